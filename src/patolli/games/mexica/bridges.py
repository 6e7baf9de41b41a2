"""C. Bridges: where one may stand, and what building and moving one does.

The squares before a bridge's ramps are kept marked, because no canal may be dug there (MEX-R12).
"""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import BRIDGE, CANAL, LAND, NS, RAMP, WIDTH, square_name
from patolli.games.mexica.table import MexicaTable


def spans(cell: vec[i64], square: i64, stride: i64) -> bool:
    """MEX-R23, MEX-R24, MEX-R28: a canal square without a bridge, with land at both ends.

    What stands on that land (MEX-R26) and beside the bridge (MEX-R25) does not matter.
    """
    return (
        (cell[square] & (CANAL | BRIDGE)) == CANAL
        and (cell[square - stride] & LAND) != 0
        and (cell[square + stride] & LAND) != 0
    )


def span(table: MexicaTable, seat: i64, square: i64, ns: bool) -> None:
    """MEX-R23."""
    table.ap -= 1
    put_bridge(table, square, ns)
    table.busy = True
    if table.sink is not None:
        table.tell("bridged", seat, square=square_name(square), way="ns" if ns else "ew")


def shift(table: MexicaTable, seat: i64, start: i64, square: i64, ns: bool) -> None:
    """MEX-R27."""
    table.ap -= 1
    lift_bridge(table, start)
    put_bridge(table, square, ns)
    if table.sink is not None:
        way = "ns" if ns else "ew"
        table.tell("shifted", seat, start=square_name(start), square=square_name(square), way=way)


def put_bridge(table: MexicaTable, square: i64, ns: bool) -> None:
    stride: i64 = WIDTH if ns else 1
    table.cell[square] |= BRIDGE | (NS if ns else 0)
    table.cell[square - stride] |= RAMP
    table.cell[square + stride] |= RAMP
    place = table.built
    while place > 0 and table.bridges[place - 1] > square:
        table.bridges[place] = table.bridges[place - 1]
        place -= 1
    table.bridges[place] = square
    table.built += 1


def lift_bridge(table: MexicaTable, square: i64) -> None:
    stride: i64 = WIDTH if (table.cell[square] & NS) != 0 else 1
    table.cell[square] &= ~(BRIDGE | NS)
    mark_ramp(table.cell, square - stride)
    mark_ramp(table.cell, square + stride)
    place: i64 = 0
    while table.bridges[place] != square:
        place += 1
    table.built -= 1
    while place < table.built:
        table.bridges[place] = table.bridges[place + 1]
        place += 1
    table.bridges[place] = 0


def mark_ramp(cell: vec[i64], square: i64) -> None:
    """Does another bridge still lead to this square?"""
    if (
        (cell[square - 1] & (BRIDGE | NS)) == BRIDGE
        or (cell[square + 1] & (BRIDGE | NS)) == BRIDGE
        or (cell[square - WIDTH] & (BRIDGE | NS)) == BRIDGE | NS
        or (cell[square + WIDTH] & (BRIDGE | NS)) == BRIDGE | NS
    ):
        cell[square] |= RAMP
    else:
        cell[square] &= ~RAMP
