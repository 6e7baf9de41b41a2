"""The bot that thinks ahead: the compiled search behind the interface of a bot."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import TypeVar

from patolli.bots.bot import Bot, Budget, Sight
from patolli.bots.search import Manner, Search
from patolli.core.rng import seeded
from patolli.core.state import Evaluator

N = TypeVar("N", int, float)

NO_LIMIT = 0


class SearchBot(Bot):
    """Searches within its own limits and those of the budget, whichever is less.

    `turn_seconds` bounds a whole turn: the bot remembers what it has spent since the undo line last
    moved, and never gives one decision more than a share of what is left. Only time is remembered,
    so with a budget in simulations alone a decision does not depend on those before it.
    """

    share = 0.3

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        turn_seconds: float | None = None,
        weights: Mapping[str, float] | None = None,
        manner: Manner | None = None,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.turn_seconds = turn_seconds
        self.weights = weights
        self.manner = manner or Manner()
        self.evaluators: dict[str, Evaluator] = {}
        self.line = -1
        self.spent = 0.0

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        start = perf_counter()
        root = sight.sample(seed)
        if root.line != self.line:
            self.line, self.spent = root.line, 0.0
        search = Search(self.evaluator(sight), self.manner, sight.seat, root.seats, seeded(seed))
        simulations = least(self.simulations, budget.simulations)
        seconds = least(self.seconds, budget.seconds, self.rest_of_turn())
        if simulations is None and seconds is None:
            seconds = 1.0
        action = search.run(root, simulations or NO_LIMIT, seconds or NO_LIMIT)
        self.spent += perf_counter() - start
        return action

    def evaluator(self, sight: Sight) -> Evaluator:
        name = sight.game.name
        if name not in self.evaluators:
            self.evaluators[name] = sight.game.evaluator(self.weights)
        return self.evaluators[name]

    def rest_of_turn(self) -> float | None:
        if self.turn_seconds is None:
            return None
        return max(0.001, self.share * (self.turn_seconds - self.spent))


def least(*limits: N | None) -> N | None:
    """The smallest of the limits that are set.

    >>> least(3, None, 2)
    2
    """
    return min((limit for limit in limits if limit is not None), default=None)
