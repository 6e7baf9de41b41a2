"""Everything that lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.core.state import State

if TYPE_CHECKING:
    from patolli.core.game import Game


class PatolliTable(State):
    mat: vec[i64]  # who stands on each square: seat + 1, or 0
    hand: vec[i64]  # pieces not yet on the mat
    home: vec[i64]  # pieces that have finished their walk
    stakes: vec[i64]
    pieces: i64  # that each player has
    turn: i64
    throw: i64  # what the beans on the table say
    throws: i64  # how often the beans were thrown
    rng: Rng

    def __init__(self, game: Game[Any], seats: i64, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options)
        empty = vec[i64]()
        self.mat = empty
        self.hand = empty
        self.home = empty
        self.stakes = empty
        self.pieces = 0
        self.turn = 0
        self.throw = 0
        self.throws = 0
        self.rng = rng

    def copy_onto(self, other: PatolliTable) -> None:
        other.mat = self.mat[:]
        other.hand = self.hand[:]
        other.home = self.home[:]
        other.stakes = self.stakes[:]
        other.pieces = self.pieces
        other.turn = self.turn
        other.throw = self.throw
        other.throws = self.throws
        other.line = self.line
