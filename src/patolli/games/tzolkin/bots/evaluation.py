"""What bots value, in points: goods, temples, technologies, and above all workers who wait for their day.

The worth of a side is what it has, plus what is still to come: a worker on a wheel is worth the best
action it can reach now or some days later; an open decision is worth its best answer. What such reasons
miss was learned from many games (`bots/lessons.py`).
"""

from __future__ import annotations

from typing import Final

from patolli.bots.evaluator import mean_of_others
from patolli.bots.lessons import LearningEvaluator, Lessons
from patolli.core.fast import i64, vec
from patolli.core.state import State
from patolli.games.tzolkin import actions, data, food
from patolli.games.tzolkin.board import (
    ALL_TEETH,
    ALL_TILES,
    CORN,
    GOODS,
    KINDS,
    LIGHT,
    SKULL,
    STANDS,
    TECH,
    TECHNOLOGIES,
    TILES,
    WOOD,
    WORKERS,
    first_tooth,
    is_monument,
)
from patolli.games.tzolkin.bots import features
from patolli.games.tzolkin.bots.building import (
    building_gain,
    effects_gain,
    monument_gain,
    monument_in_reach,
    owned_monuments,
)
from patolli.games.tzolkin.bots.gains import take_notes
from patolli.games.tzolkin.bots.pending import pending
from patolli.games.tzolkin.bots.sheet import Sheet, Weights, act_at, in_the_end, stores
from patolli.games.tzolkin.bots.temples import all_temples
from patolli.games.tzolkin.bots.waiting import waiting_worth, workers
from patolli.games.tzolkin.calendar import teeth_corn
from patolli.games.tzolkin.printed import PRINTED, tile_good
from patolli.games.tzolkin.scoring import points_of
from patolli.games.tzolkin.state import TzolkinState
from patolli.games.tzolkin.table import KEEPING, OVER, PLACING, TzolkinTable
from patolli.games.tzolkin.tasks import TIKAL_TWO, about_of, more_of, top
from patolli.games.tzolkin.wheels import back_cost
from patolli.games.tzolkin.workers import lowest_free, place_cost

WEIGHTS: dict[str, float] = {
    "corn_early": 1.0,  # the first corn at the start, beyond the quarter point it is worth at the end
    "enough": 12.0,  # so much corn makes one more worth a quarter of that
    "cube_early": 1.4,  # a gold at the start, beyond its worth at the end; wood half, stone three quarters
    "skull_early": 4.6,  # a skull at the start, beyond the three points it is worth at the end
    "hunger": 0.53,  # a corn that is missing at the next Food Day, when that is today
    "hunger_fades": 0.15,  # how fast that care fades with each day still to go
    "later_food": 2.4,  # the share of corn for Food Days after the next that is already missed
    "temple_next": 0.76,  # the points of a step at the next paying day
    "temple_last": 1.0,  # the points of a step at the end, as long as another day comes first
    "lead": 0.18,  # the bonus for a lead that others may still take
    "temple_goods": 0.46,  # goods that the temples will give
    "agriculture_1": 0.62,  # each level of a technology at the start
    "agriculture_2": 0.62,
    "agriculture_3": 0.62,
    "extraction_1": 1.6,
    "extraction_2": 1.6,
    "extraction_3": 1.6,
    "architecture_1": 1.3,
    "architecture_2": 1.3,
    "architecture_3": 1.3,
    "theology_1": 1.7,
    "theology_2": 1.7,
    "theology_3": 1.7,
    "worker_4": 3.0,  # a fourth, fifth or sixth worker at the start
    "worker_5": 1.9,
    "worker_6": 5.1,
    "fades": 0.94,  # how fast the worth of what helps for long fades: 1 evenly, less than 1 late in the game
    "idle": 0.72,  # a free worker
    "impatience": 0.028,  # the share of an action that a day of waiting takes away
    "forced": 0.78,  # the loss, when nobody is free, by having to pick a worker tomorrow who should wait
    "crowd": 0.31,  # the share that further workers on a wheel lose: they want the same goods and spaces
    "hope": 0.47,  # the share of an action at Tikal that one cannot pay for yet
    "offering_hope": 0.14,  # the share of an action at Chichen Itza without a skull
    "monument": 0.83,  # the share of a monument’s present worth that its builder sees in advance
    "reach": 0.16,  # the share of the best monument's gain, as far as its cubes are there
    "extra": 2.5,  # the extra building or action of a tomb
    "market": 0.8,  # the market
    "marker": 0.77,  # the first player marker
    "light": 2.2,  # the light side of the player board, at the start
    "rivals": 0.53,  # how much the others' average counts against the own side
    "scale": 12.0,  # a lead that makes a win about three times as likely as a loss
}


ANGER: Final = -1.0  # a first guess
EVERY_TOOTH: Final = (1 << ALL_TEETH) - 1
DAYS_A_MOMENT: Final = 9.0  # of the lessons


class TzolkinEvaluator(LearningEvaluator):
    weights: Final[Weights]
    sheet: Final[Sheet]
    sides: Final[vec[float]]  # what each side was worth at the last look

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = Weights(weights)
        self.lessons = Lessons(features.NAMES, weights)
        self.sheet = Sheet(self.weights)
        self.sides = vec[float]([0.0] * data.SEATS[-1])

    def scale(self) -> float:
        return self.weights.scale

    def worth(self, state: State, seat: i64) -> float:
        self.worths(state, self.sides)
        return self.sides[seat] - self.weights.rivals * mean_of_others(self.sides, state.seats, seat)

    def worths(self, state: State, out: vec[float]) -> None:
        """Search compares the sides themselves; what rivals have counts there by itself."""
        assert isinstance(state, TzolkinState)
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = points_of(state, seat) if state.phase == OVER else self.side(state, seat)
            seat += 1

    def moment(self, state: State) -> float:
        assert isinstance(state, TzolkinState)
        days: i64 = data.ROUNDS
        if state.day < days:
            days = state.day
        return float(days) / DAYS_A_MOMENT

    def foreseen(self, state: State, seat: i64) -> float:
        assert isinstance(state, TzolkinState)
        sheet = self.sheet
        teeth = state.has(seat, STANDS)
        if state.depth > 0 and state.turn == seat:
            teeth = EVERY_TOOTH  # a worker comes back, and stands nowhere
        take_notes(sheet, state, seat, teeth)
        value = points_of(state, seat) + goods(sheet, state, seat)
        value += parts(sheet, state, seat, self.lessons.features)
        track: i64 = 0
        while track < TECHNOLOGIES:
            value += learned(sheet, track, state.has(seat, TECH + track))
            track += 1
        value += more_hands(sheet, state.has(seat, WORKERS) - data.START_WORKERS)
        value += self.weights.light * float(state.has(seat, LIGHT)) * sheet.early
        if state.first == seat:
            value += self.weights.marker * sheet.early
        if state.phase == KEEPING:
            value += kept_tiles(sheet, state, seat)
        elif state.turn == seat:
            value += pending(sheet, state, seat)
            if state.first_space == seat + 1 and state.phase == PLACING:
                value += sheet.corn * float(teeth_corn(state))
        return value

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """How good an action looks before it is tried: the gain of what it is about, in points."""
        assert isinstance(state, TzolkinState)
        if action < actions.BEG:
            return 0.0
        sheet = self.sheet
        take_notes(sheet, state, seat, EVERY_TOOTH)
        if action < actions.PLACE:
            return ANGER
        if action < actions.PICK:
            return place_prior(sheet, state, action)
        if action < actions.USE:
            wheel = actions.picked_wheel(action)
            space = actions.picked_space(action)
            now = sheet.best[first_tooth(wheel) + space]
            return now + self.weights.idle - waiting_worth(sheet, wheel, space)
        if action < actions.USE_ANY:
            return use_prior(sheet, state, seat, actions.used_number(action))
        if action < actions.SKIP:
            return sheet.act[act_at(actions.any_wheel(action), actions.any_number(action))]
        return answer_prior(sheet, state, seat, action)


# What a side has.


def parts(sheet: Sheet, table: TzolkinTable, seat: i64, out: vec[float]) -> float:
    """The parts that are features for themselves, together."""
    features.look(table, seat, out)
    out[features.FOOD] = corn_and_food(sheet, table, seat)
    out[features.TEMPLES] = all_temples(sheet, table, seat)
    out[features.REACH] = monument_in_reach(sheet, table, seat) if sheet.days > 1 else 0.0
    out[features.OWNED] = owned_monuments(table, seat)
    out[features.WAITING] = workers(sheet, table, seat)
    value = out[features.FOOD] + out[features.TEMPLES] + sheet.weights.reach * out[features.REACH]
    return value + out[features.OWNED] + out[features.WAITING]


def goods(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    value: float = 0.0
    good: i64 = WOOD
    while good <= SKULL:
        value += sheet.price[good] * float(table.has(seat, good))
        good += 1
    return value


def corn_and_food(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """Corn, less what the next Food Day asks for, and what those after it will."""
    value = in_the_end(table.corn(seat)) + stores(sheet, sheet.spare)
    later = data.LAST_FOOD_DAY - table.held - 1
    if later <= 0:
        return value
    return value - float(later * food.needed(table, seat)) * sheet.corn * sheet.weights.later_food


def learned(sheet: Sheet, track: i64, levels: i64) -> float:
    value: float = 0.0
    level: i64 = 0
    while level < levels:
        value += sheet.weights.level[track * data.TOP_LEVEL + level]
        level += 1
    return value * sheet.early


def more_hands(sheet: Sheet, count: i64) -> float:
    value: float = 0.0
    number: i64 = 0
    while number < count:
        value += sheet.weights.hand[number]
        number += 1
    return value * sheet.early


def kept_tiles(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """Starting tiles that are chosen and not yet revealed."""
    value: float = 0.0
    corn: i64 = 0
    kept = table.has(seat, TILES)
    starts = PRINTED.tile_effects
    tile: i64 = 0
    while tile < ALL_TILES:
        if kept & (1 << tile) != 0:
            corn += tile_good(tile, CORN)
            good: i64 = WOOD
            while good < GOODS:
                value += sheet.price[good] * float(tile_good(tile, good))
                good += 1
            value += effects_gain(sheet, table, seat, starts[tile], starts[tile + 1])
        tile += 1
    return value + in_the_end(corn) + stores(sheet, float(corn))


# First guesses, for search.


def place_prior(sheet: Sheet, table: TzolkinTable, action: i64) -> float:
    if action == actions.PLACE_FIRST:
        return sheet.weights.marker + sheet.corn * float(teeth_corn(table) - place_cost(table, 0))
    wheel = action - actions.PLACE
    space = lowest_free(table, wheel)
    cost = sheet.corn * float(place_cost(table, space))
    return waiting_worth(sheet, wheel, space) - cost - sheet.weights.idle


def use_prior(sheet: Sheet, table: TzolkinTable, seat: i64, number: i64) -> float:
    task = top(table)
    wheel = about_of(task)
    cost = back_cost(table, seat, wheel, more_of(task), number)
    return sheet.act[act_at(wheel, number)] - sheet.corn * float(cost)


def answer_prior(sheet: Sheet, table: TzolkinTable, seat: i64, action: i64) -> float:
    if action < actions.BURN:
        return 0.0
    if action < actions.ADVANCE:
        return ANGER
    if action < actions.BUILD:
        return sheet.advance[action - actions.ADVANCE]
    if action < actions.WITH:
        card = action - actions.BUILD
        if is_monument(card):
            return monument_gain(sheet, table, seat, card - KINDS)
        return building_gain(sheet, table, seat, card, TIKAL_TWO)
    if action < actions.TAKE:
        return 0.0
    if action < actions.SELL:
        return sheet.price[WOOD + action - actions.TAKE]
    if action < actions.CLIMB or action >= actions.TURN:
        return 0.0
    return sheet.step[action - actions.CLIMB]
