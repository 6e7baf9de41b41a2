"""The bots that do not search: one plays anything, two look a single step ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from patolli.bots.bot import Bot, Budget, Sight
from patolli.core.rng import Rng, seeded
from patolli.core.state import Evaluator, State


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
        evaluator = self.evaluator(sight)
        return [evaluator.worth(after, sight.seat) for after in futures(sight, seed, actions)]

    def evaluator(self, sight: Sight) -> Evaluator:
        name = sight.game.name
        if name not in self.evaluators:
            self.evaluators[name] = sight.game.evaluator(self.weights)
        return self.evaluators[name]


class ShortSightedBot(GreedyBot):
    """Likes the points of this very move, and sees what else it is good for through a haze.

    The haze is as wide as three quarters of the difference between the best and the worst move, and
    only some moves come to its mind at all: a beginner, not a fool.
    """

    haze = 0.75
    mind = 4  # of every so many moves one comes to its mind, and two more

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        rng = seeded(seed)
        moves = self.come_to_mind(sight.legal, rng)
        worths = self.look(sight, seed, moves)
        points = [after.scores()[sight.seat] for after in futures(sight, seed, moves)]
        width = self.haze * (max(worths) - min(worths)) + 1e-6
        likes = [worth + gain + width * unit(rng) for worth, gain in zip(worths, points, strict=True)]
        return moves[likes.index(max(likes))]

    def come_to_mind(self, legal: list[int], rng: Rng) -> list[int]:
        left = list(legal)
        count = min(len(legal), 2 + len(legal) // self.mind)
        return [left.pop(rng.below(len(left))) for _ in range(count)]


def futures(sight: Sight, seed: int, actions: list[int]) -> Iterator[State]:
    """The state after each of these actions, in one possible world."""
    world = sight.sample(seed)
    for action in actions:
        after = world.copy()
        after.apply(sight.seat, action)
        yield after


def unit(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.below(1 << 20)) / (1 << 20)
