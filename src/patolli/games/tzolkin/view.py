"""What a player may know, as data for the boards: nobody needs to know the rules to draw it.

Hidden are the order of the piles and, until all have chosen, the others' starting tiles.
"""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin import actions, data, deeds, scoring
from patolli.games.tzolkin import state as phases
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    BUILT,
    CORN_TILES,
    DISCOUNT,
    FARM,
    HAND,
    HOME,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    LIGHT,
    MONUMENTS,
    NEUTRAL,
    NOTHING,
    ROW,
    STACK,
    TECH,
    TEMPLE,
    TILES,
    WOOD_TILES,
    WORKERS,
)
from patolli.games.tzolkin.position import (
    MONUMENT_KEYS,
    PHASES,
    TILE_KEYS,
    building_key,
    building_keys,
    keys_of,
)
from patolli.games.tzolkin.state import TzolkinState


def wheel_view(state: TzolkinState, wheel: int) -> dict[str, Any]:
    """The teeth of a wheel: a seat, "neutral", or None; and what the next worker there would cost."""
    teeth: list[int | str | None] = []
    for tooth in range(data.TEETH[wheel]):
        worker = state.table[10 * wheel + tooth]
        teeth.append("neutral" if worker == NEUTRAL else worker - 1 if worker else None)
    space = state.lowest_free(wheel)
    return {
        "key": data.WHEELS[wheel],
        "teeth": teeth,
        "spaces": data.SPACES[wheel],
        "next_space": None if space == NOTHING else space,
        "next_cost": None if space == NOTHING else space + state.placed,
    }


def temple_view(state: TzolkinState, temple: int) -> dict[str, Any]:
    steps = [state.has(seat, TEMPLE + temple) for seat in range(state.seats)]
    return {
        "key": data.TEMPLES[temple],
        "points": list(data.TEMPLE_POINTS[temple]),
        "goods": [data.TEMPLE_GOODS[temple].get(step) for step in range(len(data.TEMPLE_POINTS[temple]))],
        "start": data.START_STEP,
        "markers": steps,
        "leaders": [seat for seat, step in enumerate(steps) if step == max(steps)],
        "bonus": list(data.LEADER_POINTS[temple]),
    }


def building_view(key: str | None) -> dict[str, Any] | None:
    for building in data.BUILDINGS:
        if building.key == key:
            return {
                "key": key,
                "age": building.age,
                "colour": building.colour,
                "cost": dict(zip(data.CUBES, building.cost, strict=True)),
                "effects": [list(effect) for effect in building.effects],
            }
    return None


def monument_view(state: TzolkinState, number: int, owner: int | None) -> dict[str, Any]:
    monument = data.MONUMENTS[number]
    return {
        "key": monument.key,
        "colour": monument.colour,
        "cost": {**dict(zip(data.CUBES, monument.cost, strict=True)), "skull": monument.skulls},
        "owner": owner,
        "worth": [scoring.monument_points(state, seat, number) for seat in range(state.seats)],
    }


def monuments_view(state: TzolkinState) -> list[dict[str, Any]]:
    """The monuments of this game, in the order of the box: on display (owner None) or built."""
    shown = []
    for number in range(len(data.MONUMENTS)):
        owners = [seat for seat in range(state.seats) if state.has(seat, MONUMENTS) & 1 << number]
        if owners or state.shown & 1 << number:
            shown.append(monument_view(state, number, owners[0] if owners else None))
    return shown


def seat_view(state: TzolkinState, seat: int) -> dict[str, Any]:
    keeping = state.phase == phases.KEEPING
    eating = scoring.eaters(state, seat)
    price = scoring.food_price(state, seat)
    return {
        "goods": {good: state.has(seat, number) for number, good in enumerate(data.GOODS)},
        "workers": state.has(seat, WORKERS),
        "home": state.has(seat, HOME),
        "on_wheels": state.on_wheels(seat),
        "temples": {temple: state.has(seat, TEMPLE + number) for number, temple in enumerate(data.TEMPLES)},
        "technologies": {
            track: state.has(seat, TECH + number) for number, track in enumerate(data.TECHNOLOGIES)
        },
        "light": state.has(seat, LIGHT) == 1,
        "farm_workers": state.has(seat, FARM),
        "farm_discount": state.has(seat, DISCOUNT),
        "food": {"eaters": eating, "price": price, "needed": eating * price},
        "corn_tiles": state.has(seat, CORN_TILES),
        "wood_tiles": state.has(seat, WOOD_TILES),
        "tiles": [] if keeping else keys_of(state.has(seat, TILES), TILE_KEYS),
        "kept": [] if keeping else kept_tiles(state, seat),
        "buildings": building_keys(state.has(seat, BUILT)),
        "monuments": keys_of(state.has(seat, MONUMENTS), MONUMENT_KEYS),
    }


def tile_view(number: int) -> dict[str, Any]:
    tile = data.TILES[number]
    return {
        "key": tile.key,
        "wheel": tile.wheel,
        "space": tile.space,
        "goods": dict(zip(data.GOODS, tile.goods, strict=True)),
        "effects": [list(effect) for effect in tile.effects],
    }


def kept_tiles(state: TzolkinState, seat: int) -> list[dict[str, Any]]:
    """What is on the starting tiles of a seat."""
    return [tile_view(number) for number in range(len(data.TILES)) if state.has(seat, TILES) & 1 << number]


def own_tiles(state: TzolkinState, seat: int | None) -> dict[str, Any] | None:
    """The seat's own hand while tiles are chosen; nobody else's."""
    if seat is None or state.phase != phases.KEEPING:
        return None
    hand = [number for number in range(len(data.TILES)) if state.has(seat, HAND) & 1 << number]
    return {"hand": [tile_view(number) for number in hand], "kept": kept_tiles(state, seat)}


def food_day_view(state: TzolkinState) -> dict[str, Any] | None:
    """The next Food Day: which one, in how many days, and what the gods will give."""
    if state.held == data.LAST_FOOD_DAY:
        return None
    due = data.FOOD_DAYS[state.held]
    return {
        "number": state.held + 1,
        "day": due,
        "in": max(0, due - state.day),
        "today": state.food_due(),
        "gives": "goods" if state.held % 2 == 0 else "points",
    }


def expects(state: TzolkinState) -> dict[str, Any]:
    """What is asked now: the message `expect-<text>` and its facts."""
    if state.phase == phases.OVER:
        return {"text": "over"}
    if state.phase == phases.KEEPING:
        return {"text": "keep"}
    if state.depth > 0:
        return expects_task(state, state.table[STACK + state.depth - 1])
    if state.phase == phases.STARTING:
        return {"text": "start-beg" if state.may_beg(state.turn) else "start"}
    return {"text": {phases.PLACING: "place", phases.PICKING: "pick", phases.TURNING: "turn"}[state.phase]}


def expects_task(state: TzolkinState, task: int) -> dict[str, Any]:
    kind, about, more = task & 255, task >> 8 & 255, task >> 16
    if kind == deeds.ASK_USE:
        return {"text": "use", "wheel": data.WHEELS[about], "space": more}
    if kind == deeds.ASK_ANY:
        return {"text": "any-may" if about else "any"}
    if kind == deeds.ASK_HARVEST:
        return {"text": "harvest", "space": about + 2}
    if kind == deeds.ASK_ADVANCE:
        return {"text": "advance-free" if about & deeds.FREE else "advance-may" if about else "advance"}
    if kind == deeds.ASK_BUILD:
        return {
            "text": ("build", "build-four", "build-more", "build-plain", "build-corn", "build-extra")[about]
        }
    if kind in (deeds.ASK_ARCHITECTURE, deeds.ASK_SPARE):
        text = "architecture" if kind == deeds.ASK_ARCHITECTURE else "spare"
        return {"text": text, "building": "@" + data.BUILDINGS[about].key}
    if kind in (deeds.ASK_PAY, deeds.ASK_TAKE):
        return {"text": "pay" if kind == deeds.ASK_PAY else "take", "count": about}
    if kind == deeds.ASK_TRADE:
        return {"text": "trade"}
    if kind == deeds.ASK_OFFERING:
        return {"text": "offering"}
    return {"text": "climb-twice" if more else "climb-other" if about else "climb"}


def view(state: TzolkinState, seat: int | None) -> dict[str, Any]:
    age_two = state.held >= 2
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "first": state.first,
        "day": state.day,
        "age": 2 if age_two else 1,
        "food_day": food_day_view(state),
        "teeth_corn": state.teeth_corn(),
        "corn_days": [day for day in range(30) if state.corn_days & 1 << day],
        "wheels": [wheel_view(state, wheel) for wheel in range(len(data.WHEELS))],
        "first_space": {
            "worker": state.first_space - 1 if state.first_space else None,
            "next_cost": None if state.first_space else state.placed,
        },
        "skulls": [space for space in range(1, 10) if state.offered & 1 << space],
        "bank_skulls": state.bank_skulls,
        "jungle": [
            {
                "space": group + 2,
                "wood": state.table[JUNGLE_WOOD + group],
                "corn": state.table[JUNGLE_CORN + group],
                "gives_wood": data.HARVEST_WOOD[group],
                "gives_corn": data.HARVEST_CORN[group],
            }
            for group in range(4)
        ],
        "temples": [temple_view(state, temple) for temple in range(len(data.TEMPLES))],
        "row": [building_view(building_key(state.table[ROW + slot])) for slot in range(data.ROW)],
        "pile": ALL_BUILDINGS - state.next_two if age_two else AGE_ONE - state.next_one,
        "monuments": monuments_view(state),
        "neutral_tiles": keys_of(state.drawn, TILE_KEYS),
        "players": [seat_view(state, other) for other in range(state.seats)],
        "own_tiles": own_tiles(state, seat),
        "placed": state.placed,
        "begged": state.begged == 1,
        "expects": expects(state),
    }


assert actions.BUILD + KINDS + len(data.MONUMENTS) == actions.WITH
