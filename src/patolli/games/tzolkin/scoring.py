"""The end: what goods, skulls and monuments are worth, and who has won (TZO-R60, TZO-R61)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import data, monuments
from patolli.games.tzolkin.board import ALL_MONUMENTS, CORN, POINTS, QUARTERS, SEAT, SKULL
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.workers import on_wheels


def final_corn(table: TzolkinTable, seat: i64) -> i64:
    """TZO-R60: all cubes become corn at the rates of the market; a corn is a quarter of a point (TZO-F28)."""
    total: i64 = 0
    good: i64 = CORN
    while good < SKULL:
        total += table.has(seat, good) * PRINTED.price[good]
        good += 1
    return total


def final_quarters(table: TzolkinTable, seat: i64) -> i64:
    """TZO-R60: what the end of the game adds, in quarter points."""
    points = data.SKULL_POINTS * table.has(seat, SKULL)
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if table.owns(seat, monument):
            points += monuments.points_of(table, seat, monument)
        monument += 1
    return final_corn(table, seat) * QUARTERS // data.CORN_A_POINT + QUARTERS * points


def final_scoring(table: TzolkinTable) -> None:
    seat: i64 = 0
    while seat < table.seats:
        if table.sink is not None:
            tell_final(table, seat)
        table.own[seat * SEAT + POINTS] += final_quarters(table, seat)
        seat += 1


def tell_final(table: TzolkinTable, seat: i64) -> None:
    corn = final_corn(table, seat)
    table.tell("final-corn", seat, corn=corn, points=float(corn) / data.CORN_A_POINT)
    skulls = table.has(seat, SKULL)
    if skulls > 0:
        table.tell("final-skulls", seat, skulls=skulls, points=data.SKULL_POINTS * skulls)
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if table.owns(seat, monument):
            points = monuments.points_of(table, seat, monument)
            table.tell("final-monument", seat, building="@" + data.MONUMENT_KEYS[monument], points=points)
        monument += 1
    total = table.has(seat, POINTS) + final_quarters(table, seat)
    table.tell("final-total", seat, points=float(total) / QUARTERS)


def points_of(table: TzolkinTable, seat: i64) -> float:
    """Exact: quarter points are kept (TZO-F28)."""
    return float(table.has(seat, POINTS)) / float(QUARTERS)


def best(table: TzolkinTable) -> list[int]:
    """TZO-R61: most points; if equal, more workers on the wheels (TZO-F34); else they share the win."""
    ranks = [(table.has(seat, POINTS), on_wheels(table, seat)) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if ranks[seat] == max(ranks)]
