"""What bots know of Patolli: `evaluation` says what a position is worth; self-play made the numbers."""

from patolli.games.patolli.bots.evaluation import BELIEFS, WEIGHTS
from patolli.games.patolli.bots.evaluation import PatolliEvaluator as Evaluator

__all__ = ["BELIEFS", "WEIGHTS", "Evaluator"]
