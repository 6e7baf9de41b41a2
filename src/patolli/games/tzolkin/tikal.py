"""Tikal: advances, buildings, monuments, and steps in two temples (TZO-R32 to TZO-R34)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin.buildings import can_build
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import (
    ASK_ADVANCE,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_PAY,
    TIKAL_FOUR,
    TIKAL_TWO,
    push,
)
from patolli.games.tzolkin.technologies import can_advance

ONE_ADVANCE: Final = 1
ONE_BUILDING: Final = 2
TWO_ADVANCES: Final = 3
TWO_BUILDINGS: Final = 4
TWO_TEMPLES: Final = 5


def can_do(table: TzolkinTable, seat: i64, number: i64, corn: i64) -> bool:
    if number in (ONE_ADVANCE, TWO_ADVANCES):
        return can_advance(table, seat)
    if number == ONE_BUILDING:
        return can_build(table, seat, TIKAL_TWO, corn)
    if number == TWO_BUILDINGS:
        return can_build(table, seat, TIKAL_FOUR, corn)
    return table.cubes(seat) >= 1  # TZO-R34


def perform(table: TzolkinTable, number: i64) -> None:
    if number == ONE_ADVANCE:
        push(table, ASK_ADVANCE, 0, 0)  # TZO-R32
    elif number == ONE_BUILDING:
        push(table, ASK_BUILD, TIKAL_TWO, 0)  # TZO-R33
    elif number == TWO_ADVANCES:
        push(table, ASK_ADVANCE, 0, 1)
    elif number == TWO_BUILDINGS:
        push(table, ASK_BUILD, TIKAL_FOUR, 0)
    else:
        push(table, ASK_CLIMB, 0, 1)  # TZO-R34, TZO-F31: two different temples, one cube in all
        push(table, ASK_PAY, 1, 0)
