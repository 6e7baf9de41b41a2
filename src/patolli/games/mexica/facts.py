"""What an analysis counts, to say in what two turns differ; and roughly what one of each is worth."""

from __future__ import annotations

from patolli.games.mexica.board import SQUARES, THE_ISLAND, is_start
from patolli.games.mexica.data import LEVELS, SIDES
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.scoring import pays, standing
from patolli.games.mexica.table import MexicaTable, shelf

WORTH = {
    "points": 1.0,
    "districts": 0.8,
    "rival-districts": -0.5,
    "first-places": 1.0,
    "tokens": 0.8,
    "levels-left": 0.4,
    "at-palace": 2.0,
}


def facts(table: MexicaTable, seat: int) -> dict[str, float]:
    districts = [standings(table, other) for other in range(table.seats)]
    rivals = [districts[other][0] for other in range(table.seats) if other != seat]
    return {
        "points": int(table.points[seat]),
        "districts": districts[seat][0],
        "rival-districts": max(rivals),
        "first-places": districts[seat][1],
        "tokens": int(table.tokens[seat]),
        "levels-left": sum(level * int(table.stock[shelf(seat, level)]) for level in range(1, LEVELS + 1)),
        "at-palace": int(is_start(table.pilli[seat])),
    }


def standings(table: MexicaTable, seat: int) -> tuple[int, int]:
    """What the next scoring would bring as things stand (MEX-R53 to MEX-R56), and the first places in it."""
    (_, places), points, first = standing(table), 0, 0
    for square in (THE_ISLAND.squares[i] for i in range(SQUARES)):
        if table.area[square] > 0 and (table.period == 2 or is_founded(table, square)):
            rank = places[square * SIDES + seat]
            points += pays(rank, table.area[square])
            first += rank == 1
    return points, first
