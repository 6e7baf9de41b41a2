"""What an analysis counts, to say in what two turns differ; and roughly what one of each is worth."""

from __future__ import annotations

from patolli.games.tzolkin import food
from patolli.games.tzolkin.board import (
    BUILT,
    CORN,
    GOLD,
    HOME,
    MONUMENTS,
    SKULL,
    STONE,
    TECH,
    TECHNOLOGIES,
    TEMPLE,
    TEMPLES,
    WOOD,
    WORKERS,
)
from patolli.games.tzolkin.scoring import points_of
from patolli.games.tzolkin.table import TzolkinTable

WORTH = {
    "points": 1.0,
    "corn": 0.6,
    "wood": 1.0,
    "stone": 1.5,
    "gold": 2.0,
    "skulls": 5.0,
    "temple-steps": 3.0,
    "technologies": 3.0,
    "buildings": 3.0,
    "monuments": 10.0,
    "workers": 3.0,
    "on-wheels": 1.5,
    "hungry": -3.0,
}


def facts(table: TzolkinTable, seat: int) -> dict[str, float]:
    price = food.price(table, seat, 0)
    eaters = food.eaters(table, seat, 0)
    return {
        "points": points_of(table, seat),
        "corn": int(table.has(seat, CORN)),
        "wood": int(table.has(seat, WOOD)),
        "stone": int(table.has(seat, STONE)),
        "gold": int(table.has(seat, GOLD)),
        "skulls": int(table.has(seat, SKULL)),
        "temple-steps": sum(int(table.has(seat, TEMPLE + temple)) for temple in range(TEMPLES)),
        "technologies": sum(int(table.has(seat, TECH + track)) for track in range(TECHNOLOGIES)),
        "buildings": int(table.has(seat, BUILT)).bit_count(),
        "monuments": int(table.has(seat, MONUMENTS)).bit_count(),
        "workers": int(table.has(seat, WORKERS)),
        "on-wheels": int(table.has(seat, WORKERS) - table.has(seat, HOME)),
        "hungry": max(0, int(eaters - table.has(seat, CORN) // price)) if price else 0,
    }
