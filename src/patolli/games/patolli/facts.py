"""What an analysis counts, to say in what two turns differ; and roughly what one of each is worth."""

from __future__ import annotations

from patolli.games.patolli.board import SQUARES, start_of
from patolli.games.patolli.table import PatolliTable

WORTH = {"stakes": 1.0, "home": 3.0, "entered": 3.0, "walked": 0.06, "rival-entered": -3.0}


def facts(table: PatolliTable, seat: int) -> dict[str, float]:
    rival = 1 - seat
    mine = [square for square in range(SQUARES) if table.mat[square] == seat + 1]
    return {
        "stakes": int(table.stakes[seat]),
        "home": int(table.home[seat]),
        "entered": len(mine),
        "walked": sum(int(square - start_of(seat)) % SQUARES for square in mine),
        "rival-entered": sum(table.mat[square] == rival + 1 for square in range(SQUARES)),
    }
