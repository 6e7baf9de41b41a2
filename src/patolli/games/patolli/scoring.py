"""What counts: stakes change hands until the game ends, and whoever holds more of them has won."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.patolli.data import MOST_THROWS, SEATS
from patolli.games.patolli.table import PatolliTable


def pay(table: PatolliTable, seat: i64) -> None:
    """A stake goes from this seat to the other."""
    table.stakes[seat] -= 1
    table.stakes[1 - seat] += 1
    if table.sink is not None:
        table.tell("paid", seat)


def finished(table: PatolliTable) -> bool:
    """PAT-R13: a player has no stakes or all pieces home; PAT-R15: the light is gone."""
    seat: i64 = 0
    while seat < SEATS:
        if table.stakes[seat] == 0 or table.home[seat] == table.pieces:
            return True
        seat += 1
    return table.throws >= MOST_THROWS


def leaders(table: PatolliTable) -> list[int]:
    """PAT-R14: who has more stakes; if equal, more pieces home; else both."""
    lead = table.stakes[0] - table.stakes[1]
    if lead == 0:
        lead = table.home[0] - table.home[1]
    if lead == 0:
        return [0, 1]
    return [0] if lead > 0 else [1]
