"""Round one: nobody may lock in an opponent yet (MEX-R44, as ruled in MEX-Q1).

The walk graph is the land and the bridges that nothing blocks, joined by legal steps; its main area
is the largest connected part, counted in land squares. A Pilli is free if a step leads into it.

Every action of round one is tested, hundreds at each decision, so cheap tests that are certain come
first; only where they leave a doubt is the walk graph explored again.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import (
    BRIDGE,
    CELLS,
    LAND,
    NS,
    PILLI,
    RAMP,
    SQUARES,
    STANDING,
    THE_ISLAND,
    WIDTH,
    can_step,
    to_vec,
)
from patolli.games.mexica.table import Table

OPEN: Final = BRIDGE | LAND


class Rings:
    """The squares around one square, and around two neighbours, each as a closed round."""

    single: vec[i64]
    east: vec[i64]
    south: vec[i64]

    def __init__(self) -> None:
        north, down = -WIDTH, 2 * WIDTH
        self.single = to_vec([north - 1, north, north + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1])
        self.east = to_vec(
            [north - 1, north, north + 1, north + 2, 2, WIDTH + 2, WIDTH + 1, WIDTH, WIDTH - 1, -1]
        )
        self.south = to_vec(
            [north - 1, north, north + 1, 1, WIDTH + 1, down + 1, down, down - 1, WIDTH - 1, -1]
        )


THE_RINGS: Final = Rings()


class Walks:
    """The parts of the walk graph of one moment."""

    cell: vec[i64]
    part: vec[i64]  # of each square its part, numbered from 1; 0 for blocked ones
    size: vec[i64]  # of each part its land squares
    parts: i64
    largest: i64
    runner_up: i64  # the next largest; the same as the largest if several are
    stack: vec[i64]
    waiting: i64

    def __init__(self, cell: vec[i64]) -> None:
        self.cell = cell
        self.part = vec[i64]([0] * CELLS)
        self.size = vec[i64]([0] * (SQUARES + 1))
        self.stack = vec[i64]([0] * SQUARES)
        self.waiting = 0
        self.parts = 0
        self.largest = 0
        self.runner_up = 0
        part = self.part
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if part[square] == 0 and is_node(cell[square]):
                self.parts += 1
                self.rank(self.explore(square))
            i += 1

    def explore(self, first: i64) -> i64:
        """Mark the part of `first`; its number of land squares."""
        cell = self.cell
        part = self.part
        stack = self.stack
        number = self.parts
        part[first] = number
        stack[0] = first
        self.waiting = 1
        land: i64 = 0
        while self.waiting > 0:
            self.waiting -= 1
            square = stack[self.waiting]
            if (cell[square] & LAND) != 0:
                land += 1
            if part[square - WIDTH] == 0:
                self.spread(square, -WIDTH)
            if part[square - 1] == 0:
                self.spread(square, -1)
            if part[square + 1] == 0:
                self.spread(square, 1)
            if part[square + WIDTH] == 0:
                self.spread(square, WIDTH)
        self.size[number] = land
        return land

    def spread(self, square: i64, stride: i64) -> None:
        if is_node(self.cell[square + stride]) and can_step(self.cell, square, stride):
            self.part[square + stride] = self.parts
            self.stack[self.waiting] = square + stride
            self.waiting += 1

    def rank(self, size: i64) -> None:
        if size > self.largest:
            self.runner_up = self.largest
            self.largest = size
        elif size > self.runner_up:
            self.runner_up = size

    def has_exit(self, pilli: i64, filled: i64, second: i64) -> bool:
        """Can a Pilli step into a main area, other than onto squares about to be filled?"""
        return (
            self.leads_out(pilli, -WIDTH, filled, second)
            or self.leads_out(pilli, -1, filled, second)
            or self.leads_out(pilli, 1, filled, second)
            or self.leads_out(pilli, WIDTH, filled, second)
        )

    def leads_out(self, pilli: i64, stride: i64, filled: i64, second: i64) -> bool:
        other = pilli + stride
        if other == filled or self.size[self.part[other]] != self.largest:
            return False
        return other != second and can_step(self.cell, pilli, stride)


class Guard:
    """Watches over the opponents of one seat: who was free before its action stays free."""

    watched: vec[i64]  # squares of the opponents' Pilli that are free now; 0 ends the list
    cell: vec[i64]
    now: Walks
    lifted_cell: vec[i64]
    lifted: Walks  # as if the own Pilli were off the board, about to move

    def __init__(self, table: Table, seat: i64) -> None:
        self.cell = table.cell[:]
        self.now = Walks(self.cell)
        self.lifted_cell = table.cell[:]
        self.lifted_cell[table.pilli[seat]] &= ~PILLI
        self.lifted = Walks(self.lifted_cell)
        self.watched = vec[i64]([0] * 5)
        count: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if other != seat and self.now.has_exit(table.pilli[other], 0, 0):
                self.watched[count] = table.pilli[other]
                count += 1
            other += 1

    def may_fill(self, square: i64, second: i64) -> bool:
        """A canal, temple or tile on a square, or a canal on two (0: only one)."""
        return self.stays_free(self.cell, self.now, square, second)

    def may_move(self, square: i64) -> bool:
        """The own Pilli to that square, on foot, by boat or by leap."""
        return self.stays_free(self.lifted_cell, self.lifted, square, 0)

    def may_shift(self, start: i64, square: i64, ns: bool) -> bool:
        cell = self.cell[:]
        cell[start] &= ~(BRIDGE | NS)
        cell[square] |= BRIDGE | (NS if ns else 0)
        return self.all_free(Walks(cell), 0, 0)

    def stays_free(self, cell: vec[i64], walks: Walks, square: i64, second: i64) -> bool:
        if walks.largest - 2 >= walks.runner_up and keeps_whole(cell, square, second):
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

    def all_free(self, walks: Walks, filled: i64, second: i64) -> bool:
        i: i64 = 0
        while self.watched[i] != 0:
            if not walks.has_exit(self.watched[i], filled, second):
                return False
            i += 1
        return True


def is_node(flags: i64) -> bool:
    """Land or a bridge that nothing blocks."""
    return (flags & STANDING) == 0 and (flags & OPEN) != 0


def keeps_whole(cell: vec[i64], square: i64, second: i64) -> bool:
    """Does every part stay in one piece when these squares are filled (0: only one)?

    Where the free land around them forms one unbroken run, a look is enough. Otherwise the squares
    that were joined through them must find each other another way.
    """
    if second == 0:
        if (cell[square] & (RAMP | BRIDGE)) == 0 and runs_around(cell, square, THE_RINGS.single) <= 1:
            return True
    elif second == square + 1:
        if runs_around(cell, square, THE_RINGS.east) <= 1:
            return True
    elif runs_around(cell, square, THE_RINGS.south) <= 1:
        return True
    return Detour(cell, square, second).joins()


def runs_around(cell: vec[i64], square: i64, ring: vec[i64]) -> i64:
    """How many separate runs of free land there are in the ring around a square or two."""
    count = len(ring)
    was = (cell[square + ring[count - 1]] & (STANDING | LAND)) == LAND
    runs: i64 = 0
    i: i64 = 0
    while i < count:
        free = (cell[square + ring[i]] & (STANDING | LAND)) == LAND
        if free and not was:
            runs += 1
        was = free
        i += 1
    return runs


class Detour:
    """A search, step by step outwards, for ways around squares that are about to be filled."""

    cell: vec[i64]
    mark: vec[i64]  # 1: not to be entered (again), 2: to be found
    missing: i64
    queue: vec[i64]
    queued: i64

    def __init__(self, cell: vec[i64], square: i64, second: i64) -> None:
        self.cell = cell
        self.mark = vec[i64]([0] * CELLS)
        self.queue = vec[i64]([0] * SQUARES)
        self.queued = 0
        self.missing = 0
        self.mark[square] = 1
        self.mark[second] = 1
        self.want_around(square)
        if second != 0:
            self.want_around(second)

    def want_around(self, square: i64) -> None:
        self.want(square, -WIDTH)
        self.want(square, -1)
        self.want(square, 1)
        self.want(square, WIDTH)

    def want(self, square: i64, stride: i64) -> None:
        other = square + stride
        if self.mark[other] == 0 and can_step(self.cell, square, stride):
            self.mark[other] = 2
            self.missing += 1
            self.queue[0] = other

    def joins(self) -> bool:
        if self.missing <= 1:
            return True
        self.mark[self.queue[0]] = 1
        self.missing -= 1
        self.queued = 1
        done: i64 = 0
        while done < self.queued and self.missing > 0:
            square = self.queue[done]
            self.look(square, -WIDTH)
            self.look(square, -1)
            self.look(square, 1)
            self.look(square, WIDTH)
            done += 1
        return self.missing == 0

    def look(self, square: i64, stride: i64) -> None:
        other = square + stride
        if self.mark[other] != 1 and can_step(self.cell, square, stride):
            if self.mark[other] == 2:
                self.missing -= 1
            self.mark[other] = 1
            self.queue[self.queued] = other
            self.queued += 1
