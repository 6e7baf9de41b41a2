"""D. Temples: what building one does, and which a player has."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mexica.board import DETAIL, TEMPLE, square_name
from patolli.games.mexica.data import LEVELS
from patolli.games.mexica.panel import remove_unusable
from patolli.games.mexica.table import OWNER, MexicaTable, shelf


def build(table: MexicaTable, seat: i64, square: i64, level: i64) -> None:
    """MEX-R29: each level costs an action point."""
    table.ap -= level
    table.stock[shelf(seat, level)] -= 1
    put_temple(table, square, seat, level)
    table.busy = True
    if table.sink is not None:
        table.tell("built", seat, square=square_name(square), level=level)
    remove_unusable(table)


def put_temple(table: MexicaTable, square: i64, owner: i64, level: i64) -> None:
    table.cell[square] |= TEMPLE + (owner * OWNER + level) * DETAIL


def hand_out(table: MexicaTable, temples: tuple[int, ...]) -> None:
    """Each player gets so many temples of one level, of two, … (MEX-R5, MEX-R49)."""
    seat: i64 = 0
    while seat < table.seats:
        for level in range(1, LEVELS + 1):
            table.stock[shelf(seat, level)] += temples[level - 1]
        seat += 1
