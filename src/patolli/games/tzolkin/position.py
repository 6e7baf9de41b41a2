"""Saved positions: JSON that a person can read and write. Loading is strict: nothing exists twice.

What each field means is told in docs/tzolkin-position.md.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from patolli.core.game import Game
from patolli.core.position import Position
from patolli.core.rng import Rng
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    BUILT,
    CORN,
    CORN_TILES,
    GOLD,
    GROUPS,
    HAND,
    JUNGLE,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LIGHT,
    MONUMENTS,
    PILE,
    POINTS,
    QUARTERS,
    ROW,
    SEAT,
    SKULL,
    STACK,
    STONE,
    TECH,
    TEMPLE,
    TILES,
    WOOD,
    WOOD_TILES,
    WORKERS,
)
from patolli.games.tzolkin.notation import building_key, keys_of, numbers_of, standing
from patolli.games.tzolkin.pending import WORDS
from patolli.games.tzolkin.position_reading import (
    demand,
    put_buildings,
    put_calendar,
    put_farms,
    put_jungle,
    put_monuments,
    put_seat,
    put_skulls,
    put_tiles,
    put_turn,
    put_workers,
)
from patolli.games.tzolkin.state import TzolkinState, empty_table
from patolli.games.tzolkin.table import PHASES


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    corn: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skulls: int = 0
    points: float = 0.0
    workers: int = data.START_WORKERS
    temples: tuple[int, int, int] = (1, 1, 1)
    technologies: tuple[int, int, int, int] = (0, 0, 0, 0)
    light: bool = True
    corn_tiles: int = 0
    wood_tiles: int = 0
    tiles: list[str] = []
    hand: list[str] = []
    buildings: list[str] = []
    monuments: list[str] = []


class Group(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    wood: int
    corn: int


class TzolkinPosition(Position, forbid_unknown_fields=True, kw_only=True):
    phase: Literal["keep", "start", "place", "pick", "turn", "over"]
    day: int = 0
    food_days: int = 0
    first: int = 0
    turn: int = 0
    placed: int = 0
    begged: bool = False
    mercy: bool = False
    first_space: int | None = None
    corn_days: list[int] = []
    wheels: dict[str, dict[str, int | Literal["neutral"]]]
    skulls: list[int] = []  # spaces of Chichen Itza
    jungle: dict[str, Group]
    row: list[str | None]
    piles: tuple[list[str], list[str]]
    monuments: list[str]
    drawn: list[str] = []
    players: list[SeatPosition]
    pending: list[str] = []


POSITION = TzolkinPosition


# Writing.


def pile_keys(state: TzolkinState) -> tuple[list[str], list[str]]:
    pile = [data.BUILDING_KEYS[state.table[PILE + at]] for at in range(ALL_BUILDINGS)]
    return pile[state.next_one : AGE_ONE], pile[state.next_two :]


def wheel_dict(state: TzolkinState, wheel: int) -> dict[str, int | Literal["neutral"]]:
    teeth = {str(tooth): standing(state.standing(wheel, tooth)) for tooth in range(data.TEETH[wheel])}
    return {tooth: worker for tooth, worker in teeth.items() if worker is not None}


def describe_seat(state: TzolkinState, seat: int) -> SeatPosition:
    own = state.own[seat * SEAT : (seat + 1) * SEAT]
    return SeatPosition(
        corn=own[CORN],
        wood=own[WOOD],
        stone=own[STONE],
        gold=own[GOLD],
        skulls=own[SKULL],
        points=own[POINTS] / QUARTERS,
        workers=own[WORKERS],
        temples=(own[TEMPLE], own[TEMPLE + 1], own[TEMPLE + 2]),
        technologies=(own[TECH], own[TECH + 1], own[TECH + 2], own[TECH + 3]),
        light=own[LIGHT] == 1,
        corn_tiles=own[CORN_TILES],
        wood_tiles=own[WOOD_TILES],
        tiles=keys_of(own[TILES], data.TILE_KEYS),
        hand=keys_of(own[HAND], data.TILE_KEYS),
        buildings=keys_of(own[BUILT], data.BUILDING_KEYS),
        monuments=keys_of(own[MONUMENTS], data.MONUMENT_KEYS),
    )


def describe(state: TzolkinState) -> TzolkinPosition:
    return TzolkinPosition(
        **state.game.header(state, state.rng),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        day=state.day,
        food_days=state.held,
        first=state.first,
        turn=state.turn,
        placed=state.placed,
        begged=state.begged == 1,
        mercy=state.mercy == 1,
        first_space=state.first_space - 1 if state.first_space else None,
        corn_days=numbers_of(state.corn_days),
        wheels={name: wheel_dict(state, wheel) for wheel, name in enumerate(data.WHEELS)},
        skulls=numbers_of(state.offered),
        jungle={
            str(group + JUNGLE): Group(
                wood=state.table[JUNGLE_WOOD + group], corn=state.table[JUNGLE_CORN + group]
            )
            for group in range(GROUPS)
        },
        row=[building_key(state.table[ROW + slot]) for slot in range(data.ROW)],
        piles=pile_keys(state),
        monuments=keys_of(state.shown, data.MONUMENT_KEYS),
        drawn=keys_of(state.drawn, data.TILE_KEYS),
        players=[describe_seat(state, seat) for seat in range(state.seats)],
        pending=[WORDS[state.table[STACK + at]] for at in range(state.depth)],
    )


# Reading.


def restore(game: Game[TzolkinState], saved: TzolkinPosition) -> TzolkinState:
    state = empty_table(game, saved.seats, saved.options, Rng(*saved.rng))
    demand(len(saved.players) == saved.seats, "players", f"{len(saved.players)} for {saved.seats} seats")
    put_calendar(state, saved)
    for seat in range(saved.seats):
        put_seat(state, seat, saved.players[seat])
    put_workers(state, saved)
    put_skulls(state, saved)
    put_jungle(state, saved)
    put_tiles(state, saved)
    put_buildings(state, saved)
    put_monuments(state, saved)
    put_farms(state, saved)
    put_turn(state, saved)
    return state
