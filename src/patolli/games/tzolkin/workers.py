"""Workers: placing, picking up, and hiring new ones."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import (
    CHICHEN,
    CORN,
    HOME,
    NOTHING,
    SEAT,
    STANDS,
    WORKERS,
    first_tooth,
    last_space,
    lowest,
    wheel_of,
)
from patolli.games.tzolkin.table import PICKING, PLACING, TzolkinTable
from patolli.games.tzolkin.tasks import ASK_USE, push


def lowest_free(table: TzolkinTable, wheel: i64) -> i64:
    """TZO-R16: the lowest free numbered space of a wheel; TZO-F32: NOTHING if there is none."""
    teeth = table.taken >> first_tooth(wheel)
    space: i64 = 0
    while teeth & 1 != 0:
        teeth >>= 1
        space += 1
    if space <= last_space(wheel):
        return space
    return NOTHING


def on_wheels(table: TzolkinTable, seat: i64) -> i64:
    """The workers of a seat that stand on wheels."""
    there = table.has(seat, WORKERS) - table.has(seat, HOME)
    return there - 1 if table.first_space == seat + 1 else there


# Placing.


def place_cost(table: TzolkinTable, space: i64) -> i64:
    """TZO-R17, TZO-P22: the space, and for the nth worker n − 1 more."""
    return space + table.placed


def place_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R16, TZO-R17, TZO-R18."""
    if table.has(seat, HOME) == 0 or table.mercy != 0:
        return count
    corn = table.corn(seat)
    if place_cost(table, 0) > corn:
        return count
    wheel: i64 = 0
    while wheel <= CHICHEN:
        space = lowest_free(table, wheel)
        if space != NOTHING and place_cost(table, space) <= corn:
            out[count] = actions.PLACE + wheel
            count += 1
        wheel += 1
    if table.first_space == 0:
        out[count] = actions.PLACE_FIRST  # TZO-F1: like a space 0
        count += 1
    return count


def place(table: TzolkinTable, seat: i64, action: i64) -> None:
    table.own[seat * SEAT + HOME] -= 1
    if action == actions.PLACE_FIRST:
        cost = place_cost(table, 0)
        table.first_space = seat + 1
        if table.sink is not None:
            table.tell("placed-first", seat, corn=cost)
    else:
        wheel = action - actions.PLACE
        space = lowest_free(table, wheel)
        cost = place_cost(table, space)
        table.put(seat + 1, first_tooth(wheel) + space)
        if table.sink is not None:
            table.tell("placed", seat, wheel=data.WHEELS[wheel], space=space, corn=cost)
    table.own[seat * SEAT + CORN] -= cost
    table.placed += 1
    table.phase = PLACING


# Picking up.


def pick_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R19, TZO-R24, TZO-P21: any own worker on the wheels, but not on the start-player space."""
    left = table.has(seat, STANDS)
    while left != 0:
        tooth = lowest(left)
        wheel = wheel_of(tooth)
        out[count] = actions.pick_action(wheel, tooth - first_tooth(wheel))
        count += 1
        left &= left - 1
    return count


def pick(table: TzolkinTable, seat: i64, wheel: i64, space: i64) -> None:
    table.lift(seat, first_tooth(wheel) + space)
    table.own[seat * SEAT + HOME] += 1
    table.phase = PICKING
    if table.sink is not None:
        table.tell("picked", seat, wheel=data.WHEELS[wheel], space=space)
    push(table, ASK_USE, wheel, space)


# Hiring.


def can_hire(table: TzolkinTable, seat: i64) -> bool:
    return table.has(seat, WORKERS) < data.WORKERS


def hire(table: TzolkinTable, seat: i64) -> None:
    """TZO-R37: a worker from the bank; TZO-F33: nothing happens if all six are in play."""
    if not can_hire(table, seat):
        if table.sink is not None:
            table.tell("no-worker-left", seat)
        return
    table.own[seat * SEAT + WORKERS] += 1
    table.own[seat * SEAT + HOME] += 1
    if table.sink is not None:
        table.tell("hired", seat)
