"""What bots know of Mexica: `evaluation` says what a position is worth; self-play made the numbers."""

from patolli.games.mexica.bots.evaluation import WEIGHTS
from patolli.games.mexica.bots.evaluation import MexicaEvaluator as Evaluator
from patolli.games.mexica.bots.features import NAMES as FEATURES

__all__ = ["FEATURES", "WEIGHTS", "Evaluator"]
