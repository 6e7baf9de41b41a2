"""What bots know of Mexica: `evaluation` says what a position is worth; self-play made the numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from patolli.bots.evaluator import Evaluator
from patolli.bots.weights import learned, tuned
from patolli.games.mexica.bots import features
from patolli.games.mexica.bots.evaluation import WEIGHTS, MexicaEvaluator

HERE = Path(__file__).parent


def weights() -> dict[str, float]:
    """The weights of the evaluation by name, as tuned."""
    return tuned(HERE, WEIGHTS)


def evaluator(changed: Mapping[str, float]) -> Evaluator:
    return MexicaEvaluator({**weights(), **learned(HERE, features.NAMES), **changed})
