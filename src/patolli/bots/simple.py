"""The bots that do not search: one plays anything, two look a single step ahead."""

from __future__ import annotations

from collections.abc import Mapping

from patolli.bots.bot import Bot, Budget, Sight
from patolli.core.rng import Rng, seeded
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
        if len(sight.legal) == 1:
            return sight.legal[0]
        worths = self.look(sight, seed, sight.legal)
        rng = seeded(seed)
        # Equal moves are told apart by chance, so that the first in the list is not preferred.
        likes = [worth + 1e-6 * unit(rng) for worth in worths]
        return sight.legal[likes.index(max(likes))]

    def look(self, sight: Sight, seed: int, actions: list[int]) -> list[float]:
        """What each of these actions is worth one step ahead, in one possible world."""
        if sight.game.name not in self.evaluators:
            self.evaluators[sight.game.name] = sight.game.evaluator(self.weights)
        evaluator = self.evaluators[sight.game.name]
        world = sight.sample(seed)
        worths = []
        for action in actions:
            after = world.copy()
            after.apply(sight.seat, action)
            worths.append(evaluator.worth(after, sight.seat))
        return worths


class ShortSightedBot(GreedyBot):
    """Sees the points of this very move clearly, and what else it is good for through a haze.

    The haze is as wide as three quarters of the difference between the best and the worst move, and
    only some of the moves come to its mind at all: a beginner, not a fool.
    """

    haze = 0.75
    mind = 12  # so many moves it thinks of

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        rng = seeded(seed)
        moves = self.come_to_mind(sight.legal, rng)
        worths = self.look(sight, seed, moves)
        width = self.haze * (max(worths) - min(worths)) + 1e-6
        likes = [worth + width * unit(rng) for worth in worths]
        return moves[likes.index(max(likes))]

    def come_to_mind(self, legal: list[int], rng: Rng) -> list[int]:
        left = list(legal)
        return [left.pop(rng.below(len(left))) for _ in range(min(self.mind, len(legal)))]


def unit(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.below(1 << 20)) / (1 << 20)
