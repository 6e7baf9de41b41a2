"""Networks that have learned how games end: in a position, out a share of the win and points.

A position is described by the inputs that are not zero (`Inputs`). Each has a column of weights; the columns
of all active inputs, added up, are the sums of the hidden units and, beside them, a first answer. The hidden
units, cut off below 0 and above 1, correct it. `patolli train` makes the numbers.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from patolli.bots.evaluator import Evaluator
from patolli.core.fast import i64, mypyc_attr, vec
from patolli.core.state import Actions, State

HIDDEN: Final = 32
ANSWERS: Final = 3  # of a network, for the seat that looks:
SHARE: Final = 0  # its share of the win, as a logit
POINTS: Final = 1  # its points in the end
RIVALS: Final = 2  # the points of the others, on average
LANES: Final = 8  # sums that are made at once
COLUMN: Final = 40  # of an input: a weight for each hidden unit and each answer, filled up to whole lanes
SUREST: Final = 5.0  # no share is further from half than that, as a logit


class Inputs:
    """What is not zero in the description of a position."""

    index: vec[i64]
    value: vec[float]
    count: i64

    def __init__(self, room: int) -> None:
        self.index = vec[i64]([0] * room)
        self.value = vec[float]([0.0] * room)
        self.count = 0

    def put(self, index: i64, value: float) -> None:
        self.index[self.count] = index
        self.value[self.count] = value
        self.count += 1

    def mark(self, index: i64) -> None:
        """It is so."""
        self.index[self.count] = index
        self.value[self.count] = 1.0
        self.count += 1

    def pairs(self) -> tuple[list[int], list[float]]:
        """All of it, for who learns."""
        return [*self.index[: self.count]], [*self.value[: self.count]]


class Network:
    columns: vec[float]  # COLUMN weights of each input
    bias: vec[float]  # what a column begins with
    last: vec[float]  # ANSWERS weights of each hidden unit
    middle: float  # of points: answers are told in spreads from there
    spread: float
    scale: float  # a lead of so many points makes a win about three times as likely as a loss
    sums: vec[float]
    answers: vec[float]

    def __init__(
        self,
        columns: list[float],
        bias: list[float],
        last: list[float],
        middle: float,
        spread: float,
        scale: float,
    ) -> None:
        self.columns = vec[float](columns)
        self.bias = vec[float](bias)
        self.last = vec[float](last)
        self.middle = middle
        self.spread = spread
        self.scale = scale
        self.sums = vec[float]([0.0] * COLUMN)
        self.answers = vec[float]([0.0] * ANSWERS)

    def look(self, inputs: Inputs) -> None:
        """Fill `answers`."""
        lane: i64 = 0
        while lane < COLUMN:
            self.add_up(inputs, lane)
            lane += LANES
        sums = self.sums
        last = self.last
        share: float = sums[HIDDEN + SHARE]
        points: float = sums[HIDDEN + POINTS]
        rivals: float = sums[HIDDEN + RIVALS]
        unit: i64 = 0
        while unit < HIDDEN:
            lit = sums[unit]
            if lit > 0.0:
                if lit > 1.0:
                    lit = 1.0
                share += lit * last[unit * ANSWERS + SHARE]
                points += lit * last[unit * ANSWERS + POINTS]
                rivals += lit * last[unit * ANSWERS + RIVALS]
            unit += 1
        self.answers[SHARE] = share
        self.answers[POINTS] = self.middle + self.spread * points
        self.answers[RIVALS] = self.middle + self.spread * rivals

    def add_up(self, inputs: Inputs, lane: i64) -> None:
        """Eight sums at once, each in a register of its own."""
        columns = self.columns
        index = inputs.index
        value = inputs.value
        bias = self.bias
        a: float = bias[lane]
        b: float = bias[lane + 1]
        c: float = bias[lane + 2]
        d: float = bias[lane + 3]
        e: float = bias[lane + 4]
        f: float = bias[lane + 5]
        g: float = bias[lane + 6]
        h: float = bias[lane + 7]
        i: i64 = 0
        while i < inputs.count:
            at = index[i] * COLUMN + lane
            x = value[i]
            a += x * columns[at]
            b += x * columns[at + 1]
            c += x * columns[at + 2]
            d += x * columns[at + 3]
            e += x * columns[at + 4]
            f += x * columns[at + 5]
            g += x * columns[at + 6]
            h += x * columns[at + 7]
            i += 1
        sums = self.sums
        sums[lane] = a
        sums[lane + 1] = b
        sums[lane + 2] = c
        sums[lane + 3] = d
        sums[lane + 4] = e
        sums[lane + 5] = f
        sums[lane + 6] = g
        sums[lane + 7] = h


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkEvaluator(Evaluator):
    """Judges by a network that knows what the game's reasons say; by these where none was made for the game.

    A worth is points, half foretold and half made of the chance to win: points tell apart what the chance
    does not yet, the chance knows when points no longer matter.
    """

    reasons: Evaluator
    networks: list[Network | None]  # by the number of seats
    inputs: Inputs
    blend: float  # how much the chance counts in a worth

    def __init__(self, reasons: Evaluator, networks: list[Network | None], room: int) -> None:
        self.reasons = reasons
        self.networks = networks
        self.inputs = Inputs(room)
        self.blend = 0.5

    def knows(self, state: State) -> bool:
        """Was the network made for such a game? Override where options change what things mean."""
        return True

    def survey(self, state: State) -> None:
        """Look at all seats, before each is described."""
        raise NotImplementedError

    def describe(self, state: State, seat: i64) -> None:
        """Fill `inputs` with the position as this seat sees it, itself first."""
        raise NotImplementedError

    def scale(self) -> float:
        return 10.0

    def network(self, state: State) -> Network | None:
        """Who judges this position; None: reasons do."""
        return self.networks[state.seats] if self.knows(state) else None

    def worth(self, state: State, seat: i64) -> float:
        network = self.network(state)
        if network is None:
            return self.reasons.worth(state, seat) * (self.scale() / self.reasons.scale())
        if state.mover() < 0:
            return self.final(state, seat)
        self.survey(state)
        self.describe(state, seat)
        network.look(self.inputs)
        answers = network.answers
        lead = (answers[POINTS] - answers[RIVALS]) * (self.scale() / network.scale)
        sure = clipped(answers[SHARE]) + log(float(state.seats - 1))
        return (1.0 - self.blend) * lead + self.blend * self.scale() * sure

    def final(self, state: State, seat: i64) -> float:
        winners = state.winners()
        scores = state.scores()
        own: float = scores[seat]
        total: float = 0.0
        for score in scores:
            total += score
        lead = own - (total - own) / float(state.seats - 1)
        sure = SUREST if seat in winners else -SUREST
        return (1.0 - self.blend) * lead + self.blend * self.scale() * sure

    def worths(self, state: State, out: vec[float]) -> None:
        network = self.network(state)
        seat: i64 = 0
        if network is None:
            self.reasons.worths(state, out)
            while seat < state.seats:
                out[seat] *= self.scale() / self.reasons.scale()
                seat += 1
            return
        if state.mover() < 0:
            scores = state.scores()
            while seat < state.seats:
                out[seat] = scores[seat]
                seat += 1
            return
        self.survey(state)
        while seat < state.seats:
            self.describe(state, seat)
            network.look(self.inputs)
            answers = network.answers
            chance = log(1.0 / (1.0 + exp(-clipped(answers[SHARE]))))
            out[seat] = (1.0 - self.blend) * answers[POINTS] * (self.scale() / network.scale)
            out[seat] += self.blend * self.scale() * chance
            seat += 1

    def points_into(self, state: State, out: vec[float]) -> None:
        network = self.network(state)
        if network is None:
            self.reasons.points_into(state, out)
            return
        self.survey(state)
        seat: i64 = 0
        while seat < state.seats:
            self.describe(state, seat)
            network.look(self.inputs)
            out[seat] = network.answers[POINTS]
            seat += 1

    def prior(self, state: State, seat: i64, action: i64) -> float:
        return self.reasons.prior(state, seat, action)

    def ideas_into(self, state: State, seat: i64, out: Actions) -> None:
        self.reasons.ideas_into(state, seat, out)


def clipped(logit: float) -> float:
    return SUREST if logit > SUREST else -SUREST if logit < -SUREST else logit
