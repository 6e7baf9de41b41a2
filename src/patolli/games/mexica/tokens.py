"""F, G. Action tokens: an action point kept for later. They stay with their player (MEX-R47)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mexica.table import MexicaTable


def take(table: MexicaTable, seat: i64) -> None:
    """MEX-R45."""
    table.ap -= 1
    table.taken += 1
    table.tokens[seat] += 1
    if table.sink is not None:
        table.tell("took", seat)


def spend(table: MexicaTable, seat: i64) -> None:
    """MEX-R46."""
    table.ap += 1
    table.tokens[seat] -= 1
    if table.sink is not None:
        table.tell("spent", seat)
