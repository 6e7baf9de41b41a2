"""Round one: nobody may lock in an opponent yet (MEX-R44, as ruled in MEX-Q1); later all may (MEX-R33).

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
    DOUBLE_RING,
    LAKE,
    LAND,
    NS,
    PILLI,
    RAMP,
    SINGLE_RING,
    SQUARES,
    THE_ISLAND,
    THE_RINGS,
    WALKED_ON,
    WAYS,
    WIDTH,
    blank_map,
    can_step,
    may_stand,
    ring_around,
    ring_bits,
    run_starts,
    step,
)
from patolli.games.mexica.data import MOST_SEATS
from patolli.games.mexica.table import MexicaTable

ENOUGH: Final = 7  # squares after which a part is no pocket
NOTHING: Final = -1000000  # a mark that no square has
BESIDE: Final = 256  # beside the bits of a ring: a watched Pilli stands next to the square


def joined(cell: vec[i64], here: i64, square: i64, stride: i64) -> bool:
    """Does a step lead from a square with these flags to the next? From land to land is the usual case."""
    there = cell[square + stride]
    if (here & LAND) != 0 and (there & WALKED_ON) == LAND:
        return True
    return ((here | there) & BRIDGE) != 0 and can_step(cell, square, stride)


def spread(
    cell: vec[i64], mark: vec[i64], queue: vec[i64], first: i64, number: i64, stop: i64, limit: i64
) -> i64:
    """Mark by `number` what one can walk to from `first`, and list it in `queue`; how many squares.

    It ends at the limit; where it meets a square marked `stop`, it ends with the negative count.
    """
    strides = THE_RINGS.sides
    mark[first] = number
    queue[0] = first
    queued: i64 = 1
    done: i64 = 0
    while done < queued and queued < limit:
        square = queue[done]
        here = cell[square]
        way: i64 = 0
        while way < WAYS:
            stride = strides[way]
            other = square + stride
            seen = mark[other]
            if seen != number and joined(cell, here, square, stride):
                if seen == stop:
                    return -queued
                mark[other] = number
                queue[queued] = other
                queued += 1
            way += 1
        done += 1
    return queued


class Walks:
    """The parts of the walk graph of one moment."""

    cell: vec[i64]
    part: vec[i64]  # of each square its part, numbered from 1; 0 for blocked ones
    size: vec[i64]  # of each part its land squares
    parts: i64
    largest: i64
    land: i64  # of all parts together
    queue: vec[i64]

    def __init__(self, cell: vec[i64]) -> None:
        self.cell = cell
        self.part = blank_map()
        self.size = vec[i64]([0] * (SQUARES + 1))
        self.queue = vec[i64]([0] * (SQUARES + WAYS))
        self.parts = 0
        self.largest = 0
        self.land = 0
        part = self.part
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if part[square] == 0 and may_stand(cell[square]):
                self.explore(square)
            i += 1

    def explore(self, first: i64) -> None:
        """The part of `first`, and its land squares."""
        self.parts += 1
        squares = spread(self.cell, self.part, self.queue, first, self.parts, NOTHING, SQUARES)
        land: i64 = 0
        i: i64 = 0
        while i < squares:
            land += self.cell[self.queue[i]] & LAND
            i += 1
        self.size[self.parts] = land
        self.land += land
        if land > self.largest:
            self.largest = land

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


class Walls:
    """What blocks the way, in pieces that hang together by sides or corners; the lake is piece 1.

    Filling a square cuts land in two only where it closes a gap in one piece of wall. Where the runs
    of wall around the square belong to different pieces, there is still a way around each.
    """

    cell: vec[i64]
    piece: vec[i64]
    lake: vec[i64]  # of each piece 1 if it touches the lake; what is no piece is the lake itself
    stack: vec[i64]
    waiting: i64
    pieces: i64

    def __init__(self, cell: vec[i64]) -> None:
        self.cell = cell
        self.piece = blank_map()
        self.lake = vec[i64]([0] * (SQUARES + 2))
        self.lake[0] = 1
        self.stack = vec[i64]([0] * SQUARES)
        self.waiting = 0
        self.pieces = 1
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if (cell[square] & WALKED_ON) != LAND and self.piece[square] == 0:
                self.pieces += 1
                self.follow(square)
            i += 1

    def follow(self, first: i64) -> None:
        ring = THE_RINGS.single
        self.piece[first] = self.pieces
        self.stack[0] = first
        self.waiting = 1
        while self.waiting > 0:
            self.waiting -= 1
            square = self.stack[self.waiting]
            i: i64 = 0
            while i < len(ring):
                other = square + ring[i]
                if (self.cell[other] & LAKE) != 0:
                    self.lake[self.pieces] = 1
                elif (self.cell[other] & WALKED_ON) != LAND and self.piece[other] == 0:
                    self.piece[other] = self.pieces
                    self.stack[self.waiting] = other
                    self.waiting += 1
                i += 1

    def piece_at(self, square: i64) -> i64:
        piece = self.piece[square]
        if self.lake[piece] == 1:
            return 1
        return piece

    def stays_open(self, square: i64, ring: vec[i64], starts: i64) -> bool:
        """Filling what this ring surrounds closes no gap: all runs of wall in it are different pieces.

        `starts` are the bits of the squares with which a run begins.
        """
        met: i64 = 0  # pieces met, as a set of bits; too many to tell apart count as the same
        at: i64 = 0
        while starts != 0:
            if (starts & 1) != 0:
                piece: i64 = 1 << (self.piece_at(square + ring[at]) % 31)  # compiled, it has 32 bits
                if (met & piece) != 0:
                    return False
                met |= piece
            starts >>= 1
            at += 1
        return True


class Guard:
    """Watches over the opponents of one seat: who was free before its action stays free."""

    table: MexicaTable
    seat: i64
    cell: vec[i64]
    watched: vec[i64]  # squares of the opponents' Pilli that are free now; 0 ends the list
    now: Walks
    clear: bool  # the main area is beyond doubt
    around: vec[i64]  # of each square the blocked ones in the ring around it, as bits; and BESIDE
    sure: vec[i64]  # what the quick test says of filling a square alone: 0 if not asked yet, 1 yes, 2 no
    walls: Walls | None  # looked at when first needed
    mark: vec[i64]  # pockets found behind the squares of the current test, by its number
    test: i64

    def __init__(self, table: MexicaTable, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.cell = table.cell
        self.now = Walks(self.cell)
        self.clear = outweighs(self.now, 2)
        self.around = blocked_around(self.cell)
        self.sure = blank_map()
        self.walls = None
        self.mark = blank_map()
        self.test = 0
        self.watched = vec[i64]([0] * (MOST_SEATS + 1))
        count: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if other != seat and self.now.has_exit(table.pilli[other], 0, 0):
                self.watch(count, table.pilli[other])
                count += 1
            other += 1

    def watch(self, place: i64, pilli: i64) -> None:
        self.watched[place] = pilli
        way: i64 = 0
        while way < WAYS:
            self.around[pilli + step(way)] |= BESIDE
            way += 1

    def may_fill(self, square: i64, second: i64) -> bool:
        """A canal, temple or tile on a square, or a canal on two (0: only one)."""
        return self.surely_free(square, second) or self.still_free(self.table.cell, square, second)

    def may_move(self, square: i64) -> bool:
        """The own Pilli to that square, on foot, by boat or by leap.

        The square it leaves only opens ways, so filling the new one is the stricter test.
        """
        if self.surely_free(square, 0):
            return True
        cell = self.table.cell[:]
        cell[self.table.pilli[self.seat]] &= ~PILLI
        return self.still_free(cell, square, 0)

    def may_shift(self, start: i64, square: i64, ns: bool) -> bool:
        cell = self.table.cell[:]
        cell[start] &= ~(BRIDGE | NS)
        cell[square] |= BRIDGE | (NS if ns else 0)
        return self.all_free(Walks(cell), 0, 0)

    def still_free(self, before: vec[i64], square: i64, second: i64) -> bool:
        """The ruling to the letter, on the board as it would be."""
        cell = before[:]
        cell[square] |= PILLI
        cell[second] |= PILLI
        return self.all_free(Walks(cell), 0, 0)

    def all_free(self, walks: Walks, filled: i64, second: i64) -> bool:
        i: i64 = 0
        while self.watched[i] != 0:
            if not walks.has_exit(self.watched[i], filled, second):
                return False
            i += 1
        return True

    # The quick test: the main area stays the main area, and everybody keeps a step into it.

    def surely_free(self, square: i64, second: i64) -> bool:
        if self.clear and (self.around[square] | self.around[second]) == 0:
            return True  # nothing and nobody is near
        if second != 0:
            return self.looks_free(square, second)
        if self.sure[square] == 0:
            self.sure[square] = 1 if self.looks_free(square, 0) else 2
        return self.sure[square] == 1

    def looks_free(self, square: i64, second: i64) -> bool:
        lost: i64 = 2
        self.test += 1
        if not self.keeps_whole(square, second):
            lost += self.pockets(square, second)
        elif ((self.around[square] | self.around[second]) & BESIDE) == 0 and self.clear:
            return True
        if not outweighs(self.now, lost):
            return False
        i: i64 = 0
        while self.watched[i] != 0:
            if not self.keeps_exit(self.watched[i], square, second):
                return False
            i += 1
        return True

    def keeps_exit(self, pilli: i64, square: i64, second: i64) -> bool:
        return (
            self.is_exit(pilli, -WIDTH, square, second)
            or self.is_exit(pilli, -1, square, second)
            or self.is_exit(pilli, 1, square, second)
            or self.is_exit(pilli, WIDTH, square, second)
        )

    def is_exit(self, pilli: i64, stride: i64, square: i64, second: i64) -> bool:
        if self.mark[pilli + stride] == self.test:
            return False
        return self.now.leads_out(pilli, stride, square, second)

    def keeps_whole(self, square: i64, second: i64) -> bool:
        """Certainly no part falls apart when these squares are filled (0: only one)."""
        if second == 0 and (self.cell[square] & (RAMP | BRIDGE)) != 0:
            return False
        count: i64 = SINGLE_RING if second == 0 else DOUBLE_RING
        starts = run_starts(ring_bits(self.around, square, second), count)
        if (starts & (starts - 1)) == 0:
            return True  # one run of wall at most
        if self.walls is None:
            self.walls = Walls(self.cell)
        return self.walls.stays_open(square, ring_around(square, second), starts)

    def pockets(self, square: i64, second: i64) -> i64:
        """How many squares filling these would cut off, marked by the number of the test.

        The first part that is no pocket is what remains of a main area, marked by the negative number; so is
        all that is joined to it.
        """
        mark = self.mark
        mark[square] = self.test
        mark[second] = self.test
        total: i64 = 0
        limit: i64 = ENOUGH
        side: i64 = 0
        while side < 2 * WAYS:
            start = square if side < WAYS else second
            stride = step(side % WAYS)
            seen = mark[start + stride]
            if start != 0 and seen != self.test and seen != -self.test and can_step(self.cell, start, stride):
                found = spread(self.cell, mark, self.now.queue, start + stride, self.test, -self.test, limit)
                if 0 < found < limit:
                    total += found
                else:
                    self.is_main(found)
                    limit = SQUARES
            side += 1
        return total

    def is_main(self, found: i64) -> None:
        """What was just found belongs to a main area."""
        i: i64 = 0
        while i < found or i < -found:
            self.mark[self.now.queue[i]] = -self.test
            i += 1


def blocked_around(cell: vec[i64]) -> vec[i64]:
    """Of each square which of the eight around it block the way, as bits in the order of a ring."""
    around = THE_RINGS.shore[:]
    ring = THE_RINGS.single
    squares = THE_ISLAND.squares
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        if (cell[square] & WALKED_ON) != LAND:
            bit: i64 = 0
            while bit < SINGLE_RING:
                around[square - ring[bit]] |= 1 << bit
                bit += 1
        i += 1
    around[0] = 0  # no square: the second of a single canal
    return around


def outweighs(walks: Walks, lost: i64) -> bool:
    """Does the main area stay the largest without `lost` squares, whatever the rest joins up to?

    The rest has one square more if the own Pilli leaves it.
    """
    return walks.largest - lost > walks.land - walks.largest + lost + 1
