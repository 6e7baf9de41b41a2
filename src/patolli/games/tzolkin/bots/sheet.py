"""The sheet on which a side is judged: the weights, what goods are worth to it, and what actions bring."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import data, food
from patolli.games.tzolkin.board import (
    ALL_TEETH,
    CHICHEN,
    CHICHEN_ACTIONS,
    CORN,
    GOODS,
    SKULL,
    SMALL_ACTIONS,
    TECHNOLOGIES,
    TEMPLES,
    WOOD,
)
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable

HANDFUL: Final = 4.0  # corn is priced by so many more


class Weights:
    """What `evaluation.WEIGHTS` names, for fast reading."""

    corn_early: float
    enough: float
    cube_early: float
    skull_early: float
    hunger: float
    hunger_fades: float
    later_food: float
    temple_next: float
    temple_last: float
    lead: float
    temple_goods: float
    level: Final[vec[float]]  # three levels of each technology
    hand: Final[vec[float]]  # the fourth, fifth and sixth worker
    fades: float
    idle: float
    impatience: float
    forced: float
    crowd: float
    hope: float
    offering_hope: float
    monument: float
    reach: float
    extra: float
    market: float
    marker: float
    light: float
    rivals: float
    scale: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.corn_early = weights["corn_early"]
        self.enough = weights["enough"]
        self.cube_early = weights["cube_early"]
        self.skull_early = weights["skull_early"]
        self.hunger = weights["hunger"]
        self.hunger_fades = weights["hunger_fades"]
        self.later_food = weights["later_food"]
        self.temple_next = weights["temple_next"]
        self.temple_last = weights["temple_last"]
        self.lead = weights["lead"]
        self.temple_goods = weights["temple_goods"]
        levels = [f"{name}_{level}" for name in data.TECHNOLOGIES for level in (1, 2, 3)]
        self.level = vec[float]([weights[name] for name in levels])
        self.hand = vec[float]([weights[f"worker_{number}"] for number in (4, 5, 6)])
        self.fades = weights["fades"]
        self.idle = weights["idle"]
        self.impatience = weights["impatience"]
        self.forced = weights["forced"]
        self.crowd = weights["crowd"]
        self.hope = weights["hope"]
        self.offering_hope = weights["offering_hope"]
        self.monument = weights["monument"]
        self.reach = weights["reach"]
        self.extra = weights["extra"]
        self.market = weights["market"]
        self.marker = weights["marker"]
        self.light = weights["light"]
        self.rivals = weights["rivals"]
        self.scale = weights["scale"]


class Sheet:
    """The notes made about one side while it is judged."""

    weights: Weights
    early: float  # the share of the game that is still to come
    days: i64  # days left
    spare: float  # corn beyond what the next Food Day already asks for
    corn: float  # the worth of one more corn
    price: Final[vec[float]]  # the worth of corn, wood, stone, gold, skull
    step: Final[vec[float]]  # the gain of a step up in each temple
    advance: Final[vec[float]]  # the gain of an advance in each technology, its cost apart
    act: Final[vec[float]]  # the gain of each action (`act_at`)
    best: Final[vec[float]]  # the best gain from each tooth, after the corn for going back

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.early = 0.0
        self.days = 0
        self.spare = 0.0
        self.corn = 0.0
        self.price = vec[float]([0.0] * GOODS)
        self.step = vec[float]([0.0] * TEMPLES)
        self.advance = vec[float]([0.0] * TECHNOLOGIES)
        self.act = vec[float]([0.0] * (SMALL_ACTIONS * CHICHEN + CHICHEN_ACTIONS))
        self.best = vec[float]([0.0] * ALL_TEETH)


def act_at(wheel: i64, number: i64) -> i64:
    """Where the gain of an action stands on the sheet."""
    return wheel * SMALL_ACTIONS + number - 1


def note_prices(sheet: Sheet, table: TzolkinTable, seat: i64) -> None:
    """How much of the game is left, and what goods are worth in it."""
    weights = sheet.weights
    sheet.days = 0
    if table.day < data.ROUNDS:
        sheet.days = data.ROUNDS - table.day
    sheet.early = (float(sheet.days) / float(data.ROUNDS)) ** weights.fades
    sheet.spare = float(table.corn(seat)) - asked_for(sheet, table, seat)
    sheet.corn = in_the_end(1) + (stores(sheet, sheet.spare + HANDFUL) - stores(sheet, sheet.spare)) / HANDFUL
    sheet.price[CORN] = sheet.corn
    good: i64 = WOOD
    while good < SKULL:
        share = in_the_end(PRINTED.price[good])
        sheet.price[good] = share + weights.cube_early * share * sheet.early
        good += 1
    sheet.price[SKULL] = float(data.SKULL_POINTS) + weights.skull_early * sheet.early


def in_the_end(corn: i64) -> float:
    """The points of corn when the game is over."""
    return float(corn) / float(data.CORN_A_POINT)


def asked_for(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """The corn to keep for the next Food Day: all of it when that is today, less before."""
    if table.held == data.LAST_FOOD_DAY:
        return 0.0
    return float(food.needed(table, seat)) / (
        1.0 + sheet.weights.hunger_fades * float(food.days_until(table))
    )


def stores(sheet: Sheet, spare: float) -> float:
    """What corn is good for before the end: the first lets one place workers, more is of less use."""
    weights = sheet.weights
    if spare < 0.0:
        return weights.hunger * spare
    return weights.corn_early * sheet.early * weights.enough * spare / (spare + weights.enough)
