"""The rules of Patolli: the position, what is legal in it, and what a move does.

A decision is which piece to move with the beans that lie on the table. Throwing is not a decision,
so it happens inside `apply`, until somebody can move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions, State
from patolli.games.patolli.board import NAMES, SQUARES, is_centre, is_marked, is_tip, start_of
from patolli.games.patolli.data import ALL_MARKED, BEANS, MOST_THROWS

if TYPE_CHECKING:
    from patolli.core.game import Game

ENTER: Final = 52  # the action: bring a piece in. Actions 0–51 move the piece on that square
HOME: Final = -1  # where a piece goes that has finished its walk
NOWHERE: Final = -2  # where a piece goes that cannot make this move


class PatolliState(State):
    mat: vec[i64]  # who stands on each square: seat + 1, or 0
    hand: vec[i64]  # pieces not yet on the mat
    home: vec[i64]  # pieces that have finished their walk
    stakes: vec[i64]
    turn: i64
    throw: i64  # what the beans on the table say
    throws: i64  # how often the beans were thrown
    rng: Rng

    def __init__(self, game: Game[Any], options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, 2, options)
        pieces: i64 = options["pieces"]
        stakes: i64 = options["stakes"]
        self.mat = vec[i64]([0] * SQUARES)
        self.hand = vec[i64]([pieces, pieces])
        self.home = vec[i64]([0, 0])
        self.stakes = vec[i64]([stakes, stakes])
        self.turn = 0
        self.throw = 0
        self.throws = 0
        self.rng = rng

    def start(self) -> None:
        """PAT-R2: a piece of each stands on the mat already, and chance decides who throws first."""
        seat: i64 = 0
        while seat < 2:
            self.mat[start_of(seat)] = seat + 1
            self.hand[seat] -= 1
            seat += 1
        self.turn = self.rng.below(2)
        self.throw_beans()

    def copy(self) -> PatolliState:
        other = PatolliState(self.game, self.options, self.rng.copy())
        other.mat = self.mat[:]
        other.hand = self.hand[:]
        other.home = self.home[:]
        other.stakes = self.stakes[:]
        other.turn = self.turn
        other.throw = self.throw
        other.throws = self.throws
        other.line = self.line
        return other

    def resample(self, seat: int, seed: int) -> PatolliState:
        """Only the beans to come are unknown, to everybody alike."""
        other = self.copy()
        other.rng = seeded(seed)
        return other

    # Whose turn, and how it ends.

    def finished(self) -> bool:
        """PAT-R13: a player has no stakes or all pieces home; PAT-R15: the light is gone."""
        pieces: i64 = self.options["pieces"]
        seat: i64 = 0
        while seat < 2:
            if self.stakes[seat] == 0 or self.home[seat] == pieces:
                return True
            seat += 1
        return self.throws >= MOST_THROWS

    def mover(self) -> i64:
        return -1 if self.finished() else self.turn

    def scores(self) -> list[float]:
        return [float(self.stakes[0]), float(self.stakes[1])]

    def winners(self) -> list[int]:
        """PAT-R14: more stakes; if equal, more pieces home; else both."""
        if not self.finished():
            return []
        lead = (self.stakes[0] - self.stakes[1]) * 100 + self.home[0] - self.home[1]
        if lead == 0:
            return [0, 1]
        return [0] if lead > 0 else [1]

    # What is legal.

    def target(self, seat: i64, action: i64) -> i64:
        """Where an own piece would land with the throw: a square, HOME, or NOWHERE."""
        start = start_of(seat)
        if action == ENTER:
            return start if self.throw == 1 and self.hand[seat] > 0 else NOWHERE  # PAT-R5
        if self.mat[action] != seat + 1:
            return NOWHERE
        walked = (action - start + SQUARES) % SQUARES + self.throw
        if walked > SQUARES:
            return NOWHERE  # PAT-R12: home only by the exact throw
        return HOME if walked == SQUARES else (start + walked) % SQUARES

    def is_legal(self, seat: i64, action: i64) -> bool:
        square = self.target(seat, action)
        if square < 0:
            return square == HOME
        there = self.mat[square]
        if there == seat + 1:
            return False  # PAT-R7: never two own pieces on a square
        return there == 0 or is_centre(square)  # PAT-R8: on the arms everybody is safe

    def legal_into(self, seat: i64, out: Actions) -> None:
        action: i64 = 0
        while action <= ENTER:
            if self.is_legal(seat, action):
                out.add(action)
            action += 1

    def can_move(self) -> bool:
        action: i64 = 0
        while action <= ENTER:
            if self.is_legal(self.turn, action):
                return True
            action += 1
        return False

    # What a move does.

    def apply(self, seat: i64, action: i64) -> None:
        square = self.target(seat, action)
        if action == ENTER:
            self.hand[seat] -= 1
            if self.sink is not None:
                self.tell("entered", seat, square=NAMES[square])
        else:
            self.mat[action] = 0
            if self.sink is not None and square != HOME:
                self.tell("moved", seat, start=NAMES[action], square=NAMES[square])
        if square == HOME:
            self.home[seat] += 1
            if self.sink is not None:
                self.tell("came-home", seat, start=NAMES[action])
            self.pay(1 - seat)  # PAT-R12
        else:
            self.land(seat, square)
        if not self.finished():
            if square == HOME or not is_tip(square):  # PAT-R11: a tip gives another throw
                self.turn = 1 - seat
            self.throw_beans()
        self.line += 1  # the beans have shown something new: no way back

    def land(self, seat: i64, square: i64) -> None:
        if self.mat[square] == 2 - seat:  # PAT-R9: only ever on a centre square
            self.hand[1 - seat] += 1
            if self.sink is not None:
                self.tell("captured", 1 - seat, square=NAMES[square])
            self.pay(1 - seat)
        self.mat[square] = seat + 1
        if is_marked(square):
            self.pay(seat)  # PAT-R10

    def pay(self, seat: i64) -> None:
        self.stakes[seat] -= 1
        self.stakes[1 - seat] += 1
        if self.sink is not None:
            self.tell("paid", seat)

    def throw_beans(self) -> None:
        """PAT-R3, PAT-R4: throw until somebody can move; who cannot passes the beans on."""
        while True:
            marked: i64 = 0
            bean: i64 = 0
            while bean < BEANS:
                marked += self.rng.below(2)
                bean += 1
            self.throw = ALL_MARKED if marked == BEANS else marked
            self.throws += 1
            if self.sink is not None:
                self.tell("threw", self.turn, throw=self.throw)
            if self.can_move() or self.throws >= MOST_THROWS:
                return
            if self.sink is not None:
                self.tell("stuck", self.turn)
            self.turn = 1 - self.turn
