"""What an action would cost and bring, as data, before it is done.

Found by doing it on a copy. Actions that would bring something hidden to light (the end of a turn
draws buildings) have no preview.
"""

from __future__ import annotations

from typing import Any

from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import HOME, NOTHING, POINTS, TECH, TEMPLE, WORKERS, last_action
from patolli.games.tzolkin.explain import why_not_use
from patolli.games.tzolkin.state import TzolkinState
from patolli.games.tzolkin.wheels import back_cost


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
    if actions.PICK <= action < actions.USE and after.depth == 0:
        found["vain"] = vain(state, seat, actions.picked_wheel(action), actions.picked_space(action))
    return prune(found)


def vain(state: TzolkinState, seat: int, wheel: int, space: int) -> list[dict[str, Any]]:
    """Why a worker comes back with nothing: what each action in reach lacks, from the highest down."""
    if space == 0:
        return [{"say": "why-no-action-there", "rule": "TZO-P20"}]
    reasons: dict[str, dict[str, Any]] = {}
    for number in range(last_action(wheel), 0, -1):
        if back_cost(state, seat, wheel, space, number) != NOTHING:
            error = why_not_use(state, seat, wheel, space, number)
            reason = {"say": f"why-{error.reason}", "rule": error.rule, **error.facts}
            reasons.setdefault(error.reason, reason)
    return list(reasons.values())


def prune(found: dict[str, Any]) -> dict[str, Any]:
    """Without what is zero or empty."""
    result: dict[str, Any] = {}
    for key, value in found.items():
        kept = prune(value) if isinstance(value, dict) else value
        if kept:
            result[key] = kept
    return result
