"""Uxmal: an offering, the market, a worker, a building for corn, or any action (TZO-R35 to TZO-R39)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import CORN
from patolli.games.tzolkin.buildings import can_build
from patolli.games.tzolkin.goods import spend
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_ANY, ASK_BUILD, ASK_CLIMB, ASK_TRADE, FOR_CORN, push
from patolli.games.tzolkin.workers import hire

OFFERING: Final = 1
MARKET: Final = 2
WORKER: Final = 3
BUILDING: Final = 4
ANY_ACTION: Final = 5


def can_do(table: TzolkinTable, seat: i64, number: i64, corn: i64) -> bool:
    if number == OFFERING:
        return corn >= data.OFFERING_CORN  # TZO-R35
    if number == BUILDING:
        return can_build(table, seat, FOR_CORN, corn)
    return number != ANY_ACTION or corn >= data.CORN_FOR_ANY  # TZO-R39


def perform(table: TzolkinTable, seat: i64, number: i64) -> None:
    if number == OFFERING:
        spend(table, seat, CORN, data.OFFERING_CORN)  # TZO-R35
        push(table, ASK_CLIMB, 0, 0)
    elif number == MARKET:
        push(table, ASK_TRADE, 0, 0)  # TZO-R36
    elif number == WORKER:
        hire(table, seat)  # TZO-R37
    elif number == BUILDING:
        push(table, ASK_BUILD, FOR_CORN, 0)  # TZO-R38
    else:
        spend(table, seat, CORN, data.CORN_FOR_ANY)  # TZO-P28
        push(table, ASK_ANY, 0, 0)
