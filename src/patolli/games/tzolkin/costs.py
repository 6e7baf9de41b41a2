"""What can be done and paid: whether an action, an advance or a building is within a seat's means."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    AGRICULTURE,
    ALL_MONUMENTS,
    ARCHITECTURE,
    CHICHEN,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    NOTHING,
    PALENQUE,
    ROW,
    SKULL,
    THEOLOGY,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from patolli.games.tzolkin.table import Table

# How one builds.
TIKAL_TWO: Final = 0
TIKAL_FOUR: Final = 1
SECOND: Final = 2  # the second building of Tikal 4, architecture not used yet
SECOND_PLAIN: Final = 3  # the second building of Tikal 4, architecture used on the first
FOR_CORN: Final = 4  # Uxmal 4
EXTRA: Final = 5  # through the tomb of age 1


class Costs(Table):
    # Actions.

    def back_cost(self, seat: i64, wheel: i64, space: i64, number: i64) -> i64:
        """The corn to use action `number` from a space, or NOTHING if that is out of reach."""
        if wheel == CHICHEN:
            theology = self.has(seat, THEOLOGY)
            if space == 10 or (space == 9 and theology >= 1):
                return 0 if number <= 9 else NOTHING  # TZO-R22; TZO-F5: theology reaches from 9 to 10
            if number == space + 1 and theology >= 1:
                return 0  # TZO-P16; TZO-F6: from there no way back
        else:
            if number > 5:
                return NOTHING
            if space >= 6:
                return 0  # TZO-R22, TZO-P1
        return space - number if number <= space else NOTHING  # TZO-R20, TZO-R21

    def can_do(self, seat: i64, wheel: i64, number: i64, corn: i64) -> bool:
        """TZO-R23: can the cost of an action be paid with this much corn, and is there anything to take?"""
        if corn < 0:
            return False
        if wheel == YAXCHILAN:
            return True  # TZO-R31: an empty bank of skulls makes Yaxchilan 4 useless, not forbidden
        if wheel == PALENQUE:
            return number == 1 or self.can_harvest(seat, number - 2)
        if wheel == CHICHEN:
            return self.has(seat, SKULL) > 0 and self.offered & (1 << number) == 0  # TZO-R40
        if wheel == UXMAL:
            if number == 1:
                return corn >= data.OFFERING_CORN  # TZO-R35
            if number == 4:
                return self.can_build(seat, FOR_CORN, corn)
            return number != 5 or corn >= 1  # TZO-R39
        if number == 1 or number == 3:
            return self.can_advance(seat)
        if number == 5:
            return self.cubes(seat) >= 1  # TZO-R34
        return self.can_build(seat, TIKAL_TWO if number == 2 else TIKAL_FOUR, corn)

    def can_harvest(self, seat: i64, group: i64) -> bool:
        """TZO-R29: an empty group gives nothing, unless agriculture has level 2 (TZO-P3)."""
        tiles = self.table[JUNGLE_WOOD + group] + self.table[JUNGLE_CORN + group]
        return tiles > 0 or self.has(seat, AGRICULTURE) >= 2

    def can_advance(self, seat: i64) -> bool:
        cubes = self.cubes(seat)
        track: i64 = 0
        while track < 4:
            if self.advance_cost(seat, track) <= cubes:
                return True
            track += 1
        return False

    # Buildings.

    def missing(self, seat: i64, card: i64) -> i64:
        """How many cubes a seat lacks for a kind of building, or for a monument."""
        lacking: i64 = 0
        cube: i64 = 0
        while cube < 3:
            short = self.printed.cost[card * 3 + cube] - self.has(seat, WOOD + cube)
            if short > 0:
                lacking += short
            cube += 1
        return lacking

    def waived(self, seat: i64, how: i64) -> i64:
        """TZO-R42: the cubes that architecture waives on this building."""
        return 1 if how != SECOND_PLAIN and self.has(seat, ARCHITECTURE) == 3 else 0

    def corn_cost(self, seat: i64, kind: i64) -> i64:
        """TZO-R38: two corn a cube; TZO-TV19: architecture 3 waives one cube's worth."""
        return (self.printed.cubes[kind] - self.waived(seat, FOR_CORN)) * data.CORN_FOR_CUBE

    def can_pay(self, seat: i64, kind: i64, how: i64, corn: i64) -> bool:
        if how == FOR_CORN:
            return self.corn_cost(seat, kind) <= corn
        return self.missing(seat, kind) <= self.waived(seat, how)

    def can_pay_monument(self, seat: i64, monument: i64) -> bool:
        if self.has(seat, SKULL) < self.printed.skulls[monument]:
            return False
        return self.missing(seat, KINDS + monument) == 0  # TZO-F30: architecture does not help here

    def can_build(self, seat: i64, how: i64, corn: i64) -> bool:
        slot: i64 = 0
        while slot < data.ROW:
            building = self.table[ROW + slot]
            if building != NOTHING and self.can_pay(seat, self.printed.kind[building], how, corn):
                return True
            slot += 1
        if how == TIKAL_FOUR:
            monument: i64 = 0
            while monument < ALL_MONUMENTS:
                if self.shown & (1 << monument) != 0 and self.can_pay_monument(seat, monument):
                    return True
                monument += 1
        return False

    def can_spare(self, seat: i64, kind: i64, cube: i64) -> bool:
        """TZO-P6: the waived cube is one the building requires, and the rest must be payable."""
        cost = self.printed.cost[kind * 3 + cube]
        if cost == 0:
            return False
        short = cost - self.has(seat, WOOD + cube)
        return self.missing(seat, kind) - (1 if short > 0 else 0) == 0
