"""The bot that thinks ahead: the compiled search behind the interface of a bot."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, TypeVar

from patolli.bots.bot import Bot, Budget, Sight
from patolli.bots.evaluator import Evaluator
from patolli.bots.knowledge import EXPERT, Knowledge
from patolli.bots.network import NetworkEvaluator
from patolli.bots.search import Scope, Search
from patolli.core.rng import seeded
from patolli.core.state import State

N = TypeVar("N", int, float)

NO_LIMIT = 0.0
PLENTY = 2000  # simulations of who counts only the time
A_TURN = 6  # simulations for each turn that is compared, where a network judges
WIDEST = 32  # turns


class SearchBot(Bot):
    """Searches within its own limits and those of the budget, whichever is less.

    It plans a turn as a whole, and goes on with its plan as long as the table looks as it foresaw.
    `turn_seconds` bounds a whole turn: the bot remembers what it has spent since the undo line last
    moved, and never gives one decision more than a share of what is left.
    """

    share = 0.3

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        turn_seconds: float | None = None,
        weights: Mapping[str, float] | None = None,
        scope: Scope | None = None,
        level: int = EXPERT,
        broadens: bool = False,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.turn_seconds = turn_seconds
        self.knowledge = Knowledge(weights, level)
        self.scope = scope or Scope()
        self.broadens = broadens
        self.line = -1
        self.spent = 0.0
        self.plan: list[int] = []
        self.foreseen: Any = None

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        root = sight.sample(seed)
        action = self.planned(sight, root)
        if action is None:
            action = sight.legal[0] if len(sight.legal) == 1 else self.think(sight, root, budget, seed)
        root.apply(sight.seat, action)
        self.foreseen = self.fingerprint(sight, root)
        return action

    def planned(self, sight: Sight, root: State) -> int | None:
        """The next action of the plan, if this is where it goes on."""
        if self.plan and self.plan[0] in sight.legal and self.fingerprint(sight, root) == self.foreseen:
            return self.plan.pop(0)
        self.plan = []
        return None

    def fingerprint(self, sight: Sight, state: State) -> tuple[object, ...]:
        """Enough of a position to tell it from others: whose it is, and what it is worth."""
        worth = self.knowledge.of(sight.game).worth(state, sight.seat)
        return (id(state.game), sight.seat, state.line, worth)

    def think(self, sight: Sight, root: State, budget: Budget, seed: int) -> int:
        start = perf_counter()
        if root.line != self.line:
            self.line, self.spent = root.line, 0.0
        simulations = least(self.simulations, budget.simulations)
        seconds = least(self.seconds, budget.seconds, self.rest_of_turn())
        if simulations is None:
            simulations = PLENTY
            seconds = 1.0 if seconds is None else seconds
        evaluator = self.knowledge.of(sight.game)
        scope = self.scope_for(evaluator, root, simulations)
        search = Search(evaluator, scope, sight.seat, root.seats, seeded(seed))
        self.plan = search.run(root, simulations, seconds or NO_LIMIT)
        self.spent += perf_counter() - start
        return self.plan.pop(0)

    def scope_for(self, evaluator: Evaluator, root: State, simulations: int) -> Scope:
        """Who broadens turns more simulations into more turns, and follows those that stay further.

        More worlds for the same turns won nothing. Only where a network judges: reasons are not to be
        trusted with so much to choose from.
        """
        own = self.scope
        if (
            not self.broadens
            or not isinstance(evaluator, NetworkEvaluator)
            or evaluator.network(root) is None
        ):
            return own
        turns = max(2, min(WIDEST, simulations // A_TURN))
        return Scope(
            width=max(own.width, turns),
            glance=own.glance,
            finalists=turns,
            horizon=own.horizon,
            deeper=1,
            trust=own.trust,
            care=own.care,
        )

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
