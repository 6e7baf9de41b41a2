"""Do networks mean what they say? Foretold shares of the win against true ones, in ten bins.

    python -m bench.calibration tzolkin --seats 2 --positions 2000 --png calibration.png

Bots with the game's networks play against themselves. Of each game a few positions are looked at, each from
one seat, and what the network foretells there is held against who won. The mean distance weighs the bins by
how many positions fall into them; chance alone makes some distance, which is printed beside it.

    python -m bench.calibration mezo --positions 4000 --seed mend --mend

makes the network as sure of itself as these games say that it may be, in the file beside the game: it learned
from players who stray, and a lead is worth more where nobody does. Then look again with another seed.
"""

from __future__ import annotations

import argparse
import json
from math import log
from pathlib import Path
from random import Random

import patolli
from patolli.bots import knowledge
from patolli.bots.bot import Bot
from patolli.bots.evaluator import chances
from patolli.bots.network import NetworkEvaluator
from patolli.bots.playing import decisions
from patolli.bots.search import Scope
from patolli.bots.thinking import SearchBot
from patolli.bots.training.drawing import draw_calibration
from patolli.bots.training.learning import Weights, surer
from patolli.bots.training.run import write
from patolli.core.rng import seeded
from patolli.core.state import State

BINS = 10
A_GAME = 4  # positions looked at: more of one game tell little more

Looked = tuple[float, float]  # foretold, true
Bin = tuple[float, float, int]  # foretold and true share on average, positions


def watched(evaluator: NetworkEvaluator, name: str, seats: int, seed: str) -> list[Looked]:
    game = patolli.game(name)
    chance = Random(seed)
    bots: list[Bot] = []
    for _ in range(seats):
        bot = SearchBot(0, scope=Scope(width=2))
        bot.knowledge.evaluators[name] = evaluator
        bots.append(bot)
    state: State = game.new(seats, seed)
    seen = []
    for _ in decisions(state, bots, seeded(seed)):
        seat = chance.randrange(seats)
        seen.append((chances(evaluator, state)[seat], seat))
    winners = state.winners()
    return [
        (told, 1 / len(winners) if seat in winners else 0.0)
        for told, seat in chance.sample(seen, min(A_GAME, len(seen)))
    ]


def sorted_out(looked: list[Looked]) -> list[Bin]:
    bins: list[list[Looked]] = [[] for _ in range(BINS)]
    for told, true in looked:
        bins[min(BINS - 1, int(BINS * told))].append((told, true))
    return [
        (sum(told for told, _ in there) / len(there), sum(true for _, true in there) / len(there), len(there))
        for there in bins
        if there
    ]


def distance(bins: list[Bin]) -> float:
    total = sum(count for _, _, count in bins)
    return sum(abs(told - true) * count for told, true, count in bins) / total


def by_chance(looked: list[Looked], times: int = 50) -> float:
    """The mean distance of a network that is right, from as many positions."""
    chance = Random(0)
    found = [
        distance(sorted_out([(told, float(chance.random() < told)) for told, _ in looked]))
        for _ in range(times)
    ]
    return sum(found) / times


def mend(file: Path, seats: int, looked: list[Looked]) -> None:
    """Write down how sure the network may be; the note says that it was done."""
    facts = json.loads(file.read_text(encoding="utf-8"))
    mended = facts["networks"][str(seats)]
    told = [min(max(told, 1e-4), 1 - 1e-4) for told, _ in looked]
    weights, steep, shift = surer(
        Weights.read(mended), [log(share / (1 - share)) for share in told], [true for _, true in looked]
    )
    mended.update(weights.facts())
    mended["mended"] = f"by bench/calibration.py: logits of the share times {steep:.2f}, {shift:+.2f}"
    write(file, json.dumps(facts, indent=1) + "\n")
    print(mended["mended"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--png", type=Path, help="draw the curve into this file")
    parser.add_argument("--mend", action="store_true", help="make the network as sure as it may be")
    args = parser.parse_args()
    game = patolli.game(args.game)
    evaluator = knowledge.learned_evaluator(game, knowledge.evaluator(game))
    if evaluator is None or evaluator.network(game.new(args.seats, 0)) is None:
        parser.error(f"{args.game} has no network for {args.seats} seats")
    looked: list[Looked] = []
    while len(looked) < args.positions:
        looked += watched(evaluator, args.game, args.seats, f"{args.seed} {len(looked)}")
    bins = sorted_out(looked)
    print("foretold   true   positions")
    for told, true, count in bins:
        print(f"{told:8.1%} {true:6.1%} {count:11}")
    print(
        f"{args.game}, {args.seats} seats, {len(looked)} positions: "
        f"mean distance {100 * distance(bins):.1f} points; by chance alone {100 * by_chance(looked):.1f}"
    )
    if args.mend:
        mend(knowledge.folder(game) / "network.json", args.seats, looked)
    if args.png is not None:
        draw_calibration(bins, f"{args.game}, {args.seats} seats", args.png)


if __name__ == "__main__":
    main()
