"""What a move would do: shown on the mat before one commits to it. Nothing here is hidden from anybody."""

from __future__ import annotations

from typing import Any

from patolli.games.patolli.actions import ENTER
from patolli.games.patolli.board import NAMES, is_marked, is_tip
from patolli.games.patolli.legal import HOME, target
from patolli.games.patolli.state import PatolliState


def preview(state: PatolliState, seat: int, action: int) -> dict[str, Any]:
    """From where to where a legal action leads (`None`: the hand, or home), and what follows from it."""
    square = target(state, seat, action)
    home = square == HOME
    catches = not home and state.mat[square] == 2 - seat
    pays = not home and is_marked(square)
    return {
        "start": None if action == ENTER else NAMES[action],
        "square": None if home else NAMES[square],
        "catches": catches,
        "stakes": int(home) + int(catches) - int(pays),
        "again": not home and is_tip(square),
    }


def reach(state: PatolliState) -> list[dict[str, Any]]:
    """The landings of all legal moves of whoever is on turn."""
    return [preview(state, seat, action) for seat in state.waiting() for action in state.legal(seat)]
