"""Yaxchilan: wood, stone, gold and crystal skulls (TZO-R31)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin.board import GOODS
from patolli.games.tzolkin.goods import gain
from patolli.games.tzolkin.printed import quarry_good
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.technologies import digging_bonus


def dug(table: TzolkinTable, seat: i64, number: i64, good: i64) -> i64:
    """What a space gives of a good, with what extraction and theology 3 add to it (TZO-R41)."""
    amount = quarry_good(number, good)
    if amount > 0:
        return amount + digging_bonus(table, seat, good)
    return 0


def perform(table: TzolkinTable, seat: i64, number: i64) -> None:
    """An empty bank of skulls makes Yaxchilan 4 useless, not forbidden; TZO-F19: one skull is taken too."""
    good: i64 = 0
    while good < GOODS:
        amount = dug(table, seat, number, good)
        if amount > 0:
            gain(table, seat, good, amount)
        good += 1
