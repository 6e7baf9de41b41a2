"""The slow judge: turns held against each other by games that are played out to their end.

It owes nothing to what bots believe of positions: it only asks who has won. So it needs many more games.
"""

from __future__ import annotations

from collections.abc import Sequence

from patolli.analysis.estimate import mean_and_error
from patolli.bots.levels import LEVELS
from patolli.bots.playing import decisions
from patolli.core.rng import seeded
from patolli.core.state import State

PLAYER = LEVELS[2]  # who plays on: the strongest that can play a whole game in a hundredth of a second


def played_out(state: State, seat: int, turn: Sequence[int], world: int | str) -> float:
    """What the seat gets of the game, if it plays this turn and everybody plays on to the end."""
    here = state.resample(seat, seeded(f"slow {world}").next())
    for action in turn:
        here.apply(seat, action)
    bots = [PLAYER.unhurried() for _ in range(here.seats)]
    for _ in decisions(here, bots, seeded(f"slow {world} bots")):
        pass
    winners = here.winners()
    return 1 / len(winners) if seat in winners else 0.0


class SlowComparison:
    """Games played out after each turn, in the same worlds; every result is kept."""

    def __init__(self, state: State, seat: int, seed: int | str = 0) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.results: dict[tuple[int, ...], list[float]] = {}

    def of(self, turn: Sequence[int], worlds: int) -> list[float]:
        """What the seat gets after a turn, world by world."""
        known = self.results.setdefault(tuple(turn), [])
        for world in range(len(known), worlds):
            known.append(played_out(self.state, self.seat, turn, f"{self.seed} {world}"))
        return known[:worlds]

    def gain(self, turn: Sequence[int], other: Sequence[int], worlds: int) -> tuple[float, float]:
        """How much more of the game one turn gets than another, and the standard error of it."""
        pairs = zip(self.of(turn, worlds), self.of(other, worlds), strict=True)
        return mean_and_error([more - less for more, less in pairs])
