"""Saved positions: JSON that a person can read and write (docs/mezo-position.md). Loading is strict.

`position_writing` says what a position looks like. What follows from the rest may be left out; whatever is
said must fit (`position_checks`). At last a position must be a moment at which somebody decides: the engine,
asked to go on, changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from patolli.core.errors import BadPosition
from patolli.core.fast import i64, vec
from patolli.core.game import Game
from patolli.core.rng import Rng
from patolli.games.mezo import MEZO
from patolli.games.mezo import board as b
from patolli.games.mezo import frames as f
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.components.option import playable
from patolli.games.mezo.data import AGES, CARDS, HAND, KINDS, REGIONS, SHAMAN, SLOTS, UNITS, WARRIOR
from patolli.games.mezo.notation import ids
from patolli.games.mezo.position_checks import check
from patolli.games.mezo.position_writing import (
    FramePosition,
    MezoPosition,
    RegionPosition,
    TribePosition,
    Units,
    units_in,
)
from patolli.games.mezo.position_writing import describe as describe
from patolli.games.mezo.setup import desolate_regions, lay_out
from patolli.games.mezo.state import MezoState, advance, empty_table
from patolli.games.mezo.table import (
    CHOOSE_CARDS,
    ORDER_BITS,
    OVER,
    PHASES,
    START_ABILITIES,
    glyphs_on_board,
    is_active,
)

POSITION = MezoPosition


def restore(game: Game[MezoState], saved: MezoPosition) -> MezoState:
    box = playable(saved.options["components"]).box
    state = empty_table(game, saved.seats, saved.options, box, Rng(*saved.rng))
    lay_out(state)
    if len(saved.tribes) != saved.seats:
        raise BadPosition("tribes", f"there are {saved.seats} seats")
    put_course(state, saved)
    put_tiles(state, saved)
    put_regions(state, saved)
    put_fields(state, saved)
    for seat, tribe in enumerate(saved.tribes):
        put_tribe(state, seat, tribe)
    state.depth = len(saved.effects)
    for depth, frame in enumerate(saved.effects):
        put_frame(state, depth, frame)
    check(state)
    go_on(state)
    return state


# What many fields need.


def number_of(names: Sequence[str], name: str, where: str) -> int:
    if name not in names:
        raise BadPosition(where, f"there is no {name!r}")
    return list(names).index(name)


def number_or_none(names: Sequence[str], name: str | None, where: str) -> int:
    return -1 if name is None else number_of(names, name, where)


def set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def once(names: Sequence[object], where: str, problem: str) -> None:
    """Refuse a list in which something stands twice."""
    if len(set(names)) != len(names):
        raise BadPosition(where, problem)


def seat_or_none(state: MezoState, seat: int | None, where: str) -> int:
    if seat is not None and seat >= state.seats:
        raise BadPosition(where, f"there is no seat {seat}")
    return -1 if seat is None else seat


def put_units(state: MezoState, seat: int, place: int, units: Units) -> None:
    state.units[(seat * KINDS + WARRIOR) * b.PLACES + place] = units.warriors
    state.units[(seat * KINDS + SHAMAN) * b.PLACES + place] = units.shamans


# The course of the game.


def put_course(state: MezoState, saved: MezoPosition) -> None:
    """Age, phase, order of play."""
    phases = list(PHASES.values())
    state.age = saved.age
    state.phase = list(PHASES)[number_of(phases, saved.phase, "phase")]
    if sorted(saved.order) != list(range(saved.seats)):
        raise BadPosition("order", f"must name each of the {saved.seats} seats once")
    state.order = sum(seat << (ORDER_BITS * place) for place, seat in enumerate(saved.order))
    state.step, state.tile = saved.step, saved.tile
    state.starter = seat_or_none(state, saved.starter, "starter")
    state.winner = seat_or_none(state, saved.winner, "winner")
    state.pending = saved.pending
    if saved.ready:
        problem = "abilities are ready only at the start of the tribe stage"
        if state.phase != START_ABILITIES or saved.pending:
            raise BadPosition("ready", problem)
        once(saved.ready, "ready", problem)
        abilities = ids(state.box.abilities)
        state.pending = set_of(number_of(abilities, one, "ready") for one in saved.ready)


def put_tiles(state: MezoState, saved: MezoPosition) -> None:
    """The conflict tiles, and so the regions in play; the Blessed one; the Wrathful God."""
    regions, tiles = ids(state.box.regions), ids(state.box.tiles)
    state.conflicts = REGIONS - desolate_regions(saved.seats)
    if len(set(saved.tiles)) != len(saved.tiles) or len(saved.tiles) != state.conflicts:
        raise BadPosition("tiles", f"must be {state.conflicts} different regions")
    for place in range(REGIONS):
        name = saved.tiles[place] if place < len(saved.tiles) else None
        state.common[b.TILES + place] = number_or_none(regions, name, "tiles")
    if set(saved.regions) != set(saved.tiles):
        raise BadPosition("regions", "must be the regions that the tiles name")
    state.active = set_of(regions.index(name) for name in saved.tiles)
    if CHOOSE_CARDS <= state.phase < OVER:
        if saved.tile >= state.conflicts:
            raise BadPosition("tile", f"there are only {state.conflicts} conflicts")
        state.conflict = state.common[b.TILES + saved.tile]
    elif saved.tile:
        raise BadPosition("tile", "there is no conflict now")
    state.blessed = number_or_none(regions, saved.blessed, "blessed")
    if len(saved.wrathful) != AGES:
        raise BadPosition("wrathful", "must be one tile for each age")
    for age, name in enumerate(saved.wrathful):
        tile = number_of(tiles, name, "wrathful")
        if state.box.tile_age[tile] != age + 1:
            raise BadPosition("wrathful", f"{name} is not a tile of age {age + 1}")
        state.common[b.WRATHFUL + age] = tile


# Regions and fields.


def put_regions(state: MezoState, saved: MezoPosition) -> None:
    seen: list[str] = []
    for name, region in saved.regions.items():
        if region.altar in seen:
            raise BadPosition(f"regions.{name}", f"{region.altar} lies in two regions")
        seen.append(region.altar)
        put_region(state, number_of(ids(state.box.regions), name, "regions"), region, f"regions.{name}")


def put_region(state: MezoState, number: int, region: RegionPosition, where: str) -> None:
    at = number * b.LAND
    state.land[at + b.ALTAR] = number_of(ids(state.box.altars), region.altar, where)
    if len(region.units) > state.seats or len(region.glyphs) > state.seats:
        raise BadPosition(where, f"there are {state.seats} seats")
    for seat, units in enumerate(region.units):
        put_units(state, seat, number, units)
    for seat, glyphs in enumerate(region.glyphs):
        state.land[at + b.STONES + seat] = glyphs
    if len(region.pyramid) > len(state.box.pieces) or any(seat >= state.seats for seat in region.pyramid):
        raise BadPosition(where, "the pyramid is too high or has pieces of a player who is not there")
    state.land[at + b.HEIGHT] = len(region.pyramid)
    for level, owner in enumerate(region.pyramid):
        state.land[at + b.STEPS + level] = owner
    state.land[at + b.CHAMPION] = seat_or_none(state, region.champion, where)
    state.common[b.PLACED + number] = region.deployed


def put_fields(state: MezoState, saved: MezoPosition) -> None:
    for where, fields, things, at, kind in (
        ("calendar", saved.calendar, state.box.calendar, b.CALENDAR, SHAMAN),
        ("codex", saved.codex, state.box.codex, b.CODEX, WARRIOR),
    ):
        for name, owner in fields.items():
            seat = seat_or_none(state, owner, where)
            state.common[at + number_of(ids(things), name, where)] = seat + 1
            state.units[(seat * KINDS + kind) * b.PLACES + b.FIELD] += 1


# Tribes.


def put_tribe(state: MezoState, seat: int, saved: TribePosition) -> None:
    box, at, where = state.box, seat * b.TRIBE, f"tribes[{seat}]"
    if saved.devotion >= len(box.space_level):
        raise BadPosition(where, f"the Devotion track ends at {len(box.space_level) - 1}")
    state.tribe[at + b.VP] = saved.vp
    state.tribe[at + b.DEVOTION] = saved.devotion
    state.tribe[at + b.PATRON] = number_or_none(ids(box.gods), saved.god, where)
    state.tribe[at + b.AT] = number_or_none(ids(box.vertices), saved.vertex, where)
    abilities = [number_of(ids(box.abilities), name, where) for name in saved.abilities]
    once(abilities, where, "an ability is marked twice")
    state.tribe[at + b.MARKED] = set_of(abilities)
    put_units(state, seat, b.XIBALBA, saved.xibalba)
    put_units(state, seat, b.WRATH, saved.wrathful)
    put_units(state, seat, b.GIVEN, saved.sacrificed)
    put_reserve(state, seat, saved, where)
    put_resources(state, seat, saved, where)
    put_cards(state, seat, saved, where)
    problem = f"covered must name actions 1 to {SLOTS}, each once"
    if any(not 1 <= slot <= SLOTS for slot in saved.covered):
        raise BadPosition(where, problem)
    once(saved.covered, where, problem)
    state.tribe[at + b.COVERED] = set_of(slot - 1 for slot in saved.covered)
    state.tribe[at + b.BONUS] = saved.strength
    once(saved.reminder, where, "a reminder token lies there twice")
    state.tribe[at + b.TOKEN] = set_of(number_of(UNITS, kind, where) for kind in saved.reminder)


def put_reserve(state: MezoState, seat: int, saved: TribePosition, where: str) -> None:
    """What is nowhere else is in the reserves."""
    for kind, total in ((WARRIOR, state.box.warriors), (SHAMAN, state.box.shamans)):
        at = (seat * KINDS + kind) * b.PLACES
        state.units[at + b.RESERVE] = 0
        elsewhere = sum(state.units[at + place] for place in range(b.PLACES))
        if elsewhere > total:
            raise BadPosition(where, f"more than the {total} {UNITS[kind]}s there are")
        state.units[at + b.RESERVE] = total - elsewhere
    if saved.reserve not in (None, units_in(state, seat, b.RESERVE)):
        raise BadPosition(f"{where}.reserve", "does not add up with the units elsewhere")


def put_resources(state: MezoState, seat: int, saved: TribePosition, where: str) -> None:
    """Glyphs and pyramid pieces that are not on the board are in the resources."""
    box, at = state.box, seat * b.TRIBE
    glyphs = box.glyphs - glyphs_on_board(state, seat)
    pieces = [box.pieces[level] - pieces_on_board(state, seat, level) for level in range(len(box.pieces))]
    if glyphs < 0 or min(pieces) < 0:
        raise BadPosition(where, "more glyphs or pyramid pieces on the board than there are")
    if saved.glyphs not in (None, glyphs) or saved.pyramid not in (None, pieces):
        raise BadPosition(where, "glyphs and pyramid do not add up with the pieces on the board")
    state.tribe[at + b.GLYPHS] = glyphs
    for level, left in enumerate(pieces):
        state.tribe[at + b.PIECES + level] = left


def pieces_on_board(state: MezoState, seat: int, level: int) -> int:
    """Pyramids of which a tribe owns the piece of this level, counted from 0."""
    lands = [region * b.LAND for region in range(REGIONS)]
    return sum(state.land[at + b.HEIGHT] > level and state.land[at + b.STEPS + level] == seat for at in lands)


def put_cards(state: MezoState, seat: int, saved: TribePosition, where: str) -> None:
    at = seat * b.TRIBE
    deck = [number_of(CARDS, name, f"{where}.deck") for name in saved.deck]
    played = number_or_none(CARDS, saved.card, f"{where}.card")
    once([*deck, played], f"{where}.deck", "a card is there twice")
    state.tribe[at + b.PLAYED] = played
    state.tribe[at + b.DECK] = len(deck)
    for place, card in enumerate(deck):
        state.tribe[at + b.TOP + place] = card
    if state.conflict >= 0:  # what is known of the own deck follows from the hand
        most = HAND if saved.card is None else HAND - 1
        state.tribe[at + b.SEEN] = min(most, len(deck))


# Effects under way.


def put_frame(state: MezoState, depth: int, saved: FramePosition) -> None:
    box, where = state.box, f"effects[{depth}]"
    entry = number_of(box.names, saved.entry, where)
    length = 0
    while box.code[(box.start[entry] + length) * ins.WIDTH + ins.OP] != ins.END:
        length += 1
    if saved.step > length or saved.actor >= state.seats:
        raise BadPosition(where, "this effect has no such step or actor")
    same = number_or_none(ids(box.regions), saved.same, where)
    if same >= 0 and not is_active(state, same):
        raise BadPosition(where, "a region is Desolate")
    owner = -1 if saved.owner is None else saved.owner
    if owner >= state.seats or saved.turn >= state.seats:
        raise BadPosition(where, f"there is no seat {max(owner, saved.turn)}")
    frame = {
        f.PC: box.start[entry] + saved.step,
        f.ACTOR: saved.actor,
        f.ENTRY: entry,
        f.SAME: same,
        f.LAST: saved.last,
        f.BEGUN: saved.begun,
        f.LEFT: saved.left,
        f.TOUCHED: saved.touched,
        f.WANTED: saved.wanted,
        f.FROM: regions_in_play(state, saved.regions, where),
        f.INTO: regions_in_play(state, saved.into, where),
        f.OWNER: owner,
        f.TURN: saved.turn,
        f.BY_OWNER: saved.by_owner,
        f.BY_REGION: saved.by_region,
    } | {f.MOVED + number: word for number, word in enumerate(saved.moved)}
    for field, value in frame.items():
        state.stack[depth * f.FRAME + field] = value


def regions_in_play(state: MezoState, names: list[str], where: str) -> int:
    found = set_of({number_of(ids(state.box.regions), name, where) for name in names})
    if len(set(names)) != len(names) or found & ~state.active:
        raise BadPosition(where, "a region is Desolate or named twice")
    return found


def go_on(state: MezoState) -> None:
    """Ask the engine to go on: at a moment of decision it changes nothing and has a menu."""
    before = snapshot(state)
    advance(state)
    if snapshot(state) != before:
        raise BadPosition("phase", "this is not a moment at which somebody decides")


def snapshot(state: MezoState) -> list[list[int]]:
    arrays: list[vec[i64]] = [state.units, state.tribe, state.land, state.common]
    course = [state.phase, state.depth, state.step, state.pending, state.tile, state.age, state.conflict]
    live = [state.stack[i] for i in range(state.depth * f.FRAME)]
    return [*(list(array) for array in arrays), live, course]


def without_vain_question(position: dict[str, Any]) -> dict[str, Any]:
    """From version 1 of the rules to 2: what asked for a region in vain goes on."""
    state = MEZO.under(1).load(position)
    state.game = MEZO
    advance(state)
    return MEZO.save(state)


STEPS = {1: without_vain_question}
