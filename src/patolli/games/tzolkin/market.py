"""The market of Uxmal 2: corn for cubes, cubes for corn."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions
from patolli.games.tzolkin.board import CORN, CUBES, WOOD
from patolli.games.tzolkin.goods import gain, spend
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_TRADE, push

# What was traded in this market action: a bit for each cube sold, then one for each cube bought.
SOLD: Final = 1
BOUGHT: Final = 8


def price_of(cube: i64) -> i64:
    return PRINTED.price[WOOD + cube]


def was_bought(traded: i64, cube: i64) -> bool:
    return traded & (BOUGHT << cube) != 0


def was_sold(traded: i64, cube: i64) -> bool:
    return traded & (SOLD << cube) != 0


def trade_into(table: TzolkinTable, seat: i64, traded: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R36, TZO-P27: what was sold in this market action is not bought back in it, nor the reverse."""
    corn = table.corn(seat)
    cube: i64 = 0
    while cube < CUBES:
        if table.has(seat, WOOD + cube) > 0 and not was_bought(traded, cube):
            out[count] = actions.SELL + cube
            count += 1
        if corn >= price_of(cube) and not was_sold(traded, cube):
            out[count] = actions.BUY + cube
            count += 1
        cube += 1
    out[count] = actions.SKIP
    return count + 1


def trade(table: TzolkinTable, seat: i64, traded: i64, action: i64) -> None:
    if action < actions.BUY:
        cube = action - actions.SELL
        spend(table, seat, WOOD + cube, 1)
        gain(table, seat, CORN, price_of(cube))
        push(table, ASK_TRADE, traded | (SOLD << cube), 0)
    else:
        cube = action - actions.BUY
        spend(table, seat, CORN, price_of(cube))
        gain(table, seat, WOOD + cube, 1)
        push(table, ASK_TRADE, traded | (BOUGHT << cube), 0)
