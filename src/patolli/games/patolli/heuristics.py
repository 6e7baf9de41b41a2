"""What bots value: stakes first, then how far the pieces have walked."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.state import Evaluator, State
from patolli.games.patolli.board import SQUARES, is_centre, start_of
from patolli.games.patolli.state import PatolliState

WEIGHTS = {  # in stakes
    "walked": 0.02,  # a square walked
    "entered": 0.15,  # a piece that is out of the hand
    "in_danger": 0.4,  # a piece on a foreign centre square
}


class PatolliEvaluator(Evaluator):
    walked: float
    entered: float
    in_danger: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.walked = weights["walked"]
        self.entered = weights["entered"]
        self.in_danger = weights["in_danger"]

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, PatolliState)
        return self.side(state, seat) - self.side(state, 1 - seat)

    def side(self, state: PatolliState, seat: i64) -> float:
        value: float = float(state.stakes[seat]) + float(state.home[seat]) * (1.0 + self.walked * SQUARES)
        start = start_of(seat)
        square: i64 = 0
        while square < SQUARES:
            if state.mat[square] == seat + 1:
                value += self.entered + self.walked * float((square - start + SQUARES) % SQUARES)
                if is_centre(square) and square != start:
                    value -= self.in_danger
            square += 1
        return value
