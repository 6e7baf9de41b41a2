"""What bots know of Tzolk'in: `evaluation` says what a position is worth; self-play made the numbers."""

from patolli.games.tzolkin.bots.evaluation import WEIGHTS
from patolli.games.tzolkin.bots.evaluation import TzolkinEvaluator as Evaluator
from patolli.games.tzolkin.bots.features import NAMES as FEATURES
from patolli.games.tzolkin.bots.inputs import INPUTS, SEEMING
from patolli.games.tzolkin.bots.inputs import TzolkinNetworkEvaluator as NetworkEvaluator

__all__ = ["FEATURES", "INPUTS", "SEEMING", "WEIGHTS", "Evaluator", "NetworkEvaluator"]
