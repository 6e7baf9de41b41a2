"""The two simplest bots: one that plays anything, one that looks a single step ahead."""

from __future__ import annotations

from collections.abc import Mapping

from patolli.bots.bot import Bot, Budget, Sight
from patolli.core.rng import seeded
from patolli.core.state import Evaluator


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        return sight.legal[seeded(seed).below(len(sight.legal))]


class GreedyBot(Bot):
    """The action after which the game's own evaluation likes the position best."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        self.weights = weights
        self.evaluators: dict[str, Evaluator] = {}

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if sight.game.name not in self.evaluators:
            self.evaluators[sight.game.name] = sight.game.evaluator(self.weights)
        evaluator = self.evaluators[sight.game.name]
        rng = seeded(seed)
        world = sight.sample(seed)
        best, best_worth = sight.legal[0], float("-inf")
        for action in sight.legal:
            after = world.copy()
            after.apply(sight.seat, action)
            # Equal moves are told apart by chance, so that the first in the list is not preferred.
            worth = evaluator.worth(after, sight.seat) + 1e-9 * float(rng.below(1000))
            if worth > best_worth:
                best, best_worth = action, worth
        return best
