"""What bots know of Mezo: `evaluation` says what a position is worth; self-play made the numbers."""

from patolli.games.mezo.bots.evaluation import WEIGHTS
from patolli.games.mezo.bots.evaluation import MezoEvaluator as Evaluator

__all__ = ["WEIGHTS", "Evaluator"]
