"""What a saved position says (docs/mezo-position.md), and how one is written."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from patolli.core.position import Position
from patolli.games.mezo import board as b
from patolli.games.mezo import frames as f
from patolli.games.mezo.components.box import Thing
from patolli.games.mezo.data import (
    AGES,
    CARDS,
    CONFLICTS,
    DEPLOY_LIMIT,
    REGIONS,
    SEATS,
    SHAMAN,
    SLOTS,
    UNITS,
    WARRIOR,
)
from patolli.games.mezo.notation import counted, ids, members
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.table import PHASES, START_ABILITIES, count, is_active, nth

Few = Annotated[int, Meta(ge=0, le=30)]
Number = Annotated[int, Meta(ge=0, le=9999)]
Word = Annotated[int, Meta(ge=0, lt=2**30)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]


class Units(Struct, forbid_unknown_fields=True, frozen=True):
    warriors: Few = 0
    shamans: Few = 0


class TribePosition(Struct, forbid_unknown_fields=True, kw_only=True):
    vp: Number
    devotion: Number = 0
    god: str | None = None
    vertex: str | None = None
    abilities: list[str] = []
    reserve: Units | None = None  # what is nowhere else
    xibalba: Units = Units()
    wrathful: Units = Units()
    sacrificed: Units = Units()
    glyphs: Few | None = None  # in the resources: what is not on the board
    pyramid: list[Few] | None = None
    deck: list[str] = []
    card: str | None = None
    covered: list[int] = []
    strength: Number = 0
    reminder: list[str] = []


class RegionPosition(Struct, forbid_unknown_fields=True, kw_only=True):
    altar: str
    units: list[Units] = []
    glyphs: list[Few] = []
    pyramid: list[Seat] = []
    champion: Seat | None = None
    deployed: Annotated[int, Meta(ge=0, le=DEPLOY_LIMIT)] = 0


class FramePosition(Struct, forbid_unknown_fields=True, kw_only=True):
    """An effect under way; the names are those of `frames`."""

    entry: str
    step: Number  # which instruction of the entry
    actor: Seat
    same: str | None = None
    last: Number = 0
    begun: Annotated[int, Meta(ge=f.FRESH, le=f.CLOSING)] = f.FRESH
    left: Number = 0
    touched: Number = 0
    wanted: Number = 0
    regions: list[str] = []
    into: list[str] = []
    owner: Seat | None = None
    turn: Annotated[int, Meta(ge=-1, lt=SEATS)] = 0
    by_owner: Word = 0
    by_region: Word = 0
    moved: tuple[Word, Word, Word, Word, Word, Word, Word, Word] = (0,) * 8


class MezoPosition(Position, forbid_unknown_fields=True, kw_only=True):
    age: Annotated[int, Meta(ge=1, le=AGES)]
    phase: str
    tribes: list[TribePosition]
    regions: dict[str, RegionPosition]
    tiles: list[str]
    wrathful: list[str]
    tile: Annotated[int, Meta(ge=0, lt=CONFLICTS)] = 0
    blessed: str | None = None
    calendar: dict[str, Seat] = {}
    codex: dict[str, Seat] = {}
    order: list[Seat]
    step: Few = 0
    ready: list[str] = []
    pending: Few = 0
    starter: Seat = 0
    winner: Seat | None = None
    effects: Annotated[list[FramePosition], Meta(max_length=f.FRAMES - 1)] = []


def describe(state: MezoState) -> MezoPosition:
    box = state.box
    starting = state.phase == START_ABILITIES
    regions = ids(box.regions)
    return MezoPosition(
        **state.game.header(state, state.rng),
        age=state.age,
        phase=PHASES[state.phase],
        tribes=[tribe_of(state, seat) for seat in range(state.seats)],
        regions={
            regions[region]: region_of(state, region) for region in range(REGIONS) if is_active(state, region)
        },
        tiles=[regions[state.common[b.TILES + i]] for i in range(state.conflicts)],
        wrathful=[ids(box.tiles)[state.common[b.WRATHFUL + age]] for age in range(AGES)],
        tile=state.tile,
        blessed=named(state.blessed, box.regions),
        calendar=fields_of(state, box.calendar, b.CALENDAR),
        codex=fields_of(state, box.codex, b.CODEX),
        order=[nth(state.order, place) for place in range(state.seats)],
        step=state.step,
        ready=members(state.pending, ids(box.abilities)) if starting else [],
        pending=0 if starting else state.pending,
        starter=state.starter,
        winner=None if state.winner < 0 else state.winner,
        effects=[frame_of(state, depth) for depth in range(state.depth)],
    )


def named(number: int, things: list[Thing]) -> str | None:
    """The id of a thing, None for none."""
    return None if number < 0 else things[number]["id"]


def units_in(state: MezoState, seat: int, place: int) -> Units:
    return Units(count(state, seat, WARRIOR, place), count(state, seat, SHAMAN, place))


def tribe_of(state: MezoState, seat: int) -> TribePosition:
    box, at = state.box, seat * b.TRIBE
    tribe = [state.tribe[at + field] for field in range(b.TRIBE)]
    return TribePosition(
        vp=tribe[b.VP],
        devotion=tribe[b.DEVOTION],
        god=named(tribe[b.PATRON], box.gods),
        vertex=named(tribe[b.AT], box.vertices),
        abilities=members(tribe[b.MARKED], ids(box.abilities)),
        reserve=units_in(state, seat, b.RESERVE),
        xibalba=units_in(state, seat, b.XIBALBA),
        wrathful=units_in(state, seat, b.WRATH),
        sacrificed=units_in(state, seat, b.GIVEN),
        glyphs=tribe[b.GLYPHS],
        pyramid=tribe[b.PIECES : b.PIECES + len(box.pieces)],
        deck=[CARDS[card] for card in tribe[b.TOP : b.TOP + tribe[b.DECK]]],
        card=None if tribe[b.PLAYED] < 0 else CARDS[tribe[b.PLAYED]],
        covered=[int(slot) for slot in members(tribe[b.COVERED], counted(SLOTS))],
        strength=tribe[b.BONUS],
        reminder=members(tribe[b.TOKEN], UNITS),
    )


def region_of(state: MezoState, region: int) -> RegionPosition:
    at = region * b.LAND
    land = [state.land[at + field] for field in range(b.LAND)]
    return RegionPosition(
        altar=state.box.altars[land[b.ALTAR]]["id"],
        units=[units_in(state, seat, region) for seat in range(state.seats)],
        glyphs=land[b.STONES : b.STONES + state.seats],
        pyramid=land[b.STEPS : b.STEPS + land[b.HEIGHT]],
        champion=None if land[b.CHAMPION] < 0 else land[b.CHAMPION],
        deployed=state.common[b.PLACED + region],
    )


def fields_of(state: MezoState, fields: list[Thing], at: int) -> dict[str, int]:
    """Who has a unit on which field; none is 0, so seats count from 1 there."""
    owners = {field["id"]: state.common[at + number] for number, field in enumerate(fields)}
    return {field: owner - 1 for field, owner in owners.items() if owner}


def frame_of(state: MezoState, depth: int) -> FramePosition:
    frame = [state.stack[depth * f.FRAME + field] for field in range(f.FRAME)]
    regions = ids(state.box.regions)
    return FramePosition(
        entry=state.box.names[frame[f.ENTRY]],
        step=frame[f.PC] - state.box.start[frame[f.ENTRY]],
        actor=frame[f.ACTOR],
        same=named(frame[f.SAME], state.box.regions),
        last=frame[f.LAST],
        begun=frame[f.BEGUN],
        left=frame[f.LEFT],
        touched=frame[f.TOUCHED],
        wanted=frame[f.WANTED],
        regions=members(frame[f.FROM], regions),
        into=members(frame[f.INTO], regions),
        owner=None if frame[f.OWNER] < 0 else frame[f.OWNER],
        turn=frame[f.TURN],
        by_owner=frame[f.BY_OWNER],
        by_region=frame[f.BY_REGION],
        moved=tuple(frame[f.MOVED : f.MOVED + f.MOVED_WORDS]),  # type: ignore[arg-type]
    )
