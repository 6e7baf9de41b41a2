"""Fits a network to positions and how their games went on: Adam over all of them, several times."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

import numpy

from patolli.bots.network import ANSWERS, HIDDEN, POINTS, RIVALS, SHARE

Array = Any  # of numpy
PARTS = ("columns", "bias", "last")
GUESSED_SCALE = 12.0  # of a lead, as long as nothing is learned


@dataclass(frozen=True)
class Seeming:
    """Which inputs say what reasons think a side is worth, in units of so many points."""

    own: list[int]
    others: list[int]  # on average
    unit: float


@dataclass
class Weights:
    """The numbers of one network, as numpy sees them."""

    columns: Array  # inputs × (hidden units, answers)
    bias: Array
    last: Array  # hidden units × answers
    middle: float
    spread: float
    scale: float = 10.0

    @classmethod
    def fresh(cls, inputs: int, seeming: Seeming, seats: int, targets: Array, seed: int) -> Weights:
        """A network that believes what reasons say, and whose hidden units say hardly anything yet."""
        rng = numpy.random.default_rng(seed)
        middle, spread = measured(targets)
        columns = numpy.zeros((inputs, HIDDEN + ANSWERS), numpy.float32)
        columns[:, :HIDDEN] = rng.normal(0, 0.08, (inputs, HIDDEN))
        believed = columns[:, HIDDEN:]
        believed[seeming.own, SHARE] = 1 / (seeming.unit * GUESSED_SCALE)
        believed[seeming.others, SHARE] = -1 / (seeming.unit * GUESSED_SCALE)
        believed[seeming.own, POINTS] = 1 / (seeming.unit * spread)
        believed[seeming.others, RIVALS] = 1 / (seeming.unit * spread)
        bias = numpy.zeros(HIDDEN + ANSWERS, numpy.float32)
        bias[:HIDDEN] = rng.uniform(0, 0.8, HIDDEN)
        bias[HIDDEN + SHARE] = -numpy.log(seats - 1)
        bias[HIDDEN + POINTS] = bias[HIDDEN + RIVALS] = -middle / spread
        last = rng.normal(0, 0.02, (HIDDEN, ANSWERS)).astype(numpy.float32)
        return cls(columns, bias, last, middle, spread)

    @classmethod
    def read(cls, facts: dict[str, Any]) -> Weights:
        found = [numpy.frombuffer(base64.b64decode(facts[name]), "<f4").copy() for name in PARTS]
        columns = found[0].reshape(-1, HIDDEN + ANSWERS)
        last = found[2].reshape(HIDDEN, ANSWERS)
        return cls(columns, found[1], last, facts["middle"], facts["spread"], facts["scale"])

    def facts(self) -> dict[str, Any]:
        """As a file of networks tells it (see `network_file`)."""
        told = {
            name: base64.b64encode(getattr(self, name).astype("<f4").tobytes()).decode() for name in PARTS
        }
        return {
            "middle": float(self.middle),
            "spread": float(self.spread),
            "scale": float(self.scale),
            **told,
        }

    def answers(self, inputs: Array) -> Array:
        """Of positions written out: a logit, and points in spreads from the middle."""
        sums = inputs @ self.columns + self.bias
        return sums[:, HIDDEN:] + numpy.clip(sums[:, :HIDDEN], 0, 1) @ self.last


@dataclass
class Rows:
    """Positions: their active inputs, the values of those, and the targets (see `watching`)."""

    index: Array
    value: Array
    targets: Array

    def __len__(self) -> int:
        return len(self.targets)

    def written_out(self, which: Array, inputs: int) -> Array:
        found = numpy.zeros((len(which), inputs + 1), numpy.float32)
        value = self.value[which]
        index = numpy.where(value == 0, inputs, self.index[which])  # what fills up goes to a spare column
        found[numpy.arange(len(which))[:, None], index] = value
        return found[:, :inputs]


def joined(parts: list[tuple[Array, Array, Array]]) -> Rows:
    """Rows of different length as one."""
    width = max(index.shape[1] for index, _, _ in parts)
    wide = [
        [numpy.pad(part, ((0, 0), (0, width - part.shape[1]))) for part in (index, value)]
        for index, value, _ in parts
    ]
    return Rows(
        numpy.concatenate([index for index, _ in wide]),
        numpy.concatenate([value for _, value in wide]),
        numpy.concatenate([targets for _, _, targets in parts]),
    )


@dataclass(frozen=True)
class Course:
    """How a network is fitted."""

    study: int = 6_000_000  # positions looked at, most of them several times
    times: int = 8  # that a position is looked at, at most: then it is learned by heart
    batch: int = 512
    rate: float = 1.5e-3
    decay: float = 0.02  # of the weights, beside what the slope says
    points: float = 0.7  # how much points count beside the share of the win
    outcome: float = 0.8  # of a target: what happened in the end; the rest is what was foretold later


def studied(count: int, course: Course, rng: Any) -> Array:
    """Which rows to learn from, in which order: all of them, again and again, each time in another order."""
    looks = min(course.study, course.times * count)
    return numpy.concatenate([rng.permutation(count) for _ in range(-(-looks // count))])[:looks]


def fit(weights: Weights, rows: Rows, course: Course, seed: int) -> Weights:
    """Better weights; those given stay as they are."""
    targets = aims(rows, course)
    targets[:, 1:] = (targets[:, 1:] - weights.middle) / weights.spread
    numbers = [getattr(weights, name).copy() for name in PARTS]
    first = [numpy.zeros_like(part) for part in numbers]
    second = [numpy.zeros_like(part) for part in numbers]
    rng = numpy.random.default_rng(seed)
    chosen = studied(len(rows), course, rng)
    steps = -(-len(chosen) // course.batch)
    for step in range(1, steps + 1):
        which = chosen[(step - 1) * course.batch : step * course.batch]
        rate = course.rate * (0.02 + 0.98 * 0.5 * (1 + numpy.cos(numpy.pi * step / steps)))
        slopes = gradients(numbers, rows.written_out(which, len(weights.columns)), targets[which], course)
        for part, slope, mean, power in zip(numbers, slopes, first, second, strict=True):
            mean += 0.1 * (slope - mean)
            power += 0.001 * (slope * slope - power)
            size = numpy.sqrt(power / (1 - 0.999**step)) + 1e-8
            part -= rate * (mean / (1 - 0.9**step) / size + course.decay * part)
    columns, bias, last = numbers
    found = Weights(columns, bias, last, weights.middle, weights.spread, weights.scale)
    found.scale = fitted_scale(found, rows, rng)
    return found


def measured(targets: Array) -> tuple[float, float]:
    """The middle and the spread of points at the end."""
    points = targets[:, 4:]
    return float(points.mean()), float(points.std()) + 1e-6


def aims(rows: Rows, course: Course) -> Array:
    later, end = rows.targets[:, :3], rows.targets[:, 3:]
    return (1 - course.outcome) * later + course.outcome * end


def gradients(numbers: list[Array], inputs: Array, targets: Array, course: Course) -> list[Array]:
    columns, bias, last = numbers
    sums = inputs @ columns + bias
    hidden = sums[:, :HIDDEN]
    lit = numpy.clip(hidden, 0, 1)
    answers = sums[:, HIDDEN:] + lit @ last
    wrong = numpy.empty_like(sums)
    errors = answers - targets
    errors[:, 0] = 1 / (1 + numpy.exp(-answers[:, 0])) - targets[:, 0]
    errors[:, 1:] *= course.points
    errors /= len(inputs)
    wrong[:, HIDDEN:] = errors
    wrong[:, :HIDDEN] = (errors @ last.T) * ((hidden > 0) & (hidden < 1))
    return [inputs.T @ wrong, wrong.sum(axis=0), lit.T @ errors]


def told(weights: Weights, rows: Rows, most: int, rng: Any) -> tuple[Array, Array]:
    """What the network says of some rows (chances and points), and their targets."""
    which = rng.permutation(len(rows))[:most]
    parts = []
    for at in range(0, len(which), 2000):
        parts.append(weights.answers(rows.written_out(which[at : at + 2000], len(weights.columns))))
    answers = numpy.concatenate(parts)
    answers[:, 0] = 1 / (1 + numpy.exp(-answers[:, 0]))
    answers[:, 1:] = weights.middle + weights.spread * answers[:, 1:]
    return answers, rows.targets[which]


def fitted_scale(weights: Weights, rows: Rows, rng: Any) -> float:
    """The lead in points that makes a win e times as likely as a loss."""
    answers, targets = told(weights, rows, 20000, rng)
    lead, won = answers[:, 1] - answers[:, 2], targets[:, 3]
    fair = won.mean()
    best = (numpy.inf, 10.0)
    for scale in numpy.geomspace(1.0, 100.0, 60):
        chance = numpy.clip(1 / (1 + (1 / fair - 1) * numpy.exp(-lead / scale)), 1e-6, 1 - 1e-6)
        loss = -(won * numpy.log(chance) + (1 - won) * numpy.log(1 - chance)).mean()
        best = min(best, (loss, float(scale)))
    return best[1]


def explained(weights: Weights, rows: Rows) -> tuple[float, float]:
    """How much of the difference in points at the end the network explains (R²), and of the wins."""
    answers, targets = told(weights, rows, 20000, numpy.random.default_rng(0))
    lead, true = answers[:, 1] - answers[:, 2], targets[:, 4] - targets[:, 5]
    share, won = answers[:, 0], targets[:, 3]
    return (
        float(1 - ((lead - true) ** 2).mean() / true.var()),
        float(1 - ((share - won) ** 2).mean() / won.var()),
    )


def surer(weights: Weights, logits: list[float], won: list[float]) -> tuple[Weights, float, float]:
    """The network with its shares of the win made as sure as results say: steeper, and shifted by so much."""
    told, true = numpy.array(logits), numpy.array(won)
    steep, shift = 1.0, 0.0
    for _ in range(50):  # Newton's way to the most likely line
        chance = 1 / (1 + numpy.exp(-(steep * told + shift)))
        spread = chance * (1 - chance) + 1e-9
        slope = numpy.array([((true - chance) * told).sum(), (true - chance).sum()])
        bend = numpy.array(
            [[(spread * told * told).sum(), (spread * told).sum()], [(spread * told).sum(), spread.sum()]]
        )
        step = numpy.linalg.solve(bend, slope)
        steep, shift = steep + float(step[0]), shift + float(step[1])
    columns, bias, last = (getattr(weights, name).copy() for name in PARTS)
    columns[:, HIDDEN + SHARE] *= steep
    last[:, SHARE] *= steep
    bias[HIDDEN + SHARE] = bias[HIDDEN + SHARE] * steep + shift
    return Weights(columns, bias, last, weights.middle, weights.spread, weights.scale), steep, shift
