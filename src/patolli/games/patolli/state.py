"""The doors that `core` asks for, and how turns follow each other.

A decision is which piece to move with the beans that lie on the table. Throwing is not a decision,
so it happens inside `apply`, until somebody can move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64
from patolli.core.observation import Observation
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions
from patolli.games.patolli.beans import throw_beans
from patolli.games.patolli.board import is_tip
from patolli.games.patolli.legal import HOME, may, moves_into
from patolli.games.patolli.observation import observe
from patolli.games.patolli.scoring import finished, leaders
from patolli.games.patolli.table import PatolliTable
from patolli.games.patolli.walking import walk

if TYPE_CHECKING:
    from patolli.core.game import Game


class PatolliState(PatolliTable):
    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def copy(self) -> PatolliState:
        other = PatolliState(self.game, self.seats, self.options, self.rng.copy())
        self.copy_onto(other)
        return other

    def resample(self, seat: int, seed: int) -> PatolliState:
        """Only the beans to come are unknown, to everybody alike."""
        other = self.copy()
        other.rng = seeded(seed)
        return other

    def mover(self) -> i64:
        return -1 if finished(self) else self.turn

    def legal_into(self, seat: i64, out: Actions) -> None:
        moves_into(self, seat, out)

    def is_legal(self, seat: i64, action: i64) -> bool:
        return may(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        square = walk(self, seat, action)
        if not finished(self):
            if square == HOME or not is_tip(square):  # PAT-R11: a tip gives another throw
                self.turn = 1 - seat  # PAT-R2
            throw_beans(self)
        self.line += 1  # the beans have shown something new: no way back

    def observe_into(self, seat: i64, out: Observation) -> None:
        self.observe_waiting(seat, out)
        observe(self, seat, out)

    def scores(self) -> list[float]:
        return [float(stakes) for stakes in self.stakes]

    def winners(self) -> list[int]:
        return leaders(self) if finished(self) else []
