"""What advances, effects, buildings and monuments are worth."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin import data, food, monuments
from patolli.games.tzolkin.board import (
    ALL_MONUMENTS,
    ARCHITECTURE,
    CUBES,
    CUBES_OF_CHOICE,
    FEED,
    GAIN,
    GOLD,
    GREAT_LEARNING,
    GREAT_MASTERS,
    GREAT_MONUMENTS,
    GREAT_TEMPLES,
    HIRE,
    LEARN,
    LEARN_ANY,
    MONUMENTS,
    NOTHING,
    ROW,
    SAVE,
    SCORE,
    SKULL,
    STEP,
    STEP_ANY,
    STONE,
    TECH,
    TECHNOLOGIES,
    WOOD,
    WORKERS,
    monument_card,
)
from patolli.games.tzolkin.bots.sheet import Sheet
from patolli.games.tzolkin.bots.temples import best_step
from patolli.games.tzolkin.costs import can_pay, can_pay_monument, corn_cost, short_of
from patolli.games.tzolkin.printed import PRINTED, cost_of, effect_about, effect_amount, effect_kind
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import FOR_CORN, TIKAL_FOUR
from patolli.games.tzolkin.technologies import (
    advance_cost,
    architecture_corn,
    architecture_cubes,
    architecture_points,
)
from patolli.games.tzolkin.workers import can_hire

ANY_PRICE: Final = 9  # more cubes than any advance costs
FAR_FROM_MASTER: Final = 2.0  # what a level adds to great-masters when it does not complete a technology
ONE_MORE_MONUMENT: Final = 4.0  # what great-monuments gains by itself, for four players

# Technologies.


def note_advances(sheet: Sheet, table: TzolkinTable, seat: i64) -> None:
    track: i64 = 0
    while track < TECHNOLOGIES:
        sheet.advance[track] = advance_gain(sheet, table, seat, track)
        track += 1


def advance_gain(sheet: Sheet, table: TzolkinTable, seat: i64, track: i64) -> float:
    level = table.has(seat, TECH + track)
    if level < data.TOP_LEVEL:
        first = sheet.weights.level[track * data.TOP_LEVEL + level] * sheet.early
        return first + for_one_level(table, seat, level)
    return effect_gain(sheet, table, seat, PRINTED.bonus[track])


def for_one_level(table: TzolkinTable, seat: i64, level: i64) -> float:
    """What the next level adds to the own monuments that count levels."""
    value: float = 0.0
    if table.owns(seat, GREAT_LEARNING):
        value += float(PRINTED.each[GREAT_LEARNING])
    if table.owns(seat, GREAT_MASTERS):
        value += float(PRINTED.masters[1]) if level == data.TOP_LEVEL - 1 else FAR_FROM_MASTER
    return value


def best_advance(sheet: Sheet, table: TzolkinTable, seat: i64, cubes: i64) -> float:
    """With so many cubes to pay."""
    best: float = 0.0
    track: i64 = 0
    while track < TECHNOLOGIES:
        cost = advance_cost(table, seat, track)
        if cost <= cubes:
            gain = sheet.advance[track] - sheet.price[WOOD] * float(cost)
            if gain > best:
                best = gain
        track += 1
    return best


def free_advance(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    return best_advance(sheet, table, seat, ANY_PRICE) + sheet.price[WOOD]


# Effects.


def effect_gain(sheet: Sheet, table: TzolkinTable, seat: i64, effect: i64) -> float:
    kind = effect_kind(effect)
    about = effect_about(effect)
    if kind == GAIN:
        return sheet.price[about] * float(effect_amount(effect))
    if kind == STEP:
        return sheet.step[about]
    if kind == STEP_ANY:
        return best_step(sheet)
    if kind == LEARN:
        return sheet.advance[about]
    if kind == LEARN_ANY:
        return free_advance(sheet, table, seat)
    if kind == SCORE:
        return float(about)
    if kind == HIRE:
        return next_worker(sheet, table, seat)
    if kind == FEED:
        return farm(sheet, table, seat, about, 0)
    if kind == SAVE:
        return farm(sheet, table, seat, 0, about)
    if kind == CUBES_OF_CHOICE:
        return sheet.price[GOLD] * float(about)
    return sheet.weights.extra


def effects_gain(sheet: Sheet, table: TzolkinTable, seat: i64, first: i64, last: i64) -> float:
    """What a list of effects is worth, of a building or a starting tile."""
    value: float = 0.0
    at = first
    while at < last:
        value += effect_gain(sheet, table, seat, PRINTED.effects[at])
        at += 1
    return value


def next_worker(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    if not can_hire(table, seat):
        return 0.0
    number = table.has(seat, WORKERS) - data.START_WORKERS
    return (sheet.weights.hand[number] + sheet.weights.idle) * sheet.early


def farm(sheet: Sheet, table: TzolkinTable, seat: i64, workers: i64, discount: i64) -> float:
    """The corn that a farm saves on the Food Days still to come."""
    after = food.eaters(table, seat, workers) * food.price(table, seat, discount)
    saved = food.needed(table, seat) - after
    return float(saved * (data.LAST_FOOD_DAY - table.held)) * sheet.corn * 1.3


# Buildings.


def cost_in_points(sheet: Sheet, gain: float, card: i64) -> float:
    """A gain less the cubes of a card."""
    cube: i64 = 0
    while cube < CUBES:
        gain -= sheet.price[WOOD + cube] * float(cost_of(card, cube))
        cube += 1
    return gain


def building_gain(sheet: Sheet, table: TzolkinTable, seat: i64, kind: i64, how: i64) -> float:
    starts = PRINTED.building_effects
    gain = effects_gain(sheet, table, seat, starts[kind], starts[kind + 1])
    gain += for_one_building(table, seat, PRINTED.colour[kind])
    if how == FOR_CORN:
        return gain - sheet.corn * float(corn_cost(table, seat, kind))
    gain = cost_in_points(sheet, gain, kind)
    level = table.has(seat, ARCHITECTURE)
    gain += sheet.corn * float(architecture_corn(level))
    gain += float(architecture_points(level))
    return gain + sheet.price[STONE] * float(architecture_cubes(level))


def for_one_building(table: TzolkinTable, seat: i64, colour: i64) -> float:
    """What one more building of a colour adds to the own monuments."""
    if table.has(seat, MONUMENTS) == 0:
        return 0.0
    points: i64 = 0
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if table.owns(seat, monument):
            points += monuments.for_one_more(monument, colour)
        monument += 1
    return float(points)


def best_building(sheet: Sheet, table: TzolkinTable, seat: i64, how: i64) -> float:
    best: float = 0.0
    second: float = 0.0
    corn = table.corn(seat)
    slot: i64 = 0
    while slot < data.ROW:
        building = table.table[ROW + slot]
        if building != NOTHING:
            kind = PRINTED.kind[building]
            if can_pay(table, seat, kind, how, corn):
                gain = building_gain(sheet, table, seat, kind, how)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        slot += 1
    if how == TIKAL_FOUR:
        best += 0.4 * second
        monument: i64 = 0
        while monument < ALL_MONUMENTS:
            if table.shows(monument) and can_pay_monument(table, seat, monument):
                gain = monument_gain(sheet, table, seat, monument)
                if gain > best:
                    best = gain
            monument += 1
    return best


# Monuments.


def monument_gain(sheet: Sheet, table: TzolkinTable, seat: i64, monument: i64) -> float:
    card = monument_card(monument)
    itself = float(monuments.for_one_more(monument, PRINTED.colour[card]))
    if monument == GREAT_MONUMENTS:
        itself = ONE_MORE_MONUMENT
    gain = (float(monuments.points_of(table, seat, monument)) + itself) * sheet.weights.monument
    return cost_in_points(sheet, gain, card) - sheet.price[SKULL] * float(PRINTED.skulls[monument])


def monument_in_reach(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """The best monument on the table, as far as what it costs is there already."""
    best: float = 0.0
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if table.shows(monument):
            gain = monument_gain(sheet, table, seat, monument) * share_at_hand(table, seat, monument)
            if gain > best:
                best = gain
        monument += 1
    return best


def share_at_hand(table: TzolkinTable, seat: i64, monument: i64) -> float:
    """The share of a monument's cubes that a seat has."""
    card = monument_card(monument)
    there: i64 = 0
    cube: i64 = 0
    while cube < CUBES:
        there += cost_of(card, cube) - short_of(table, seat, card, cube)
        cube += 1
    return float(there) / float(PRINTED.cubes[card])


def owned_monuments(table: TzolkinTable, seat: i64) -> float:
    value: float = 0.0
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if monument != GREAT_TEMPLES and table.owns(seat, monument):  # that is counted with each temple
            value += float(monuments.points_of(table, seat, monument))
        monument += 1
    return value
