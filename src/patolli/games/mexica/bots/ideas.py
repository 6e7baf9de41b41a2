"""What a player sees at a glance on the island: land to enclose and found this turn, and places to go.

An enclosure is grown from a square, one square after the other, always where the fewest canals are
needed around it; land that has the size of an open tile on the way is a candidate. Each idea is a
whole sequence of actions: spend tokens, go there, dig, found.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import Actions
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    CELLS,
    LAND,
    SQUARES,
    THE_ISLAND,
    THE_RINGS,
    WAYS,
    can_build,
    can_step,
    can_walk,
    step,
)
from patolli.games.mexica.data import LARGEST_TILE, LEAP_COST, SMALLEST_TILE
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.scoring import second
from patolli.games.mexica.table import MexicaTable

STOP: Final = -1  # ends an idea in the list
KEPT: Final = 14  # enclosures thought through
TRIES: Final = 3  # enclosures grown from each square
NONE: Final = -1
LOWEST: Final = -1.0e300
UNDIGGABLE: Final = 3  # a square that no canal can be dug on counts for so many


class Ideas:
    rng: Rng
    steps: vec[i64]  # from the Pilli, -1 where it cannot walk to
    back: vec[i64]  # the square before it on the way
    queue: vec[i64]
    mark: vec[i64]  # inside the enclosure, or on its border, in the running growth
    grown: i64
    inside: vec[i64]
    size: i64
    border: vec[i64]
    borders: i64
    tiles: vec[i64]  # canals that close the border, as actions
    count: i64
    worth: vec[float]  # of the enclosures kept
    bar: float  # what an enclosure must be worth more than, to be kept
    kept_key: vec[i64]
    kept: list[Actions]

    def __init__(self) -> None:
        self.rng = Rng(1, 2, 3, 4)
        self.steps = vec[i64]([0] * CELLS)
        self.back = vec[i64]([0] * CELLS)
        self.queue = vec[i64]([0] * CELLS)
        self.mark = vec[i64]([0] * CELLS)
        self.grown = 0
        self.inside = vec[i64]([0] * CELLS)
        self.size = 0
        self.border = vec[i64]([0] * CELLS)
        self.borders = 0
        self.tiles = vec[i64]([0] * CELLS)
        self.count = 0
        self.worth = vec[float]([0.0] * KEPT)
        self.bar = LOWEST
        self.kept_key = vec[i64]([0] * KEPT)
        self.kept = [Actions() for _ in range(KEPT)]

    def into(self, table: MexicaTable, seat: i64, out: Actions) -> None:
        """Add every idea, each ended by STOP."""
        self.rng = Rng(1, 2, 3, 4)  # the same position gives the same ideas
        self.walk_everywhere(table, seat)
        self.enclosures_into(table, seat, out)
        self.journeys_into(table, seat, out)

    # Where the Pilli can go.

    def walk_everywhere(self, table: MexicaTable, seat: i64) -> None:
        i: i64 = 0
        while i < CELLS:
            self.steps[i] = -1
            i += 1
        start = table.pilli[seat]
        reach = table.ap + table.tokens[seat]
        self.steps[start] = 0
        self.queue[0] = start
        count: i64 = 1
        done: i64 = 0
        while done < count:
            square = self.queue[done]
            done += 1
            way: i64 = 0
            while way < WAYS and self.steps[square] < reach:
                other = square + step(way)
                if self.steps[other] < 0 and can_step(table.cell, square, step(way)):
                    self.steps[other] = self.steps[square] + 1
                    self.back[other] = square
                    self.queue[count] = other
                    count += 1
                way += 1

    def add_way(self, square: i64, out: Actions) -> None:
        """The steps to a square that the Pilli can walk to."""
        if self.steps[square] > 0:
            self.add_way(self.back[square], out)
            out.add(actions.WALK + THE_ISLAND.numbers[square])

    # Enclosures.

    def enclosures_into(self, table: MexicaTable, seat: i64, out: Actions) -> None:
        self.count = 0
        self.bar = LOWEST
        i: i64 = 0
        while i < SQUARES:
            square = THE_ISLAND.squares[i]
            if (table.cell[square] & LAND) != 0 and not is_founded(table, square):
                if table.area[table.label[square]] >= SMALLEST_TILE and self.is_beginning(table, square):
                    tries: i64 = 0
                    while tries < TRIES:
                        self.grow(table, seat, square)
                        tries += 1
            i += 1
        i = 0
        while i < self.count:
            idea = self.kept[i]
            at: i64 = 0
            while at < idea.count:
                out.add(idea.items[at])
                at += 1
            out.add(STOP)
            i += 1

    def is_beginning(self, table: MexicaTable, square: i64) -> bool:
        """Does something lie beside it that an enclosure can lean on? In open land few can be closed."""
        i: i64 = 0
        while i < len(THE_RINGS.single):
            if table.cell[square + THE_RINGS.single[i]] != LAND:
                return True
            i += 1
        return False

    def grow(self, table: MexicaTable, seat: i64, square: i64) -> None:
        self.grown += 2
        self.size = 0
        self.borders = 0
        self.absorb(table, square)
        while self.size < LARGEST_TILE and self.borders > 0:
            self.absorb(table, self.take_from_border(table))
            if self.size >= SMALLEST_TILE and table.panel[self.size] > 0:
                self.consider(table, seat)

    def absorb(self, table: MexicaTable, square: i64) -> None:
        """Take a square inside; the land beside it becomes border."""
        self.mark[square] = self.grown
        self.inside[self.size] = square
        self.size += 1
        way: i64 = 0
        while way < WAYS:
            other = square + step(way)
            if (table.cell[other] & LAND) != 0 and self.mark[other] < self.grown:
                self.mark[other] = self.grown + 1
                self.border[self.borders] = other
                self.borders += 1
            way += 1

    def take_from_border(self, table: MexicaTable) -> i64:
        """The border square whose taking inside lengthens the border least; chance among equals."""
        best: i64 = 0
        best_cost: i64 = 1000
        word = self.rng.next()  # one for the whole border: each square looks at three bits of it
        i: i64 = 0
        while i < self.borders:
            square = self.border[i]
            cost: i64 = 0
            if table.cell[square] != LAND:
                cost -= UNDIGGABLE
            way: i64 = 0
            while way < WAYS:
                other = square + step(way)
                if (table.cell[other] & LAND) != 0 and self.mark[other] < self.grown:
                    cost += 1 if table.cell[other] == LAND else UNDIGGABLE
                way += 1
            cost = cost * 5 + ((word >> (square % 29)) & 7)
            if cost < best_cost:
                best_cost = cost
                best = i
            i += 1
        square = self.border[best]
        self.borders -= 1
        self.border[best] = self.border[self.borders]
        return square

    def consider(self, table: MexicaTable, seat: i64) -> None:
        """Can this land be closed, reached and founded this turn?"""
        means = table.ap + table.tokens[seat]
        fewest = (self.borders + 1) // 2
        if fewest > means or not self.diggable(table):
            return
        target = self.nearest_inside(table)
        leap = False
        cost: i64 = LEAP_COST
        if target != NONE and self.steps[target] < LEAP_COST:
            cost = self.steps[target]
        elif means >= LEAP_COST:
            leap = True
            target = self.free_inside(table, NONE)
        if target == NONE:
            return
        place = self.free_inside(table, target)
        if place == NONE:
            return
        if fewest + cost > means or self.promise(fewest + cost) <= self.bar:
            return
        canals = self.close(table)
        if canals < 0 or canals + cost > means:
            return
        self.keep(table, self.promise(canals + cost), target, leap, place, canals, cost)

    def promise(self, cost: i64) -> float:
        """What founding this land for so many action points seems worth."""
        return float(second(self.size)) + 0.25 * float(self.size) - 0.8 * float(cost)

    def diggable(self, table: MexicaTable) -> bool:
        i: i64 = 0
        while i < self.borders:
            if table.cell[self.border[i]] != LAND:
                return False
            i += 1
        return True

    def nearest_inside(self, table: MexicaTable) -> i64:
        best: i64 = NONE
        i: i64 = 0
        while i < self.size:
            square = self.inside[i]
            if self.steps[square] >= 0 and (best == NONE or self.steps[square] < self.steps[best]):
                best = square
            i += 1
        return best

    def free_inside(self, table: MexicaTable, taken: i64) -> i64:
        """A free square off the palace for the tile, or to leap to."""
        i: i64 = self.size - 1
        while i >= 0:
            square = self.inside[i]
            if square != taken and can_build(table.cell[square]):
                return square
            i -= 1
        return NONE

    def close(self, table: MexicaTable) -> i64:
        """Cover the border with canals: `tiles`, and their number; -1 if that cannot be done."""
        singles = table.singles
        doubles = table.doubles
        cell = table.cell
        count: i64 = 0
        left = self.borders
        while left > 0:
            square, other = self.hardest(cell)
            if other != NONE and doubles > 0:
                doubles -= 1
                low = square if square < other else other
                east = other - square == 1 or square - other == 1
                kind: i64 = actions.CANAL_EAST if east else actions.CANAL_SOUTH
                self.tiles[count] = kind + THE_ISLAND.numbers[low]
                if self.mark[other] == self.grown + 1:
                    left -= 1
                self.mark[other] = -self.grown
            elif singles > 0:
                singles -= 1
                self.tiles[count] = actions.CANAL + THE_ISLAND.numbers[square]
            else:
                self.restore()
                return -1
            self.mark[square] = -self.grown  # under a canal
            left -= 1
            count += 1
        self.restore()
        return count

    def hardest(self, cell: vec[i64]) -> tuple[i64, i64]:
        """The border square with the fewest border squares beside it, and the best partner for it."""
        best: i64 = NONE
        best_partner: i64 = NONE
        fewest: i64 = 9
        i: i64 = 0
        while i < self.borders:
            square = self.border[i]
            if self.mark[square] == self.grown + 1:
                beside: i64 = 0
                partner: i64 = NONE
                spare: i64 = NONE
                way: i64 = 0
                while way < WAYS:
                    other = square + step(way)
                    if cell[other] == LAND:
                        if self.mark[other] == self.grown + 1:
                            beside += 1
                            partner = other
                        elif self.mark[other] != self.grown and self.mark[other] != -self.grown:
                            spare = other
                    way += 1
                rank = beside if beside > 0 else 8
                if rank < fewest:
                    fewest = rank
                    best = square
                    best_partner = partner if partner != NONE else spare
            i += 1
        return best, best_partner

    def restore(self) -> None:
        i: i64 = 0
        while i < self.borders:
            self.mark[self.border[i]] = self.grown + 1
            i += 1

    def keep(
        self, table: MexicaTable, worth: float, target: i64, leap: bool, place: i64, canals: i64, cost: i64
    ) -> None:
        """Put it among the best so far, each enclosure once."""
        if worth <= self.bar:
            return
        key: i64 = self.size
        i: i64 = 0
        while i < self.size:
            key += self.inside[i] * self.inside[i]
            i += 1
        at: i64 = NONE
        i = 0
        while i < self.count:
            if self.kept_key[i] == key:
                if self.worth[i] >= worth:
                    return
                at = i
            i += 1
        if at == NONE:
            if self.count < KEPT:
                at = self.count
                self.count += 1
            else:
                at = self.worst()
        self.worth[at] = worth
        self.kept_key[at] = key
        self.write(table, self.kept[at], target, leap, place, canals, cost)
        if self.count == KEPT:
            self.bar = self.worth[self.worst()]

    def worst(self) -> i64:
        at: i64 = 0
        i: i64 = 1
        while i < self.count:
            if self.worth[i] < self.worth[at]:
                at = i
            i += 1
        return at

    def write(
        self, table: MexicaTable, idea: Actions, target: i64, leap: bool, place: i64, canals: i64, cost: i64
    ) -> None:
        idea.count = 0
        self.pay(table, canals + cost, idea)
        if leap:
            idea.add(actions.LEAP + THE_ISLAND.numbers[target])
        else:
            self.add_way(target, idea)
        i: i64 = 0
        while i < canals:
            idea.add(self.tiles[i])
            i += 1
        idea.add(actions.foundings(self.size) + THE_ISLAND.numbers[place])

    def pay(self, table: MexicaTable, cost: i64, idea: Actions) -> None:
        missing = cost - table.ap
        while missing > 0:
            idea.add(actions.SPEND)
            missing -= 1

    # Journeys.

    def journeys_into(self, table: MexicaTable, seat: i64, out: Actions) -> None:
        """To each other district the cheapest way, on foot or with a leap; a tile stays here if one fits."""
        here = table.district_of(seat)
        tile = self.place_here(table, seat)
        means = table.ap + table.tokens[seat]
        i: i64 = 0
        while i < SQUARES:
            first = THE_ISLAND.squares[i]
            if table.area[first] >= SMALLEST_TILE and first != here:
                target = self.nearest_in(table, first)
                if target != NONE and self.steps[target] <= means and self.steps[target] < LEAP_COST:
                    if tile != NONE and not self.leads_over(tile, target):
                        self.add_tile(table, tile, out)
                    self.pay(table, self.steps[target], out)
                    self.add_way(target, out)
                    out.add(STOP)
                elif means > LEAP_COST:
                    target = self.free_in(table, first)
                    if target != NONE:
                        if tile != NONE:
                            self.add_tile(table, tile, out)
                        self.pay(table, LEAP_COST, out)
                        out.add(actions.LEAP + THE_ISLAND.numbers[target])
                        out.add(STOP)
            i += 1

    def place_here(self, table: MexicaTable, seat: i64) -> i64:
        """Where a tile would go in the district that the Pilli stands in, far from it; NONE if none fits."""
        here = table.district_of(seat)
        size = table.area[here]
        best: i64 = NONE
        if here == 0 or size > LARGEST_TILE or table.panel[size] == 0 or is_founded(table, here):
            return best
        i: i64 = 0
        while i < SQUARES:
            square = THE_ISLAND.squares[i]
            if table.label[square] == here and can_build(table.cell[square]):
                if best == NONE or self.steps[square] > self.steps[best]:
                    best = square
            i += 1
        return best

    def leads_over(self, square: i64, target: i64) -> bool:
        """Does the way to the target pass this square?"""
        while self.steps[target] > 0 and target != square:
            target = self.back[target]
        return target == square

    def add_tile(self, table: MexicaTable, square: i64, out: Actions) -> None:
        size = table.area[table.label[square]]
        out.add(actions.foundings(size) + THE_ISLAND.numbers[square])

    def nearest_in(self, table: MexicaTable, first: i64) -> i64:
        best: i64 = NONE
        i: i64 = 0
        while i < SQUARES:
            square = THE_ISLAND.squares[i]
            if table.label[square] == first and self.steps[square] >= 0:
                if best == NONE or self.steps[square] < self.steps[best]:
                    best = square
            i += 1
        return best

    def free_in(self, table: MexicaTable, first: i64) -> i64:
        i: i64 = 0
        while i < SQUARES:
            square = THE_ISLAND.squares[i]
            if table.label[square] == first and can_walk(table.cell[square]):
                return square
            i += 1
        return NONE
