"""The doors that `core` asks for, and how turns, rounds and Food Days follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64
from patolli.core.observation import Observation
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions
from patolli.games.tzolkin import (
    actions,
    begging,
    buildings,
    calendar,
    data,
    food,
    resolve,
    scoring,
    tiles,
    workers,
)
from patolli.games.tzolkin.legal import choices_into, turn_into
from patolli.games.tzolkin.observation import observe
from patolli.games.tzolkin.setup import shuffle_piles, start
from patolli.games.tzolkin.table import (
    KEEPING,
    OVER,
    STARTING,
    TURNING,
    TzolkinTable,
    nothing_laid,
    nothing_owned,
    room_for_actions,
)

if TYPE_CHECKING:
    from patolli.core.game import Game


def empty_table(game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> TzolkinState:
    """With nothing on it."""
    return TzolkinState(game, seats, options, rng, nothing_owned(seats), nothing_laid(), room_for_actions())


def new_game(game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> TzolkinState:
    state = empty_table(game, seats, options, rng)
    start(state)
    return state


class TzolkinState(TzolkinTable):
    def copy(self) -> TzolkinState:
        own, table = self.own[:], self.table[:]
        other = TzolkinState(self.game, self.seats, self.options, self.rng, own, table, self.scratch)
        self.copy_onto(other)
        return other

    def resample(self, seat: int, seed: int) -> TzolkinState:
        """Deal again what the seat cannot know: the piles, and before the reveal the others' tiles."""
        other = self.copy()
        rng = seeded(seed)
        other.rng = rng
        shuffle_piles(other, rng)
        if other.phase == KEEPING:
            tiles.redeal(other, seat, rng)
        return other

    def mover(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == KEEPING:
            seat: i64 = 0
            while not tiles.is_choosing(self, seat):
                seat += 1
            return seat
        return self.turn

    def waits_for(self, seat: i64) -> bool:
        """TZO-R5: all choose their tiles at the same time."""
        if self.phase == KEEPING:
            return tiles.is_choosing(self, seat)
        return self.phase != OVER and seat == self.turn

    def legal_into(self, seat: i64, out: Actions) -> None:
        out.count = choices_into(self, seat, out.room(actions.ACTIONS), out.count)

    def apply(self, seat: i64, action: i64) -> None:
        if self.depth > 0:
            resolve.decide(self, seat, action)
            resolve.settle(self, seat)
        elif self.phase == KEEPING:
            tiles.keep(self, seat, action - actions.KEEP)
            if not tiles.anybody_chooses(self):
                tiles.reveal(self)
                self.begin_turn(self.first)
        elif action == actions.END:
            self.end_turn(seat)
        elif self.phase == TURNING:
            self.line += 1
            self.turn_calendar(action - actions.TURN + 1)
        else:
            self.act(seat, action)

    def observe_into(self, seat: i64, out: Observation) -> None:
        self.observe_waiting(seat, out)
        observe(self, seat, out)

    def scores(self) -> list[float]:
        return [scoring.points_of(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return scoring.best(self) if self.phase == OVER else []

    # Turns and rounds.

    def act(self, seat: i64, action: i64) -> None:
        """Beg, place or pick."""
        if action < actions.PLACE:
            begging.beg(self, seat, action - actions.BEG)
            self.open_turn(seat)
        elif action < actions.PICK:
            if self.phase == STARTING and begging.must_have_mercy(self, seat):
                begging.show_mercy(self, seat, action - actions.PLACE)
            else:
                workers.place(self, seat, action)
        else:
            workers.pick(self, seat, actions.picked_wheel(action), actions.picked_space(action))
            resolve.settle(self, seat)

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.open_turn(seat)

    def open_turn(self, seat: i64) -> None:
        """A turn that can only begin in one way begins by itself."""
        self.phase = STARTING
        out = self.scratch
        if turn_into(self, seat, out, 0) == 1:
            self.act(seat, out[0])

    def end_turn(self, seat: i64) -> None:
        """TZO-R10: the next one clockwise; when all have had a turn, the round ends (TZO-P11)."""
        if self.sink is not None:
            self.tell("ended", seat)
        self.line += 1
        self.placed = 0
        self.begged = 0
        self.mercy = 0
        buildings.refill(self, seat)
        calendar.collect_teeth(self, seat)
        after = (seat + 1) % self.seats
        if after != self.first:
            self.begin_turn(after)
        else:
            self.end_round()

    def end_round(self) -> None:
        """TZO-P11 (2) and (3)."""
        if food.is_due(self):
            food.hold(self)
        owner = self.first_space - 1
        if owner < 0:
            calendar.leave_corn(self)
            self.turn_calendar(1)
            return
        calendar.pass_marker(self, owner)
        if self.held < data.LAST_FOOD_DAY and calendar.may_jump(self, owner):
            self.turn = owner  # TZO-P10
            self.phase = TURNING
        else:
            self.turn_calendar(1)

    def turn_calendar(self, days: i64) -> None:
        calendar.turn(self, days)
        if self.held == data.LAST_FOOD_DAY:
            self.phase = OVER  # TZO-R59, TZO-P12
            scoring.final_scoring(self)
        else:
            self.begin_turn(self.first)
