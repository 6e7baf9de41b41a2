"""Turns tried in worlds that a seat thinks possible, and what everybody may expect after them.

The worlds are numbered: a number gives the same world and the same chance in it to every turn that is tried,
so that turns differ by what they do and not by what they were dealt. Everybody plays on as the strongest bot
expects it of others; after the own next turn the position is judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from patolli.bots.evaluator import Evaluator, chances, expected_points
from patolli.bots.search import Scope, Search
from patolli.core.rng import seeded
from patolli.core.state import State

# How widely everybody plans, by turns: where nothing is hidden, worlds differ by that alone.
CARE = (2, 3, 1)
SEEN = 2 * len(CARE)  # worlds that are worth a look where nothing is hidden


class Outcome(NamedTuple):
    chances: list[float]
    points: list[float]


class Worlds:
    def __init__(self, evaluator: Evaluator, state: State, seat: int, seed: int | str) -> None:
        self.evaluator = evaluator
        self.state = state
        self.seat = seat
        self.seed = seed

    def one(self, number: int) -> State:
        return self.state.resample(self.seat, seeded(f"{self.seed} {number}").next())

    def after(self, number: int, turn: Sequence[int]) -> Outcome:
        """What everybody may expect in that world, if the seat plays this turn."""
        world = self.end(number, turn)
        return Outcome(chances(self.evaluator, world), expected_points(self.evaluator, world))

    def end(self, number: int, turn: Sequence[int]) -> State:
        """That world after this turn, the answers, and the own next turn."""
        world = self.one(number)
        for action in turn:
            world.apply(self.seat, action)
        rng = seeded(f"{self.seed} {number}")
        scope = Scope(care=CARE[number % len(CARE)])
        Search(self.evaluator, scope, self.seat, world.seats, rng).play_on(world)
        return world

    @property
    def enough(self) -> int | None:
        """So many worlds say all there is to say; None: there is always another."""
        return SEEN if self.state.game.open else None
