"""What a player may know, as data for the boards: nobody needs to know the rules to draw it.

Hidden are the order of the piles and, until all have chosen, the others' starting tiles.
"""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin import calendar, data, food, monuments, tasks
from patolli.games.tzolkin.begging import may_beg
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    BUILT,
    CORN_TILES,
    DISCOUNT,
    FARM,
    GROUPS,
    HAND,
    HOME,
    JUNGLE,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LIGHT,
    MONUMENTS,
    NOTHING,
    ROW,
    TECH,
    TEMPLE,
    TILES,
    WOOD_TILES,
    WORKERS,
)
from patolli.games.tzolkin.notation import building_key, keys_of, numbers_of, standing
from patolli.games.tzolkin.state import TzolkinState
from patolli.games.tzolkin.table import KEEPING, OVER, PHASES, PICKING, PLACING, STARTING, TURNING
from patolli.games.tzolkin.temples import halves_of_lead
from patolli.games.tzolkin.workers import lowest_free, on_wheels, place_cost


def wheel_view(state: TzolkinState, wheel: int) -> dict[str, Any]:
    """The teeth of a wheel: a seat, "neutral", or None; and what the next worker there would cost."""
    space = lowest_free(state, wheel)
    return {
        "key": data.WHEELS[wheel],
        "teeth": [standing(state.standing(wheel, tooth)) for tooth in range(data.TEETH[wheel])],
        "spaces": data.SPACES[wheel],
        "next_space": None if space == NOTHING else space,
        "next_cost": None if space == NOTHING else place_cost(state, space),
    }


def temple_view(state: TzolkinState, temple: int) -> dict[str, Any]:
    steps = [state.has(seat, TEMPLE + temple) for seat in range(state.seats)]
    return {
        "key": data.TEMPLES[temple],
        "points": list(data.TEMPLE_POINTS[temple]),
        "goods": [data.TEMPLE_GOODS[temple].get(step) for step in range(len(data.TEMPLE_POINTS[temple]))],
        "start": data.START_STEP,
        "markers": steps,
        "leaders": [seat for seat, step in enumerate(steps) if halves_of_lead(state, seat, temple, step) > 0],
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
        "worth": [monuments.points_of(state, seat, number) for seat in range(state.seats)],
    }


def monuments_view(state: TzolkinState) -> list[dict[str, Any]]:
    """The monuments of this game, in the order of the box: on display (owner None) or built."""
    shown = []
    for number in range(len(data.MONUMENTS)):
        owners = [seat for seat in range(state.seats) if state.owns(seat, number)]
        if owners or state.shows(number):
            shown.append(monument_view(state, number, owners[0] if owners else None))
    return shown


def seat_view(state: TzolkinState, seat: int) -> dict[str, Any]:
    keeping = state.phase == KEEPING
    return {
        "goods": {good: state.has(seat, number) for number, good in enumerate(data.GOODS)},
        "workers": state.has(seat, WORKERS),
        "home": state.has(seat, HOME),
        "on_wheels": on_wheels(state, seat),
        "temples": {temple: state.has(seat, TEMPLE + number) for number, temple in enumerate(data.TEMPLES)},
        "technologies": {
            track: state.has(seat, TECH + number) for number, track in enumerate(data.TECHNOLOGIES)
        },
        "light": state.has(seat, LIGHT) == 1,
        "farm_workers": state.has(seat, FARM),
        "farm_discount": state.has(seat, DISCOUNT),
        "food": {
            "eaters": food.eaters(state, seat, 0),
            "price": food.price(state, seat, 0),
            "needed": food.needed(state, seat),
        },
        "corn_tiles": state.has(seat, CORN_TILES),
        "wood_tiles": state.has(seat, WOOD_TILES),
        "tiles": [] if keeping else keys_of(state.has(seat, TILES), data.TILE_KEYS),
        "kept": [] if keeping else kept_tiles(state, seat),
        "buildings": keys_of(state.has(seat, BUILT), data.BUILDING_KEYS),
        "monuments": keys_of(state.has(seat, MONUMENTS), data.MONUMENT_KEYS),
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
    return [tile_view(number) for number in numbers_of(state.has(seat, TILES))]


def own_tiles(state: TzolkinState, seat: int | None) -> dict[str, Any] | None:
    """The seat's own hand while tiles are chosen; nobody else's."""
    if seat is None or state.phase != KEEPING:
        return None
    hand = [tile_view(number) for number in numbers_of(state.has(seat, HAND))]
    return {"hand": hand, "kept": kept_tiles(state, seat)}


def food_day_view(state: TzolkinState) -> dict[str, Any] | None:
    """The next Food Day: which one, in how many days, and what the gods will give."""
    if state.held == data.LAST_FOOD_DAY:
        return None
    number = state.held + 1
    return {
        "number": number,
        "day": data.FOOD_DAYS[state.held],
        "in": food.days_until(state),
        "today": food.is_due(state),
        "gives": "goods" if food.gives_goods(number) else "points",
    }


def expects(state: TzolkinState) -> dict[str, Any]:
    """What is asked now: the message `expect-<text>` and its facts."""
    if state.phase == OVER:
        return {"text": "over"}
    if state.phase == KEEPING:
        return {"text": "keep"}
    if state.depth > 0:
        return expects_task(tasks.top(state))
    if state.phase == STARTING:
        return {"text": "start-beg" if may_beg(state, state.turn) else "start"}
    return {"text": {PLACING: "place", PICKING: "pick", TURNING: "turn"}[state.phase]}


def expects_task(task: int) -> dict[str, Any]:
    kind, about, more = tasks.kind_of(task), tasks.about_of(task), tasks.more_of(task)
    if kind == tasks.ASK_USE:
        return {"text": "use", "wheel": data.WHEELS[about], "space": more}
    if kind == tasks.ASK_ANY:
        return {"text": "any-may" if about else "any"}
    if kind == tasks.ASK_HARVEST:
        return {"text": "harvest", "space": about + JUNGLE}
    if kind == tasks.ASK_ADVANCE:
        return {"text": "advance-free" if about & tasks.FREE else "advance-may" if about else "advance"}
    if kind == tasks.ASK_BUILD:
        return {
            "text": ("build", "build-four", "build-more", "build-plain", "build-corn", "build-extra")[about]
        }
    if kind in (tasks.ASK_ARCHITECTURE, tasks.ASK_SPARE):
        text = "architecture" if kind == tasks.ASK_ARCHITECTURE else "spare"
        return {"text": text, "building": "@" + data.BUILDINGS[about].key}
    if kind in (tasks.ASK_PAY, tasks.ASK_TAKE):
        return {"text": "pay" if kind == tasks.ASK_PAY else "take", "count": about}
    if kind == tasks.ASK_TRADE:
        return {"text": "trade"}
    if kind == tasks.ASK_OFFERING:
        return {"text": "offering"}
    return {"text": "climb-twice" if more else "climb-other" if about else "climb"}


def view(state: TzolkinState, seat: int | None) -> dict[str, Any]:
    age = state.age()
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "first": state.first,
        "day": state.day,
        "age": age,
        "food_day": food_day_view(state),
        "teeth_corn": calendar.teeth_corn(state),
        "corn_days": numbers_of(state.corn_days),
        "wheels": [wheel_view(state, wheel) for wheel in range(len(data.WHEELS))],
        "first_space": {
            "worker": state.first_space - 1 if state.first_space else None,
            "next_cost": None if state.first_space else place_cost(state, 0),
        },
        "skulls": numbers_of(state.offered),
        "bank_skulls": state.bank_skulls,
        "jungle": [
            {
                "space": group + JUNGLE,
                "wood": state.table[JUNGLE_WOOD + group],
                "corn": state.table[JUNGLE_CORN + group],
                "gives_wood": data.HARVEST_WOOD[group],
                "gives_corn": data.HARVEST_CORN[group],
            }
            for group in range(GROUPS)
        ],
        "temples": [temple_view(state, temple) for temple in range(len(data.TEMPLES))],
        "row": [building_view(building_key(state.table[ROW + slot])) for slot in range(data.ROW)],
        "pile": AGE_ONE - state.next_one if age == 1 else ALL_BUILDINGS - state.next_two,
        "monuments": monuments_view(state),
        "neutral_tiles": keys_of(state.drawn, data.TILE_KEYS),
        "players": [seat_view(state, other) for other in range(state.seats)],
        "own_tiles": own_tiles(state, seat),
        "placed": state.placed,
        "begged": state.begged == 1,
        "expects": expects(state),
    }
