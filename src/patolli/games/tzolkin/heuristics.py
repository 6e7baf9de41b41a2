"""What bots value."""

from __future__ import annotations

from patolli.core.state import Evaluator

WEIGHTS: dict[str, float] = {}


def own_weights() -> dict[str, float]:
    return dict(WEIGHTS)


class TzolkinEvaluator(Evaluator):
    def __init__(self, weights: dict[str, float]) -> None:
        pass
