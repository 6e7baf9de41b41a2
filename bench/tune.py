"""Tunes the weights of a game's evaluation by self-play, and writes them beside the game.

    python bench/tune.py patolli --rounds 60 --pairs 20 --bot greedy

Simultaneous perturbation (SPSA): each round shakes all weights at once, up or down by chance, and
plays the shaken weights against their mirror image on common seeds and in every seat order; the
weights take a step towards the side that won more. At the end the tuned weights play the old ones
on fresh seeds, and are written to `weights.json` only if they win more than `--margin`.

Where a game takes seconds, many rounds are too many. `--climb 1.6` goes through the weights one by one
instead, tries each so many times larger and then smaller against the weights so far, and keeps what wins
more than `--keep`; `--spread` judges by points, which tells more in few games.

    python bench/tune.py mexica --bot plan --climb 1.6 --rounds 1 --pairs 12 --spread 15

Both stay near the weights they begin with. `--evolve 64` goes far (the cross-entropy method): each round
draws so many sets of weights around the best so far, lets each play against itself, and goes on with the
middle and the spread of the eighth that made the most points. The match at the end is against the old
weights all the same: points that do not win are of no use.

    python bench/tune.py tzolkin --bot plan --evolve 64 --shake 0.5 --rounds 6 --pairs 12
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from random import Random
from statistics import fmean, pstdev

import patolli
from patolli.bots import Bot, knowledge
from patolli.bots.arena import wilson
from patolli.bots.playing import decisions
from patolli.bots.search import Scope
from patolli.bots.simple import GreedyBot
from patolli.bots.thinking import SearchBot
from patolli.core.rng import Rng, seeded
from patolli.core.state import State

Weights = dict[str, float]
Sides = tuple[Weights, Weights]


def make(bot: str, weights: Weights) -> Bot:
    """`greedy`, `plan` (a narrow plan of the own turn), or `search:N` with N simulations."""
    if bot == "greedy":
        return GreedyBot(weights)
    if bot == "plan":
        return SearchBot(0, weights=weights, scope=Scope(width=2))
    return SearchBot(int(bot.removeprefix("search:")), weights=weights)


def played(name: str, bots: list[Bot], seed: str) -> State:
    """The end of a game. Chance depends on the seed alone, so that equal weights win exactly half."""
    state: State = patolli.game(name).new(len(bots), seed)
    for _ in decisions(state, bots, seeded(seed)):
        pass
    return state


def play(name: str, bot: str, seats: int, sides: Sides, spread: float, seed: str) -> float:
    """The first side's share of two games on a seed; with more than two seats the sides sit alternately."""
    share = 0.0
    for shift in (0, 1):
        bots = [make(bot, weights) for weights in sides]
        state = played(name, [bots[(seat + shift) % 2] for seat in range(seats)], seed)
        if spread > 0:
            share += likely_share(state.scores(), shift, spread)
        else:
            winners = state.winners()
            share += sum((seat + shift) % 2 == 0 for seat in winners) / len(winners)
    return share / 2


def likely_share(scores: list[float], shift: int, spread: float) -> float:
    """How often the first side would win with such points, were chance to add some to either side.

    A narrow win counts little more than half, so that far fewer games tell which weights are better.
    """
    best = [max(score for seat, score in enumerate(scores) if (seat + shift) % 2 == side) for side in (0, 1)]
    return 1 / (1 + exp((best[1] - best[0]) / spread))


def points(name: str, bot: str, seats: int, job: tuple[Weights, str]) -> float:
    """What weights make of a game against themselves: the points of the winner and of all, in the middle."""
    weights, seed = job
    scores: list[float] = played(name, [make(bot, weights) for _ in range(seats)], seed).scores()
    return (max(scores) + fmean(scores)) / 2


class Matches:
    """Plays many games at once."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.pool = ProcessPoolExecutor(args.jobs)
        self.games = 0

    def share(self, seats: int, sides: Sides, seeds: list[str], spread: float = 0.0) -> float:
        """The first side's share: of the wins, or by how far it was ahead."""
        self.games += 2 * len(seeds)
        game = partial(play, self.args.game, self.args.bot, seats, sides, spread)
        return sum(self.pool.map(game, seeds)) / len(seeds)

    def check(self, seats: int, sides: Sides) -> float:
        """The first side's share of the wins in the match at the end, and how sure it is."""
        count = self.args.check // len(self.args.seats)
        share = self.share(seats, sides, [f"check {self.args.seed} {number}" for number in range(count)])
        low, high = wilson(share * 2 * count, 2 * count)
        print(f"{seats} seats: new against old {share:.1%} ({low:.1%}–{high:.1%}), {2 * count} games")
        return share

    def check_all(self, sides: Sides) -> float:
        """The same for all numbers of seats, on average; then nothing is left to play."""
        shares = [self.check(seats, sides) for seats in self.args.seats]
        self.pool.shutdown()
        return fmean(shares)

    def points(self, drawn: list[Weights], seeds: list[str]) -> list[float]:
        """The points of each of these weights, averaged over the seeds and numbers of seats."""
        total = [0.0] * len(drawn)
        jobs = [(weights, seed) for weights in drawn for seed in seeds]
        for seats in self.args.seats:
            self.games += len(jobs)
            game = partial(points, self.args.game, self.args.bot, seats)
            for number, found in enumerate(self.pool.map(game, jobs, chunksize=8)):
                total[number // len(seeds)] += found / len(seeds) / len(self.args.seats)
        return total


def shaken(weights: Weights, signs: Mapping[str, int], by: float) -> Weights:
    """Every weight a little larger or smaller; its sign never changes."""
    return {name: weight * exp(by * signs[name]) for name, weight in weights.items()}


def coin(rng: Rng) -> int:
    return 1 if rng.below(2) else -1


def tune(matches: Matches, start: Weights, args: argparse.Namespace) -> Weights:
    rng = seeded(args.seed)
    weights = dict(start)
    for number in range(args.rounds):
        progress = number / args.rounds
        by = args.shake * (1 - 0.6 * progress)
        signs = {name: coin(rng) for name in weights}
        sides = (shaken(weights, signs, by), shaken(weights, signs, -by))
        seats = args.seats[number % len(args.seats)]
        seeds = [f"tune {args.seed} {number} {pair}" for pair in range(args.pairs)]
        lead = 2 * matches.share(seats, sides, seeds, args.spread) - 1
        weights = shaken(weights, signs, args.step * (1 - 0.6 * progress) * lead)
        print(f"round {number + 1}/{args.rounds}: {lead:+.2f}", file=sys.stderr)
    return {name: float(f"{weight:.3g}") for name, weight in weights.items()}


def climb(matches: Matches, start: Weights, args: argparse.Namespace) -> Weights:
    """One weight after the other: keep it larger or smaller where that wins."""
    weights = dict(start)
    for number in range(args.rounds):
        for name in start:
            seeds = [f"climb {args.seed} {number} {name} {pair}" for pair in range(args.pairs)]
            for factor in (args.climb, 1 / args.climb):
                trial = {**weights, name: float(f"{weights[name] * factor:.3g}")}
                shares = [matches.share(seats, (trial, weights), seeds, args.spread) for seats in args.seats]
                share = sum(shares) / len(shares)
                kept = share > args.keep
                print(f"{name} {trial[name]}: {share:.3f}{' kept' if kept else ''}", file=sys.stderr)
                if kept:
                    weights = trial
                    break
    return weights


def evolve(matches: Matches, start: Weights, args: argparse.Namespace) -> Weights:
    """Draw many, keep the best eighth, draw around them."""
    rng = Random(args.seed)
    middle = {name: log(weight) for name, weight in start.items()}
    spread = dict.fromkeys(start, args.shake)
    for number in range(args.rounds):
        drawn = [{name: rng.gauss(middle[name], spread[name]) for name in start} for _ in range(args.evolve)]
        seeds = [f"evolve {args.seed} {number} {game}" for game in range(args.pairs)]
        found = matches.points([grown(logs) for logs in drawn], seeds)
        order = sorted(range(len(drawn)), key=lambda one: -found[one])
        best = [drawn[one] for one in order[: max(4, args.evolve // 8)]]
        for name in start:
            logs = [one[name] for one in best]
            middle[name] = fmean(logs)
            spread[name] = 0.4 * spread[name] + 0.6 * pstdev(logs)
        print(f"round {number + 1}/{args.rounds}: {fmean(found):.1f}, best {max(found):.1f}", file=sys.stderr)
        print(json.dumps(grown(middle)), file=sys.stderr)
    return grown(middle)


def grown(logs: Weights) -> Weights:
    return {name: float(f"{exp(value):.3g}") for name, value in logs.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy", help="who plays: greedy, plan, or search:N simulations")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats, by turns (default: all)")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=20, help="seeds a round, each played both ways")
    parser.add_argument("--check", type=int, default=200, help="seeds of the match against the old weights")
    parser.add_argument("--shake", type=float, default=0.3, help="how far weights are shaken at first")
    parser.add_argument(
        "--step", type=float, default=0.5, help="how far a round may move the weights at first"
    )
    parser.add_argument(
        "--spread", type=float, default=0.0, help="judge by points: a lead of so many wins three of four"
    )
    parser.add_argument("--climb", type=float, default=0.0, help="try single weights so many times larger")
    parser.add_argument("--evolve", type=int, default=0, help="draw so many sets of weights a round")
    parser.add_argument("--keep", type=float, default=0.53, help="the share a single weight must win to stay")
    parser.add_argument("--margin", type=float, default=0.5, help="the share the new weights must win")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    game = patolli.game(args.game)
    args.seats = args.seats or list(game.seats)
    matches = Matches(args)
    old = knowledge.weights(game)
    way = evolve if args.evolve else climb if args.climb else tune
    new = way(matches, old, args)
    share = matches.check_all((new, old))
    print(json.dumps(new, indent=1))
    if share <= args.margin:
        print("not better: nothing written")
        return
    told = {
        "command": f"python bench/tune.py {' '.join(sys.argv[1:])}",
        "games": matches.games,
        "weights": new,
    }
    (knowledge.folder(game) / "weights.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
