"""What a worker who comes back from a wheel may do there: which actions, and what the way costs."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, chichen, data, palenque, tikal, uxmal, yaxchilan
from patolli.games.tzolkin.board import (
    CHICHEN,
    CHICHEN_ACTIONS,
    CORN,
    NOTHING,
    PALENQUE,
    SMALL_ACTIONS,
    TIKAL,
    UXMAL,
    YAXCHILAN,
    last_action,
    last_space,
)
from patolli.games.tzolkin.goods import spend
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.technologies import reaches_next


def back_cost(table: TzolkinTable, seat: i64, wheel: i64, space: i64, number: i64) -> i64:
    """The corn to use action `number` from a space, or NOTHING if that is out of reach."""
    if wheel == CHICHEN:
        last = last_space(CHICHEN)
        if space == last or (space == last - 1 and reaches_next(table, seat)):
            if number <= CHICHEN_ACTIONS:
                return 0  # TZO-R22; TZO-F5: theology reaches the last
            return NOTHING
        if number == space + 1 and reaches_next(table, seat):
            return 0  # TZO-P16; TZO-F6: from there no way back
    else:
        if number > SMALL_ACTIONS:
            return NOTHING
        if space > SMALL_ACTIONS:
            return 0  # TZO-R22, TZO-P1
    if number <= space:
        return space - number  # TZO-R20, TZO-R21
    return NOTHING


def can_do(table: TzolkinTable, seat: i64, wheel: i64, number: i64, corn: i64) -> bool:
    """TZO-R23: can the cost of an action be paid with this much corn, and is there anything to take?"""
    if corn < 0:
        return False
    if wheel == PALENQUE:
        return palenque.can_do(table, seat, number)
    if wheel == YAXCHILAN:
        return True  # TZO-R31
    if wheel == TIKAL:
        return tikal.can_do(table, seat, number, corn)
    if wheel == UXMAL:
        return uxmal.can_do(table, seat, number, corn)
    return chichen.can_do(table, seat, number)


def use_into(table: TzolkinTable, seat: i64, wheel: i64, space: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R20: the own action, a lower one for a corn a step, or nothing; TZO-P20: none from space 0."""
    corn = table.corn(seat)
    last = last_action(wheel)
    number: i64 = 1
    while number <= last:
        cost = back_cost(table, seat, wheel, space, number)
        if cost != NOTHING and can_do(table, seat, wheel, number, corn - cost):
            out[count] = actions.USE + number - 1
            count += 1
        number += 1
    out[count] = actions.SKIP
    return count + 1


def any_into(table: TzolkinTable, seat: i64, cost: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R39, TZO-P28, TZO-F13: any action of Palenque, Yaxchilan, Tikal, and Uxmal 1 to 4."""
    corn = table.corn(seat) - cost
    action: i64 = actions.USE_ANY
    while action < actions.SKIP:
        if can_do(table, seat, actions.any_wheel(action), actions.any_number(action), corn):
            out[count] = action
            count += 1
        action += 1
    if cost > 0:
        out[count] = actions.SKIP  # TZO-P31
        count += 1
    return count


def use(table: TzolkinTable, seat: i64, wheel: i64, space: i64, number: i64) -> None:
    cost = back_cost(table, seat, wheel, space, number)
    if table.sink is not None:
        table.tell("used", seat, wheel=data.WHEELS[wheel], space=number, corn=cost)
    spend(table, seat, CORN, cost)  # TZO-F15: first the corn for the way back
    perform(table, seat, wheel, number)


def use_any(table: TzolkinTable, seat: i64, cost: i64, action: i64) -> None:
    spend(table, seat, CORN, cost)
    perform(table, seat, actions.any_wheel(action), actions.any_number(action))


def perform(table: TzolkinTable, seat: i64, wheel: i64, number: i64) -> None:
    """The action of a space; the technologies of the seat apply however it got there (TZO-F14)."""
    if wheel == PALENQUE:
        palenque.perform(table, seat, number)
    elif wheel == YAXCHILAN:
        yaxchilan.perform(table, seat, number)
    elif wheel == TIKAL:
        tikal.perform(table, number)
    elif wheel == UXMAL:
        uxmal.perform(table, seat, number)
    else:
        chichen.perform(table, seat, number)
