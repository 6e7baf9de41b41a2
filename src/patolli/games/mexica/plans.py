"""What a player looks ahead to: the way to other districts, and where one more canal closes one."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica.actions import LARGEST_TILE, SMALLEST_TILE
from patolli.games.mexica.board import CELLS, FOUNDED, LAND, SQUARES, THE_ISLAND, WIDTH, can_step, step
from patolli.games.mexica.scoring import second
from patolli.games.mexica.table import Table


class Walk:
    """Steps from a Pilli to every square it can walk to."""

    cell: vec[i64]
    steps: vec[i64]  # number of steps + 1; 0 where no way leads
    queue: vec[i64]
    queued: i64

    def __init__(self, table: Table, start: i64) -> None:
        self.cell = table.cell
        self.steps = vec[i64]([0] * CELLS)
        self.queue = vec[i64]([0] * SQUARES)
        self.queue[0] = start
        self.queued = 1
        self.steps[start] = 1
        done: i64 = 0
        while done < self.queued:
            square = self.queue[done]
            self.look(square, -WIDTH)
            self.look(square, -1)
            self.look(square, 1)
            self.look(square, WIDTH)
            done += 1

    def look(self, square: i64, stride: i64) -> None:
        if self.steps[square + stride] == 0 and can_step(self.cell, square, stride):
            self.steps[square + stride] = self.steps[square] + 1
            self.queue[self.queued] = square + stride
            self.queued += 1


class Necks:
    """The squares where a single canal would cut off a district that an open tile wants.

    A depth-first walk over the land of each unfounded district finds its cut squares and how many
    squares lie behind each (Tarjan's articulation points). `best` is the founder's points of the best
    such district; behind a neck where the Pilli does not stand, it counts only in part.
    """

    table: Table
    pilli: i64
    abroad: float  # how much a district counts that the Pilli is not in
    best: float
    found: vec[i64]  # order of discovery, from 1
    low: vec[i64]
    below: vec[i64]  # squares in the subtree
    parent: vec[i64]
    way: vec[i64]  # next way to look
    cut: vec[i64]  # squares already cut off below
    holds: vec[i64]  # 1 if the Pilli is in a part already cut off below
    clock: i64

    def __init__(self, table: Table, pilli: i64, abroad: float) -> None:
        self.table = table
        self.pilli = pilli
        self.abroad = abroad
        self.best = 0.0
        self.found = vec[i64]([0] * CELLS)
        self.low = vec[i64]([0] * CELLS)
        self.below = vec[i64]([0] * CELLS)
        self.parent = vec[i64]([0] * CELLS)
        self.way = vec[i64]([0] * CELLS)
        self.cut = vec[i64]([0] * CELLS)
        self.holds = vec[i64]([0] * CELLS)
        self.clock = 0
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            first = squares[i]
            if table.area[first] > SMALLEST_TILE and (table.cell[first] & FOUNDED) == 0:
                self.explore(first)
            i += 1

    def discover(self, square: i64, parent: i64) -> None:
        self.clock += 1
        self.found[square] = self.clock
        self.low[square] = self.clock
        self.below[square] = 1
        self.parent[square] = parent

    def explore(self, first: i64) -> None:
        cell = self.table.cell
        self.discover(first, 0)
        square = first
        while square != 0:
            way = self.way[square]
            if way < 4:
                self.way[square] = way + 1
                other = square + step(way)
                if (cell[other] & LAND) != 0 and other != self.parent[square]:
                    if self.found[other] == 0:
                        self.discover(other, square)
                        square = other
                    elif self.found[other] < self.low[square]:
                        self.low[square] = self.found[other]
            else:
                self.leave(square, first)
                square = self.parent[square]

    def leave(self, square: i64, first: i64) -> None:
        """All below `square` is known: judge it as a neck, and report to its parent."""
        if self.cut[square] > 0 and square != first:
            above = self.table.area[first] - 1 - self.cut[square]
            behind = self.holds[square] == 0 and self.pilli != square
            inside = behind and self.table.label[self.pilli] == first
            self.judge(square, above, inside)
        parent = self.parent[square]
        if parent == 0:
            return
        self.below[parent] += self.below[square]
        if self.low[square] < self.low[parent]:
            self.low[parent] = self.low[square]
        if self.low[square] >= self.found[parent]:
            self.cut[parent] += self.below[square]
            place = self.found[self.pilli]
            inside = place >= self.found[square] and place < self.found[square] + self.below[square]
            if inside:
                self.holds[parent] = 1
            self.judge(parent, self.below[square], inside)

    def judge(self, neck: i64, size: i64, inside: bool) -> None:
        if size < SMALLEST_TILE or size > LARGEST_TILE or self.table.panel[size] == 0:
            return
        if self.table.cell[neck] != LAND:
            return
        worth = float(second(size)) * (1.0 if inside else self.abroad)
        if worth > self.best:
            self.best = worth
