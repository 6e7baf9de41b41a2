"""How good a position is: what bots ask a game, and search asks again and again."""

from __future__ import annotations

from math import exp

from patolli.core.fast import i64, mypyc_attr, vec
from patolli.core.state import Actions, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a game offers to bots (`games/<game>/bots`): how good a position is for a seat.

    It may look only at what `State.resample` leaves in place, because that is all a bot gets.
    """

    def worth(self, state: State, seat: i64) -> float:
        """Higher is better for `seat`; by default its points."""
        return state.scores()[seat]

    def worths(self, state: State, out: vec[float]) -> None:
        """The worth for each seat; override where all are as cheap as one. Only differences count."""
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = self.worth(state, seat)
            seat += 1

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """A cheap first guess how good an action is; search looks at high ones first."""
        return 0.0

    def ideas_into(self, state: State, seat: i64, out: Actions) -> None:
        """Whole sequences of actions worth a thought, each ended by -1; a planner tries them as one."""

    def points_into(self, state: State, out: vec[float]) -> None:
        """The points each seat may expect at the end; by default its worth, which is in points."""
        self.worths(state, out)

    def chances_into(self, state: State, out: vec[float]) -> None:
        """Everybody's chance to win while the game goes on; by default made of worths. They add up to one."""
        self.worths(state, out)
        best = max(out)
        total: float = 0.0
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = exp((out[seat] - best) / self.scale())
            total += out[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            out[seat] /= total
            seat += 1

    def scale(self) -> float:
        """A lead of this much in `worth` makes a win about three times as likely as a loss."""
        return 10.0


def chances(evaluator: Evaluator, state: State) -> list[float]:
    """Everybody's chance to win, as far as the evaluation can tell; they add up to one."""
    if state.mover() < 0:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    found = vec[float]([0.0] * state.seats)
    evaluator.chances_into(state, found)
    return list(found)


def expected_points(evaluator: Evaluator, state: State) -> list[float]:
    """Everybody's points at the end, as far as the evaluation can tell."""
    if state.mover() < 0:
        return state.scores()
    points = vec[float]([0.0] * state.seats)
    evaluator.points_into(state, points)
    return list(points)


def mean_of_others(values: vec[float], seats: i64, seat: i64) -> float:
    """What the other seats have on average."""
    total: float = 0.0
    other: i64 = 0
    while other < seats:
        if other != seat:
            total += values[other]
        other += 1
    return total / float(seats - 1)
