"""What a player sees: everything on the table, the own hand, and of the others' cards only what was played.

The view also brings what is printed: the map, and every card, field, tile, altar and ability with its
sentence in four languages and a note where its values come from. A board needs no rules to be drawn from it.
"""

from __future__ import annotations

from typing import Any

from patolli.games.mezo import board as o
from patolli.games.mezo import numbers as n
from patolli.games.mezo import targets as t
from patolli.games.mezo.components import instructions as b
from patolli.games.mezo.components.language import ComponentSet
from patolli.games.mezo.components.option import PlayableSet
from patolli.games.mezo.explain import OP_NAMES
from patolli.games.mezo.notation import CARDS, COLOURS, KINDS, ids
from patolli.games.mezo.state import MezoState


def view(state: MezoState, seat: int | None) -> dict[str, Any]:
    box, playable = state.box, state.box.playable
    assert isinstance(playable, PlayableSet)
    revealed = state.age if state.phase > n.PICK_GOD else 0
    return {
        "components": playable.printed,
        "me": seat,
        "colours": list(COLOURS[: state.seats]),
        "age": state.age,
        "phase": n.PHASES[state.phase],
        "vertices": vertices_of(state, playable.components),
        "regions": [region_of(state, region) for region in range(n.REGIONS)],
        "tribes": [tribe_of(state, player, player == seat) for player in range(state.seats)],
        "calendar": fields_of(state, "calendar", ids(box.calendar), o.CALENDAR_AT),
        "codex": fields_of(state, "codex", ids(box.codex), o.CODEX_AT),
        "wrathful": [tile_of(state, age) if age < revealed else {"age": age + 1} for age in range(3)],
        "devotion_track": [
            {"level": box.space_level[space], "vp": box.space_vp[space]}
            for space in range(len(box.space_level))
        ],
        "conflict": conflict_of(state),
        "to_come": to_come(state),
        "order": [state.nth(state.order, place) for place in range(state.seats)],
        "hand": hand_of(state, seat),
        "known_cards": known_cards(state, seat),
        "effects": [effect_of(state, depth) for depth in range(state.depth)],
        "expects": expects(state),
    }


def listed(mask: int, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def units_in(state: MezoState, seat: int, place: int) -> dict[str, int]:
    return {
        "warriors": state.count(seat, n.WARRIOR, place),
        "shamans": state.count(seat, n.SHAMAN, place),
    }


def vertices_of(state: MezoState, components: ComponentSet) -> list[dict[str, Any]]:
    gods = {state.tribe[seat * o.TRIBE + o.AT]: seat for seat in range(state.seats)}
    return [
        {
            "id": vertex.id,
            "at": list(vertex.at),
            "regions": list(vertex.regions),
            "seat": gods.get(number),
            "source": vertex.source,
        }
        for number, vertex in enumerate(components.vertices)
    ]


def region_of(state: MezoState, region: int) -> dict[str, Any]:
    at = region * o.LAND
    seen: dict[str, Any] = {**state.box.regions[region], "desolate": not state.is_active(region)}
    if seen["desolate"]:
        return seen
    seats = range(state.seats)
    champion = state.land[at + o.CHAMPION]
    return seen | {
        "altar": state.box.altars[state.land[at + o.ALTAR]]["id"],
        "blessed": region == state.blessed,
        "conflict": region == state.conflict,
        "units": [units_in(state, seat, region) for seat in seats],
        "glyphs": [state.land[at + o.STONES + seat] for seat in seats],
        "pyramid": [state.land[at + o.STEPS + level] for level in range(state.land[at + o.HEIGHT])],
        "champion": None if champion < 0 else champion,
        "present": [seat for seat in seats if state.presence(seat) >> region & 1],
        "strength": [strength_of(state, seat, region) for seat in seats],
        "deployed": state.table[o.PLACED + region],
    }


def strength_of(state: MezoState, seat: int, region: int) -> dict[str, int]:
    """Where the Strength of a seat in a region comes from (MEZ-R47)."""
    here = region == state.conflict
    return {
        "champion": state.champion_strength(seat, region),
        "units": state.unit_strength(seat, region),
        "glyphs": state.glyph_strength(seat, region),
        "bonus": state.tribe[seat * o.TRIBE + o.BONUS] if here else 0,
        "sacrificed": state.both(seat, n.GIVEN) if here else 0,
        "total": state.strength(seat, region),
    }


def tribe_of(state: MezoState, seat: int, own: bool) -> dict[str, Any]:
    box, at = state.box, seat * o.TRIBE
    tribe = [state.tribe[at + field] for field in range(o.TRIBE)]
    laid = tribe[o.PLAYED] >= 0
    open_card = laid and (own or state.phase > n.CHOOSE_CARDS)
    gone = discarded(state, seat)
    unseen = [card for card in CARDS if card not in gone]
    return {
        "colour": COLOURS[seat],
        "god": None if tribe[o.PATRON] < 0 else box.gods[tribe[o.PATRON]]["id"],
        "vertex": None if tribe[o.AT] < 0 else box.vertices[tribe[o.AT]]["id"],
        "present": listed(state.presence(seat), ids(box.regions)),
        "vp": tribe[o.VP],
        "devotion": tribe[o.DEVOTION],
        "level": state.level_of(seat),
        "devotion_vp": box.space_vp[tribe[o.DEVOTION]],
        "abilities": listed(tribe[o.MARKED], ids(box.abilities)),
        "reserve": units_in(state, seat, n.RESERVE),
        "xibalba": units_in(state, seat, n.XIBALBA),
        "wrathful": units_in(state, seat, n.WRATH),
        "sacrificed": units_in(state, seat, n.GIVEN),
        "glyphs": tribe[o.GLYPHS],
        "pyramid": tribe[o.PIECES : o.PIECES + len(box.pieces)],
        "cards_left": tribe[o.DECK],
        "laid": laid,
        "card": CARDS[tribe[o.PLAYED]] if open_card else None,
        "covered": [slot + 1 for slot in range(n.SLOTS) if tribe[o.COVERED] >> slot & 1],
        "discarded": gone,
        "may_hold": [card for card in unseen if not (open_card and card == CARDS[tribe[o.PLAYED]])],
        "strength": tribe[o.BONUS],
        "reminder": [kind for number, kind in enumerate(KINDS) if tribe[o.TOKEN] >> number & 1],
    }


def discarded(state: MezoState, seat: int) -> list[str]:
    """The cards played in this age, for everybody to see; the order was seen, but does not matter."""
    at = seat * o.TRIBE
    if state.tribe[at + o.PATRON] < 0:
        return []
    kept = {state.tribe[at + o.TOP + place] for place in range(state.tribe[at + o.DECK])}
    kept.add(state.tribe[at + o.PLAYED])
    return [name for card, name in enumerate(CARDS) if card not in kept]


def fields_of(state: MezoState, kind: str, fields: list[str], at: int) -> list[dict[str, Any]]:
    return [
        {
            "id": field,
            "entry": f"{kind} {field}",
            "seat": state.table[at + number] - 1 if state.table[at + number] else None,
        }
        for number, field in enumerate(fields)
    ]


def tile_of(state: MezoState, age: int) -> dict[str, Any]:
    tile = state.box.tiles[state.table[o.WRATHFUL + age]]
    return {"age": age + 1, **tile, "entry": f"wrathful {tile['id']}"}


def conflict_of(state: MezoState) -> dict[str, Any] | None:
    if state.conflict < 0:
        return None
    seats = range(state.seats)
    return {
        "region": state.box.regions[state.conflict]["id"],
        "number": state.tile + 1,
        "of": state.conflicts,
        "blessed": state.conflict == state.blessed,
        "starter": state.starter,
        "strongest": [seat for seat in seats if state.strongest() >> seat & 1],
        "most_shamans": [seat for seat in seats if state.majority(n.SHAMAN) >> seat & 1],
        "most_warriors": [seat for seat in seats if state.majority(n.WARRIOR) >> seat & 1],
        "offer_cost": state.offer_cost(),
    }


def to_come(state: MezoState) -> list[str]:
    """Regions whose conflict tile is still face down, in the order of the board."""
    first = state.tile + 1 if state.conflict >= 0 else 0
    if state.phase == n.OVER:
        first = state.conflicts
    left = {state.table[o.TILES + place] for place in range(first, state.conflicts)}
    return [name for number, name in enumerate(ids(state.box.regions)) if number in left]


def hand_of(state: MezoState, seat: int | None) -> list[str]:
    """MEZ-R42: the cards a player holds while choosing one; the order never matters."""
    if seat is None or state.phase != n.CHOOSE_CARDS or state.tribe[seat * o.TRIBE + o.PLAYED] >= 0:
        return []
    at = seat * o.TRIBE + o.TOP
    return sorted((CARDS[state.tribe[at + i]] for i in range(state.hand_size(seat))), key=CARDS.index)


def known_cards(state: MezoState, seat: int | None) -> list[str]:
    """The cards that a player put back on top of the own deck."""
    if seat is None or (state.phase == n.CHOOSE_CARDS and state.tribe[seat * o.TRIBE + o.PLAYED] < 0):
        return []
    at = seat * o.TRIBE
    known = range(state.tribe[at + o.SEEN] if state.conflict >= 0 else 0)
    return sorted((CARDS[state.tribe[at + o.TOP + i]] for i in known), key=CARDS.index)


def effect_of(state: MezoState, depth: int) -> dict[str, Any]:
    """An effect under way: which component it is on, and who carries it out."""
    at = depth * t.FRAME
    return {
        "entry": state.box.names[state.stack[at + t.ENTRY]],
        "seat": state.stack[at + t.ACTOR],
        "left": state.stack[at + t.LEFT],
    }


def expects(state: MezoState) -> dict[str, Any]:
    """What is to be decided now: the message `expect-<text>` and its facts."""
    if state.phase == n.OVER:
        return {"text": "over"}
    facts: dict[str, Any] = {"text": n.PHASES[state.phase], "seat": state.asked}
    if state.phase == n.CHOOSE_CARDS:
        facts.pop("seat")
    if state.depth:
        facts["text"], facts["left"] = effect_text(state)
    if state.conflict >= 0:
        facts["region"] = state.box.regions[state.conflict]
    facts["age"] = state.age
    if state.phase == n.SPLITTING:
        facts["count"] = state.pending
    return facts


def effect_text(state: MezoState) -> tuple[str, int]:
    at = (state.depth - 1) * t.FRAME
    op = state.box.code[state.stack[at + t.PC] * b.WIDTH]
    left = state.stack[at + t.LEFT]
    name = OP_NAMES[op]
    if op == b.OFFER and left == 0:
        name = "tile"
    elif op == b.SUMMON and state.tribe[state.stack[at + t.ACTOR] * o.TRIBE + o.AT] < 0:
        name = "place"
    elif op < b.VP and state.stack[at + t.BEGUN] == t.PICKING_REGION:
        name = "region"
    return name, left
