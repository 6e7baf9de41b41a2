"""What is printed on the components, as flat arrays for fast reading."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import data_lists
from patolli.games.tzolkin.board import CUBES, GOODS

MOST_STEPS: Final = 10  # of a temple: so many places each has in the arrays


class Printed:
    """What is printed on the components, as flat arrays."""

    kind: Final[vec[i64]]  # of each building
    cost: Final[vec[i64]]  # wood, stone, gold of each card
    cubes: Final[vec[i64]]  # how many cubes that is
    colour: Final[vec[i64]]  # of each card
    each: Final[vec[i64]]  # points of a monument for each of what it counts
    skulls: Final[vec[i64]]  # that each monument costs
    monuments_each: Final[vec[i64]]  # points of great-monuments, by seats
    masters: Final[vec[i64]]  # points of great-masters, by complete technologies
    effects: Final[vec[i64]]
    building_effects: Final[
        vec[i64]
    ]  # where the effects of each kind begin among these; and where the last ends
    tile_effects: Final[vec[i64]]  # the same for the starting tiles
    bonus: Final[vec[i64]]  # the effect of each technology past its last level
    top: Final[vec[i64]]  # the highest step of each temple
    step_points: Final[vec[i64]]  # by temple and step
    step_goods: Final[vec[i64]]  # by temple and step: the good that is printed there, or NOTHING
    leader: Final[vec[i64]]  # two for each temple
    chichen: Final[vec[i64]]  # points, temple, cubes of each space
    quarry: Final[vec[i64]]  # five goods of each space of Yaxchilan
    harvest_corn: Final[vec[i64]]  # of each jungle group
    harvest_wood: Final[vec[i64]]
    price: Final[vec[i64]]  # of a cube in corn, by good (corn itself: 1)
    food_days: Final[vec[i64]]
    tile_goods: Final[vec[i64]]  # five goods of each starting tile
    tile_tooth: Final[vec[i64]]  # where each starting tile puts a neutral worker

    def __init__(self) -> None:
        lists = data_lists.all_lists(MOST_STEPS)
        self.kind = vec[i64](lists["kind"])
        self.cost = vec[i64](lists["cost"])
        self.cubes = vec[i64](lists["cubes"])
        self.colour = vec[i64](lists["colour"])
        self.each = vec[i64](lists["each"])
        self.skulls = vec[i64](lists["skulls"])
        self.monuments_each = vec[i64](lists["monuments_each"])
        self.masters = vec[i64](lists["masters"])
        self.effects = vec[i64](lists["effects"])
        self.building_effects = vec[i64](lists["building_effects"])
        self.tile_effects = vec[i64](lists["tile_effects"])
        self.bonus = vec[i64](lists["bonus"])
        self.top = vec[i64](lists["top"])
        self.step_points = vec[i64](lists["step_points"])
        self.step_goods = vec[i64](lists["step_goods"])
        self.leader = vec[i64](lists["leader"])
        self.chichen = vec[i64](lists["chichen"])
        self.quarry = vec[i64](lists["quarry"])
        self.harvest_corn = vec[i64](lists["harvest_corn"])
        self.harvest_wood = vec[i64](lists["harvest_wood"])
        self.price = vec[i64](lists["price"])
        self.food_days = vec[i64](lists["food_days"])
        self.tile_goods = vec[i64](lists["tile_goods"])
        self.tile_tooth = vec[i64](lists["tile_tooth"])


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


# An effect is one number: what it is, and twice eight bits for what it is about.


def effect_kind(effect: i64) -> i64:
    return effect & 255


def effect_about(effect: i64) -> i64:
    return (effect >> 8) & 255


def effect_amount(effect: i64) -> i64:
    return effect >> 16
