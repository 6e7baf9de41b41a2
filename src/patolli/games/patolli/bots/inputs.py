"""A position of Patolli as a network sees it: both sides, square by square of their walk, and who is to move.

Pieces are counted by those that are still to come home, and stakes by those that are left: so a short game
looks like the end of a long one, and one network serves all options. It does not look at the beans: a
move is judged in one possible world, and its next throw is no merit of the move.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.network import Network, NetworkEvaluator
from patolli.core.fast import i64
from patolli.core.state import State
from patolli.games.patolli import data
from patolli.games.patolli.board import SQUARES, is_centre, start_of
from patolli.games.patolli.bots.evaluation import PatolliEvaluator
from patolli.games.patolli.state import PatolliState

# The description of a side: what it seems worth, then what has few values, each value by itself.
SEEMS: Final = 0
RISK: Final = 1  # the squares that pieces on the centre have walked, times the chance to lose them
WALKED: Final = 2  # squares of all pieces together
RICH: Final = 3  # stakes
WALK_AT: Final = 4
LEFT_AT: Final = WALK_AT + SQUARES  # pieces to come home
HAND_AT: Final = LEFT_AT + data.PIECES[-1] + 1
POOR_AT: Final = HAND_AT + data.PIECES[-1] + 1  # the last few stakes
POOR: Final = 8
SIDE: Final = POOR_AT + POOR + 1

MOST_LEAD: Final = 10  # in stakes
LEAD_AT: Final = 2 * SIDE
TURN: Final = LEAD_AT + 2 * MOST_LEAD + 1
INPUTS: Final = TURN + 1
ROOM: Final = 40  # inputs that are active at once, at most

STAKE: Final = 0.1
STEP: Final = 0.01
SEEMING: Final = ([SEEMS], [SIDE + SEEMS], STAKE)
# The games to learn from: all that can be agreed.
DEALS: Final = [{"pieces": pieces, "stakes": stakes} for pieces in data.PIECES for stakes in data.STAKES]


class PatolliNetworkEvaluator(NetworkEvaluator):
    def __init__(self, reasons: PatolliEvaluator, networks: list[Network | None]) -> None:
        super().__init__(reasons, networks, ROOM)

    def survey(self, state: State) -> None:
        """Every seat is described by itself."""

    def describe(self, state: State, seat: i64) -> None:
        assert isinstance(state, PatolliState)
        inputs = self.inputs
        inputs.count = 0
        self.describe_side(state, seat, 0)
        self.describe_side(state, 1 - seat, SIDE)
        lead = state.stakes[seat] - state.stakes[1 - seat]
        if lead > MOST_LEAD:
            lead = MOST_LEAD
        elif lead < -MOST_LEAD:
            lead = -MOST_LEAD
        inputs.mark(LEAD_AT + MOST_LEAD + lead)
        if state.turn == seat:
            inputs.mark(TURN)

    def describe_side(self, state: PatolliState, seat: i64, base: i64) -> None:
        reasons = self.reasons
        assert isinstance(reasons, PatolliEvaluator)
        inputs = self.inputs
        inputs.put(base + SEEMS, STAKE * reasons.side(state, seat))
        start = start_of(seat)
        risk: float = 0.0
        walked: i64 = 0
        square: i64 = 0
        while square < SQUARES:
            if state.mat[square] == seat + 1:
                steps = (square - start + SQUARES) % SQUARES
                inputs.mark(base + WALK_AT + steps)
                walked += steps
                if is_centre(square):
                    risk += reasons.danger(state, square, 1 - seat) * float(steps)
            square += 1
        inputs.put(base + RISK, STAKE * risk)
        inputs.put(base + WALKED, STEP * float(walked))
        stakes = state.stakes[seat]
        inputs.put(base + RICH, STAKE * float(stakes))
        inputs.mark(base + LEFT_AT + state.pieces - state.home[seat])
        inputs.mark(base + HAND_AT + state.hand[seat])
        inputs.mark(base + POOR_AT + (stakes if stakes < POOR else POOR))
