"""Scoring: whose temples have the most levels in each district (MEX-R52, MEX-R53, MEX-R54)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import CELLS, SQUARES, TEMPLE, THE_ISLAND
from patolli.games.mexica.table import SIDES, Table, temple_level, temple_owner


def second(size: i64) -> i64:
    """Blue: the founder's points, and those of the second place (MEX-R22, MEX-R53, MEX-R56)."""
    return (size + 1) // 2


def third(size: i64) -> i64:
    """White: the points of others present, and of the third place (MEX-R22, MEX-R53, MEX-R56, MEX-Q12)."""
    return (second(size) + 1) // 2


def pays(place: i64, size: i64) -> i64:
    """What a place is worth in a district of that size, founded or not."""
    if place == 1:
        return size
    if place == 2:
        return second(size)
    return third(size) if place == 3 else 0


def values(table: Table) -> vec[i64]:
    """MEX-R52: the levels of each side, neutral too (MEX-R61), at district × SIDES + side."""
    result = vec[i64]([0] * (CELLS * SIDES))
    squares = THE_ISLAND.squares
    i: i64 = 0
    while i < SQUARES:
        flags = table.cell[squares[i]]
        if (flags & TEMPLE) != 0:
            at = table.label[squares[i]] * SIDES + temple_owner(flags)
            result[at] += temple_level(flags)
        i += 1
    return result


def place(value: vec[i64], district: i64, side: i64) -> i64:
    """MEX-R54: one more than the sides with a higher value; 0 for who has no temple there (MEX-Q6).

    The neutral colour is a side like the others (MEX-Q14).
    """
    mine = value[district * SIDES + side]
    if mine == 0:
        return 0
    result: i64 = 1
    other: i64 = 0
    while other < SIDES:
        if value[district * SIDES + other] > mine:
            result += 1
        other += 1
    return result
