"""Majorities: what the places in a district are thought to be worth, and how safe they are."""

from __future__ import annotations

from math import sqrt
from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import CELLS, SQUARES, TEMPLE, THE_ISLAND
from patolli.games.mexica.bots.features import levels_left
from patolli.games.mexica.bots.freedom import Freedom
from patolli.games.mexica.data import LARGEST_TILE, LEVELS, MOST_SEATS, NEUTRAL_SIDE, SIDES, SMALLEST_TILE
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.table import MexicaTable, temple_level, temple_owner

CUT: Final = 1.5  # canal squares that divide land, times the root of its size
TOO_LARGE: Final = 60  # squares; in period one such land will be cut to pieces


class Majorities:
    next: float
    later: float
    unfounded: float
    open: float
    swing: float
    intruder: float
    rest: float
    lasting: float
    leaping: float
    levels: vec[i64]  # not yet built by each seat
    districts: vec[i64]  # their first squares
    count: i64
    value: vec[i64]  # levels built, at district × SIDES + side

    def __init__(self, weights: dict[str, float]) -> None:
        self.next = weights["next"]
        self.later = weights["later"]
        self.unfounded = weights["unfounded"]
        self.open = weights["open"]
        self.swing = weights["swing"]
        self.intruder = weights["intruder"]
        self.rest = weights["rest"]
        self.lasting = weights["lasting"]
        self.leaping = weights["leaping"]
        self.levels = vec[i64]([0] * MOST_SEATS)
        self.districts = vec[i64]([0] * SQUARES)
        self.count = 0
        self.value = vec[i64]([0] * (CELLS * SIDES))

    def look(self, table: MexicaTable) -> None:
        """Count what everybody has built in each district, and has left."""
        self.count_levels(table)
        seat: i64 = 0
        while seat < table.seats:
            self.levels[seat] = levels_left(table, seat)
            seat += 1

    def count_levels(self, table: MexicaTable) -> None:
        """Levels of each side by district; the neutral side is -1 where nobody has built anything."""
        value = self.value
        area = table.area
        cell = table.cell
        label = table.label
        self.count = 0
        for square in THE_ISLAND.squares:
            if area[square] > 0:  # the first square of a district: it comes before all others
                self.districts[self.count] = square
                self.count += 1
                side: i64 = 0
                while side < NEUTRAL_SIDE:
                    value[square * SIDES + side] = 0
                    side += 1
                value[square * SIDES + NEUTRAL_SIDE] = -1
            flags = cell[square]
            if (flags & TEMPLE) != 0:
                district = label[square] * SIDES
                if value[district + NEUTRAL_SIDE] < 0:
                    value[district + NEUTRAL_SIDE] = 0
                value[district + temple_owner(flags)] += temple_level(flags)

    def stakes(self, table: MexicaTable, first: i64) -> float:
        """What the first place in a district is thought to be worth, both scorings together."""
        size = float(table.area[first])
        if is_founded(table, first):
            return self.next * size if table.period == 2 else (self.next + self.later) * size
        if table.period == 1:
            return self.unfounded * lasts(size, self.rest)
        stays = self.lasting * undivided(table, size)
        return (self.open + stays * (self.next - self.open)) * lasts(
            size, self.rest + stays * (1.0 - self.rest)
        )

    def standing(self, table: MexicaTable, first: i64, seat: i64, mine: i64) -> float:
        """The share of a district's worth that so many levels of a seat may expect."""
        above: float = 0.0
        if self.value[first * SIDES + NEUTRAL_SIDE] > mine:
            above = 1.0
        other: i64 = 0
        while other < table.seats:
            if other != seat:
                theirs = self.value[first * SIDES + other]
                above += self.ahead(theirs, mine, self.levels[seat] + self.levels[other])
            other += 1
        return place_share(above)

    def ahead(self, theirs: i64, mine: i64, left: i64) -> float:
        """The chance that another player's levels will be more than mine at the scoring.

        With few temples left to build between the two, things stay as they are.
        """
        doubt: float = float(left) / 20.0 if left < 20 else 1.0
        chance: float = 0.4 * doubt + float(theirs - mine) / (0.5 + self.swing * doubt)
        if chance < 0.0:
            return 0.0
        if theirs == 0:
            return chance * self.intruder
        return chance if chance < 1.0 else 1.0

    def best_site(self, table: MexicaTable, seat: i64, freedom: Freedom) -> float:
        """What a strong temple would bring at the best place to build it, less if that is far away."""
        levels = self.levels[seat]
        strong: i64 = LEVELS if levels > LEVELS else levels
        best: float = 0.0
        i: i64 = 0
        while i < self.count:
            first = self.districts[i]
            if table.area[first] >= SMALLEST_TILE and (table.period == 2 or table.area[first] < TOO_LARGE):
                mine: i64 = self.value[first * SIDES + seat]
                if self.value[first * SIDES + NEUTRAL_SIDE] < 0:
                    mine = 0
                gain: float = self.standing(table, first, seat, mine + strong)
                if mine > 0:
                    gain -= self.standing(table, first, seat, mine)
                gain *= self.stakes(table, first)
                if freedom.reaches(first):
                    gain *= 1.0 - 0.08 * float(freedom.away[first])
                else:
                    gain *= self.leaping
                if gain > best:
                    best = gain
            i += 1
        return best


def lasts(size: float, rest: float) -> float:
    """What is left of land that is thought to be divided: a large district, and of the others so much."""
    return size if size <= LARGEST_TILE else LARGEST_TILE + rest * (size - LARGEST_TILE)


def undivided(table: MexicaTable, size: float) -> float:
    """How sure it is that nobody divides such land any more, from 0 to 1: the canals are used up."""
    left: float = 2.0 * float(table.doubles) + float(table.singles)
    needed: float = CUT * sqrt(size)
    return 1.0 - left / needed if left < needed else 0.0


def place_share(above: float) -> float:
    """The share of a district's squares that a place pays, between the places too (MEX-R53)."""
    if above < 1.0:
        return 1.0 - 0.5 * above
    return 0.75 - 0.25 * above if above < 3.0 else 0.0
