"""Turns held against each other in the same worlds, until the better ones are known."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from patolli.analysis.estimate import mean_and_error
from patolli.analysis.worlds import Outcome, Worlds
from patolli.bots.bot import Budget

APART = 3.0  # joint standard errors between turns of which one is better
FIRST_LOOK = 6  # worlds before anything is given up


class Comparison:
    """What each turn led to, in one world after the other; the one at place `kept` is never given up."""

    def __init__(self, worlds: Worlds, turns: Sequence[Sequence[int]], kept: int | None = None) -> None:
        self.worlds = worlds
        self.turns = turns
        self.kept = kept
        self.outcomes: list[list[Outcome]] = [[] for _ in turns]
        self.alive = list(range(len(turns)))
        self.simulations = 0

    def run(self, budget: Budget) -> None:
        begun = perf_counter()
        world = 0
        while self.goes_on(world):
            spent = self.simulations + len(self.alive)
            if world > 0 and budget.simulations is not None and spent > budget.simulations:
                return
            if world > 0 and budget.seconds is not None and perf_counter() - begun > budget.seconds:
                return
            for turn in self.alive:
                self.outcomes[turn].append(self.worlds.after(world, self.turns[turn]))
                self.simulations += 1
            world += 1
            if world >= FIRST_LOOK:
                self.give_up()

    def goes_on(self, world: int) -> bool:
        enough = self.worlds.enough
        return (enough is None or world < enough) and (len(self.alive) > 1 or len(self.turns) == 1)

    def give_up(self) -> None:
        """Those that are surely not the best; and once the kept one is, it has nothing to prove."""
        best = self.best()
        self.alive = [turn for turn in self.alive if turn in (best, self.kept) or not self.apart(best, turn)]
        if self.kept is not None and len(self.alive) == 2 and self.apart(best, self.kept):
            self.alive = [best]

    def best(self) -> int:
        """Of those that saw all worlds."""
        return max(self.alive, key=lambda turn: (self.chance(turn), -turn))

    def chance(self, turn: int) -> float:
        return sum(self.own(turn)) / len(self.outcomes[turn])

    def own(self, turn: int) -> list[float]:
        """The chance of who thinks, world by world."""
        return [outcome.chances[self.worlds.seat] for outcome in self.outcomes[turn]]

    def lost(self, best: int, turn: int) -> tuple[float, float]:
        """How much better one turn is than another in the worlds that both saw, and its standard error."""
        pairs = zip(self.own(best), self.own(turn), strict=False)
        return mean_and_error([more - less for more, less in pairs])

    def apart(self, best: int, turn: int) -> bool:
        mean, error = self.lost(best, turn)
        return best != turn and mean > APART * error
