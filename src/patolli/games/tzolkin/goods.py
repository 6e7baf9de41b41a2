"""The bank: goods and points that are gained, paid and counted."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import CUBES, POINTS, QUARTERS, SEAT, SKULL, WOOD
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_PAY, ASK_TAKE, push


def in_bank(table: TzolkinTable, good: i64, amount: i64) -> i64:
    """TZO-R3: goods are unlimited, but skulls: TZO-P13, missing ones are lost."""
    return table.bank_skulls if good == SKULL and amount > table.bank_skulls else amount


def gain(table: TzolkinTable, seat: i64, good: i64, amount: i64) -> None:
    if good == SKULL:
        amount = in_bank(table, good, amount)
        if amount == 0:
            if table.sink is not None:
                table.tell("bank-empty", seat)
            return
        table.bank_skulls -= amount
    table.own[seat * SEAT + good] += amount
    if table.sink is not None:
        table.tell("gained", seat, amount=amount, good=data.GOODS[good])


def spend(table: TzolkinTable, seat: i64, good: i64, amount: i64) -> None:
    if amount == 0:
        return
    table.own[seat * SEAT + good] -= amount
    if good == SKULL:
        table.bank_skulls += amount  # TZO-F20, TZO-P33
    if table.sink is not None:
        table.tell("paid", seat, amount=amount, good=data.GOODS[good])


def score(table: TzolkinTable, seat: i64, points: i64) -> None:
    table.own[seat * SEAT + POINTS] += QUARTERS * points
    if table.sink is not None:
        table.tell("scored", seat, points=points)


# Cubes of choice, one by one.


def take_into(out: vec[i64], count: i64) -> i64:
    cube: i64 = 0
    while cube < CUBES:
        out[count + cube] = actions.TAKE + cube
        cube += 1
    return count + CUBES


def pay_into(table: TzolkinTable, seat: i64, cubes: i64, out: vec[i64], count: i64) -> i64:
    all_go = table.cubes(seat) == cubes  # then there is nothing to choose
    cube: i64 = 0
    while cube < CUBES:
        if table.has(seat, WOOD + cube) > 0:
            out[count] = actions.PAY + cube
            count += 1
            if all_go:
                return count
        cube += 1
    return count


def take_cube(table: TzolkinTable, seat: i64, count: i64, cube: i64) -> None:
    if count > 1:
        push(table, ASK_TAKE, count - 1, 0)
    gain(table, seat, WOOD + cube, 1)


def pay_cube(table: TzolkinTable, seat: i64, count: i64, cube: i64) -> None:
    if count > 1:
        push(table, ASK_PAY, count - 1, 0)
    spend(table, seat, WOOD + cube, 1)
