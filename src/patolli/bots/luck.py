"""Luck and play apart: what a reveal changed, against its mean over the worlds that were possible.

A tile, a card, the beans, what the others chose in secret: whenever something comes to light, everybody's
chance to win moves. The mean of that move over all possible worlds is the worth of the decision that led
there; what the true world gave beyond it is luck. It sums up to nothing in the long run, so a result less its
luck has the same mean as the result itself, and is less of a gamble.
"""

from __future__ import annotations

from patolli.bots.evaluator import Evaluator, chances
from patolli.bots.search import Scope, Search
from patolli.core.rng import Rng, seeded
from patolli.core.state import State

WORLDS = 12  # that a reveal is compared with
SCOPE = Scope(width=1, glance=30)


class Luck:
    """What luck has given to each seat so far, in chances to win: followed from the deal to the end."""

    def __init__(self, evaluator: Evaluator, seed: int | str, worlds: int = WORLDS) -> None:
        self.evaluator = evaluator
        self.rng = seeded(seed)
        self.worlds = worlds
        self.start: list[float] = []  # everybody's chance before the deal
        self.sum: list[float] = []
        self.last: tuple[State, int, int] | None = None  # a decision that was seen: see `see`

    def deal(self, state: State, seed: int | str) -> list[float]:
        """The luck of the deal: this one against others that the game might have dealt."""
        others = [
            state.game.new(state.seats, f"{seed} {number}", **state.options) for number in range(self.worlds)
        ]
        self.sum = self._beyond(state, others)
        self.start = [chance - luck for chance, luck in zip(self.outlook(state), self.sum, strict=True)]
        return self.sum

    def reveal(self, before: State, seat: int, action: int, after: State) -> list[float]:
        """The luck of a decision; nothing where nothing came to light."""
        if before.game.open or before.line == after.line:
            return [0.0] * before.seats
        others = [before.resample(seat, self.rng.next()) for _ in range(self.worlds)]
        for other in others:
            other.apply(seat, action)
        luck = self._beyond(after, others)
        before_it = self.sum or [0.0] * len(luck)
        self.sum = [total + part for total, part in zip(before_it, luck, strict=True)]
        return luck

    def see(self, state: State, seat: int, action: int) -> None:
        """A decision that is about to be played: what the one before it brought to light is known now."""
        self.settle(state)
        self.last = None if state.game.open else (state.copy(), seat, action)

    def settle(self, state: State) -> None:
        """The state after the last decision that was seen."""
        if self.last is not None:
            self.reveal(*self.last, state)
            self.last = None

    def _beyond(self, true: State, others: list[State]) -> list[float]:
        mine = self.outlook(true)
        means = zip(*(self.outlook(other) for other in others), strict=True)
        return [own - sum(values) / len(others) for own, values in zip(mine, means, strict=True)]

    def outlook(self, state: State) -> list[float]:
        """Everybody's chance, when who is to decide has made the best of what came to light."""
        return chances(self.evaluator, made_the_best(self.evaluator, state, self.rng))


def made_the_best(evaluator: Evaluator, state: State, rng: Rng) -> State:
    """The position when all who are to decide have made a turn, planned without looking at the answers."""
    world = state.copy()
    for seat in state.waiting():
        if world.waits_for(seat):
            for action in Search(evaluator, SCOPE, seat, world.seats, rng).run(world, 0, 0.0):
                world.apply(seat, action)
    return world
