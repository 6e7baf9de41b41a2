"""Fits the weights of a game's evaluation to how games ended, and writes them beside the game.

    python bench/fit.py tzolkin --games 600 --seats 2 4 --bot search:8

Players with differently shaken weights play each other. At the beginning of every turn the evaluation
says how far each seat is ahead of the others' average; the weights are moved, by damped least squares
on their logarithms, to where that comes closest to how far it was ahead in the end. So a thing is worth
what it brought to those who had it. As in `tune.py`, the new weights are written only if they then beat
the old ones on fresh seeds.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tune import Weights, maker, parser, settle, shaken

import patolli
from patolli.bots import Budget, Sight
from patolli.core.fast import vec
from patolli.core.rng import seeded
from patolli.core.state import State

Numbers = NDArray[np.float64]

COURSES = 5  # times that the weights are moved
PER_GAME = 4.0  # positions of one game resemble each other: together they count as so many
NUDGE = 0.02  # the step by which slopes are measured


class Played(NamedTuple):
    seats: int
    seed: str
    moves: list[tuple[int, int]]


class Position(NamedTuple):
    state: State
    progress: float  # the share of the game that was over
    count: int  # of positions of the same game
    leads: list[float]  # in the end, by seat


def ahead(values: list[float]) -> list[float]:
    """How far each is ahead of the average of the others.

    >>> ahead([5.0, 3.0, 1.0])
    [3.0, 0.0, -3.0]
    """
    total = sum(values)
    return [value - (total - value) / (len(values) - 1) for value in values]


def play(args: argparse.Namespace, number: int) -> Played:
    """One game; every player believes in weights of its own."""
    game = patolli.game(args.game)
    seats = args.seats[number % len(args.seats)]
    seed = f"fit {args.seed} {number}"
    rng = seeded(seed)
    make = maker(args.bot)
    start = game.weights()
    bots = []
    for _ in range(seats):
        signs = {name: (rng.below(2001) - 1000) / 1000 for name in start}
        bots.append(make(shaken(start, signs, args.shake)))
    state = game.new(seats, seed)
    moves = []
    while not state.over:
        seat = state.waiting()[0]
        action = bots[seat].choose(Sight(state, seat), Budget(), rng.next())
        state.apply(seat, action)
        moves.append((seat, action))
    return Played(seats, seed, moves)


def positions(game: patolli.Game[Any], played: Played, every: int) -> list[Position]:
    """The beginnings of a game's turns, or each so many of them."""
    state = game.new(played.seats, played.seed)
    begun: list[tuple[State, int]] = []
    line = state.line
    for number, (seat, action) in enumerate(played.moves):
        if state.line != line:
            begun.append((state.copy(), number))
            line = state.line
        state.apply(seat, action)
    leads = ahead(state.scores())
    chosen = begun[len(played.moves) % every :: every]
    return [Position(state, at / len(played.moves), len(chosen), leads) for state, at in chosen]


FOUND: list[Position] = []  # states do not travel between processes: the workers are forked with them


def predictions(name: str, weights: Weights) -> Numbers:
    """How far each seat is ahead in each of the positions, as far as these weights can tell."""
    evaluator = patolli.game(name).evaluator(weights)
    leads: list[float] = []
    for position in FOUND:
        out = vec[float]([0.0] * position.state.seats)
        evaluator.worths(position.state, out)
        leads += ahead([out[seat] for seat in range(position.state.seats)])
    return np.array(leads)


def trust(errors: Numbers) -> Numbers:
    """How much each prediction counts: early ones are wider off than late ones."""
    when = np.array([position.progress for position in FOUND for _ in position.leads])
    share = np.array(
        [PER_GAME / position.count / len(position.leads) for position in FOUND for _ in position.leads]
    )
    curve = np.polyfit(when, errors**2, 2)
    spread = np.maximum(np.polyval(curve, when), 0.05 * np.mean(errors**2))
    return np.sqrt(share / spread)


def fit(name: str, start: Weights, args: argparse.Namespace) -> Weights:
    names = sorted(start)
    truth = np.array([lead for position in FOUND for lead in position.leads])
    moved = np.zeros(len(names))
    damping = 1.0 / args.freedom**2
    with ProcessPoolExecutor(args.jobs, get_context("fork")) as pool:
        for course in range(COURSES):
            middle = {name: start[name] * float(np.exp(by)) for name, by in zip(names, moved, strict=True)}
            variants = [middle | {name: middle[name] * float(np.exp(NUDGE))} for name in names]
            base, *others = pool.map(partial(predictions, name), [middle, *variants])
            errors = truth - base
            counts = trust(errors)
            tell(course, errors, truth, counts)
            slopes = np.stack([(other - base) / NUDGE for other in others], axis=1) * counts[:, None]
            hessian = slopes.T @ slopes + damping * np.eye(len(names))
            step = np.linalg.solve(hessian, slopes.T @ (counts * errors) - damping * moved)
            moved += np.clip(step, -0.5, 0.5)
    return {name: float(f"{start[name] * np.exp(by):.3g}") for name, by in zip(names, moved, strict=True)}


def tell(course: int, errors: Numbers, truth: Numbers, counts: Numbers) -> None:
    explained = 1 - np.sum((counts * errors) ** 2) / np.sum((counts * truth) ** 2)
    print(
        f"course {course + 1}: off by {np.sqrt(np.mean(errors**2)):.2f}, explains {explained:.1%}",
        file=sys.stderr,
    )


def main() -> None:
    reader = parser(str(__doc__))
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--every", type=int, default=1, help="look at each so many turns of a game")
    reader.add_argument(
        "--freedom", type=float, default=0.5, help="how far a weight may well be off, in logarithms"
    )
    reader.add_argument("--jobs", type=int, default=2)
    args = reader.parse_args()
    game = patolli.game(args.game)
    args.seats = args.seats or list(game.seats)
    old = game.weights()
    with ProcessPoolExecutor(args.jobs) as pool:
        for played in pool.map(partial(play, args), range(args.games)):
            FOUND.extend(positions(game, played, args.every))
    new = fit(args.game, old, args)
    settle(game, maker(args.bot), (new, old), args, args.games)


if __name__ == "__main__":
    main()
