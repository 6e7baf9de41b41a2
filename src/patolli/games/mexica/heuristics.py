"""What bots value."""

from __future__ import annotations

from patolli.core.state import Evaluator


def own_weights() -> dict[str, float]:
    return {}


class MexicaEvaluator(Evaluator):
    def __init__(self, weights: dict[str, float]) -> None:
        pass
