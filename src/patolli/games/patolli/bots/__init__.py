"""What bots know of Patolli: `evaluation` says what a position is worth; self-play made the numbers."""

from patolli.games.patolli.bots.evaluation import BELIEFS, WEIGHTS
from patolli.games.patolli.bots.evaluation import PatolliEvaluator as Evaluator
from patolli.games.patolli.bots.inputs import DEALS, INPUTS, SEEMING
from patolli.games.patolli.bots.inputs import PatolliNetworkEvaluator as NetworkEvaluator

__all__ = ["BELIEFS", "DEALS", "INPUTS", "SEEMING", "WEIGHTS", "Evaluator", "NetworkEvaluator"]
