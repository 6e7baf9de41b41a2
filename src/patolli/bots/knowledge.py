"""What a bot knows of the games: their evaluations, or what its level believes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from patolli.bots.evaluator import Evaluator
from patolli.core.game import Game

EXPERT = 5  # the level that knows everything


def evaluator(game: Game[Any], changed: Mapping[str, float] | None = None) -> Evaluator:
    """What bots think of positions of a game; other weights than its own are for tuning."""
    own = game.room("bots")
    return Evaluator() if own is None else own.evaluator(changed or {})


def weights(game: Game[Any]) -> dict[str, float]:
    """The weights of its evaluation by name, as tuned (see `patolli.bots.weights`)."""
    own = game.room("bots")
    return {} if own is None else own.weights()


def beliefs(game: Game[Any]) -> Mapping[str, list[float]]:
    """What bots of level 1, 2, … believe its weights to be, until they know better."""
    return getattr(game.room("bots"), "BELIEFS", {})


class Knowledge:
    def __init__(self, weights: Mapping[str, float] | None = None, level: int = EXPERT) -> None:
        self.weights = weights
        self.level = level
        self.evaluators: dict[str, Evaluator] = {}

    def of(self, game: Game[Any]) -> Evaluator:
        """The evaluation of a game, made once."""
        if game.name not in self.evaluators:
            believed = {
                name: levels[self.level - 1]
                for name, levels in beliefs(game).items()
                if self.level <= len(levels)
            }
            self.evaluators[game.name] = evaluator(game, {**(self.weights or {}), **believed})
        return self.evaluators[game.name]
