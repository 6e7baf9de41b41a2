"""The last canals: can they still make districts of some size (MEX-R50, MEX-Q9)?

While many canals are left, hardly anybody can say for certain. With the last few one can try everything:
a district grows from its first square in board order, and every land square at its edge is taken in or
dug away, until there is water all round. What counts is what is dug in the end: a founded district never
changes again, so digging first and founding last allows whatever another order allows.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import (
    CELLS,
    DUG_IN,
    LAND,
    PALACE,
    SQUARES,
    TEMPLE,
    THE_ISLAND,
    TILE,
    WAYS,
    is_open,
    step,
)
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.table import MexicaTable

FEW: Final = 3  # with so many canals or fewer everything is tried

# What has been decided about a square of land.
UNDECIDED: Final = 0
EDGE: Final = 1  # beside the district: it must be taken in or dug away
INSIDE: Final = 2
DUG: Final = 3


def can_make(table: MexicaTable, size: i64, count: i64) -> bool:
    """Could there be so many unfounded districts of this size at once that can take a tile?"""
    mark = vec[i64]([UNDECIDED] * CELLS)
    return Plan(table, mark, table.singles, table.doubles, size, count).works(0)


def may_be_dug(flags: i64) -> bool:
    """Now or later: a Pilli may go away, and the bridge before a ramp may be moved (MEX-R27)."""
    return (flags & (DUG_IN | TEMPLE | TILE)) == LAND


class Plan:
    """What is dug and what lies inside the district that is being tried."""

    table: MexicaTable
    mark: vec[i64]
    edge: vec[i64]  # the squares beside the district, in the order in which they are decided
    found: i64  # how many there are
    waiting: i64  # how many of them are undecided
    singles: i64
    doubles: i64
    size: i64
    count: i64
    first: i64  # of the district in board order
    inside: i64

    def __init__(
        self, table: MexicaTable, mark: vec[i64], singles: i64, doubles: i64, size: i64, count: i64
    ) -> None:
        self.table = table
        self.mark = mark
        self.edge = vec[i64]([0] * SQUARES)
        self.found = 0
        self.waiting = 0
        self.singles = singles
        self.doubles = doubles
        self.size = size
        self.count = count
        self.first = 0
        self.inside = 0

    def works(self, after: i64) -> bool:
        """Is there such a district whose first square comes after this one?"""
        table = self.table
        i: i64 = 0
        while i < SQUARES:
            square = THE_ISLAND.squares[i]
            if square > after and self.may_begin(square, table.label[square]):
                self.first = square
                if self.take_in(square, 0):
                    return True
                self.mark[square] = UNDECIDED
            i += 1
        return False

    def may_begin(self, square: i64, district: i64) -> bool:
        if district == 0 or self.mark[square] != UNDECIDED or is_founded(self.table, district):
            return False
        size = self.table.area[district]
        return size > self.size or (size == self.size and square == district)

    def decide(self, at: i64) -> bool:
        """Take in or dig away every square of the edge from this one on."""
        rest = self.size - self.inside
        if self.waiting - rest > self.singles + 2 * self.doubles:
            return False
        while at < self.found and self.mark[self.edge[at]] != EDGE:
            at += 1
        if at == self.found:
            return rest == 0 and self.closed()
        square = self.edge[at]
        self.waiting -= 1
        if rest > 0 and square > self.first and self.take_in(square, at + 1):
            return True
        if may_be_dug(self.table.cell[square]) and self.dig(square, at + 1):
            return True
        self.waiting += 1
        self.mark[square] = EDGE
        return False

    def take_in(self, square: i64, at: i64) -> bool:
        mark = self.mark
        found = self.found
        mark[square] = INSIDE
        self.inside += 1
        way: i64 = 0
        while way < WAYS:
            other = square + step(way)
            if self.table.label[other] != 0 and mark[other] == UNDECIDED:
                mark[other] = EDGE
                self.edge[self.found] = other
                self.found += 1
            way += 1
        self.waiting += self.found - found
        if self.decide(at):
            return True
        self.waiting -= self.found - found
        while self.found > found:
            self.found -= 1
            mark[self.edge[self.found]] = UNDECIDED
        self.inside -= 1
        return False

    def dig(self, square: i64, at: i64) -> bool:
        mark = self.mark
        mark[square] = DUG
        if self.singles > 0:
            self.singles -= 1
            if self.decide(at):
                return True
            self.singles += 1
        if self.doubles > 0:
            self.doubles -= 1
            way: i64 = 0
            while way < WAYS:
                other = square + step(way)
                was = mark[other]
                if was <= EDGE and may_be_dug(self.table.cell[other]):
                    mark[other] = DUG
                    self.waiting -= was
                    if self.decide(at):
                        return True
                    self.waiting += was
                    mark[other] = was
                way += 1
            self.doubles += 1
        return False

    def closed(self) -> bool:
        """There is water all round: can it take a tile, and where are the others?"""
        if not self.has_room():
            return False
        if self.count == 1:
            return True
        others = Plan(self.table, self.mark[:], self.singles, self.doubles, self.size, self.count - 1)
        return others.works(self.first)

    def has_room(self) -> bool:
        """As of any district (`districts.has_room`): open land off the palace, and more for the Pilli."""
        flags = self.table.cell[self.first]
        anywhere: i64 = 1 if is_open(flags) else 0
        off_palace: i64 = 1 if anywhere == 1 and (flags & PALACE) == 0 else 0
        i: i64 = 0
        while i < self.found:
            flags = self.table.cell[self.edge[i]]
            if self.mark[self.edge[i]] == INSIDE and is_open(flags):
                anywhere += 1
                if (flags & PALACE) == 0:
                    off_palace += 1
            i += 1
        return anywhere >= 2 and off_palace >= 1
