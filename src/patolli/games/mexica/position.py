"""Saved positions: JSON with a map of the island that a person can write by hand. Loading is strict.

The format is told in docs/mexica-position.md. `islandmap` reads and writes the map; what the map
shows (canals and bridges used, temples built, tiles laid) is not said a second time.
"""

from __future__ import annotations

from typing import Any

import msgspec

from patolli.core.errors import BadPosition
from patolli.core.game import Game
from patolli.core.position import Position
from patolli.core.rng import Rng
from patolli.games.mexica import MEXICA
from patolli.games.mexica.board import PILLI, THE_ISLAND, is_start
from patolli.games.mexica.data import (
    FIRST_TILES,
    POINTS_A_TURN,
    QUIET_ROUNDS,
    TAKE_LIMIT,
    TEMPLES_SECOND,
    TILES,
    TOKENS,
)
from patolli.games.mexica.islandmap import PILLI_LETTERS, draw_map, read_map
from patolli.games.mexica.panel import close_proposal, dead, largest_unfounded, remove_unusable
from patolli.games.mexica.setup import lay_out
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import OVER, sizes_of
from patolli.games.mexica.temples import hand_out

ALL_TILES = [size for size, (_, _, copies) in TILES.items() for _ in range(copies)]


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """A tile that the player on turn wants to give up, and the seat that must answer now."""

    tile: int
    answering: int


class MexicaPosition(Position, forbid_unknown_fields=True, kw_only=True):
    map: list[str]
    panel: list[int]
    later: list[int] = []
    points: list[int]
    tokens: list[int]
    period: int = 1
    round: int = 2
    turn: int = 0
    ap: int = POINTS_A_TURN
    taken: int = 0
    refused: list[int] = []
    proposal: Proposal | None = None
    quiet: int = 0
    busy: bool = False


POSITION = MexicaPosition


def describe(state: MexicaState) -> MexicaPosition:
    proposal = Proposal(state.proposal, state.answering) if state.proposal else None
    return MexicaPosition(
        **state.game.header(state, state.rng),
        map=draw_map(state),
        panel=sizes_of(state.panel),
        later=sizes_of(state.later),
        points=list(state.points),
        tokens=list(state.tokens),
        period=state.period,
        round=state.round,
        turn=state.turn,
        ap=state.ap,
        taken=state.taken,
        refused=sizes_of(state.refused),
        proposal=proposal,
        quiet=state.quiet,
        busy=state.busy,
    )


def restore(game: Game[MexicaState], saved: MexicaPosition) -> MexicaState:
    state = MexicaState(game, saved.seats, saved.options, Rng(*saved.rng))
    lay_out(state)
    check_moment(saved)
    state.period, state.round, state.turn = saved.period, saved.round, saved.turn
    state.ap, state.taken = saved.ap, saved.taken
    state.quiet, state.busy = saved.quiet, saved.busy
    if saved.period > 1:
        hand_out(state, TEMPLES_SECOND)
    laid = read_map(state, saved.map)
    check_pilli(state)
    restore_purses(state, saved)
    restore_tiles(state, saved, laid)
    restore_proposal(state, saved)
    return state


def without_dead_tiles(position: dict[str, Any]) -> dict[str, Any]:
    """From version 1 of the rules to 2: the tiles go that only the last canals kept open (MEX-R50).

    With its tile a proposal to give it up goes, too.
    """
    former = MEXICA.under(1)
    state = former.load(position)
    state.thorough = True
    remove_unusable(state)
    if state.proposal and state.refused[state.proposal] >= state.panel[state.proposal]:
        close_proposal(state)
    return former.save(state)


STEPS = {1: without_dead_tiles}


def need(condition: bool, where: str, problem: str) -> None:
    if not condition:
        raise BadPosition(where, problem)


def check_moment(saved: MexicaPosition) -> None:
    need(1 <= saved.period <= OVER, "period", f"must be 1, 2 or {OVER} (over), not {saved.period}")
    need(0 <= saved.turn < saved.seats, "turn", f"must be a seat from 0 to {saved.seats - 1}")
    need(0 <= saved.round < 2**31, "round", "must be 0 (placing the Pilli), 1, 2 …")
    need(saved.round > 0 or saved.period == 1, "round", "the Pilli are placed before period one")
    need(0 <= saved.quiet < QUIET_ROUNDS, "quiet", f"must be 0 to {QUIET_ROUNDS - 1}")
    most = POINTS_A_TURN + TOKENS
    need(0 <= saved.ap <= most, "ap", f"must be 0 to {most}, not {saved.ap}")
    need(0 <= saved.taken <= TAKE_LIMIT, "taken", f"must be 0 to {TAKE_LIMIT}, not {saved.taken}")
    if saved.period == OVER or saved.round == 0:
        need(not (saved.ap or saved.proposal), "ap", "there is no turn now: no points or proposals")
    if saved.round == 0:  # after the end, what the last turn took and refused may still lie there
        need(not (saved.taken or saved.refused), "taken", "nobody has taken or refused anything yet")


def check_pilli(state: MexicaState) -> None:
    for seat in range(state.seats):
        square = state.pilli[seat]
        letter = PILLI_LETTERS[seat]
        if state.round == 0:
            placed = seat < state.turn
            need((square != 0) == placed, "map", f"Pilli {letter} must be placed when its turn has been")
            need(not placed or is_start(square), "map", f"Pilli {letter} must begin on a start square")
        else:
            need(square != 0, "map", f"where is Pilli {letter}?")
    if state.round == 0:
        free = [square for square in THE_ISLAND.starts if not state.cell[square] & PILLI]
        need(len(free) > 1, "turn", "the last Pilli is placed without being asked")


def restore_purses(state: MexicaState, saved: MexicaPosition) -> None:
    for where, amounts in (("points", saved.points), ("tokens", saved.tokens)):
        need(len(amounts) == state.seats, where, f"must be {state.seats} numbers, one a seat")
        need(all(0 <= amount < 2**31 for amount in amounts), where, "must not be negative or huge")
    need(sum(saved.tokens) <= TOKENS, "tokens", f"there are only {TOKENS}")
    for seat in range(state.seats):
        state.points[seat] = saved.points[seat]
        state.tokens[seat] = saved.tokens[seat]


def restore_tiles(state: MexicaState, saved: MexicaPosition, laid: list[int]) -> None:
    """The tiles on the map, the panel and aside are different tiles of the fifteen."""
    left = list(ALL_TILES)
    for where, sizes in (("map", laid), ("panel", saved.panel), ("later", saved.later)):
        for size in sizes:
            need(size in left, where, f"there are not so many tiles of {size}")
            left.remove(size)
    aside = len(ALL_TILES) - FIRST_TILES if saved.period == 1 else 0
    need(len(saved.later) == aside, "later", f"must be {aside} tiles in period {saved.period}")
    need(saved.period != OVER or not saved.panel, "panel", "must be empty when the game is over")
    for size in saved.panel:
        state.panel[size] += 1
    for size in saved.later:
        state.later[size] += 1
    for size in saved.refused:
        need(size in TILES, "refused", f"there is no tile of {size}")
        state.refused[size] += 1
        need(
            state.refused[size] <= ALL_TILES.count(size), "refused", f"there are not so many tiles of {size}"
        )
    if saved.period == 2:
        largest = largest_unfounded(state)
        for size in TILES:
            usable = dead(state, size, largest) == 0
            need(usable, "panel", f"a tile of {size} can no longer be used: take it out")


def restore_proposal(state: MexicaState, saved: MexicaPosition) -> None:
    if saved.proposal is None:
        return
    tile, answering = saved.proposal.tile, saved.proposal.answering
    need(tile in saved.panel, "proposal", f"no tile of {tile} is on the panel")
    need(state.refused[tile] < state.panel[tile], "proposal", f"{tile} was refused already in this turn")
    need(0 <= answering < state.seats, "proposal", f"there is no seat {answering}")
    need(answering != state.turn, "proposal", "the proposer does not answer")
    state.proposal, state.answering = tile, answering
