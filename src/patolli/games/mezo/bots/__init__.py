"""What bots know of Mezo: `evaluation` says what a position is worth; self-play made the numbers."""

from patolli.games.mezo.bots.evaluation import WEIGHTS
from patolli.games.mezo.bots.evaluation import MezoEvaluator as Evaluator
from patolli.games.mezo.bots.inputs import INPUTS, SEEMING
from patolli.games.mezo.bots.inputs import MezoNetworkEvaluator as NetworkEvaluator

__all__ = ["INPUTS", "SEEMING", "WEIGHTS", "Evaluator", "NetworkEvaluator"]
