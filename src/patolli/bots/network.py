"""Networks that have learned how games end: in a position, out a share of the win and points.

A position is described by the inputs that are not zero (`Inputs`). Each has a column of weights; the columns
of all active inputs, added up, are the sums of the hidden units and, beside them, a first answer. The hidden
units, cut off below 0 and above 1, correct it. `patolli train` makes the numbers.

Weights and values are counted in parts of 4096, and two weights share a machine word: one multiplication and
one addition serve both. Loops over arrays of floats cost three times as much: every look into an array
is checked, and the compiler cannot take several at once.
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
LANES: Final = 2  # weights in a word
COLUMN: Final = 18  # words of an input: a weight for each hidden unit and each answer, and one to spare
ONE: Final = 4096  # as a weight or a value
HALF_LANE: Final = 1 << 31
LANE_BITS: Final = 32
SUREST: Final = 5.0  # no share is further from half than that, as a logit


class Inputs:
    """What is not zero in the description of a position."""

    index: Final[vec[i64]]
    value: Final[vec[i64]]  # in parts of ONE
    count: i64

    def __init__(self, room: int) -> None:
        self.index = vec[i64]([0] * room)
        self.value = vec[i64]([0] * room)
        self.count = 0

    def put(self, index: i64, value: float) -> None:
        self.give(index, fixed(value))

    def mark(self, index: i64) -> None:
        """It is so."""
        self.give(index, ONE)

    def give(self, index: i64, value: i64) -> None:
        """A value that is counted in parts of ONE already."""
        at = self.count
        self.index[at] = index
        self.value[at] = value
        self.count = at + 1

    def pairs(self) -> tuple[list[int], list[float]]:
        """All of it, for who learns."""
        return [*self.index[: self.count]], [value / ONE for value in self.value[: self.count]]


def fixed(value: float) -> i64:
    return int(value * 4096.0)


class Network:
    columns: Final[vec[i64]]  # COLUMN words of each input
    bias: Final[vec[i64]]  # what a column begins with
    last: Final[vec[float]]  # ANSWERS weights of each hidden unit
    middle: float  # of points: answers are told in spreads from there
    spread: float
    scale: float  # a lead of so many points makes a win about three times as likely as a loss
    words: Final[vec[i64]]
    sums: Final[vec[float]]
    answers: Final[vec[float]]

    def __init__(
        self,
        columns: list[int],
        bias: list[int],
        last: list[float],
        middle: float,
        spread: float,
        scale: float,
    ) -> None:
        self.columns = vec[i64](columns)
        self.bias = vec[i64](bias)
        self.last = vec[float](last)
        self.middle = middle
        self.spread = spread
        self.scale = scale
        self.words = vec[i64]([0] * COLUMN)
        self.sums = vec[float]([0.0] * (COLUMN * LANES))
        self.answers = vec[float]([0.0] * ANSWERS)

    def look(self, inputs: Inputs) -> None:
        """Fill `answers`."""
        word: i64 = 0
        while word < COLUMN:
            self.add_up(inputs, word)
            word += 6
        self.take_apart()
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

    def add_up(self, inputs: Inputs, word: i64) -> None:
        """Six words at once, each in a register of its own."""
        columns = self.columns
        index = inputs.index
        value = inputs.value
        bias = self.bias
        a: i64 = bias[word]
        b: i64 = bias[word + 1]
        c: i64 = bias[word + 2]
        d: i64 = bias[word + 3]
        e: i64 = bias[word + 4]
        f: i64 = bias[word + 5]
        count = inputs.count
        i: i64 = 0
        while i < count:
            at = index[i] * COLUMN + word
            x = value[i]
            a += x * columns[at]
            b += x * columns[at + 1]
            c += x * columns[at + 2]
            d += x * columns[at + 3]
            e += x * columns[at + 4]
            f += x * columns[at + 5]
            i += 1
        words = self.words
        words[word] = a
        words[word + 1] = b
        words[word + 2] = c
        words[word + 3] = d
        words[word + 4] = e
        words[word + 5] = f

    def take_apart(self) -> None:
        """Both sums of each word. The lower one may be negative: then it was borrowed from the upper one."""
        part: float = 1.0 / (4096.0 * 4096.0)
        word: i64 = 0
        while word < COLUMN:
            both = self.words[word]
            low = ((both + HALF_LANE) & 0xFFFFFFFF) - HALF_LANE
            high = (both - low) >> LANE_BITS
            self.sums[LANES * word] = float(low) * part
            self.sums[LANES * word + 1] = float(high) * part
            word += 1


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

    def chances_into(self, state: State, out: vec[float]) -> None:
        """What the network foretells, without the points."""
        network = self.network(state)
        if network is None:
            self.reasons.chances_into(state, out)
            return
        self.survey(state)
        total: float = 0.0
        seat: i64 = 0
        while seat < state.seats:
            self.describe(state, seat)
            network.look(self.inputs)
            out[seat] = 1.0 / (1.0 + exp(-clipped(network.answers[SHARE])))
            total += out[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            out[seat] /= total
            seat += 1

    def prior(self, state: State, seat: i64, action: i64) -> float:
        return self.reasons.prior(state, seat, action)

    def ideas_into(self, state: State, seat: i64, out: Actions) -> None:
        self.reasons.ideas_into(state, seat, out)


def clipped(logit: float) -> float:
    return SUREST if logit > SUREST else -SUREST if logit < -SUREST else logit
