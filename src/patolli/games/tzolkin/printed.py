"""What is printed on the components, as flat arrays for fast reading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import CUBES, GOODS, KINDS, NOTHING, first_tooth

# Effects of buildings, starting tiles and technologies.
GAIN: Final = 0
STEP: Final = 1
STEP_ANY: Final = 2
LEARN: Final = 3
LEARN_ANY: Final = 4
SCORE: Final = 5
HIRE: Final = 6
FEED: Final = 7
SAVE: Final = 8
MARKET: Final = 9
EXTRA_BUILDING: Final = 10
EXTRA_ACTION: Final = 11
CUBES_OF_CHOICE: Final = 12


# An effect is one number: what it is, and twice eight bits for what it is about.


def effect_kind(effect: i64) -> i64:
    return effect & 255


def effect_about(effect: i64) -> i64:
    return (effect >> 8) & 255


def effect_amount(effect: i64) -> i64:
    return effect >> 16


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


def building_kinds() -> list[int]:
    """The kind of each of the 32 buildings: copies have the same."""
    return [kind for kind, building in enumerate(data.BUILDINGS) for _ in range(building.copies)]


MOST_STEPS: Final = 10  # of a temple: so many places each has in the arrays


class Printed:
    """What is printed on the components, as flat arrays."""

    kind: vec[i64]  # of each building
    cost: vec[i64]  # wood, stone, gold of each card
    cubes: vec[i64]  # how many cubes that is
    colour: vec[i64]  # of each card
    each: vec[i64]  # points of a monument for each of what it counts
    skulls: vec[i64]  # that each monument costs
    monuments_each: vec[i64]  # points of great-monuments, by seats
    masters: vec[i64]  # points of great-masters, by complete technologies
    effects: vec[i64]
    building_effects: vec[i64]  # where the effects of each kind begin among these; and where the last ends
    tile_effects: vec[i64]  # the same for the starting tiles
    bonus: vec[i64]  # the effect of each technology past its last level
    top: vec[i64]  # the highest step of each temple
    step_points: vec[i64]  # by temple and step
    step_goods: vec[i64]  # by temple and step: the good that is printed there, or NOTHING
    leader: vec[i64]  # two for each temple
    chichen: vec[i64]  # points, temple, cubes of each space
    quarry: vec[i64]  # five goods of each space of Yaxchilan
    harvest_corn: vec[i64]  # of each jungle group
    harvest_wood: vec[i64]
    price: vec[i64]  # of a cube in corn, by good (corn itself: 1)
    food_days: vec[i64]
    tile_goods: vec[i64]  # five goods of each starting tile
    tile_tooth: vec[i64]  # where each starting tile puts a neutral worker

    def __init__(self) -> None:
        cards: list[data.Building | data.Monument] = [*data.BUILDINGS, *data.MONUMENTS]
        self.kind = vec[i64](building_kinds())
        self.cost = flat([card.cost for card in cards])
        self.cubes = vec[i64]([sum(card.cost) for card in cards])
        self.colour = vec[i64]([data.COLOURS.index(card.colour) for card in cards])
        self.each = vec[i64]([monument.each for monument in data.MONUMENTS])
        self.skulls = vec[i64]([monument.skulls for monument in data.MONUMENTS])
        self.monuments_each = vec[i64]([data.GREAT_MONUMENTS_EACH.get(seats, 0) for seats in range(5)])
        self.masters = vec[i64](data.MASTERS_POINTS)
        lists = [building.effects for building in data.BUILDINGS] + [tile.effects for tile in data.TILES]
        starts = [sum(len(before) for before in lists[:number]) for number in range(len(lists) + 1)]
        self.effects = flat([[effect_code(effect) for effect in effects] for effects in lists])
        self.building_effects = vec[i64](starts[: KINDS + 1])
        self.tile_effects = vec[i64](starts[KINDS:])
        self.bonus = vec[i64]([effect_code(effect) for effect in data.BONUS])
        self.top = vec[i64]([len(points) - 1 for points in data.TEMPLE_POINTS])
        self.step_points = flat(
            [[*points, *[0] * (MOST_STEPS - len(points))] for points in data.TEMPLE_POINTS]
        )
        self.step_goods = flat([goods_on(temple) for temple in data.TEMPLE_GOODS])
        self.leader = flat(data.LEADER_POINTS)
        self.chichen = flat(
            [(points, data.TEMPLES.index(name), cubes) for points, name, cubes in data.CHICHEN]
        )
        self.quarry = flat(data.QUARRY)
        self.harvest_corn = vec[i64](data.HARVEST_CORN)
        self.harvest_wood = vec[i64](data.HARVEST_WOOD)
        self.price = vec[i64](data.GOOD_PRICE)
        self.food_days = vec[i64](data.FOOD_DAYS)
        self.tile_goods = flat([tile.goods for tile in data.TILES])
        self.tile_tooth = vec[i64](
            [first_tooth(data.WHEELS.index(tile.wheel)) + tile.space for tile in data.TILES]
        )


def flat(rows: Iterable[Iterable[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def goods_on(temple: dict[int, str]) -> list[int]:
    return [data.GOODS.index(temple[step]) if step in temple else NOTHING for step in range(MOST_STEPS)]


PRINTED: Final = Printed()


def cost_of(card: i64, cube: i64) -> i64:
    """The cubes of a kind that are printed on a card."""
    return PRINTED.cost[card * CUBES + cube]


def step_points(temple: i64, step: i64) -> i64:
    return PRINTED.step_points[temple * MOST_STEPS + step]


def step_good(temple: i64, step: i64) -> i64:
    """The good that is printed on a step, or NOTHING."""
    return PRINTED.step_goods[temple * MOST_STEPS + step]


def leader_points(temple: i64, age: i64) -> i64:
    return PRINTED.leader[temple * 2 + age - 1]


def quarry_good(number: i64, good: i64) -> i64:
    """The goods of a kind at a space of Yaxchilan."""
    return PRINTED.quarry[(number - 1) * GOODS + good]


def tile_good(tile: i64, good: i64) -> i64:
    """The goods of a kind on a starting tile."""
    return PRINTED.tile_goods[tile * GOODS + good]
