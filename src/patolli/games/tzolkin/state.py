"""Tzolk'in: whose turn it is, placing and picking up workers, Food Days and the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    ALL_TILES,
    CHICHEN,
    CORN,
    HAND,
    HOME,
    LIGHT,
    NEUTRAL,
    NOTHING,
    PILE,
    POINTS,
    ROW,
    SEAT,
    STACK,
    TABLE,
    TEMPLE,
    TILES,
    first_tooth,
    last_space,
)
from patolli.games.tzolkin.deal import Deal, bits
from patolli.games.tzolkin.deeds import ASK_USE
from patolli.games.tzolkin.scoring import feed, final_scoring, give_goods, give_points

if TYPE_CHECKING:
    from patolli.core.game import Game

KEEPING: Final = 0  # everybody chooses starting tiles
STARTING: Final = 1  # a turn begins: beg, place or pick
PLACING: Final = 2
PICKING: Final = 3
TURNING: Final = 4  # one day or two?
OVER: Final = 5


def empty_table(game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> TzolkinState:
    """A table with nothing on it."""
    own = vec[i64]([0] * (SEAT * seats))
    table = vec[i64]([0] * TABLE)
    return TzolkinState(game, seats, options, rng, own, table, Actions())


class TzolkinState(Deal):
    # Copies, and what a seat cannot know.

    def copy(self) -> TzolkinState:
        other = TzolkinState(
            self.game, self.seats, self.options, self.rng, self.own[:], self.table[:], self.scratch
        )
        other.line = self.line
        other.depth = self.depth
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.day = self.day
        other.held = self.held
        other.placed = self.placed
        other.begged = self.begged
        other.mercy = self.mercy
        other.corn_days = self.corn_days
        other.first_space = self.first_space
        other.offered = self.offered
        other.bank_skulls = self.bank_skulls
        other.shown = self.shown
        other.drawn = self.drawn
        other.next_one = self.next_one
        other.next_two = self.next_two
        return other

    def resample(self, seat: int, seed: int) -> TzolkinState:
        """Deal again what the seat cannot know: the piles, and before the reveal the others' tiles."""
        other = self.copy()
        rng = seeded(seed)
        other.rng = rng
        other.shuffle_piles(rng)
        if other.phase == KEEPING:
            other.redeal(seat, rng)
        return other

    # Whose decision, and what may be decided.

    def mover(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == KEEPING:
            seat: i64 = 0
            while not self.waits_for(seat):
                seat += 1
            return seat
        return self.turn

    def waits_for(self, seat: i64) -> bool:
        """TZO-R5: all choose their tiles at the same time."""
        if self.phase == KEEPING:
            return bits(self.has(seat, TILES)) < data.TILES_KEPT
        return self.phase != OVER and seat == self.turn

    def legal_into(self, seat: i64, out: Actions) -> None:
        if self.depth > 0:
            self.choices(seat, self.table[STACK + self.depth - 1], out)
        elif self.phase == KEEPING:
            tile: i64 = 0
            while tile < ALL_TILES:
                if self.has(seat, HAND) & (1 << tile) != 0:
                    out.add(actions.KEEP + tile)
                tile += 1
        elif self.phase == STARTING:
            self.begging_choices(seat, out)
            self.placing_choices(seat, out)
            self.picking_choices(seat, out)
            if out.count == 0:
                self.mercy_choices(seat, out)
        elif self.phase == TURNING:
            out.add(actions.TURN)
            out.add(actions.TURN + 1)
        else:
            if self.phase == PLACING:
                self.placing_choices(seat, out)
            else:
                self.picking_choices(seat, out)
            out.add(actions.END)

    def may_beg(self, seat: i64) -> bool:
        """TZO-R12, TZO-F27: once, at the start, with too little corn; TZO-R13: with a step to go down."""
        return self.begged == 0 and self.corn(seat) < data.BEGGING_CORN and not self.all_at_bottom(seat)

    def begging_choices(self, seat: i64, out: Actions) -> None:
        if self.may_beg(seat):
            temple: i64 = 0
            while temple < 3:
                if self.has(seat, TEMPLE + temple) > 0:
                    out.add(actions.BEG + temple)
                temple += 1

    def placing_choices(self, seat: i64, out: Actions) -> None:
        """TZO-R16, TZO-R17, TZO-R18."""
        if self.has(seat, HOME) == 0 or self.mercy != 0:
            return
        left = self.corn(seat) - self.placed  # TZO-P22: the nth worker costs n - 1 more
        if left < 0:
            return
        wheel: i64 = 0
        while wheel <= CHICHEN:
            space = self.lowest_free(wheel)
            if space != NOTHING and space <= left:
                out.add(actions.PLACE + wheel)
            wheel += 1
        if self.first_space == 0:
            out.add(actions.PLACE_FIRST)  # TZO-F1: like a space 0

    def mercy_choices(self, seat: i64, out: Actions) -> None:
        """TZO-R15, TZO-P32: no worker to pick, no corn to place, no god left to anger: a cheapest space."""
        cheapest = self.cheapest_space()
        wheel: i64 = 0
        while wheel <= CHICHEN:
            if self.lowest_free(wheel) == cheapest:
                out.add(actions.PLACE + wheel)
            wheel += 1

    def cheapest_space(self) -> i64:
        cheapest: i64 = 99
        wheel: i64 = 0
        while wheel <= CHICHEN:
            space = self.lowest_free(wheel)
            if space != NOTHING and space < cheapest:
                cheapest = space
            wheel += 1
        return cheapest

    def picking_choices(self, seat: i64, out: Actions) -> None:
        """TZO-R19, TZO-R24, TZO-P21: any own worker on the wheels, but not on the start-player space."""
        if self.on_wheels(seat) == 0:
            return
        wheel: i64 = 0
        while wheel <= CHICHEN:
            base = first_tooth(wheel)
            last = last_space(wheel)
            space: i64 = 0
            while space <= last:
                if self.table[base + space] == seat + 1:
                    out.add(actions.pick_action(wheel, space))
                space += 1
            wheel += 1

    # What a decision does.

    def apply(self, seat: i64, action: i64) -> None:
        if self.depth > 0:
            self.decide(seat, action)
            self.settle(seat)
        elif self.phase == KEEPING:
            self.keep(seat, action - actions.KEEP)
        elif action == actions.END:
            self.end_turn(seat)
        elif self.phase == TURNING:
            self.turn_calendar(action - actions.TURN + 1)
        else:
            self.act(seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """Beg, place or pick."""
        if action < actions.PLACE:
            self.beg(seat, action - actions.BEG)
        elif action < actions.PICK:
            self.place(seat, action)
        else:
            self.pick(seat, actions.picked_wheel(action), actions.picked_space(action))

    def keep(self, seat: i64, tile: i64) -> None:
        self.own[seat * SEAT + HAND] &= ~(1 << tile)
        self.own[seat * SEAT + TILES] |= 1 << tile
        if self.sink is not None:
            self.tell("kept", seat, tile=data.TILES[tile].key, only=[seat])
        if bits(self.has(seat, TILES)) == data.TILES_KEPT:
            self.line += 1
        other: i64 = 0
        while other < self.seats:
            if self.waits_for(other):
                return
            other += 1
        self.reveal()

    def reveal(self) -> None:
        """TZO-R5, TZO-P23: everybody shows the kept tiles and takes what they give."""
        seat: i64 = 0
        while seat < self.seats:
            kept = self.has(seat, TILES)
            self.own[seat * SEAT + HAND] = 0
            if self.sink is not None:
                names = [tile.key for number, tile in enumerate(data.TILES) if kept & (1 << number)]
                self.tell("revealed", seat, tiles=names)
            tile: i64 = 0
            while tile < ALL_TILES:
                if kept & (1 << tile) != 0:
                    self.take_tile(seat, tile)
                tile += 1
            seat += 1
        self.begin_round()

    def beg(self, seat: i64, temple: i64) -> None:
        """TZO-R12: the corn becomes three, the gods are angry; TZO-F26: then place or pick as usual."""
        self.own[seat * SEAT + CORN] = data.BEGGING_CORN
        self.begged = 1
        if self.sink is not None:
            self.tell("begged", seat, corn=data.BEGGING_CORN)
        self.anger(seat, temple)
        self.open_turn(seat)

    def place(self, seat: i64, action: i64) -> None:
        if self.phase == STARTING and self.must_have_mercy(seat):
            self.show_mercy(seat, action - actions.PLACE)
            return
        self.own[seat * SEAT + HOME] -= 1
        cost = self.placed
        if action == actions.PLACE_FIRST:
            self.first_space = seat + 1
            if self.sink is not None:
                self.tell("placed-first", seat, corn=cost)
        else:
            wheel = action - actions.PLACE
            space = self.lowest_free(wheel)
            cost += space
            self.table[first_tooth(wheel) + space] = seat + 1
            if self.sink is not None:
                self.tell("placed", seat, wheel=data.WHEELS[wheel], space=space, corn=cost)
        self.own[seat * SEAT + CORN] -= cost
        self.placed += 1
        self.phase = PLACING

    def must_have_mercy(self, seat: i64) -> bool:
        """TZO-R14 and TZO-R13 together; TZO-F29: three begged corn always suffice, so never after begging."""
        if self.on_wheels(seat) > 0 or self.first_space == 0 or self.may_beg(seat):
            return False
        return self.cheapest_space() > self.corn(seat)

    def show_mercy(self, seat: i64, wheel: i64) -> None:
        space = self.lowest_free(wheel)
        corn = self.corn(seat)
        self.table[first_tooth(wheel) + space] = seat + 1
        self.own[seat * SEAT + HOME] -= 1
        self.own[seat * SEAT + CORN] = 0
        self.placed = 1
        self.mercy = 1
        self.phase = PLACING
        if self.sink is not None:
            self.tell("mercy", seat, wheel=data.WHEELS[wheel], space=space, corn=corn)

    def pick(self, seat: i64, wheel: i64, space: i64) -> None:
        self.table[first_tooth(wheel) + space] = 0
        self.own[seat * SEAT + HOME] += 1
        self.phase = PICKING
        if self.sink is not None:
            self.tell("picked", seat, wheel=data.WHEELS[wheel], space=space)
        self.push(ASK_USE, wheel, space)
        self.settle(seat)

    # Turns and rounds.

    def begin_round(self) -> None:
        self.begin_turn(self.first)

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.open_turn(seat)

    def open_turn(self, seat: i64) -> None:
        """A turn that can only begin in one way begins by itself."""
        self.phase = STARTING
        out = self.scratch
        out.count = 0
        self.legal_into(seat, out)
        if out.count == 1:
            self.act(seat, out.items[0])

    def end_turn(self, seat: i64) -> None:
        """TZO-R10: the next one clockwise; when all have had a turn, the round ends (TZO-P11)."""
        if self.sink is not None:
            self.tell("ended", seat)
        self.line += 1
        self.placed = 0
        self.begged = 0
        self.mercy = 0
        self.refill(seat)
        self.collect_teeth(seat)
        after = (seat + 1) % self.seats
        if after != self.first:
            self.begin_turn(after)
            return
        if self.food_due():
            self.hold_food_day()
        self.calendar_phase()

    def refill(self, seat: i64) -> None:
        """TZO-R45, TZO-F23: at the end of the turn, from the pile of the age; TZO-F22: until it is empty."""
        slot: i64 = 0
        while slot < data.ROW:
            if self.table[ROW + slot] == NOTHING:
                self.draw_building(seat, slot)
            slot += 1

    def draw_building(self, seat: i64, slot: i64) -> None:
        if self.held < 2:
            if self.next_one == AGE_ONE:
                return
            self.table[ROW + slot] = self.table[PILE + self.next_one]
            self.next_one += 1
        else:
            if self.next_two == ALL_BUILDINGS:
                return
            self.table[ROW + slot] = self.table[PILE + self.next_two]
            self.next_two += 1
        if self.sink is not None:
            kind = self.printed.kind[self.table[ROW + slot]]
            self.tell("revealed-building", seat, building="@" + data.BUILDINGS[kind].key)

    def collect_teeth(self, seat: i64) -> None:
        """TZO-R46, TZO-F2: who placed on the start-player space takes the corn from the teeth."""
        if self.first_space != seat + 1 or self.corn_days == 0:
            return
        corn = self.teeth_corn()
        self.corn_days = 0
        self.own[seat * SEAT + CORN] += corn
        if self.sink is not None:
            self.tell("teeth", seat, corn=corn)

    # Food Days.

    def food_due(self) -> bool:
        """TZO-R54, TZO-P2, TZO-F3: the next one, on its tooth or jumped over; TZO-R8: none on day 0."""
        return self.held < data.LAST_FOOD_DAY and self.day >= self.printed.food_days[self.held]

    def hold_food_day(self) -> None:
        number = self.held + 1
        if self.sink is not None:
            self.tell("food-day", self.first, number=number)
        seat: i64 = 0
        while seat < self.seats:
            feed(self, seat)
            seat += 1
        self.held = number
        if number == 2:
            self.change_age()
        if number % 2 == 1:
            give_goods(self)
        else:
            give_points(self, number // 2)

    def change_age(self) -> None:
        """TZO-R56, TZO-P19: after all have fed, six buildings of age 2 replace what is left of age 1."""
        if self.sink is not None:
            self.tell("new-age", self.first)
        self.next_one = AGE_ONE
        slot: i64 = 0
        while slot < data.ROW:
            self.draw_building(self.first, slot)
            slot += 1

    # The calendar.

    def calendar_phase(self) -> None:
        """TZO-P11 (3)."""
        owner = self.first_space - 1
        if owner < 0:
            self.corn_days |= 1 << self.day  # TZO-R52
            if self.sink is not None:
                self.tell("tooth-corn", self.first)
            self.turn_calendar(1)
            return
        self.first_space = 0
        self.own[owner * SEAT + HOME] += 1  # TZO-R47
        self.first = (owner + 1) % self.seats if self.first == owner else owner  # TZO-F35
        if self.sink is not None:
            self.tell("marker", self.first)
        if self.held < data.LAST_FOOD_DAY and self.may_jump(owner):
            self.turn = owner  # TZO-P10
            self.phase = TURNING
        else:
            self.turn_calendar(1)

    def may_jump(self, seat: i64) -> bool:
        """TZO-R48: the board is light, the second day pushes nobody off; TZO-F4: neutrals do not count."""
        if self.has(seat, LIGHT) == 0:
            return False
        wheel: i64 = 0
        while wheel <= CHICHEN:
            worker = self.table[first_tooth(wheel) + last_space(wheel) - 1]
            if worker != 0 and worker != NEUTRAL:
                return False
            wheel += 1
        return True

    def turn_calendar(self, days: i64) -> None:
        if days == 2:
            self.own[self.turn * SEAT + LIGHT] = 0
            if self.sink is not None:
                self.tell("dark", self.turn)
        if self.phase == TURNING:
            self.line += 1
        self.day += days
        if self.sink is not None:
            self.tell("rotated", self.first, days=days, day=self.day)
        while days > 0:
            self.rotate()
            days -= 1
        if self.held == data.LAST_FOOD_DAY:
            self.phase = OVER  # TZO-R59, TZO-P12
            self.depth = 0
            final_scoring(self)
        else:
            self.begin_round()

    # The result.

    def scores(self) -> list[float]:
        """Exact: quarter points are kept (TZO-F28)."""
        return [float(self.has(seat, POINTS)) / 4.0 for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """TZO-R61: most points; if equal, more workers on the wheels (TZO-F34); else they share the win."""
        if self.phase != OVER:
            return []
        ranks = [self.has(seat, POINTS) * 8 + self.on_wheels(seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
