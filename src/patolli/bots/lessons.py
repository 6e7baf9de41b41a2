"""What many games taught an evaluation: by how much the points in the end differ from what it foresaw.

The reasons of a game's `evaluation` say what a side is worth; a sum over some features of that side
corrects it. A feature has a weight at each of four moments of the game, and between two of them a
mixture counts. `bench/learn.py` finds the weights.
"""

from __future__ import annotations

from typing import Final

from patolli.bots.evaluator import Evaluator
from patolli.core.fast import i64, mypyc_attr, vec
from patolli.core.state import State

MOMENTS: Final = 4


class Lessons:
    names: list[str]  # of the features
    features: vec[float]  # of the side that was last looked at
    weights: Final[vec[float]]  # of all features at the first moment, then at the next

    def __init__(self, names: list[str], weights: dict[str, float]) -> None:
        self.names = names
        self.features = vec[float]([0.0] * len(names))
        self.weights = vec[float]([weights[named(name, at)] for at in range(MOMENTS) for name in names])

    def correction(self, moment: float) -> float:
        """From 0.0, the first moment, to 3.0, the last."""
        before: i64 = 0
        while before < MOMENTS - 2 and float(before + 1) <= moment:
            before += 1
        share: float = moment - float(before)
        count = len(self.features)
        base = before * count
        value: float = 0.0
        i: i64 = 0
        while i < count:
            earlier = self.weights[base + i]
            later = self.weights[base + count + i]
            value += self.features[i] * (earlier + share * (later - earlier))
            i += 1
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class LearningEvaluator(Evaluator):
    """An evaluation that reasons, and knows by how much it is mistaken."""

    lessons: Lessons

    def foreseen(self, state: State, seat: i64) -> float:
        """What a side is worth by reason alone. It notes the features on the way."""
        raise NotImplementedError

    def moment(self, state: State) -> float:
        """How far the game has come, from 0.0 to 3.0."""
        raise NotImplementedError

    def side(self, state: State, seat: i64) -> float:
        return self.foreseen(state, seat) + self.lessons.correction(self.moment(state))


def named(feature: str, moment: int) -> str:
    """How the weight of a feature at a moment is called among other weights."""
    return f"{feature} {moment}"
