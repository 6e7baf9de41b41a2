"""Victory Points, Devotion and Strength."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mezo.board import (
    BONUS,
    CHAMPION,
    DEVOTION,
    HEIGHT,
    LAND,
    MARKED,
    STEPS,
    STONES,
    TRIBE,
    VP,
    Board,
)
from patolli.games.mezo.numbers import GIVEN, SHAMAN, WARRIOR


class Scored(Board):
    """A board that keeps score."""

    def by_vp(self) -> i64:
        """The seats from most VP to fewest, three bits each; read it with `nth`."""
        order: i64 = 0
        done: i64 = 0
        place: i64 = 0
        while place < self.seats:
            best: i64 = -1
            seat: i64 = 0
            while seat < self.seats:
                if (done >> seat) & 1 == 0:
                    if best < 0 or self.tribe[seat * TRIBE + VP] > self.tribe[best * TRIBE + VP]:
                        best = seat
                seat += 1
            order |= best << (3 * place)
            done |= 1 << best
            place += 1
        return order

    def nth(self, order: i64, place: i64) -> i64:
        return (order >> (3 * place)) & 7

    def gain_vp(self, seat: i64, points: i64) -> None:
        """MEZ-R10, Q13, Q14: one move; from an occupied field on to the next free one."""
        if points <= 0:
            return
        field = self.tribe[seat * TRIBE + VP] + points
        while self.field_taken(seat, field):
            field += 1
        self.tribe[seat * TRIBE + VP] = field
        if self.sink is not None:
            self.tell("vp", seat, vp=points, total=field)

    def field_taken(self, seat: i64, field: i64) -> bool:
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.tribe[other * TRIBE + VP] == field:
                return True
            other += 1
        return False

    def pay(self, gains: i64) -> None:
        """MEZ-R11: several players gain at once, twelve bits each: most VP first."""
        order = self.by_vp()
        place: i64 = 0
        while place < self.seats:
            seat = self.nth(order, place)
            self.gain_vp(seat, (gains >> (12 * seat)) & 4095)
            place += 1

    def gain_devotion(self, seat: i64, points: i64) -> None:
        """MEZ-R12: one space a point; past the last space each point is worth VP at once (Q13: one sum)."""
        if points <= 0:
            return
        last: i64 = len(self.box.space_level) - 1
        space = self.tribe[seat * TRIBE + DEVOTION] + points
        over: i64 = 0
        if space > last:
            over = space - last
            space = last
        self.tribe[seat * TRIBE + DEVOTION] = space
        if self.sink is not None:
            self.tell("devotion", seat, devotion=points, space=space)
        self.gain_vp(seat, over * self.box.overflow)

    def passive(self, seat: i64, bonuses: vec[i64]) -> i64:
        """The sum of a passive bonus over a tribe's abilities."""
        marked = self.tribe[seat * TRIBE + MARKED]
        bonus: i64 = 0
        ability: i64 = 0
        while marked:
            if marked & 1:
                bonus += bonuses[ability]
            marked >>= 1
            ability += 1
        return bonus

    def score_piece(self, seat: i64, region: i64, level: i64) -> None:
        """MEZ-R65: who places a pyramid piece gains by its level, owners of lower pieces a little each."""
        gains: i64 = (self.box.builder_vp[level] + self.passive(seat, self.box.piece_bonus)) << (12 * seat)
        below: i64 = 0
        while below < level:
            gains += self.box.lower_vp << (12 * self.land[region * LAND + STEPS + below])
            below += 1
        self.pay(gains)

    # Strength (MEZ-R47), in parts for whoever wants to see where it comes from.

    def champion_strength(self, seat: i64, region: i64) -> i64:
        if self.land[region * LAND + CHAMPION] != seat:
            return 0
        return self.box.champion_strength + self.passive(seat, self.box.champion_bonus)

    def glyph_strength(self, seat: i64, region: i64) -> i64:
        stones = self.land[region * LAND + STONES + seat]
        if stones == 0:
            return 0
        return stones * (self.box.glyph_strength + self.passive(seat, self.box.glyph_bonus))

    def unit_strength(self, seat: i64, region: i64) -> i64:
        warriors = self.count(seat, WARRIOR, region) * self.box.warrior_strength
        return warriors + self.count(seat, SHAMAN, region) * self.box.shaman_strength

    def strength(self, seat: i64, region: i64) -> i64:
        """Bonus Strength and sacrifices count in the region of the conflict under way only."""
        total = self.champion_strength(seat, region) + self.glyph_strength(seat, region)
        total += self.unit_strength(seat, region)
        if region == self.conflict:
            total += self.tribe[seat * TRIBE + BONUS] + self.both(seat, GIVEN)  # MEZ-R51
        return total

    def pyramid_regions(self, seat: i64) -> i64:
        """MEZ-R56: regions with at least one own pyramid piece."""
        found: i64 = 0
        region: i64 = 0
        while region < 6:
            if self.land[region * LAND + HEIGHT] > 0 and self.owns_piece(seat, region):
                found += 1
            region += 1
        return found
