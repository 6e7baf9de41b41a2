"""B. Founding a district: the tile, and its points."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mexica.board import DETAIL, FOUNDED, SQUARES, THE_ISLAND, TILE, square_name
from patolli.games.mexica.panel import remove_unusable
from patolli.games.mexica.scoring import second, third
from patolli.games.mexica.table import MexicaTable


def found(table: MexicaTable, seat: i64, square: i64, size: i64) -> None:
    """MEX-R19, MEX-R20, MEX-R22. It costs no action points (MEX-R16)."""
    table.panel[size] -= 1
    put_tile(table, square, size)
    table.busy = True
    if table.sink is not None:
        table.tell("founded", seat, square=square_name(square), size=size, points=second(size))
    table.points[seat] += second(size)
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.district_of(other) == table.label[square]:
            table.points[other] += third(size)
            if table.sink is not None:
                table.tell("present", other, square=square_name(square), points=third(size))
        other += 1
    remove_unusable(table)


def put_tile(table: MexicaTable, square: i64, size: i64) -> None:
    table.cell[square] |= TILE + size * DETAIL
    i: i64 = 0
    while i < SQUARES:
        if table.label[THE_ISLAND.squares[i]] == table.label[square]:
            table.cell[THE_ISLAND.squares[i]] |= FOUNDED
        i += 1
