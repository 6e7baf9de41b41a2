"""The deal: what lies on the table at the start, the starting tiles, and the neutral workers."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    ALL_MONUMENTS,
    ALL_TILES,
    CHICHEN,
    HAND,
    HOME,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LIGHT,
    NEUTRAL,
    PILE,
    ROW,
    SEAT,
    TEMPLE,
    TILES,
    WORKERS,
    first_tooth,
    opposite,
)
from patolli.games.tzolkin.deeds import Deeds


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


class Deal(Deeds):
    def start(self) -> None:
        self.set_out()
        self.shuffle_piles(self.rng)
        slot: i64 = 0
        while slot < data.ROW:  # TZO-R1
            self.table[ROW + slot] = self.table[PILE + slot]
            slot += 1
        self.next_one = data.ROW
        self.show_monuments()
        self.deal_tiles()
        self.first = self.rng.below(self.seats)  # TZO-R9, TZO-P18
        self.turn = self.first

    def set_out(self) -> None:
        """TZO-R2, TZO-R3, TZO-R4."""
        fields: i64 = data.JUNGLE_FIELDS[self.seats]
        group: i64 = 0
        while group < 4:
            self.table[JUNGLE_WOOD + group] = fields if group > 0 else 0
            self.table[JUNGLE_CORN + group] = 0 if group > 0 else fields
            group += 1
        seat: i64 = 0
        while seat < self.seats:
            base = seat * SEAT
            self.own[base + WORKERS] = data.START_WORKERS
            self.own[base + HOME] = data.START_WORKERS
            self.own[base + LIGHT] = 1
            temple: i64 = 0
            while temple < 3:
                self.own[base + TEMPLE + temple] = data.START_STEP
                temple += 1
            seat += 1
        self.bank_skulls = data.SKULLS
        building: i64 = 0
        while building < ALL_BUILDINGS:
            self.table[PILE + building] = building
            building += 1
        self.next_two = AGE_ONE

    def shuffle_piles(self, rng: Rng) -> None:
        """Shuffle what is left of both piles."""
        self.shuffle_part(rng, self.next_one, AGE_ONE)
        self.shuffle_part(rng, self.next_two, ALL_BUILDINGS)

    def shuffle_part(self, rng: Rng, start: i64, stop: i64) -> None:
        part = self.table[PILE + start : PILE + stop]
        rng.deal(part, stop - start)
        at = start
        while at < stop:
            self.table[PILE + at] = part[at - start]
            at += 1

    def show_monuments(self) -> None:
        order = vec[i64](range(ALL_MONUMENTS))
        self.rng.shuffle(order, ALL_MONUMENTS)
        count: i64 = data.MONUMENTS_SHOWN[self.seats]
        while count > 0:
            count -= 1
            self.shown |= 1 << order[count]

    def deal_tiles(self) -> None:
        """TZO-R5, TZO-R6, TZO-P24: four tiles each, then neutral workers from the leftover ones."""
        order = vec[i64](range(ALL_TILES))
        self.rng.shuffle(order, ALL_TILES)
        dealt: i64 = 0
        while dealt < self.seats * data.TILES_DEALT:
            self.own[dealt // data.TILES_DEALT * SEAT + HAND] |= 1 << order[dealt]
            dealt += 1
        left: i64 = data.NEUTRAL_WORKERS[self.seats]
        while left > 0:
            left = self.place_neutral(order[dealt], left)
            self.drawn |= 1 << order[dealt]
            dealt += 1

    def place_neutral(self, tile: i64, left: i64) -> i64:
        """TZO-R7: the first neutral worker on a small wheel brings one on the opposite tooth."""
        tooth = self.printed.tile_tooth[tile]
        wheel: i64 = tooth // 10 if tooth < 40 else CHICHEN
        alone = self.workers_on(wheel) == 0
        self.table[tooth] = NEUTRAL
        left -= 1
        if wheel != CHICHEN and alone and left > 0:
            self.table[first_tooth(wheel) + opposite(tooth - first_tooth(wheel))] = NEUTRAL
            left -= 1
        return left

    def workers_on(self, wheel: i64) -> i64:
        """The workers on a wheel."""
        base = first_tooth(wheel)
        count: i64 = 0
        tooth: i64 = 0
        while tooth < (13 if wheel == CHICHEN else 10):
            if self.table[base + tooth] != 0:
                count += 1
            tooth += 1
        return count

    # Starting tiles.

    def redeal(self, seat: i64, rng: Rng) -> None:
        """New tiles for the others, out of all that this seat has not seen; as many kept as before."""
        unseen = vec[i64]([0] * ALL_TILES)
        count: i64 = 0
        seen = self.drawn | self.has(seat, HAND) | self.has(seat, TILES)
        tile: i64 = 0
        while tile < ALL_TILES:
            if seen & (1 << tile) == 0:
                unseen[count] = tile
                count += 1
            tile += 1
        rng.shuffle(unseen, count)
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                count -= data.TILES_DEALT
                self.deal_hand(other, unseen, count)
            other += 1

    def deal_hand(self, seat: i64, tiles: vec[i64], at: i64) -> None:
        kept = bits(self.has(seat, TILES))
        self.own[seat * SEAT + HAND] = 0
        self.own[seat * SEAT + TILES] = 0
        card: i64 = 0
        while card < data.TILES_DEALT:
            where: i64 = TILES if card < kept else HAND
            self.own[seat * SEAT + where] |= 1 << tiles[at + card]
            card += 1

    def take_tile(self, seat: i64, tile: i64) -> None:
        good: i64 = 0
        while good < 5:
            amount = self.printed.tile_goods[tile * 5 + good]
            if amount > 0:
                self.gain(seat, good, amount)
            good += 1
        at = self.printed.effect_from[27 + tile]
        while at < self.printed.effect_from[28 + tile]:
            effect = self.printed.effects[at]
            self.take_effect(seat, effect & 255, (effect >> 8) & 255, effect >> 16)
            at += 1
