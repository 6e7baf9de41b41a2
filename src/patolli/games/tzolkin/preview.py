"""What an action would cost and bring, as data, before it is done.

Found by doing it on a copy. Actions that would bring something hidden to light (the end of a turn
draws buildings) have no preview.
"""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import HOME, POINTS, TECH, TEMPLE, WORKERS
from patolli.games.tzolkin.state import TzolkinState


def preview(state: TzolkinState, seat: int, action: int) -> dict[str, Any]:
    """Changes by name; what stays the same is left out."""
    if action < actions.BEG or action >= actions.TURN or not state.is_legal(seat, action):
        return {}
    after = state.copy()
    after.apply(seat, action)
    found: dict[str, Any] = {
        "goods": {
            good: after.has(seat, number) - state.has(seat, number) for number, good in enumerate(data.GOODS)
        },
        "temples": {
            temple: after.has(seat, TEMPLE + number) - state.has(seat, TEMPLE + number)
            for number, temple in enumerate(data.TEMPLES)
        },
        "technologies": {
            track: after.has(seat, TECH + number) - state.has(seat, TECH + number)
            for number, track in enumerate(data.TECHNOLOGIES)
        },
        "points": (after.has(seat, POINTS) - state.has(seat, POINTS)) / 4,
        "workers": after.has(seat, WORKERS) - state.has(seat, WORKERS),
        "home": after.has(seat, HOME) - state.has(seat, HOME),
    }
    return prune(found)


def prune(found: dict[str, Any]) -> dict[str, Any]:
    """Without what is zero or empty."""
    result: dict[str, Any] = {}
    for key, value in found.items():
        kept = prune(value) if isinstance(value, dict) else value
        if kept:
            result[key] = kept
    return result
