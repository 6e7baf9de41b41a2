"""The tables of `data` as flat lists of numbers, from which `printed` makes its arrays.

Made once, when the game is loaded; so it is plain Python.
"""

from __future__ import annotations

from collections.abc import Iterable

from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    CUBES_OF_CHOICE,
    EXTRA_ACTION,
    EXTRA_BUILDING,
    FEED,
    GAIN,
    HIRE,
    KINDS,
    LEARN,
    LEARN_ANY,
    MARKET,
    NOTHING,
    SAVE,
    SCORE,
    STEP,
    STEP_ANY,
    first_tooth,
)

Effects = list[tuple[data.Effect, ...]]


def all_lists(most_steps: int) -> dict[str, list[int]]:
    """By the name of the array; `most_steps` is how many places a temple has."""
    return {**cards(), **effects(), **temples(most_steps), **wheels(), **goods()}


def cards() -> dict[str, list[int]]:
    """Kinds of buildings, then monuments."""
    both: list[data.Building | data.Monument] = [*data.BUILDINGS, *data.MONUMENTS]
    return {
        "kind": [kind for kind, building in enumerate(data.BUILDINGS) for _ in range(building.copies)],
        "cost": flat(card.cost for card in both),
        "cubes": [sum(card.cost) for card in both],
        "colour": [data.COLOURS.index(card.colour) for card in both],
        "each": [monument.each for monument in data.MONUMENTS],
        "skulls": [monument.skulls for monument in data.MONUMENTS],
        "monuments_each": [data.GREAT_MONUMENTS_EACH.get(seats, 0) for seats in range(max(data.SEATS) + 1)],
        "masters": list(data.MASTERS_POINTS),
    }


def effects() -> dict[str, list[int]]:
    """All effects of buildings, then those of starting tiles, and where those of each begin."""
    lists: Effects = [building.effects for building in data.BUILDINGS]
    lists += [tile.effects for tile in data.TILES]
    starts = [sum(len(before) for before in lists[:number]) for number in range(len(lists) + 1)]
    return {
        "effects": flat([effect_code(effect) for effect in some] for some in lists),
        "building_effects": starts[: KINDS + 1],
        "tile_effects": starts[KINDS:],
        "bonus": [effect_code(effect) for effect in data.BONUS],
    }


def temples(most_steps: int) -> dict[str, list[int]]:
    return {
        "top": [len(points) - 1 for points in data.TEMPLE_POINTS],
        "step_points": flat([*points, *[0] * (most_steps - len(points))] for points in data.TEMPLE_POINTS),
        "step_goods": flat(goods_on(steps, most_steps) for steps in data.TEMPLE_GOODS),
        "leader": flat(data.LEADER_POINTS),
    }


def goods_on(steps: dict[int, str], most_steps: int) -> list[int]:
    return [data.GOODS.index(steps[step]) if step in steps else NOTHING for step in range(most_steps)]


def wheels() -> dict[str, list[int]]:
    return {
        "chichen": flat((points, data.TEMPLES.index(name), cubes) for points, name, cubes in data.CHICHEN),
        "quarry": flat(data.QUARRY),
        "harvest_corn": list(data.HARVEST_CORN),
        "harvest_wood": list(data.HARVEST_WOOD),
    }


def goods() -> dict[str, list[int]]:
    teeth = [first_tooth(data.WHEELS.index(tile.wheel)) + tile.space for tile in data.TILES]
    return {
        "price": list(data.GOOD_PRICE),
        "food_days": list(data.FOOD_DAYS),
        "tile_goods": flat(tile.goods for tile in data.TILES),
        "tile_tooth": teeth,
    }


def flat(rows: Iterable[Iterable[int]]) -> list[int]:
    return [number for row in rows for number in row]


def effect_code(effect: data.Effect) -> int:
    name = effect[0]
    about = effect[1] if len(effect) > 1 else 0
    if name == "gain":
        return GAIN + (data.GOODS.index(str(about)) << 8) + (int(effect[2]) << 16)
    if name == "step":
        return STEP_ANY if about == "any" else STEP + (data.TEMPLES.index(str(about)) << 8)
    if name == "advance":
        return LEARN_ANY if about == "any" else LEARN + (data.TECHNOLOGIES.index(str(about)) << 8)
    plain = {"points": SCORE, "worker": HIRE, "farm": FEED, "discount": SAVE, "market": MARKET}
    plain.update({"build": EXTRA_BUILDING, "action": EXTRA_ACTION, "cubes": CUBES_OF_CHOICE})
    return plain[str(name)] + (int(about) << 8)
