"""Scoring: whose temples have the most levels in each district, and who has won."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import CELLS, SQUARES, TEMPLE, THE_ISLAND, is_start, square_name
from patolli.games.mexica.data import PALACE_BONUS, SIDES, TOKENS
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.table import MexicaTable, temple_level, temple_owner


def second(size: i64) -> i64:
    """Blue: the founder's points, and those of the second place (MEX-R22, MEX-R53, MEX-R56)."""
    return (size + 1) // 2


def third(size: i64) -> i64:
    """White: the points of others present, and of the third place (MEX-R22, MEX-R53, MEX-R56, MEX-Q12)."""
    return (second(size) + 1) // 2


def pays(place: i64, size: i64) -> i64:
    """What a place is worth in a district of that size, founded or not (MEX-R53, MEX-R56)."""
    if place == 1:
        return size
    if place == 2:
        return second(size)
    return third(size) if place == 3 else 0


def values(table: MexicaTable) -> vec[i64]:
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


def standing(table: MexicaTable) -> tuple[list[int], list[int]]:
    """`values`, and each side's `place`, at district × SIDES + side, for modules that are not compiled.

    A `vec` that compiled code hands to them is never freed.
    """
    value = values(table)
    levels: list[int] = []
    places: list[int] = []
    i: i64 = 0
    while i < CELLS * SIDES:
        levels.append(value[i])
        places.append(place(value, i // SIDES, i % SIDES) if table.area[i // SIDES] > 0 else 0)
        i += 1
    return levels, places


def score(table: MexicaTable) -> None:
    """MEX-R55, MEX-R56: founded districts only, after period two all; MEX-R57: the palace."""
    value = values(table)
    i: i64 = 0
    while i < SQUARES:
        first = THE_ISLAND.squares[i]
        if table.area[first] > 0 and (table.period == 2 or is_founded(table, first)):
            score_district(table, value, first)
        i += 1
    seat: i64 = 0
    while seat < table.seats:
        if is_start(table.pilli[seat]):
            table.points[seat] += PALACE_BONUS
            if table.sink is not None:
                table.tell("palace", seat, points=PALACE_BONUS)
        seat += 1


def score_district(table: MexicaTable, value: vec[i64], first: i64) -> None:
    seat: i64 = 0
    while seat < table.seats:
        rank = place(value, first, seat)
        points = pays(rank, table.area[first])
        table.points[seat] += points
        if table.sink is not None and points > 0:
            table.tell("scored", seat, square=square_name(first), place=rank, points=points)
        seat += 1


def leaders(table: MexicaTable) -> list[int]:
    """MEX-R58: most points, then most tokens left, then together."""
    standing = [table.points[seat] * (TOKENS + 1) + table.tokens[seat] for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if standing[seat] == max(standing)]
