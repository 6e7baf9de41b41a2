"""Districts that one more canal would make: what a player looks for when planning to found.

A canal tile of one or two squares splits its district only if the ring of squares around it holds
at least two separate stretches of land. That test is local and cheap; only then the land on each
side is counted, and no further than the largest tile.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import (
    CELLS,
    DUG_IN,
    FOUNDED,
    LAND,
    SQUARES,
    THE_ISLAND,
    THE_RINGS,
    WAYS,
    WIDTH,
    runs_around,
    step,
)
from patolli.games.mexica.data import LARGEST_TILE, MOST_SEATS, SMALLEST_TILE
from patolli.games.mexica.table import MexicaTable

MOST: Final = 300  # regions kept; there are seldom more than a hundred
FIELDS: Final = 5
REMEMBERED: Final = 64


class Survey:
    """What was found on one land."""

    key: i64  # a hash of the land
    regions: vec[i64]  # size, west, east, north, south of each
    count: i64

    def __init__(self) -> None:
        self.key = -1
        self.regions = vec[i64]([0] * (FIELDS * MOST))
        self.count = 0


class Prospects:
    """The land that one canal tile would cut off, remembered for the last lands that were looked at.

    Pieces that stand in the way of a canal are not looked at: they make a prospect harder, seldom
    impossible, and so a step or a temple needs no new survey.
    """

    wet: vec[i64]  # water around each square
    seen: vec[i64]
    mark: i64
    stack: vec[i64]
    surveys: list[Survey]  # each land has one place, and puts out what was there before
    last: Survey
    best: vec[float]  # of each seat the best prospect

    def __init__(self) -> None:
        self.wet = vec[i64]([0] * CELLS)
        self.seen = vec[i64]([0] * CELLS)
        self.mark = 0
        self.stack = vec[i64]([0] * CELLS)
        self.surveys = [Survey() for _ in range(REMEMBERED)]
        self.last = self.surveys[0]
        self.best = vec[float]([0.0] * MOST_SEATS)

    def find(self, table: MexicaTable, gains: vec[float], near: float) -> None:
        """For each seat the best gain of a district that one canal tile makes, less with its distance.

        `gains` has what founding a district of each size is worth, 0 where there is no tile for it.
        """
        key = land_key(table)
        self.last = self.surveys[key % REMEMBERED]
        if key != self.last.key:
            self.last.key = key
            self.survey(table)
        seat: i64 = 0
        while seat < table.seats:
            self.best[seat] = self.best_for(table.pilli[seat], gains, near)
            seat += 1

    def best_for(self, pilli: i64, gains: vec[float], near: float) -> float:
        best: float = 0.0
        col: i64 = pilli % WIDTH
        row: i64 = pilli // WIDTH
        regions = self.last.regions
        count = self.last.count
        at: i64 = 0
        while at < count * FIELDS:
            gain: float = gains[regions[at]]
            if gain > best:
                away: i64 = outside(col, regions[at + 1], regions[at + 2])
                away += outside(row, regions[at + 3], regions[at + 4])
                gain *= 1.0 - near * float(away)
                if gain > best:
                    best = gain
            at += FIELDS
        return best

    def survey(self, table: MexicaTable) -> None:
        """Find all regions of the sizes of tiles that a single canal tile would cut off."""
        self.last.count = 0
        self.measure_water(table)
        cell = table.cell
        wet = self.wet
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if (cell[square] & DUG_IN) == LAND:
                if table.doubles > 0:
                    if (cell[square + 1] & DUG_IN) == LAND and wet[square] + wet[square + 1] >= 2:
                        self.cut(cell, square, square + 1, THE_RINGS.east)
                    if (cell[square + WIDTH] & DUG_IN) == LAND:
                        if wet[square] + wet[square + WIDTH] >= 2:
                            self.cut(cell, square, square + WIDTH, THE_RINGS.south)
                elif table.singles > 0 and wet[square] >= 2:
                    self.cut(cell, square, square, THE_RINGS.single)
            i += 1

    def measure_water(self, table: MexicaTable) -> None:
        """How many of the eight squares around each land square are water."""
        cell = table.cell
        squares = THE_ISLAND.squares
        ring = THE_RINGS.single
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            water: i64 = 0
            if (cell[square] & LAND) != 0:
                place: i64 = 0
                while place < len(ring):
                    water += 1 - (cell[square + ring[place]] & LAND)
                    place += 1
            self.wet[square] = water
            i += 1

    def cut(self, cell: vec[i64], square: i64, other: i64, ring: vec[i64]) -> None:
        """Look at both sides of a canal on these squares, if it would split the land at all."""
        if runs_around(cell, square, ring, LAND) < 2:
            return
        first_mark: i64 = self.mark + 1
        i: i64 = 0
        while i < len(ring):
            there = square + ring[i]
            if (cell[there] & LAND) != 0 and self.seen[there] < first_mark:
                if distance(there, square) == 1 or distance(there, other) == 1:
                    self.gather(cell, there, square, other)
            i += 1

    def gather(self, cell: vec[i64], there: i64, square: i64, other: i64) -> None:
        """Count the land on this side of the canal, and note it if it is no larger than a tile."""
        seen = self.seen
        stack = self.stack
        self.mark += 1
        mark = self.mark
        seen[square] = mark
        seen[other] = mark
        seen[there] = mark
        stack[0] = there
        size: i64 = 0
        waiting: i64 = 1
        while size < waiting and waiting <= LARGEST_TILE:
            at = stack[size]
            size += 1
            way: i64 = 0
            while way < WAYS:
                beside = at + step(way)
                if seen[beside] != mark and (cell[beside] & LAND) != 0:
                    seen[beside] = mark
                    stack[waiting] = beside
                    waiting += 1
                way += 1
        if SMALLEST_TILE <= waiting <= LARGEST_TILE and self.last.count < MOST:
            self.note(waiting)

    def note(self, size: i64) -> None:
        """Remember a region by its size and the columns and rows it lies between."""
        at = self.last.count * FIELDS
        west: i64 = WIDTH
        east: i64 = 0
        north: i64 = WIDTH
        south: i64 = 0
        i: i64 = 0
        while i < size:
            col = self.stack[i] % WIDTH
            row = self.stack[i] // WIDTH
            if col < west:
                west = col
            if col > east:
                east = col
            if row < north:
                north = row
            if row > south:
                south = row
            i += 1
        regions = self.last.regions
        regions[at] = size
        regions[at + 1] = west
        regions[at + 2] = east
        regions[at + 3] = north
        regions[at + 4] = south
        self.last.count += 1


def land_key(table: MexicaTable) -> i64:
    """A hash of where land is, which of it is founded, and which canals are left."""
    cell = table.cell
    squares = THE_ISLAND.squares
    key: i64 = (1 if table.doubles > 0 else 0) + (2 if table.singles > 0 else 0)
    i: i64 = 0
    while i < SQUARES:
        key = ((key ^ (cell[squares[i]] & (LAND | FOUNDED))) * 1000003 + 7) & 0xFFFFFFFFFF
        i += 1
    return key


def outside(at: i64, low: i64, high: i64) -> i64:
    if at < low:
        return low - at
    return at - high if at > high else 0


def distance(one: i64, other: i64) -> i64:
    """Steps between two squares if nothing stood in the way."""
    across: i64 = one % WIDTH - other % WIDTH
    down: i64 = one // WIDTH - other // WIDTH
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    return across + down
