"""Why not? The first rule that an action breaks."""

from __future__ import annotations

from patolli.core.errors import IllegalMove
from patolli.games.patolli.actions import ENTER
from patolli.games.patolli.board import NAMES, SQUARES, start_of
from patolli.games.patolli.legal import target
from patolli.games.patolli.state import PatolliState


def why_not(state: PatolliState, seat: int, action: int) -> IllegalMove:
    if action == ENTER:
        if state.hand[seat] == 0:
            return IllegalMove("PAT-R5", "hand-empty")
        if state.throw != 1:
            return IllegalMove("PAT-R5", "enter-needs-one", throw=state.throw)
    elif state.mat[action] != seat + 1:
        return IllegalMove("PAT-R6", "no-piece-there", square=NAMES[action])
    square = target(state, seat, action)
    if square < 0:
        left = SQUARES - (action - start_of(seat)) % SQUARES
        return IllegalMove("PAT-R12", "too-far", square=NAMES[action], left=left, throw=state.throw)
    if state.mat[square] == seat + 1:
        return IllegalMove("PAT-R7", "own-piece-there", square=NAMES[square])
    return IllegalMove("PAT-R8", "safe-there", square=NAMES[square])
