"""Districts that one more canal would make: what a player looks for when planning to found.

A canal tile of one or two squares splits its district only if the ring of squares around it holds
at least two separate stretches of land. That test is local and cheap; only then the land on each
side is counted, and no further than the largest tile.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.actions import LARGEST_TILE
from patolli.games.mexica.board import CELLS, LAND, SQUARES, THE_ISLAND, WIDTH
from patolli.games.mexica.table import Table

FAR: Final = 99


class Prospects:
    """Scratch for the search; made once by an evaluator and used again and again."""

    ring_single: vec[i64]  # offsets around a single square, clockwise from north-west
    ring_east: vec[i64]  # around a square and its neighbour in the east
    ring_south: vec[i64]
    seen: vec[i64]
    mark: i64
    stack: vec[i64]
    reach: vec[i64]  # of the land counted last: the distance from each Pilli
    best: vec[float]  # of each seat the best prospect

    def __init__(self) -> None:
        w = WIDTH
        self.ring_single = vec[i64]([-w - 1, -w, -w + 1, 1, w + 1, w, w - 1, -1])
        self.ring_east = vec[i64]([-w - 1, -w, -w + 1, -w + 2, 2, w + 2, w + 1, w, w - 1, -1])
        self.ring_south = vec[i64]([-w - 1, -w, -w + 1, 1, w + 1, 2 * w + 1, 2 * w, 2 * w - 1, w - 1, -1])
        self.seen = vec[i64]([0] * CELLS)
        self.mark = 0
        self.stack = vec[i64]([0] * CELLS)
        self.reach = vec[i64]([0] * 4)
        self.best = vec[float]([0.0] * 4)

    def find(self, table: Table, gains: vec[float], near: float) -> None:
        """For each seat the best gain of a district that one canal tile makes, less with its distance.

        `gains` has what founding a district of each size is worth, 0 where there is no tile for it.
        """
        seat: i64 = 0
        while seat < 4:
            self.best[seat] = 0.0
            seat += 1
        cell = table.cell
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if cell[square] == LAND:
                if table.doubles > 0:
                    if cell[square + 1] == LAND:
                        self.cut(table, square, square + 1, self.ring_east, gains, near)
                    if cell[square + WIDTH] == LAND:
                        self.cut(table, square, square + WIDTH, self.ring_south, gains, near)
                elif table.singles > 0:
                    self.cut(table, square, square, self.ring_single, gains, near)
            i += 1

    def cut(
        self, table: Table, square: i64, second: i64, ring: vec[i64], gains: vec[float], near: float
    ) -> None:
        """Look at both sides of a canal on these squares, if it would split the land at all."""
        cell = table.cell
        length = len(ring)
        stretches: i64 = 0
        before = (cell[square + ring[length - 1]] & LAND) != 0
        i: i64 = 0
        while i < length:
            land = (cell[square + ring[i]] & LAND) != 0
            if land and not before:
                stretches += 1
            before = land
            i += 1
        if stretches < 2:
            return
        first_side: i64 = self.mark + 1
        i = 0
        while i < length:
            there = square + ring[i]
            if beside(there, square, second) and (cell[there] & LAND) != 0:
                if self.seen[there] < first_side:
                    self.weigh(table, there, square, second, gains, near)
            i += 1

    def weigh(
        self, table: Table, there: i64, square: i64, second: i64, gains: vec[float], near: float
    ) -> None:
        size = self.count(table, there, square, second)
        if size > LARGEST_TILE or gains[size] == 0.0:
            return
        seat: i64 = 0
        while seat < table.seats:
            value: float = gains[size] * (1.0 - near * float(self.reach[seat]))
            if value > self.best[seat]:
                self.best[seat] = value
            seat += 1

    def count(self, table: Table, there: i64, square: i64, second: i64) -> i64:
        """The land on this side of the canal, up to one more than the largest tile."""
        cell = table.cell
        seen = self.seen
        stack = self.stack
        self.mark += 1
        mark = self.mark
        seen[square] = mark
        seen[second] = mark
        seen[there] = mark
        stack[0] = there
        size: i64 = 0
        waiting: i64 = 1
        while size < waiting and size <= LARGEST_TILE:
            at = stack[size]
            size += 1
            way: i64 = 0
            while way < 4:
                other = at + WIDTH
                if way == 0:
                    other = at - WIDTH
                elif way == 1:
                    other = at - 1
                elif way == 2:
                    other = at + 1
                if seen[other] != mark and (cell[other] & LAND) != 0:
                    seen[other] = mark
                    stack[waiting] = other
                    waiting += 1
                way += 1
        if size <= LARGEST_TILE:
            self.measure(table, size)
        return size

    def measure(self, table: Table, size: i64) -> None:
        """How far each Pilli is from the land that was counted, as the eagle walks."""
        seat: i64 = 0
        while seat < table.seats:
            pilli = table.pilli[seat]
            best: i64 = FAR
            i: i64 = 0
            while i < size:
                away = distance(pilli, self.stack[i])
                if away < best:
                    best = away
                i += 1
            self.reach[seat] = best
            seat += 1


def beside(there: i64, square: i64, second: i64) -> bool:
    return distance(there, square) == 1 or distance(there, second) == 1


def distance(one: i64, other: i64) -> i64:
    """Steps between two squares if nothing stood in the way."""
    across: i64 = one % WIDTH - other % WIDTH
    down: i64 = one // WIDTH - other // WIDTH
    if across < 0:
        across = -across
    if down < 0:
        down = -down
    return across + down
