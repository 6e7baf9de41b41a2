"""Chichen Itza: a crystal skull for points, a step and sometimes a cube (TZO-R40)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin.board import SEAT, SKULL
from patolli.games.tzolkin.goods import score
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_OFFERING, ASK_TAKE, push
from patolli.games.tzolkin.technologies import may_offer_cube
from patolli.games.tzolkin.temples import step_up


def points_of(number: i64) -> i64:
    return PRINTED.chichen[(number - 1) * 3]


def temple_of(number: i64) -> i64:
    return PRINTED.chichen[(number - 1) * 3 + 1]


def cubes_of(number: i64) -> i64:
    return PRINTED.chichen[(number - 1) * 3 + 2]


def is_offered(table: TzolkinTable, number: i64) -> bool:
    return table.offered & (1 << number) != 0


def can_do(table: TzolkinTable, seat: i64, number: i64) -> bool:
    """TZO-R40: each space takes one skull in a game."""
    return table.has(seat, SKULL) > 0 and not is_offered(table, number)


def perform(table: TzolkinTable, seat: i64, number: i64) -> None:
    """TZO-R40, TZO-P14: the skull stays on its space; TZO-P15: then theology 2 may be used."""
    table.own[seat * SEAT + SKULL] -= 1
    table.offered |= 1 << number
    if table.sink is not None:
        table.tell("offered", seat, space=number)
    score(table, seat, points_of(number))
    step_up(table, seat, temple_of(number))
    if may_offer_cube(table, seat):
        push(table, ASK_OFFERING, 0, 0)
    if cubes_of(number) > 0:
        push(table, ASK_TAKE, cubes_of(number), 0)
