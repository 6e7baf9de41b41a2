"""Districts: land joined side by side, bounded by the water around it (MEX-R14).

A district is named by its first square in board order.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import (
    FOUNDED,
    LAND,
    PALACE,
    SQUARES,
    THE_ISLAND,
    WIDTH,
    blank_map,
    is_open,
    ring_around,
    runs_around,
)
from patolli.games.mexica.table import MexicaTable

UNSEEN: Final = -1  # the label of land that the survey has not come to yet


class Desk:
    """What a survey works with, made once."""

    stack: vec[i64]

    def __init__(self) -> None:
        self.stack = vec[i64]([0] * SQUARES)


DESK: Final = Desk()


def survey(table: MexicaTable) -> None:
    """Find all districts anew. Only a canal changes them (MEX-R15); all land counts (MEX-R18)."""
    cell = table.cell
    label = blank_map()
    area = blank_map()
    squares = THE_ISLAND.squares
    for square in squares:
        if (cell[square] & LAND) != 0:
            label[square] = UNSEEN
    for first in squares:
        if label[first] == UNSEEN:
            area[first] = flood(label, DESK.stack, first)
    table.label = label
    table.area = area


def dug(table: MexicaTable, square: i64, second: i64) -> None:
    """The districts after a new canal on surveyed land; `second` is 0 for a single one.

    Where the land around the canal lies in one run, its district stays whole and just gets smaller.
    """
    district = table.label[square]
    if square == district or runs_around(table.cell, square, ring_around(square, second), LAND) > 1:
        survey(table)
        return
    table.label = table.label[:]
    table.area = table.area[:]
    table.label[square] = 0
    table.area[district] -= 1
    if second != 0:
        table.label[second] = 0
        table.area[district] -= 1


def flood(label: vec[i64], stack: vec[i64], first: i64) -> i64:
    """Label the district of `first` and count its squares. Bridges do not join (MEX-R14)."""
    label[first] = first
    stack[0] = first
    waiting: i64 = 1
    size: i64 = 0
    while waiting > 0:
        waiting -= 1
        size += 1
        square = stack[waiting]
        other = square - WIDTH
        if label[other] == UNSEEN:
            label[other] = first
            stack[waiting] = other
            waiting += 1
        other = square - 1
        if label[other] == UNSEEN:
            label[other] = first
            stack[waiting] = other
            waiting += 1
        other = square + 1
        if label[other] == UNSEEN:
            label[other] = first
            stack[waiting] = other
            waiting += 1
        other = square + WIDTH
        if label[other] == UNSEEN:
            label[other] = first
            stack[waiting] = other
            waiting += 1
    return size


def is_founded(table: MexicaTable, district: i64) -> bool:
    return (table.cell[district] & FOUNDED) != 0


def has_room(table: MexicaTable, district: i64) -> bool:
    """Can it take a tile or a temple (MEX-Q9)? One open square off the palace, another for the Pilli."""
    cell = table.cell
    squares = THE_ISLAND.squares
    anywhere: i64 = 0
    off_palace: i64 = 0
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        if table.label[square] == district and is_open(cell[square]):
            anywhere += 1
            if (cell[square] & PALACE) == 0:
                off_palace += 1
            if anywhere >= 2 and off_palace >= 1:
                return True
        i += 1
    return False


def any_room(table: MexicaTable) -> bool:
    """Can any district take a temple (MEX-Q11)?"""
    squares = THE_ISLAND.squares
    i: i64 = 0
    while i < SQUARES:
        if table.area[squares[i]] >= 2 and has_room(table, squares[i]):
            return True
        i += 1
    return False
