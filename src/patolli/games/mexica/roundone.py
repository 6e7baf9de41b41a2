"""Round one: nobody may lock in an opponent yet (MEX-R44, as ruled in MEX-Q1).

The walk graph is the land and the bridges that nothing blocks, joined by legal steps; its main area
is the largest connected part, counted in land squares. A Pilli is free if a step leads into it.
"""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import (
    BRIDGE,
    CELLS,
    LAND,
    NS,
    PILLI,
    RAMP,
    SQUARES,
    THE_ISLAND,
    WIDTH,
    can_step,
    can_walk,
    is_free_bridge,
    step,
)
from patolli.games.mexica.table import Table


class Walks:
    """The parts of the walk graph of one moment."""

    cell: vec[i64]
    part: vec[i64]  # of each square its part, numbered from 1; 0 for blocked ones
    size: vec[i64]  # of each part its land squares
    parts: i64
    largest: i64
    runner_up: i64  # the next largest; the same as the largest if several are

    def __init__(self, cell: vec[i64]) -> None:
        self.cell = cell
        self.part = vec[i64]([0] * CELLS)
        self.size = vec[i64]([0] * (SQUARES + 1))
        self.parts = 0
        self.largest = 0
        self.runner_up = 0
        squares = THE_ISLAND.squares
        stack = vec[i64]([0] * SQUARES)
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if self.part[square] == 0 and (can_walk(cell[square]) or is_free_bridge(cell[square])):
                self.parts += 1
                self.size[self.parts] = self.explore(square, stack)
                self.rank(self.size[self.parts])
            i += 1

    def explore(self, first: i64, stack: vec[i64]) -> i64:
        part = self.part
        part[first] = self.parts
        stack[0] = first
        waiting: i64 = 1
        land: i64 = 0
        while waiting > 0:
            waiting -= 1
            square = stack[waiting]
            if (self.cell[square] & LAND) != 0:
                land += 1
            way: i64 = 0
            while way < 4:
                stride = step(way)
                if part[square + stride] == 0 and can_step(self.cell, square, stride):
                    part[square + stride] = self.parts
                    stack[waiting] = square + stride
                    waiting += 1
                way += 1
        return land

    def rank(self, size: i64) -> None:
        if size > self.largest:
            self.runner_up = self.largest
            self.largest = size
        elif size > self.runner_up:
            self.runner_up = size

    def exits(self, pilli: i64, filled: i64, also_filled: i64) -> i64:
        """Steps of a Pilli into a main area, other than onto squares about to be filled."""
        count: i64 = 0
        way: i64 = 0
        while way < 4:
            stride = step(way)
            other = pilli + stride
            if other != filled and other != also_filled and can_step(self.cell, pilli, stride):
                if self.size[self.part[other]] == self.largest:
                    count += 1
            way += 1
        return count


class Guard:
    """Watches over the opponents of one seat: who was free before its action stays free."""

    table: Table
    seat: i64
    watched: vec[i64]  # squares of the opponents' Pilli that are free now; 0 ends the list
    now: Walks
    lifted: Walks  # the same with the own Pilli off the board, about to move
    cell: vec[i64]
    lifted_cell: vec[i64]

    def __init__(self, table: Table, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.cell = table.cell[:]
        self.now = Walks(self.cell)
        self.lifted_cell = table.cell[:]
        self.lifted_cell[table.pilli[seat]] &= ~PILLI
        self.lifted = Walks(self.lifted_cell)
        self.watched = vec[i64]([0] * 5)
        count: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if other != seat and self.now.exits(table.pilli[other], 0, 0) > 0:
                self.watched[count] = table.pilli[other]
                count += 1
            other += 1

    def all_free(self, walks: Walks, filled: i64, also_filled: i64) -> bool:
        i: i64 = 0
        while self.watched[i] != 0:
            if walks.exits(self.watched[i], filled, also_filled) == 0:
                return False
            i += 1
        return True

    def may_fill(self, square: i64, second: i64) -> bool:
        """A canal, temple or tile on a square, or a canal on two (0: only one)."""
        return self.stays_free(self.cell, self.now, square, second)

    def may_move(self, square: i64) -> bool:
        """The own Pilli to that square, by foot, boat or leap."""
        return self.stays_free(self.lifted_cell, self.lifted, square, 0)

    def may_shift(self, start: i64, square: i64, ns: bool) -> bool:
        cell = self.cell[:]
        cell[start] &= ~(BRIDGE | NS)
        cell[square] |= BRIDGE | (NS if ns else 0)
        return self.all_free(Walks(cell), 0, 0)

    def stays_free(self, cell: vec[i64], walks: Walks, square: i64, second: i64) -> bool:
        taken: i64 = 1 if second == 0 else 2
        if walks.largest - taken >= walks.runner_up and keeps_whole(cell, square, second):
            if self.all_free(walks, square, second):
                return True
        kept = cell[square]
        kept_second = cell[second]
        cell[square] |= PILLI
        cell[second] |= PILLI
        free = self.all_free(Walks(cell), 0, 0)
        cell[second] = kept_second
        cell[square] = kept
        return free


def keeps_whole(cell: vec[i64], square: i64, second: i64) -> bool:
    """Certainly no part falls apart: the walkable squares around form one unbroken run.

    A quick sufficient test; where it fails, the parts are explored again.
    """
    if ((cell[square] | cell[second]) & (RAMP | BRIDGE)) != 0:
        return False
    if second == 0:
        return runs_around(cell, square, 1, 1) <= 1
    if second == square + 1:
        return runs_around(cell, square, 2, 1) <= 1
    return runs_around(cell, square, 1, 2) <= 1


def runs_around(cell: vec[i64], square: i64, width: i64, height: i64) -> i64:
    """How many runs of free land the ring around a block of squares has."""
    at = square - WIDTH - 1
    was = can_walk(cell[at])
    runs: i64 = 0
    side: i64 = 0
    while side < 4:
        length = width + 1 if side % 2 == 0 else height + 1
        stride = ring_stride(side)
        while length > 0:
            at += stride
            free = can_walk(cell[at])
            if free and not was:
                runs += 1
            was = free
            length -= 1
        side += 1
    return runs


def ring_stride(side: i64) -> i64:
    if side == 0:
        return 1
    if side == 1:
        return WIDTH
    return -1 if side == 2 else -WIDTH
