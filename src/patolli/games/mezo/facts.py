"""What an analysis counts, to say in what two turns differ; and roughly what one of each is worth."""

from __future__ import annotations

from patolli.games.mezo.board import DEVOTION, MARKED, RESERVE, TILES, TRIBE, VP, XIBALBA
from patolli.games.mezo.data import KINDS, REGIONS
from patolli.games.mezo.scoring import pyramid_regions
from patolli.games.mezo.strength import strength
from patolli.games.mezo.table import CHOOSE_CARDS, MezoTable, both, count, glyphs_on_board, is_active

WORTH = {
    "vp": 1.0,
    "devotion": 1.0,
    "conflicts-led": 4.0,
    "majorities": 2.5,
    "on-board": 0.6,
    "in-reserve": 0.45,
    "in-xibalba": 0.1,
    "glyphs": 1.0,
    "pyramids": 2.0,
    "abilities": 2.0,
}


def facts(table: MezoTable, seat: int) -> dict[str, float]:
    tribe = seat * TRIBE
    to_come = conflicts(table)
    return {
        "vp": int(table.tribe[tribe + VP]),
        "devotion": int(table.tribe[tribe + DEVOTION]),
        "conflicts-led": sum(leads(table, seat, region) for region in to_come),
        "majorities": sum(has_most(table, seat, kind, region) for region in to_come for kind in range(KINDS)),
        "on-board": sum(int(both(table, seat, region)) for region in range(REGIONS)),
        "in-reserve": int(both(table, seat, RESERVE)),
        "in-xibalba": int(both(table, seat, XIBALBA)),
        "glyphs": int(glyphs_on_board(table, seat)),
        "pyramids": int(pyramid_regions(table, seat)),
        "abilities": int(table.tribe[tribe + MARKED]).bit_count(),
    }


def conflicts(table: MezoTable) -> list[int]:
    """The regions in which one is still to be fought in this age."""
    if table.phase < CHOOSE_CARDS:
        return [region for region in range(REGIONS) if is_active(table, region)]
    return [table.common[TILES + tile] for tile in range(table.tile, table.conflicts)]


def leads(table: MezoTable, seat: int, region: int) -> bool:
    """Is its Strength above everybody else's?"""
    mine = strength(table, seat, region)
    return all(mine > strength(table, other, region) for other in range(table.seats) if other != seat)


def has_most(table: MezoTable, seat: int, kind: int, region: int) -> bool:
    mine = count(table, seat, kind, region)
    return all(mine > count(table, other, kind, region) for other in range(table.seats) if other != seat)
