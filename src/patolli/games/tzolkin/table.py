"""Everything that lies on the table, and what can be read from it at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import State
from patolli.games.tzolkin import data
from patolli.games.tzolkin.actions import ACTIONS
from patolli.games.tzolkin.board import (
    CORN,
    GOLD,
    MONUMENTS,
    NEUTRAL,
    SEAT,
    STANDS,
    STONE,
    TABLE,
    WOOD,
    first_tooth,
    only,
)

if TYPE_CHECKING:
    from patolli.core.game import Game

# Phases.
KEEPING: Final = 0  # everybody chooses starting tiles
STARTING: Final = 1  # a turn begins: beg, place or pick
PLACING: Final = 2
PICKING: Final = 3
TURNING: Final = 4  # one day or two?
OVER: Final = 5
PHASES: Final = ["keep", "start", "place", "pick", "turn", "over"]  # their names in positions and views


class TzolkinTable(State):
    own: Final[vec[i64]]  # what the seats have
    table: Final[vec[i64]]  # what lies on the table
    taken: i64  # one bit for each tooth on which anybody stands, neutral workers too
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
    scratch: Final[vec[i64]]  # room for actions, shared by all copies: never in use between two calls

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        options: dict[str, Any],
        rng: Rng,
        own: vec[i64],
        table: vec[i64],
        scratch: vec[i64],
    ) -> None:
        super().__init__(game, seats, options)
        self.own = own
        self.table = table
        self.taken = 0
        self.depth = 0
        self.phase = KEEPING
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
        self.rng = rng
        self.scratch = scratch

    def copy_onto(self, other: TzolkinTable) -> None:
        other.taken = self.taken
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
        other.line = self.line

    def has(self, seat: i64, what: i64) -> i64:
        return self.own[seat * SEAT + what]

    def corn(self, seat: i64) -> i64:
        return self.own[seat * SEAT + CORN]

    def cubes(self, seat: i64) -> i64:
        base = seat * SEAT
        return self.own[base + WOOD] + self.own[base + STONE] + self.own[base + GOLD]

    def owns(self, seat: i64, monument: i64) -> bool:
        return self.own[seat * SEAT + MONUMENTS] & (1 << monument) != 0

    def shows(self, monument: i64) -> bool:
        return self.shown & (1 << monument) != 0

    def standing(self, wheel: i64, tooth: i64) -> i64:
        """Who stands there: seat + 1, NEUTRAL, or 0."""
        place = only(first_tooth(wheel) + tooth)
        if self.taken & place == 0:
            return 0
        seat: i64 = 0
        while seat < self.seats:
            if self.has(seat, STANDS) & place != 0:
                return seat + 1
            seat += 1
        return NEUTRAL

    def put(self, worker: i64, tooth: i64) -> None:
        """A worker comes to stand on a free tooth: seat + 1, or NEUTRAL."""
        place = only(tooth)
        self.taken |= place
        if worker != NEUTRAL:
            self.own[(worker - 1) * SEAT + STANDS] |= place

    def lift(self, seat: i64, tooth: i64) -> None:
        """A worker of a seat leaves its tooth."""
        others = ~only(tooth)
        self.taken &= others
        self.own[seat * SEAT + STANDS] &= others

    def age(self) -> i64:
        if self.held >= data.NEW_AGE:
            return 2
        return 1


def nothing_owned(seats: i64) -> vec[i64]:
    return vec[i64]([0] * (SEAT * seats))


def nothing_laid() -> vec[i64]:
    return vec[i64]([0] * TABLE)


def room_for_actions() -> vec[i64]:
    return vec[i64]([0] * ACTIONS)
