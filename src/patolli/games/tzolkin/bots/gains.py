"""What each action of the wheels would bring a side, in points: the notes on which every judgement rests."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin import chichen, data, palenque, tikal, uxmal, yaxchilan
from patolli.games.tzolkin.board import (
    CHICHEN,
    CHICHEN_ACTIONS,
    GOLD,
    GOODS,
    JUNGLE,
    NOTHING,
    PALENQUE,
    SKULL,
    SMALL_ACTIONS,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
    first_tooth,
    last_action,
    last_space,
    on_wheel,
)
from patolli.games.tzolkin.bots.building import (
    ANY_PRICE,
    best_advance,
    best_building,
    next_worker,
    note_advances,
)
from patolli.games.tzolkin.bots.sheet import Sheet, act_at, note_prices
from patolli.games.tzolkin.bots.temples import best_step, note_steps, two_steps
from patolli.games.tzolkin.goods import in_bank
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import FOR_CORN, TIKAL_FOUR, TIKAL_TWO
from patolli.games.tzolkin.wheels import back_cost
from patolli.games.tzolkin.workers import can_hire

ANGER: Final = 1.5  # what a step down costs
SECOND_ADVANCE: Final = 1.6  # two advances, in terms of the best one


def take_notes(sheet: Sheet, table: TzolkinTable, seat: i64, teeth: i64) -> None:
    """Everything the sheet has room for; spaces on the wheels of these teeth alone."""
    note_prices(sheet, table, seat)
    note_steps(sheet, table, seat)
    note_advances(sheet, table, seat)
    note_actions(sheet, table, seat)
    note_spaces(sheet, table, seat, teeth)


def note_actions(sheet: Sheet, table: TzolkinTable, seat: i64) -> None:
    number: i64 = 1
    while number <= SMALL_ACTIONS:
        sheet.act[act_at(PALENQUE, number)] = palenque_gain(sheet, table, seat, number)
        sheet.act[act_at(YAXCHILAN, number)] = yaxchilan_gain(sheet, table, seat, number)
        sheet.act[act_at(TIKAL, number)] = tikal_gain(sheet, table, seat, number)
        number += 1
    best: float = 0.0
    at: i64 = 0
    while at < act_at(UXMAL, 1):
        if sheet.act[at] > best:
            best = sheet.act[at]
        at += 1
    number = 1
    while number <= SMALL_ACTIONS:
        sheet.act[act_at(UXMAL, number)] = uxmal_gain(sheet, table, seat, number, best)
        number += 1
    number = 1
    while number <= CHICHEN_ACTIONS:
        sheet.act[act_at(CHICHEN, number)] = chichen_gain(sheet, table, number)
        number += 1


def note_spaces(sheet: Sheet, table: TzolkinTable, seat: i64, teeth: i64) -> None:
    """For every space of a wheel with one of these teeth the best gain if its worker came back today."""
    best = sheet.best
    wheel: i64 = 0
    while wheel <= CHICHEN:
        last: i64 = NOTHING
        if on_wheel(teeth, wheel) != 0:
            last = last_space(wheel)
        base = first_tooth(wheel)
        space: i64 = 0
        while space <= last:
            best[base + space] = best_from(sheet, table, seat, wheel, space)
            space += 1
        wheel += 1


def best_from(sheet: Sheet, table: TzolkinTable, seat: i64, wheel: i64, space: i64) -> float:
    """The best action within reach of a space, less the corn for the way back."""
    act = sheet.act
    corn = sheet.corn
    at = act_at(wheel, 1)
    most = last_action(wheel)
    if space + 1 < most:
        most = space + 1  # further than that nobody reaches
    best: float = 0.0
    number: i64 = 1
    while number <= most:
        cost = back_cost(table, seat, wheel, space, number)
        if cost != NOTHING:
            gain = act[at] - corn * float(cost)
            if gain > best:
                best = gain
        number += 1
        at += 1
    return best


def palenque_gain(sheet: Sheet, table: TzolkinTable, seat: i64, number: i64) -> float:
    if number == palenque.FISHING:
        return sheet.corn * float(palenque.fished(table, seat))
    group = number - JUNGLE
    corn = sheet.corn * float(palenque.reaped(table, seat, group))
    best: float = 0.0
    if palenque.has_wood(table, group):
        best = sheet.price[WOOD] * float(palenque.felled(table, seat, group))
        burnt = corn - ANGER
        if burnt > best:
            best = burnt
    if corn > best and palenque.can_reap(table, seat, group):
        best = corn
    return best


def yaxchilan_gain(sheet: Sheet, table: TzolkinTable, seat: i64, number: i64) -> float:
    value: float = 0.0
    good: i64 = 0
    while good < GOODS:
        amount = yaxchilan.dug(table, seat, number, good)
        if amount > 0:
            value += sheet.price[good] * float(in_bank(table, good, amount))
        good += 1
    return value


def tikal_gain(sheet: Sheet, table: TzolkinTable, seat: i64, number: i64) -> float:
    """What can be paid counts in full; what cannot is hoped for."""
    hope = sheet.weights.hope
    if number in (tikal.ONE_ADVANCE, tikal.TWO_ADVANCES):
        gain = best_advance(sheet, table, seat, table.cubes(seat))
        hoped = best_advance(sheet, table, seat, ANY_PRICE) * hope
        gain = gain if gain > hoped else hoped
        return gain * SECOND_ADVANCE if number == tikal.TWO_ADVANCES else gain
    if number == tikal.TWO_TEMPLES:
        steps = two_steps(sheet) - sheet.price[WOOD]
        return steps if table.cubes(seat) > 0 else steps * hope
    two = number == tikal.TWO_BUILDINGS
    gain = best_building(sheet, table, seat, TIKAL_FOUR if two else TIKAL_TWO)
    hoped = hope * (3.0 if two else 2.0) * (0.5 + sheet.early)
    if sheet.days < 3:
        hoped = 0.0
    return gain if gain > hoped else hoped


def uxmal_gain(sheet: Sheet, table: TzolkinTable, seat: i64, number: i64, best: float) -> float:
    """`best` is the best gain among the actions of the other small wheels."""
    if number == uxmal.OFFERING:
        step = best_step(sheet) - float(data.OFFERING_CORN) * sheet.corn
        return step if table.corn(seat) >= data.OFFERING_CORN else step * sheet.weights.hope
    if number == uxmal.MARKET:
        return sheet.weights.market
    if number == uxmal.WORKER:
        return next_worker(sheet, table, seat) - food_burden(sheet, table) if can_hire(table, seat) else 0.0
    if number == uxmal.BUILDING:
        return best_building(sheet, table, seat, FOR_CORN)
    return best - float(data.CORN_FOR_ANY) * sheet.corn


def food_burden(sheet: Sheet, table: TzolkinTable) -> float:
    """What one more worker will eat."""
    meals = (data.LAST_FOOD_DAY - table.held) * data.FOOD
    return float(meals) * sheet.corn * sheet.weights.later_food


def chichen_gain(sheet: Sheet, table: TzolkinTable, number: i64) -> float:
    if chichen.is_offered(table, number):
        return 0.0
    gain = float(chichen.points_of(number)) + sheet.step[chichen.temple_of(number)]
    gain += float(chichen.cubes_of(number)) * sheet.price[GOLD]
    return gain - sheet.price[SKULL]
