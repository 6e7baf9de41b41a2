"""What bots know of Mezo: `evaluation` says what a position is worth; self-play made the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from patolli.bots.evaluator import Evaluator
from patolli.bots.weights import tuned
from patolli.games.mezo.bots.evaluation import WEIGHTS, MezoEvaluator

HERE = Path(__file__).parent


def weights() -> dict[str, float]:
    """The weights of the evaluation by name, as tuned."""
    return tuned(HERE, WEIGHTS)


def evaluator(changed: Mapping[str, float]) -> Evaluator:
    return MezoEvaluator({**weights(), **changed})
