"""Tunes the weights of a game's evaluation by self-play, and writes them beside the game.

    python bench/tune.py patolli --rounds 60 --pairs 20 --bot greedy

Simultaneous perturbation (SPSA): each round shakes all weights at once, up or down by chance, and
plays the shaken weights against their mirror image on common seeds and in every seat order; the
weights take a step towards the side that won more. At the end the tuned weights play the old ones
on fresh seeds, and are written to `weights.json` only if they win more than `--margin`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path
from typing import Any

import patolli
from patolli.bots import Bot, Budget, Sight
from patolli.bots.arena import wilson
from patolli.bots.simple import GreedyBot
from patolli.bots.thinking import SearchBot
from patolli.core.rng import Rng, seeded

Weights = dict[str, float]
Maker = Callable[[Weights], Bot]


def maker(spec: str) -> Maker:
    """`greedy`, or `search:N` with N simulations."""
    if spec == "greedy":
        return GreedyBot
    simulations = int(spec.removeprefix("search:"))
    return lambda weights: SearchBot(simulations, weights=weights)


def match(game: patolli.Game[Any], seats: int, sides: tuple[Bot, Bot], seeds: list[str]) -> float:
    """The first side's share of the wins; with more than two seats the sides sit alternately."""
    wins = 0.0
    for seed in seeds:
        for shift in (0, 1):
            state = game.new(seats, seed)
            rng = seeded(f"{seed} {shift}")
            while not state.over:
                seat = state.waiting()[0]
                bot = sides[(seat + shift) % 2]
                state.apply(seat, bot.choose(Sight(state, seat), Budget(), rng.next()))
            winners = state.winners()
            wins += sum((seat + shift) % 2 == 0 for seat in winners) / len(winners)
    return wins / (2 * len(seeds))


def shaken(weights: Weights, signs: Mapping[str, int], by: float) -> Weights:
    """Every weight a little larger or smaller; its sign never changes."""
    return {name: weight * exp(by * signs[name]) for name, weight in weights.items()}


def coin(rng: Rng) -> int:
    return 1 if rng.below(2) else -1


def tune(game: patolli.Game[Any], make: Maker, start: Weights, args: argparse.Namespace) -> Weights:
    rng = seeded(args.seed)
    weights = dict(start)
    for number in range(args.rounds):
        progress = number / args.rounds
        by = args.shake * (1 - 0.6 * progress)
        signs = {name: coin(rng) for name in weights}
        sides = (make(shaken(weights, signs, by)), make(shaken(weights, signs, -by)))
        seats = args.seats[number % len(args.seats)]
        seeds = [f"tune {args.seed} {number} {pair}" for pair in range(args.pairs)]
        lead = 2 * match(game, seats, sides, seeds) - 1
        weights = shaken(weights, signs, args.step * (1 - 0.6 * progress) * lead)
        print(f"round {number + 1}/{args.rounds}: {lead:+.2f}", file=sys.stderr)
    return {name: float(f"{weight:.3g}") for name, weight in weights.items()}


def folder(game: patolli.Game[Any]) -> Path:
    return game.text.parent


def settle(
    game: patolli.Game[Any], make: Maker, sides: tuple[Weights, Weights], args: argparse.Namespace, games: int
) -> None:
    """The new weights against the old; write them if they win more than the margin."""
    new, old = sides
    shares = []
    for seats in args.seats:
        seeds = [f"check {args.seed} {number}" for number in range(args.check // len(args.seats))]
        share = match(game, seats, (make(new), make(old)), seeds)
        low, high = wilson(share * 2 * len(seeds), 2 * len(seeds))
        print(f"{seats} seats: new against old {share:.1%} ({low:.1%}–{high:.1%}), {2 * len(seeds)} games")
        shares.append(share)
    print(json.dumps(new, indent=1))
    if sum(shares) / len(shares) <= args.margin:
        print("not better: nothing written")
        return
    command = f"python bench/{Path(sys.argv[0]).name} {' '.join(sys.argv[1:])}"
    told = {"command": command, "games": games + 2 * args.check, "weights": new}
    (folder(game) / "weights.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def parser(about: str) -> argparse.ArgumentParser:
    """What tuning and fitting have in common."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy", help="who plays: greedy, or search:N simulations")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats, by turns (default: all)")
    parser.add_argument("--check", type=int, default=200, help="seeds of the match against the old weights")
    parser.add_argument("--shake", type=float, default=0.3, help="how far weights are shaken at first")
    parser.add_argument("--margin", type=float, default=0.5, help="the share the new weights must win")
    parser.add_argument("--seed", default="1")
    return parser


def main() -> None:
    reader = parser(str(__doc__))
    reader.add_argument("--rounds", type=int, default=60)
    reader.add_argument("--pairs", type=int, default=20, help="seeds a round, each played both ways")
    reader.add_argument(
        "--step", type=float, default=0.5, help="how far a round may move the weights at first"
    )
    args = reader.parse_args()
    game = patolli.game(args.game)
    args.seats = args.seats or list(game.seats)
    make = maker(args.bot)
    old = game.weights()
    new = tune(game, make, old, args)
    settle(game, make, (new, old), args, 2 * args.rounds * args.pairs)


if __name__ == "__main__":
    main()
