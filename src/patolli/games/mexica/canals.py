"""A. Canals: what digging one does."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mexica.board import (
    CANAL,
    DETAIL,
    EAST_HALF,
    NORTH_HALF,
    SINGLE,
    SOUTH_HALF,
    WEST_HALF,
    square_name,
)
from patolli.games.mexica.districts import dug
from patolli.games.mexica.panel import remove_unusable
from patolli.games.mexica.table import MexicaTable


def dig(table: MexicaTable, seat: i64, square: i64, second: i64) -> None:
    """MEX-R10, MEX-R15. `second` is 0 for a single canal."""
    table.ap -= 1
    put_canal(table, square, second)
    dug(table, square, second)
    table.busy = True
    if table.sink is not None:
        ends = [square_name(square)] if second == 0 else [square_name(square), square_name(second)]
        table.tell("dug", seat, squares=ends)
    remove_unusable(table)


def put_canal(table: MexicaTable, square: i64, second: i64) -> None:
    if second == 0:
        table.singles -= 1
        table.cell[square] = CANAL + SINGLE * DETAIL
        return
    table.doubles -= 1
    across = second == square + 1
    table.cell[square] = CANAL + (WEST_HALF if across else NORTH_HALF) * DETAIL
    table.cell[second] = CANAL + (EAST_HALF if across else SOUTH_HALF) * DETAIL
