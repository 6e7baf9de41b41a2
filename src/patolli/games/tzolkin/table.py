"""The table: what everybody has, and the small things that happen to it.

Everything is packed into two arrays and a few numbers, so that a copy is cheap. What the players do
with it stands in `deeds`, whose turn it is in `state`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import Actions, State
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    CHICHEN,
    COLOUR,
    CORN,
    DISCOUNT,
    FARM,
    GOLD,
    HOME,
    LIGHT,
    NEUTRAL,
    NOTHING,
    POINTS,
    ROW,
    SEAT,
    SKULL,
    STONE,
    TABLES,
    TECH,
    TEMPLE,
    WOOD,
    WORKERS,
    Tables,
    first_tooth,
    last_space,
)

if TYPE_CHECKING:
    from patolli.core.game import Game


class Table(State):
    printed: Tables
    own: vec[i64]  # what the seats have
    table: vec[i64]  # what lies on the table
    depth: i64  # how much is still to be resolved
    phase: i64
    turn: i64  # the seat whose turn it is
    first: i64  # who has the first player marker
    day: i64  # days since the start (TZO-P2)
    held: i64  # Food Days held
    placed: i64  # workers placed this turn
    begged: i64
    mercy: i64
    corn_days: i64  # one bit for each day whose tooth still carries a corn
    first_space: i64  # who stands on the start-player space: seat + 1, or 0
    offered: i64  # one bit for each space of Chichen Itza with a skull on it
    bank_skulls: i64
    shown: i64  # one bit for each monument on display
    drawn: i64  # one bit for each starting tile that was drawn for a neutral worker
    next_one: i64  # the next building of the pile of age 1
    next_two: i64  # the next building of the pile of age 2
    rng: Rng  # only used for the deal
    scratch: Actions  # shared by all copies: never in use between two calls

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        options: dict[str, Any],
        rng: Rng,
        own: vec[i64],
        table: vec[i64],
        scratch: Actions,
    ) -> None:
        super().__init__(game, seats, options)
        self.printed = TABLES
        self.own = own
        self.table = table
        self.rng = rng
        self.scratch = scratch
        self.depth = 0
        self.phase = 0
        self.turn = 0
        self.first = 0
        self.day = 0
        self.held = 0
        self.placed = 0
        self.begged = 0
        self.mercy = 0
        self.corn_days = 0
        self.first_space = 0
        self.offered = 0
        self.bank_skulls = 0
        self.shown = 0
        self.drawn = 0
        self.next_one = 0
        self.next_two = 0

    # Looking.

    def has(self, seat: i64, what: i64) -> i64:
        return self.own[seat * SEAT + what]

    def cubes(self, seat: i64) -> i64:
        base = seat * SEAT
        return self.own[base + WOOD] + self.own[base + STONE] + self.own[base + GOLD]

    def lowest_free(self, wheel: i64) -> i64:
        """TZO-R16: the lowest free numbered space of a wheel; TZO-F32: NOTHING if there is none."""
        base = first_tooth(wheel)
        last = last_space(wheel)
        space: i64 = 0
        while space <= last:
            if self.table[base + space] == 0:
                return space
            space += 1
        return NOTHING

    def on_wheels(self, seat: i64) -> i64:
        """The workers of a seat that stand on wheels."""
        base = seat * SEAT
        there = self.own[base + WORKERS] - self.own[base + HOME]
        return there - 1 if self.first_space == seat + 1 else there

    def top_taken_by(self, temple: i64) -> i64:
        """TZO-R50: who stands on the top step, or NOTHING."""
        seat: i64 = 0
        while seat < self.seats:
            if self.own[seat * SEAT + TEMPLE + temple] == self.printed.top[temple]:
                return seat
            seat += 1
        return NOTHING

    def all_at_bottom(self, seat: i64) -> bool:
        base = seat * SEAT + TEMPLE
        return self.own[base] + self.own[base + 1] + self.own[base + 2] == 0

    def teeth_corn(self) -> i64:
        count: i64 = 0
        days = self.corn_days
        while days != 0:
            days &= days - 1
            count += 1
        return count

    def row_slot(self, kind: i64) -> i64:
        """Where a building of this kind lies on display, or NOTHING."""
        slot: i64 = 0
        while slot < data.ROW:
            building = self.table[ROW + slot]
            if building != NOTHING and self.printed.kind[building] == kind:
                return slot
            slot += 1
        return NOTHING

    # Gaining and paying.

    def gain(self, seat: i64, good: i64, amount: i64) -> None:
        """TZO-R3: goods are unlimited, but skulls: TZO-P13, missing ones are lost."""
        if good == SKULL:
            if amount > self.bank_skulls:
                amount = self.bank_skulls
                if amount == 0:
                    if self.sink is not None:
                        self.tell("bank-empty", seat)
                    return
            self.bank_skulls -= amount
        self.own[seat * SEAT + good] += amount
        if self.sink is not None:
            self.tell("gained", seat, amount=amount, good=data.GOODS[good])

    def spend(self, seat: i64, good: i64, amount: i64) -> None:
        if amount == 0:
            return
        self.own[seat * SEAT + good] -= amount
        if good == SKULL:
            self.bank_skulls += amount  # TZO-F20, TZO-P33
        if self.sink is not None:
            self.tell("paid", seat, amount=amount, good=data.GOODS[good])

    def score(self, seat: i64, points: i64) -> None:
        self.own[seat * SEAT + POINTS] += 4 * points
        if self.sink is not None:
            self.tell("scored", seat, points=points)

    def hire(self, seat: i64) -> None:
        """TZO-R37: a worker from the bank; TZO-F33: nothing happens if all six are in play."""
        base = seat * SEAT
        if self.own[base + WORKERS] == data.WORKERS:
            if self.sink is not None:
                self.tell("no-worker-left", seat)
            return
        self.own[base + WORKERS] += 1
        self.own[base + HOME] += 1
        if self.sink is not None:
            self.tell("hired", seat)

    # Temples.

    def step_up(self, seat: i64, temple: i64) -> None:
        """TZO-R50: one step up, unless the top is reached or taken by another (TZO-F16, TZO-F17)."""
        step = self.own[seat * SEAT + TEMPLE + temple]
        top = self.printed.top[temple]
        if step == top or (step == top - 1 and self.top_taken_by(temple) != NOTHING):
            if self.sink is not None:
                self.tell("blocked", seat, temple=data.TEMPLES[temple])
            return
        self.own[seat * SEAT + TEMPLE + temple] = step + 1
        if self.sink is not None:
            self.tell("climbed", seat, temple=data.TEMPLES[temple], step=step + 1)
        if step + 1 == top and self.own[seat * SEAT + LIGHT] == 0:
            self.own[seat * SEAT + LIGHT] = 1  # TZO-R49, TZO-P25
            if self.sink is not None:
                self.tell("light", seat)

    def anger(self, seat: i64, temple: i64) -> None:
        """TZO-R51: one step down; TZO-P25: the board does not turn dark for it."""
        self.own[seat * SEAT + TEMPLE + temple] -= 1
        if self.sink is not None:
            step = self.own[seat * SEAT + TEMPLE + temple]
            self.tell("angered", seat, temple=data.TEMPLES[temple], step=step)

    # Technologies.

    def advance_cost(self, seat: i64, track: i64) -> i64:
        """TZO-R41: a level costs its number in cubes, the bonus past level 3 one."""
        level = self.own[seat * SEAT + TECH + track]
        return level + 1 if level < data.TOP_LEVEL else data.BONUS_COST

    def level_up(self, seat: i64, track: i64) -> bool:
        """One level up; False if the track is at its end, where the bonus is due instead (TZO-F9)."""
        level = self.own[seat * SEAT + TECH + track]
        if level == data.TOP_LEVEL:
            return False
        self.own[seat * SEAT + TECH + track] = level + 1
        if self.sink is not None:
            self.tell("advanced", seat, technology=data.TECHNOLOGIES[track], level=level + 1)
        return True

    # Wheels.

    def rotate(self) -> None:
        """TZO-R53: every worker moves one space; players' workers beyond the last one go home."""
        wheel: i64 = 0
        while wheel <= CHICHEN:
            base = first_tooth(wheel)
            last = last_space(wheel)
            tooth: i64 = 12 if wheel == CHICHEN else 9
            wrapping = self.table[base + tooth]
            while tooth > 0:
                self.table[base + tooth] = self.table[base + tooth - 1]
                tooth -= 1
            self.table[base] = wrapping
            fallen = self.table[base + last + 1]
            if fallen != 0 and fallen != NEUTRAL:
                self.table[base + last + 1] = 0
                self.own[(fallen - 1) * SEAT + HOME] += 1
                if self.sink is not None:
                    self.tell("pushed", fallen - 1, wheel=data.WHEELS[wheel])
            wheel += 1

    def farm_effect(self, seat: i64, workers: i64, discount: i64) -> None:
        self.own[seat * SEAT + FARM] += workers
        self.own[seat * SEAT + DISCOUNT] += discount

    def count_colour(self, seat: i64, colour: i64) -> None:
        self.own[seat * SEAT + COLOUR + colour] += 1

    def corn(self, seat: i64) -> i64:
        return self.own[seat * SEAT + CORN]
