"""What a bot knows of the games: their evaluations, or what its level believes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from patolli.core.game import Game
from patolli.core.state import Evaluator

EXPERT = 5  # the level that knows everything


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
                for name, levels in game.beliefs.items()
                if self.level <= len(levels)
            }
            self.evaluators[game.name] = game.evaluator({**(self.weights or {}), **believed})
        return self.evaluators[game.name]
