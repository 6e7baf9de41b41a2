"""What bots value: stakes first, then how far the pieces have walked, and who can capture whom."""

from __future__ import annotations

from patolli.bots.evaluator import Evaluator
from patolli.core.fast import i64
from patolli.core.state import State
from patolli.games.patolli.board import SQUARES, is_centre, is_marked, is_tip, start_of
from patolli.games.patolli.state import PatolliState

WEIGHTS = {  # in stakes
    "walked": 0.06,  # a square walked
    "entered": 3.0,  # a piece that is out of the hand
    "home": 3.0,  # a piece that has finished its walk
    "captured": 0.7,  # of what a capture would cost, if the next throw may bring it
    "marked": 1.2,  # of a stake, if a throw would lead a piece to a marked square
    "tip": 0.1,  # the chance to reach a tip and throw again
    "arrive": 0.8,  # the chance to come home with the next throw
    "all_in": 0.5,  # no piece is left in the hand, waiting for a one
    "throw": 0.15,  # to be the one who throws
    "scale": 6.0,
}
BELIEFS = {  # what bots of level 1, 2, … believe instead, until they know better
    "entered": [0.0, 0.05],
    "all_in": [0.0, 0.0],
    "arrive": [0.0, 0.0],
    "marked": [0.0, 0.0, 0.0],
    "tip": [0.0, 0.0, 0.0],
    "captured": [0.0, 0.0, 0.0, 0.0],
}


class PatolliEvaluator(Evaluator):
    walked: float
    entered: float
    home: float
    captured: float
    marked: float
    tip: float
    arrive: float
    all_in: float
    throw: float
    lead: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.walked = weights["walked"]
        self.entered = weights["entered"]
        self.home = weights["home"]
        self.captured = weights["captured"]
        self.marked = weights["marked"]
        self.tip = weights["tip"]
        self.arrive = weights["arrive"]
        self.all_in = weights["all_in"]
        self.throw = weights["throw"]
        self.lead = weights["scale"]

    def scale(self) -> float:
        return self.lead

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, PatolliState)
        mine = self.side(state, seat) - self.side(state, 1 - seat)
        return mine + self.throw if state.turn == seat else mine - self.throw

    def side(self, state: PatolliState, seat: i64) -> float:
        value: float = float(state.stakes[seat]) + float(state.home[seat]) * self.home
        if state.hand[seat] == 0:
            value += self.all_in
        start = start_of(seat)
        square: i64 = 0
        while square < SQUARES:
            if state.mat[square] == seat + 1:
                value += self.piece(state, seat, square, (square - start + SQUARES) % SQUARES)
            square += 1
        return value

    def piece(self, state: PatolliState, seat: i64, square: i64, walked: i64) -> float:
        value: float = self.entered + self.walked * float(walked)
        if is_centre(square):  # a capture costs the piece, and a stake that the other side gains
            value -= self.captured * self.danger(state, square, 1 - seat) * (value + 2.0)
        return value + self.prospects(square, walked)

    def prospects(self, square: i64, walked: i64) -> float:
        """What the next throw may bring to a piece: home, another throw, or a stake to pay."""
        value: float = 0.0
        throw: i64 = 1
        while throw < 5:
            target = (square + throw) % SQUARES
            if walked + throw == SQUARES:
                value += self.arrive * chance(throw)
            elif walked + throw > SQUARES:
                break
            elif is_tip(target):
                value += self.tip * chance(throw)
            elif is_marked(target):
                value -= self.marked * chance(throw)
            throw += 1
        return value

    def danger(self, state: PatolliState, square: i64, enemy: i64) -> float:
        """The chance that one throw brings an enemy piece to this centre square (PAT-R9)."""
        risk: float = 0.0
        start = start_of(enemy)
        if square == start and state.hand[enemy] > 0:
            risk += chance(1)
        throw: i64 = 1
        while throw <= 10:
            origin = (square - throw + SQUARES) % SQUARES
            if state.mat[origin] == enemy + 1 and (origin - start + SQUARES) % SQUARES + throw < SQUARES:
                risk += chance(throw)
            throw += 1
        return risk


def chance(throw: i64) -> float:
    """How likely the beans say this (PAT-R3): five beans with two faces each."""
    if throw == 1 or throw == 4:
        return 5.0 / 32.0
    if throw == 2 or throw == 3:
        return 10.0 / 32.0
    return 1.0 / 32.0 if throw == 10 else 0.0
