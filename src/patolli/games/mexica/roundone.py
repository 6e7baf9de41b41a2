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
    CELLS,
    LAKE,
    LAND,
    NS,
    PILLI,
    RAMP,
    SQUARES,
    STANDING,
    THE_ISLAND,
    THE_RINGS,
    WALKED_ON,
    WAYS,
    WIDTH,
    can_step,
    may_stand,
    ring_around,
    runs_around,
    step,
)
from patolli.games.mexica.data import MOST_SEATS
from patolli.games.mexica.table import MexicaTable

ENOUGH: Final = 14  # squares after which a part is no pocket


class Walks:
    """The parts of the walk graph of one moment."""

    cell: vec[i64]
    part: vec[i64]  # of each square its part, numbered from 1; 0 for blocked ones
    size: vec[i64]  # of each part its land squares
    parts: i64
    largest: i64
    land: i64  # of all parts together
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
        self.land = 0
        part = self.part
        squares = THE_ISLAND.squares
        i: i64 = 0
        while i < SQUARES:
            square = squares[i]
            if part[square] == 0 and may_stand(cell[square]):
                self.parts += 1
                size = self.explore(square)
                self.land += size
                if size > self.largest:
                    self.largest = size
            i += 1

    def explore(self, first: i64) -> i64:
        """Mark the part of `first`; its number of land squares."""
        cell = self.cell
        part = self.part
        stack = self.stack
        part[first] = self.parts
        stack[0] = first
        self.waiting = 1
        land: i64 = 0
        while self.waiting > 0:
            self.waiting -= 1
            square = stack[self.waiting]
            if (cell[square] & LAND) != 0:
                land += 1
            if part[square - WIDTH] == 0:
                self.spread(cell, square, -WIDTH)
            if part[square - 1] == 0:
                self.spread(cell, square, -1)
            if part[square + 1] == 0:
                self.spread(cell, square, 1)
            if part[square + WIDTH] == 0:
                self.spread(cell, square, WIDTH)
        self.size[self.parts] = land
        return land

    def spread(self, cell: vec[i64], square: i64, stride: i64) -> None:
        other = square + stride
        from_land = (cell[square] & LAND) != 0
        if (from_land and (cell[other] & WALKED_ON) == LAND) or (
            ((cell[square] | cell[other]) & BRIDGE) != 0 and can_step(cell, square, stride)
        ):
            self.part[other] = self.parts
            self.stack[self.waiting] = other
            self.waiting += 1

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
    lake: vec[i64]  # of each piece 1 if it touches the lake
    stack: vec[i64]
    waiting: i64
    pieces: i64

    def __init__(self, cell: vec[i64]) -> None:
        self.cell = cell
        self.piece = vec[i64]([0] * CELLS)
        self.lake = vec[i64]([0] * (SQUARES + 2))
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
        return 1 if piece == 0 or self.lake[piece] == 1 else piece

    def stays_open(self, square: i64, ring: vec[i64]) -> bool:
        """Filling what this ring surrounds closes no gap: all runs of wall in it are different pieces."""
        count = len(ring)
        first: i64 = 0
        while first < count and (self.cell[square + ring[first]] & WALKED_ON) != LAND:
            first += 1
        met: i64 = 0  # pieces met, as a set of bits; too many to tell apart count as the same
        was_wall = False
        i: i64 = 0
        while i < count:
            at = first + i
            if at >= count:
                at -= count
            wall = (self.cell[square + ring[at]] & WALKED_ON) != LAND
            if wall and not was_wall:
                bit: i64 = 1 << (self.piece_at(square + ring[at]) % 60)
                if (met & bit) != 0:
                    return False
                met |= bit
            was_wall = wall
            i += 1
        return True


class Guard:
    """Watches over the opponents of one seat: who was free before its action stays free."""

    table: MexicaTable
    seat: i64
    cell: vec[i64]
    watched: vec[i64]  # squares of the opponents' Pilli that are free now; 0 ends the list
    beside: vec[i64]  # 1 for the squares beside them
    now: Walks
    clear: bool  # the main area is beyond doubt
    walls: Walls
    mark: vec[i64]  # pockets found behind the squares of the current test, by its number
    test: i64
    queue: vec[i64]
    queued: i64
    joined: bool

    def __init__(self, table: MexicaTable, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.cell = table.cell[:]
        self.now = Walks(self.cell)
        self.clear = outweighs(self.now, 2)
        self.walls = Walls(self.cell)
        self.mark = vec[i64]([0] * CELLS)
        self.test = 0
        self.queue = vec[i64]([0] * SQUARES)
        self.queued = 0
        self.joined = False
        self.watched = vec[i64]([0] * (MOST_SEATS + 1))
        self.beside = vec[i64]([0] * CELLS)
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
            self.beside[pilli + step(way)] = 1
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
        walks = self.now
        lost: i64 = 2
        self.test += 1
        if not self.keeps_whole(square, second):
            pockets = self.pockets(square, second)
            if pockets < 0:
                return False
            lost += pockets
        elif self.beside[square] == 0 and self.beside[second] == 0 and self.clear:
            return True
        if not outweighs(walks, lost):
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
        ring = ring_around(square, second)
        return runs_around(self.cell, square, ring, WALKED_ON) <= 1 or self.walls.stays_open(square, ring)

    def pockets(self, square: i64, second: i64) -> i64:
        """Squares in the small parts that filling these would cut off, marked; −1 if in doubt.

        A part of many squares is what remains of a main area; of two such parts nobody knows yet
        whether they are joined elsewhere.
        """
        self.mark[square] = self.test
        self.mark[second] = self.test
        total: i64 = 0
        large: i64 = 0
        side: i64 = 0
        while side < 2 * WAYS:
            start = square if side < WAYS else second
            stride = step(side % WAYS)
            seen = self.mark[start + stride]
            if start != 0 and seen != self.test and seen != -self.test and can_step(self.cell, start, stride):
                size = self.pocket(start + stride)
                if size >= ENOUGH:
                    large += 1
                    if large > 1:
                        return -1
                else:
                    total += size
            side += 1
        return total

    def pocket(self, first: i64) -> i64:
        """Mark the part of `first` and count it; 0 if it is joined to a large part found before.

        Pockets are marked with the number of the test, large parts with its negative.
        """
        self.mark[first] = self.test
        self.queue[0] = first
        self.queued = 1
        self.joined = False
        done: i64 = 0
        while done < self.queued and self.queued < ENOUGH and not self.joined:
            square = self.queue[done]
            self.look(square, -WIDTH)
            self.look(square, -1)
            self.look(square, 1)
            self.look(square, WIDTH)
            done += 1
        if self.queued < ENOUGH and not self.joined:
            return self.queued
        done = 0
        while done < self.queued:
            self.mark[self.queue[done]] = -self.test
            done += 1
        return 0 if self.joined else ENOUGH

    def look(self, square: i64, stride: i64) -> None:
        other = square + stride
        if self.mark[other] == self.test or (self.cell[other] & STANDING) != 0:
            return
        if not can_step(self.cell, square, stride):
            return
        if self.mark[other] == -self.test:
            self.joined = True
            return
        self.mark[other] = self.test
        self.queue[self.queued] = other
        self.queued += 1


def outweighs(walks: Walks, lost: i64) -> bool:
    """Does the main area stay the largest without `lost` squares, whatever the rest joins up to?

    The rest has one square more if the own Pilli leaves it.
    """
    return walks.largest - lost > walks.land - walks.largest + lost + 1
