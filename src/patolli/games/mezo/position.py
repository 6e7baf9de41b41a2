"""Saved positions: JSON that a person can read and write (docs/mezo-position.md). Loading is strict.

Whatever follows from the rest is left out or checked against it: units, glyphs and pyramid pieces are
conserved, Champions stand where they must, decks have the right size. At last the position must be a moment
at which somebody decides: the engine, asked to go on, changes nothing.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from patolli.core.errors import BadPosition
from patolli.core.fast import i64, vec
from patolli.core.game import Game
from patolli.core.position import Position
from patolli.core.rng import Rng
from patolli.games.mezo import board as o
from patolli.games.mezo import numbers as n
from patolli.games.mezo import targets as t
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.components.box import Thing
from patolli.games.mezo.components.option import playable
from patolli.games.mezo.notation import CARDS, KINDS, ids
from patolli.games.mezo.state import MezoState

Few = Annotated[int, Meta(ge=0, le=30)]
Number = Annotated[int, Meta(ge=0, le=9999)]
Word = Annotated[int, Meta(ge=0, lt=2**30)]
Seat = Annotated[int, Meta(ge=0, le=3)]


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
    deployed: Annotated[int, Meta(ge=0, le=3)] = 0


class FramePosition(Struct, forbid_unknown_fields=True, kw_only=True):
    """An effect under way; the names are those of `targets.py`."""

    entry: str
    step: Number  # which instruction of the entry
    actor: Seat
    same: str | None = None
    last: Number = 0
    begun: Annotated[int, Meta(ge=0, le=3)] = 0
    left: Number = 0
    touched: Number = 0
    wanted: Number = 0
    regions: list[str] = []
    into: list[str] = []
    owner: Seat | None = None
    turn: Annotated[int, Meta(ge=-1, le=3)] = 0
    by_owner: Word = 0
    by_region: Word = 0
    moved: tuple[Word, Word, Word, Word, Word, Word, Word, Word] = (0,) * 8


class MezoPosition(Position, forbid_unknown_fields=True, kw_only=True):
    age: Annotated[int, Meta(ge=1, le=3)]
    phase: str
    tribes: list[TribePosition]
    regions: dict[str, RegionPosition]
    tiles: list[str]
    wrathful: list[str]
    tile: Annotated[int, Meta(ge=0, le=4)] = 0
    blessed: str | None = None
    calendar: dict[str, Seat] = {}
    codex: dict[str, Seat] = {}
    order: list[Seat]
    step: Few = 0
    ready: list[str] = []
    pending: Few = 0
    starter: Seat = 0
    winner: Seat | None = None
    effects: Annotated[list[FramePosition], Meta(max_length=t.FRAMES - 1)] = []


POSITION = MezoPosition


# Writing.


def describe(state: MezoState) -> MezoPosition:
    box = state.box
    abilities = ids(box.abilities)
    starting = state.phase == n.START_ABILITIES
    return MezoPosition(
        **state.game.header(state, state.rng),
        age=state.age,
        phase=n.PHASES[state.phase],
        tribes=[tribe_of(state, seat) for seat in range(state.seats)],
        regions={
            box.regions[region]["id"]: region_of(state, region)
            for region in range(n.REGIONS)
            if state.is_active(region)
        },
        tiles=[box.regions[state.table[o.TILES + i]]["id"] for i in range(state.conflicts)],
        wrathful=[box.tiles[state.table[o.WRATHFUL + i]]["id"] for i in range(3)],
        tile=state.tile,
        blessed=None if state.blessed < 0 else box.regions[state.blessed]["id"],
        calendar=fields_of(state, box.calendar, o.CALENDAR_AT),
        codex=fields_of(state, box.codex, o.CODEX_AT),
        order=[state.nth(state.order, place) for place in range(state.seats)],
        step=state.step,
        ready=[one for number, one in enumerate(abilities) if starting and state.pending >> number & 1],
        pending=0 if starting else state.pending,
        starter=state.starter,
        winner=None if state.winner < 0 else state.winner,
        effects=[frame_of(state, depth) for depth in range(state.depth)],
    )


def units_in(state: MezoState, seat: int, place: int) -> Units:
    return Units(state.count(seat, n.WARRIOR, place), state.count(seat, n.SHAMAN, place))


def tribe_of(state: MezoState, seat: int) -> TribePosition:
    box, at = state.box, seat * o.TRIBE
    tribe = [state.tribe[at + i] for i in range(o.TRIBE)]
    levels = len(box.pieces)
    return TribePosition(
        vp=tribe[o.VP],
        devotion=tribe[o.DEVOTION],
        god=None if tribe[o.PATRON] < 0 else box.gods[tribe[o.PATRON]]["id"],
        vertex=None if tribe[o.AT] < 0 else box.vertices[tribe[o.AT]]["id"],
        abilities=[one for number, one in enumerate(ids(box.abilities)) if tribe[o.MARKED] >> number & 1],
        reserve=units_in(state, seat, n.RESERVE),
        xibalba=units_in(state, seat, n.XIBALBA),
        wrathful=units_in(state, seat, n.WRATH),
        sacrificed=units_in(state, seat, n.GIVEN),
        glyphs=tribe[o.GLYPHS],
        pyramid=tribe[o.PIECES : o.PIECES + levels],
        deck=[CARDS[card] for card in tribe[o.TOP : o.TOP + tribe[o.DECK]]],
        card=None if tribe[o.PLAYED] < 0 else CARDS[tribe[o.PLAYED]],
        covered=[slot + 1 for slot in range(n.SLOTS) if tribe[o.COVERED] >> slot & 1],
        strength=tribe[o.BONUS],
        reminder=[kind for number, kind in enumerate(KINDS) if tribe[o.TOKEN] >> number & 1],
    )


def region_of(state: MezoState, region: int) -> RegionPosition:
    at = region * o.LAND
    land = [state.land[at + i] for i in range(o.LAND)]
    return RegionPosition(
        altar=state.box.altars[land[o.ALTAR]]["id"],
        units=[units_in(state, seat, region) for seat in range(state.seats)],
        glyphs=land[o.STONES : o.STONES + state.seats],
        pyramid=land[o.STEPS : o.STEPS + land[o.HEIGHT]],
        champion=None if land[o.CHAMPION] < 0 else land[o.CHAMPION],
        deployed=state.table[o.PLACED + region],
    )


def fields_of(state: MezoState, fields: list[Thing], at: int) -> dict[str, int]:
    return {
        field["id"]: state.table[at + number] - 1
        for number, field in enumerate(fields)
        if state.table[at + number]
    }


def frame_of(state: MezoState, depth: int) -> FramePosition:
    frame = [state.stack[depth * t.FRAME + i] for i in range(t.FRAME)]
    regions = ids(state.box.regions)

    def listed(mask: int) -> list[str]:
        return [name for number, name in enumerate(regions) if mask >> number & 1]

    return FramePosition(
        entry=state.box.names[frame[t.ENTRY]],
        step=frame[t.PC] - state.box.start[frame[t.ENTRY]],
        actor=frame[t.ACTOR],
        same=None if frame[t.SAME] < 0 else regions[frame[t.SAME]],
        last=frame[t.LAST],
        begun=frame[t.BEGUN],
        left=frame[t.LEFT],
        touched=frame[t.TOUCHED],
        wanted=frame[t.WANTED],
        regions=listed(frame[t.FROM]),
        into=listed(frame[t.INTO]),
        owner=None if frame[t.OWNER] < 0 else frame[t.OWNER],
        turn=frame[t.TURN],
        by_owner=frame[t.BY_OWNER],
        by_region=frame[t.BY_REGION],
        moved=tuple(frame[t.MOVED : t.MOVED + 8]),  # type: ignore[arg-type]
    )


# Reading.


def number_of(names: list[str] | tuple[str, ...], name: str, where: str) -> int:
    if name not in names:
        raise BadPosition(where, f"there is no {name!r}")
    return list(names).index(name)


def restore(game: Game[MezoState], saved: MezoPosition) -> MezoState:
    from patolli.games.mezo.position_checks import check

    box = playable(saved.options["components"]).box
    state = MezoState(game, saved.seats, saved.options, box, Rng(*saved.rng))
    state.blank()
    if len(saved.tribes) != saved.seats:
        raise BadPosition("tribes", f"there are {saved.seats} seats")
    put_course(state, saved)
    put_regions(state, saved)
    put_fields(state, saved)
    for seat, tribe in enumerate(saved.tribes):
        put_tribe(state, seat, tribe)
    state.depth = len(saved.effects)
    for depth, frame in enumerate(saved.effects):
        put_frame(state, depth, frame)
    check(state)
    settle(state)
    return state


def put_course(state: MezoState, saved: MezoPosition) -> None:
    """Age, phase, order of play, tiles."""
    box, regions = state.box, ids(state.box.regions)
    state.age = saved.age
    state.phase = number_of(n.PHASES, saved.phase, "phase")
    if sorted(saved.order) != list(range(saved.seats)):
        raise BadPosition("order", f"must name each of the {saved.seats} seats once")
    state.order = sum(seat << (3 * place) for place, seat in enumerate(saved.order))
    state.step, state.tile = saved.step, saved.tile
    if saved.starter >= saved.seats:
        raise BadPosition("starter", f"there is no seat {saved.starter}")
    state.starter = saved.starter
    if saved.winner is not None:
        if saved.winner >= saved.seats:
            raise BadPosition("winner", f"there is no seat {saved.winner}")
        state.winner = saved.winner
    state.pending = saved.pending
    if saved.ready:
        if state.phase != n.START_ABILITIES or saved.pending or len(set(saved.ready)) != len(saved.ready):
            raise BadPosition("ready", "abilities are ready only at the start of the tribe stage")
        state.pending = sum(1 << number_of(ids(box.abilities), one, "ready") for one in saved.ready)
    state.conflicts = n.REGIONS - (2 if saved.seats == 3 else 1)
    if len(set(saved.tiles)) != len(saved.tiles) or len(saved.tiles) != state.conflicts:
        raise BadPosition("tiles", f"must be {state.conflicts} different regions")
    for place in range(n.REGIONS):
        name = saved.tiles[place] if place < len(saved.tiles) else None
        state.table[o.TILES + place] = -1 if name is None else number_of(regions, name, "tiles")
    if set(saved.regions) != set(saved.tiles):
        raise BadPosition("regions", "must be the regions that the tiles name")
    state.active = sum(1 << regions.index(name) for name in saved.tiles)
    if n.CHOOSE_CARDS <= state.phase < n.OVER:
        if saved.tile >= state.conflicts:
            raise BadPosition("tile", f"there are only {state.conflicts} conflicts")
        state.conflict = state.table[o.TILES + saved.tile]
    elif saved.tile:
        raise BadPosition("tile", "there is no conflict now")
    if saved.blessed is not None:
        state.blessed = number_of(regions, saved.blessed, "blessed")
    if len(saved.wrathful) != 3:
        raise BadPosition("wrathful", "must be one tile for each age")
    for age, name in enumerate(saved.wrathful):
        tile = number_of(ids(box.tiles), name, "wrathful")
        if box.tile_age[tile] != age + 1:
            raise BadPosition("wrathful", f"{name} is not a tile of age {age + 1}")
        state.table[o.WRATHFUL + age] = tile


def put_regions(state: MezoState, saved: MezoPosition) -> None:
    seen: list[str] = []
    for name, region in saved.regions.items():
        where = f"regions.{name}"
        number = number_of(ids(state.box.regions), name, "regions")
        at = number * o.LAND
        if region.altar in seen:
            raise BadPosition(where, f"{region.altar} lies in two regions")
        seen.append(region.altar)
        state.land[at + o.ALTAR] = number_of(ids(state.box.altars), region.altar, where)
        if len(region.units) > state.seats or len(region.glyphs) > state.seats:
            raise BadPosition(where, f"there are {state.seats} seats")
        for seat, units in enumerate(region.units):
            put_units(state, seat, number, units)
        for seat, glyphs in enumerate(region.glyphs):
            state.land[at + o.STONES + seat] = glyphs
        if len(region.pyramid) > len(state.box.pieces) or any(s >= state.seats for s in region.pyramid):
            raise BadPosition(where, "the pyramid is too high or has pieces of a player who is not there")
        state.land[at + o.HEIGHT] = len(region.pyramid)
        for level, owner in enumerate(region.pyramid):
            state.land[at + o.STEPS + level] = owner
        if region.champion is not None:
            if region.champion >= state.seats:
                raise BadPosition(where, f"there is no seat {region.champion}")
            state.land[at + o.CHAMPION] = region.champion
        state.table[o.PLACED + number] = region.deployed


def put_units(state: MezoState, seat: int, place: int, units: Units) -> None:
    state.units[(seat * 2 + n.WARRIOR) * n.PLACES + place] = units.warriors
    state.units[(seat * 2 + n.SHAMAN) * n.PLACES + place] = units.shamans


def put_fields(state: MezoState, saved: MezoPosition) -> None:
    for where, fields, things, at, kind in (
        ("calendar", saved.calendar, state.box.calendar, o.CALENDAR_AT, n.SHAMAN),
        ("codex", saved.codex, state.box.codex, o.CODEX_AT, n.WARRIOR),
    ):
        for name, seat in fields.items():
            if seat >= state.seats:
                raise BadPosition(where, f"there is no seat {seat}")
            state.table[at + number_of(ids(things), name, where)] = seat + 1
            state.units[(seat * 2 + kind) * n.PLACES + n.FIELD] += 1


def put_tribe(state: MezoState, seat: int, saved: TribePosition) -> None:
    box, at, where = state.box, seat * o.TRIBE, f"tribes[{seat}]"
    if saved.devotion >= len(box.space_level):
        raise BadPosition(where, f"the Devotion track ends at {len(box.space_level) - 1}")
    state.tribe[at + o.VP] = saved.vp
    state.tribe[at + o.DEVOTION] = saved.devotion
    if saved.god is not None:
        state.tribe[at + o.PATRON] = number_of(ids(box.gods), saved.god, where)
    if saved.vertex is not None:
        state.tribe[at + o.AT] = number_of(ids(box.vertices), saved.vertex, where)
    for name in saved.abilities:
        state.tribe[at + o.MARKED] |= 1 << number_of(ids(box.abilities), name, where)
    if len(set(saved.abilities)) != len(saved.abilities):
        raise BadPosition(where, "an ability is marked twice")
    put_units(state, seat, n.XIBALBA, saved.xibalba)
    put_units(state, seat, n.WRATH, saved.wrathful)
    put_units(state, seat, n.GIVEN, saved.sacrificed)
    put_reserve(state, seat, saved, where)
    put_resources(state, seat, saved, where)
    put_cards(state, seat, saved, where)
    if any(slot not in (1, 2, 3) for slot in saved.covered) or len(set(saved.covered)) != len(saved.covered):
        raise BadPosition(where, "covered must name actions 1 to 3, each once")
    state.tribe[at + o.COVERED] = sum(1 << (slot - 1) for slot in saved.covered)
    state.tribe[at + o.BONUS] = saved.strength
    if len(set(saved.reminder)) != len(saved.reminder):
        raise BadPosition(where, "a reminder token lies there twice")
    state.tribe[at + o.TOKEN] = sum(1 << number_of(KINDS, kind, where) for kind in saved.reminder)


def put_reserve(state: MezoState, seat: int, saved: TribePosition, where: str) -> None:
    """What is nowhere else is in the reserves."""
    for kind, total in ((n.WARRIOR, state.box.warriors), (n.SHAMAN, state.box.shamans)):
        at = (seat * 2 + kind) * n.PLACES
        state.units[at + n.RESERVE] = 0
        elsewhere = sum(state.units[at + place] for place in range(n.PLACES))
        if elsewhere > total:
            raise BadPosition(where, f"more than the {total} {KINDS[kind]}s there are")
        state.units[at + n.RESERVE] = total - elsewhere
    if saved.reserve not in (None, units_in(state, seat, n.RESERVE)):
        raise BadPosition(f"{where}.reserve", "does not add up with the units elsewhere")


def put_resources(state: MezoState, seat: int, saved: TribePosition, where: str) -> None:
    """Glyphs and pyramid pieces that are not on the board are in the resources."""
    box, at = state.box, seat * o.TRIBE
    glyphs = box.glyphs - state.glyphs_on_board(seat)
    pieces = [
        box.pieces[level]
        - sum(
            state.land[region * o.LAND + o.HEIGHT] > level
            and state.land[region * o.LAND + o.STEPS + level] == seat
            for region in range(n.REGIONS)
        )
        for level in range(len(box.pieces))
    ]
    if glyphs < 0 or min(pieces) < 0:
        raise BadPosition(where, "more glyphs or pyramid pieces on the board than there are")
    if saved.glyphs not in (None, glyphs) or saved.pyramid not in (None, pieces):
        raise BadPosition(where, "glyphs and pyramid do not add up with the pieces on the board")
    state.tribe[at + o.GLYPHS] = glyphs
    for level, left in enumerate(pieces):
        state.tribe[at + o.PIECES + level] = left


def put_cards(state: MezoState, seat: int, saved: TribePosition, where: str) -> None:
    at = seat * o.TRIBE
    cards = [number_of(CARDS, name, f"{where}.deck") for name in saved.deck]
    if saved.card is not None:
        state.tribe[at + o.PLAYED] = number_of(CARDS, saved.card, f"{where}.card")
        cards.append(state.tribe[at + o.PLAYED])
    if len(set(cards)) != len(cards):
        raise BadPosition(f"{where}.deck", "a card is there twice")
    state.tribe[at + o.DECK] = len(saved.deck)
    for place in range(len(saved.deck)):
        state.tribe[at + o.TOP + place] = cards[place]
    if state.conflict >= 0:  # what is known of the own deck follows from the hand
        most = 3 if saved.card is None else 2
        state.tribe[at + o.SEEN] = min(most, len(saved.deck))


def put_frame(state: MezoState, depth: int, saved: FramePosition) -> None:
    box, where = state.box, f"effects[{depth}]"
    regions = ids(box.regions)
    entry = number_of(box.names, saved.entry, where)
    length = 0
    while box.code[(box.start[entry] + length) * b.WIDTH] != b.END:
        length += 1
    if saved.step > length or saved.actor >= state.seats:
        raise BadPosition(where, "this effect has no such step or actor")

    def mask(names: list[str]) -> int:
        found = sum(1 << number_of(regions, name, where) for name in set(names))
        if len(set(names)) != len(names) or found & ~state.active:
            raise BadPosition(where, "a region is Desolate or named twice")
        return found

    same = -1 if saved.same is None else number_of(regions, saved.same, where)
    if same >= 0 and not state.is_active(same):
        raise BadPosition(where, "a region is Desolate")
    owner = -1 if saved.owner is None else saved.owner
    if owner >= state.seats or saved.turn >= state.seats:
        raise BadPosition(where, f"there is no seat {max(owner, saved.turn)}")
    values = [
        box.start[entry] + saved.step, saved.actor, entry, same, saved.last, saved.begun, saved.left,
        saved.touched, saved.wanted, mask(saved.regions), mask(saved.into), owner, saved.turn,
        saved.by_owner, saved.by_region, *saved.moved,
    ]  # fmt: skip
    for number, value in enumerate(values):
        state.stack[depth * t.FRAME + number] = value


def settle(state: MezoState) -> None:
    """Ask the engine to go on: at a moment of decision it changes nothing and has a menu."""
    before = snapshot(state)
    state.advance()
    if snapshot(state) != before:
        raise BadPosition("phase", "this is not a moment at which somebody decides")


def snapshot(state: MezoState) -> list[list[int]]:
    arrays: list[vec[i64]] = [state.units, state.tribe, state.land, state.table]
    course = [state.phase, state.depth, state.step, state.pending, state.tile, state.age, state.conflict]
    live = [state.stack[i] for i in range(state.depth * t.FRAME)]
    return [*(list(array) for array in arrays), live, course]
