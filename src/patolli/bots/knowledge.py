"""What a bot knows of the games: their evaluations, without what its level has not learned yet."""

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
            unknown = {name: 0.0 for name, learned_at in game.craft.items() if self.level < learned_at}
            self.evaluators[game.name] = game.evaluator({**(self.weights or {}), **unknown})
        return self.evaluators[game.name]
