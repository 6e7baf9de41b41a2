"""The bots that do not search: one plays anything, two look a single step ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from patolli.bots.bot import Bot, Budget, Sight
from patolli.bots.knowledge import EXPERT, Knowledge
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions, State


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        return sight.legal[seeded(seed).below(len(sight.legal))]


class GreedyBot(Bot):
    """The action after which the game's own evaluation likes the position best."""

    def __init__(self, weights: Mapping[str, float] | None = None, level: int = EXPERT) -> None:
        self.knowledge = Knowledge(weights, level)

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        worths = self.look(sight, seed, sight.legal)
        rng = seeded(seed)
        # Equal moves are told apart by chance, so that the first in the list is not preferred.
        likes = [worth + 1e-6 * unit(rng) for worth in worths]
        best = max(likes)
        idea = self.best_idea(sight, seed, best)
        return sight.legal[likes.index(best)] if idea is None else idea

    def best_idea(self, sight: Sight, seed: int, worth: float) -> int | None:
        """The first action of the best of the game's ideas, if one is worth more than that."""
        evaluator = self.knowledge.of(sight.game)
        world = sight.sample(seed)
        ideas = Actions()
        evaluator.ideas_into(world, sight.seat, ideas)
        best = None
        for idea in split(ideas.to_list()):
            after = follow(world, sight.seat, idea)
            if after is not None and evaluator.worth(after, sight.seat) > worth:
                worth = evaluator.worth(after, sight.seat)
                best = idea[0]
        return best

    def look(self, sight: Sight, seed: int, actions: list[int]) -> list[float]:
        """What each of these actions is worth one step ahead, in one possible world."""
        evaluator = self.knowledge.of(sight.game)
        return [evaluator.worth(after, sight.seat) for after in futures(sight, seed, actions)]


class ShortSightedBot(GreedyBot):
    """Likes the points of this very move, and sees what else it is good for through a haze.

    The haze is a share of the difference between the best and the worst move. Of every `mind` moves
    one comes to its mind, and two more: a beginner, not a fool. Of every `ideas` times it is asked it once
    thinks of the game's ideas; 0: it knows none.
    """

    def __init__(self, haze: float, mind: int, ideas: int = 0, level: int = EXPERT) -> None:
        super().__init__(level=level)
        self.haze = haze
        self.mind = mind
        self.ideas = ideas

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        rng = seeded(seed)
        moves = self.come_to_mind(sight.legal, rng)
        worths = self.look(sight, seed, moves)
        points = [after.scores()[sight.seat] for after in futures(sight, seed, moves)]
        width = self.haze * (max(worths) - min(worths)) + 1e-6
        likes = [worth + gain + width * unit(rng) for worth, gain in zip(worths, points, strict=True)]
        inspired = self.ideas > 0 and rng.below(self.ideas) == 0
        idea = self.best_idea(sight, seed, max(worths)) if inspired else None
        return moves[likes.index(max(likes))] if idea is None else idea

    def come_to_mind(self, legal: list[int], rng: Rng) -> list[int]:
        left = list(legal)
        count = min(len(legal), 2 + len(legal) // self.mind)
        return [left.pop(rng.below(len(left))) for _ in range(count)]


def split(ideas: list[int]) -> Iterator[list[int]]:
    """The sequences in a list in which -1 ends each of them.

    >>> list(split([4, 2, -1, 7, -1]))
    [[4, 2], [7]]
    """
    idea: list[int] = []
    for action in ideas:
        if action >= 0:
            idea.append(action)
        elif idea:
            yield idea
            idea = []


def follow(world: State, seat: int, idea: list[int]) -> State | None:
    """The state after a sequence of actions; None if one of them is not legal."""
    after = world.copy()
    for action in idea:
        if not after.waits_for(seat) or not after.is_legal(seat, action):
            return None
        after.apply(seat, action)
    return after


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
