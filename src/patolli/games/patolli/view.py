"""What a player sees: everything but the beans to come."""

from __future__ import annotations

from typing import Any

from patolli.games.patolli.board import NAMES
from patolli.games.patolli.preview import reach
from patolli.games.patolli.state import PatolliState


def pieces_of(state: PatolliState, seat: int) -> list[str]:
    return [NAMES[square] for square, owner in enumerate(state.mat) if owner == seat + 1]


def view(state: PatolliState, seat: int | None) -> dict[str, Any]:
    return {
        "pieces": [pieces_of(state, seat) for seat in range(2)],
        "hand": list(state.hand),
        "home": list(state.home),
        "turn": state.turn,
        "throw": state.throw,
        "throws": state.throws,
        "reach": reach(state),
        "expects": {"text": "over"} if state.over else {"text": "move", "throw": state.throw},
    }
