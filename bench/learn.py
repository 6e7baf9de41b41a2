"""Learns from self-play what a game's evaluation does not foresee.

    python -m bench.learn tzolkin --rounds 10 --games 600

Each round plays games between bots whose weights are shaken a little, so that they try different things.
Whenever a turn is over, two sides are looked at: what they seemed worth, and what they had in the end.
A linear regression says which features of a side explain the difference, and the lessons take a step in
that direction. Only a step, because bots that believe them play differently: the whole of the first
regression made Tzolk'in's bots much worse, a quarter of it much better.

At the end the lessons play against the old ones, and are written to the game's folder if they win.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp
from random import Random
from typing import Any

import numpy
from bench.tune import Matches, Weights, make

import patolli
from patolli.bots import knowledge
from patolli.bots.lessons import MOMENTS, LearningEvaluator, named
from patolli.bots.playing import decisions
from patolli.core.rng import seeded

Rows = Any  # arrays of numpy: seats, moment, foreseen, the features, points in the end


def watched(name: str, bot: str, lessons: Weights, shake: float, job: tuple[int, str]) -> Rows:
    """What one game shows."""
    seats, seed = job
    game = patolli.game(name)
    chance = Random(seed)
    bots = [make(bot, {**shaken(knowledge.weights(game), chance, shake), **lessons}) for _ in range(seats)]
    evaluator = knowledge.evaluator(game, lessons)
    assert isinstance(evaluator, LearningEvaluator)
    state = game.new(seats, seed)
    rows, whose = [], []
    last = state.waiting()[0]
    for seat, _, _, _ in decisions(state, bots, seeded(seed)):
        if seat != last:
            for side in (last, chance.randrange(seats)):
                value = evaluator.foreseen(state, side)
                rows.append([seats, evaluator.moment(state), value, *evaluator.lessons.features])
                whose.append(side)
        last = seat
    return numpy.column_stack([rows, [state.scores()[side] for side in whose]])


def shaken(weights: Weights, chance: Random, by: float) -> Weights:
    return {name: weight * exp(chance.gauss(0.0, by)) for name, weight in weights.items()}


def correction(rows: Rows, weights: Rows, calm: float) -> Rows:
    """What to add to the weights so that they would explain these games best."""
    seats, moment, foreseen, points = rows[:, 0], rows[:, 1], rows[:, 2], rows[:, -1]
    near = numpy.clip(1 - abs(moment[:, None] - numpy.arange(MOMENTS)), 0, None)
    spread = numpy.tile(rows[:, 3:-1].std(axis=0) + 1e-6, MOMENTS)
    sums = numpy.hstack([near[:, [at]] * rows[:, 3:-1] for at in range(MOMENTS)])
    missed = points - foreseen - sums @ weights
    sums /= spread
    for group in {*zip(seats, moment.round(1), strict=True)}:  # what all sides have in common decides nothing
        there = (seats == group[0]) & (moment.round(1) == group[1])
        missed[there] -= missed[there].mean()
        sums[there] -= sums[there].mean(axis=0)
    ridge = calm * numpy.eye(sums.shape[1])
    return numpy.linalg.solve(sums.T @ sums + ridge, sums.T @ missed) / spread


def learn(args: argparse.Namespace, names: list[str], start: Rows) -> Rows:
    weights = start
    with ProcessPoolExecutor(args.jobs) as pool:
        for number in range(args.rounds):
            jobs = [
                (args.seats[game % len(args.seats)], f"learn {args.seed} {number} {game}")
                for game in range(args.games)
            ]
            watch = partial(watched, args.game, args.bot, spelled(names, weights), args.shake)
            rows = numpy.vstack([*pool.map(watch, jobs, chunksize=8)])
            weights = weights + args.step * correction(rows, weights, args.calm)
            told = [f"{seats}: {rows[rows[:, 0] == seats, -1].mean():.1f}" for seats in args.seats]
            print(f"round {number + 1}/{args.rounds}, points by seats: {', '.join(told)}", file=sys.stderr)
    return weights


def spelled(names: list[str], weights: Rows) -> Weights:
    keys = [named(name, moment) for moment in range(MOMENTS) for name in names]
    return {key: float(f"{weight:.3g}") for key, weight in zip(keys, weights, strict=True)}


def written(command: str, games: int, names: list[str], lessons: Weights) -> str:
    """A file with a line for each feature."""
    lines = [f"{json.dumps(name)}: {[lessons[named(name, at)] for at in range(MOMENTS)]}" for name in names]
    head = f'{{\n "command": {json.dumps(command)},\n "games": {games},\n "lessons": {{\n  '
    return head + ",\n  ".join(lines) + "\n }\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="plan", help="who plays: greedy, plan, or search:N simulations")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats, by turns (default: all)")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=600, help="games a round")
    parser.add_argument("--step", type=float, default=0.25, help="the share of a regression that is believed")
    parser.add_argument("--calm", type=float, default=300.0, help="the ridge that keeps weights small")
    parser.add_argument("--shake", type=float, default=0.25, help="how differently the bots play")
    parser.add_argument("--check", type=int, default=200, help="seeds of the match against the old lessons")
    parser.add_argument("--again", action="store_true", help="begin without lessons")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    game = patolli.game(args.game)
    args.seats = args.seats or list(game.seats)
    evaluator = knowledge.evaluator(game)
    if not isinstance(evaluator, LearningEvaluator):
        parser.error(f"{args.game} has no lessons")
    old = numpy.array([*evaluator.lessons.weights])
    names = evaluator.lessons.names
    new = spelled(names, learn(args, names, 0.0 * old if args.again else old))
    matches = Matches(args)
    if matches.check_all((new, {})) <= 0.5:
        print("not better: nothing written")
        return
    command = f"python -m bench.learn {' '.join(sys.argv[1:])}"
    told = written(command, args.rounds * args.games + matches.games, names, new)
    (knowledge.folder(game) / "lessons.json").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
