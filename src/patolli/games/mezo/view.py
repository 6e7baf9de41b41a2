"""What a player sees: everything on the table, the own hand, and of the others' cards only what was played.

The view also brings what is printed: the map, and every card, field, tile, altar and ability with its
sentence in four languages and a note where its values come from. A board needs no rules to be drawn from it.
"""

from __future__ import annotations

from typing import Any

from patolli.games.mezo import board as b
from patolli.games.mezo import frames as f
from patolli.games.mezo import table as t
from patolli.games.mezo.board import has
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.components.box import Thing
from patolli.games.mezo.components.compiler import OPERATION_NAMES
from patolli.games.mezo.components.language import ComponentSet
from patolli.games.mezo.components.option import PlayableSet
from patolli.games.mezo.data import AGES, CARDS, COLOURS, REGIONS, SHAMAN, SLOTS, UNITS, WARRIOR
from patolli.games.mezo.legal import hand_size
from patolli.games.mezo.majorities import majority
from patolli.games.mezo.notation import counted, ids, members
from patolli.games.mezo.position_writing import named
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.strength import (
    champion_strength,
    gained_strength,
    given_strength,
    glyph_strength,
    strength,
    strongest,
    unit_strength,
)
from patolli.games.mezo.table import count, is_active, level_of, nth, presence
from patolli.games.mezo.wrathful import offer_cost


def view(state: MezoState, seat: int | None) -> dict[str, Any]:
    box, playable = state.box, state.box.playable
    assert isinstance(playable, PlayableSet)
    revealed = state.age if state.phase > t.PICK_GOD else 0
    return {
        "components": playable.printed,
        "me": seat,
        "colours": list(COLOURS[: state.seats]),
        "age": state.age,
        "phase": t.PHASES[state.phase],
        "vertices": vertices_of(state, playable.components),
        "regions": [region_of(state, region) for region in range(REGIONS)],
        "tribes": [tribe_of(state, player, player == seat) for player in range(state.seats)],
        "calendar": fields_of(state, box.calendar, list(box.calendar_entry), b.CALENDAR),
        "codex": fields_of(state, box.codex, list(box.codex_entry), b.CODEX),
        "wrathful": [tile_of(state, age) if age < revealed else {"age": age + 1} for age in range(AGES)],
        "devotion_track": [
            {"level": level, "vp": vp} for level, vp in zip(box.space_level, box.space_vp, strict=True)
        ],
        "conflict": conflict_of(state),
        "to_come": to_come(state),
        "order": [nth(state.order, place) for place in range(state.seats)],
        "hand": hand_of(state, seat),
        "known_cards": known_cards(state, seat),
        "effects": [effect_of(state, depth) for depth in range(state.depth)],
        "expects": expects(state),
    }


def units_in(state: MezoState, seat: int, place: int) -> dict[str, int]:
    return {
        "warriors": count(state, seat, WARRIOR, place),
        "shamans": count(state, seat, SHAMAN, place),
    }


def seats_in(state: MezoState, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if has(bits, seat)]


# The map.


def vertices_of(state: MezoState, components: ComponentSet) -> list[dict[str, Any]]:
    gods = {state.tribe[seat * b.TRIBE + b.AT]: seat for seat in range(state.seats)}
    return [
        {
            "id": vertex.id,
            "at": list(vertex.at),
            "regions": list(vertex.regions),
            "seat": gods.get(number),
            "source": vertex.source,
            "reconstructed": vertex.source == "reconstructed" or vertex.partial,
        }
        for number, vertex in enumerate(components.vertices)
    ]


def region_of(state: MezoState, region: int) -> dict[str, Any]:
    at = region * b.LAND
    seen: dict[str, Any] = {**state.box.regions[region], "desolate": not is_active(state, region)}
    if seen["desolate"]:
        return seen
    seats = range(state.seats)
    champion = state.land[at + b.CHAMPION]
    return seen | {
        "altar": state.box.altars[state.land[at + b.ALTAR]]["id"],
        "blessed": region == state.blessed,
        "conflict": region == state.conflict,
        "units": [units_in(state, seat, region) for seat in seats],
        "glyphs": [state.land[at + b.STONES + seat] for seat in seats],
        "pyramid": [state.land[at + b.STEPS + level] for level in range(state.land[at + b.HEIGHT])],
        "champion": None if champion < 0 else champion,
        "present": [seat for seat in seats if has(presence(state, seat), region)],
        "strength": [strength_of(state, seat, region) for seat in seats],
        "deployed": state.common[b.PLACED + region],
    }


def strength_of(state: MezoState, seat: int, region: int) -> dict[str, int]:
    """Where the Strength of a seat in a region comes from (MEZ-R47)."""
    return {
        "champion": champion_strength(state, seat, region),
        "units": unit_strength(state, seat, region),
        "glyphs": glyph_strength(state, seat, region),
        "bonus": gained_strength(state, seat, region),
        "sacrificed": given_strength(state, seat, region),
        "total": strength(state, seat, region),
    }


def fields_of(state: MezoState, fields: list[Thing], entries: list[int], at: int) -> list[dict[str, Any]]:
    owners = [state.common[at + number] for number in range(len(fields))]
    return [
        {"id": field["id"], "entry": state.box.names[entry], "seat": owner - 1 if owner else None}
        for field, entry, owner in zip(fields, entries, owners, strict=True)
    ]


def tile_of(state: MezoState, age: int) -> dict[str, Any]:
    """The Wrathful God tile of an age, the first at 0."""
    tile = state.common[b.WRATHFUL + age]
    return {"age": age + 1, **state.box.tiles[tile], "entry": state.box.names[state.box.tile_entry[tile]]}


# Tribes and their cards.


def tribe_of(state: MezoState, seat: int, own: bool) -> dict[str, Any]:
    box, at = state.box, seat * b.TRIBE
    tribe = [state.tribe[at + field] for field in range(b.TRIBE)]
    laid = tribe[b.PLAYED] >= 0
    card = CARDS[tribe[b.PLAYED]] if laid and (own or state.phase > t.CHOOSE_CARDS) else None
    gone = discarded(state, seat)
    return {
        "colour": COLOURS[seat],
        "god": named(tribe[b.PATRON], box.gods),
        "vertex": named(tribe[b.AT], box.vertices),
        "present": members(presence(state, seat), ids(box.regions)),
        "vp": tribe[b.VP],
        "devotion": tribe[b.DEVOTION],
        "level": level_of(state, seat),
        "devotion_vp": box.space_vp[tribe[b.DEVOTION]],
        "abilities": members(tribe[b.MARKED], ids(box.abilities)),
        "reserve": units_in(state, seat, b.RESERVE),
        "xibalba": units_in(state, seat, b.XIBALBA),
        "wrathful": units_in(state, seat, b.WRATH),
        "sacrificed": units_in(state, seat, b.GIVEN),
        "glyphs": tribe[b.GLYPHS],
        "pyramid": tribe[b.PIECES : b.PIECES + len(box.pieces)],
        "cards_left": tribe[b.DECK],
        "laid": laid,
        "card": card,
        "covered": [int(slot) for slot in members(tribe[b.COVERED], counted(SLOTS))],
        "discarded": gone,
        "may_hold": [name for name in CARDS if name not in gone and name != card],
        "strength": tribe[b.BONUS],
        "reminder": members(tribe[b.TOKEN], UNITS),
    }


def discarded(state: MezoState, seat: int) -> list[str]:
    """The cards played in this age, for everybody to see; the order was seen, but does not matter."""
    at = seat * b.TRIBE
    if state.tribe[at + b.PATRON] < 0:
        return []
    kept = {state.tribe[at + b.TOP + place] for place in range(state.tribe[at + b.DECK])}
    kept.add(state.tribe[at + b.PLAYED])
    return [name for card, name in enumerate(CARDS) if card not in kept]


def hand_of(state: MezoState, seat: int | None) -> list[str]:
    """MEZ-R42: the cards a player holds while choosing one."""
    return top_cards(state, seat, hand_size(state, seat)) if seat is not None and chooses(state, seat) else []


def known_cards(state: MezoState, seat: int | None) -> list[str]:
    """The cards that a player put back on top of the own deck."""
    if seat is None or state.conflict < 0 or chooses(state, seat):
        return []
    return top_cards(state, seat, state.tribe[seat * b.TRIBE + b.SEEN])


def chooses(state: MezoState, seat: int) -> bool:
    return state.phase == t.CHOOSE_CARDS and state.tribe[seat * b.TRIBE + b.PLAYED] < 0


def top_cards(state: MezoState, seat: int, number: int) -> list[str]:
    """The order never matters (MEZ-Q34), so it is not told."""
    at = seat * b.TRIBE + b.TOP
    return [CARDS[card] for card in sorted(state.tribe[at + place] for place in range(number))]


# The conflict, and what is being decided.


def conflict_of(state: MezoState) -> dict[str, Any] | None:
    if state.conflict < 0:
        return None
    return {
        "region": state.box.regions[state.conflict]["id"],
        "number": state.tile + 1,
        "of": state.conflicts,
        "blessed": state.conflict == state.blessed,
        "starter": state.starter,
        "strongest": seats_in(state, strongest(state)),
        "most_shamans": seats_in(state, majority(state, SHAMAN)),
        "most_warriors": seats_in(state, majority(state, WARRIOR)),
        "offer_cost": offer_cost(state),
    }


def to_come(state: MezoState) -> list[str]:
    """Regions whose conflict tile is still face down, in the order of the board."""
    first = state.tile + 1 if state.conflict >= 0 else 0
    if state.phase == t.OVER:
        first = state.conflicts
    left = {state.common[b.TILES + place] for place in range(first, state.conflicts)}
    return [name for number, name in enumerate(ids(state.box.regions)) if number in left]


def effect_of(state: MezoState, depth: int) -> dict[str, Any]:
    """An effect under way: which component it is on, and who carries it out."""
    at = depth * f.FRAME
    return {
        "entry": state.box.names[state.stack[at + f.ENTRY]],
        "seat": state.stack[at + f.ACTOR],
        "left": state.stack[at + f.LEFT],
    }


def expects(state: MezoState) -> dict[str, Any]:
    """What is to be decided now: the message `expect-<text>` and its facts."""
    if state.phase == t.OVER:
        return {"text": "over"}
    facts: dict[str, Any] = {"text": t.PHASES[state.phase], "seat": state.asked}
    if state.phase == t.CHOOSE_CARDS:
        facts.pop("seat")
    if state.depth:
        facts["text"], facts["left"] = effect_text(state)
    if state.conflict >= 0:
        facts["region"] = state.box.regions[state.conflict]
    facts["age"] = state.age
    if state.phase == t.SPLITTING:
        facts["count"] = state.pending
    return facts


def effect_text(state: MezoState) -> tuple[str, int]:
    at = f.top(state)
    op = state.box.code[state.stack[at + f.PC] * ins.WIDTH + ins.OP]
    left = state.stack[at + f.LEFT]
    name = OPERATION_NAMES[op]
    if op == ins.OFFER and left == 0:
        name = "tile"
    elif op == ins.DEPLOY:
        name = "deploy-left"  # by an effect, not as everybody does in the tribe stage
    elif op == ins.SUMMON and state.tribe[state.stack[at + f.ACTOR] * b.TRIBE + b.AT] < 0:
        name = "place"
    elif op <= ins.TRANSFORM and state.stack[at + f.BEGUN] == f.PICKING_REGION:
        name = "region"
    return name, left
