"""Does a search keep its time? Thinks in real positions, with and without load, and prints the excess.

    python bench/think_time.py patolli --seconds 0.2 --decisions 20 --load 2

Each line is one number of seats: the mean and the largest thinking time as a ratio to the budget.
1.20 is the promise. `--load` busy processes compete for the cores in the second measurement.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time

import patolli
from patolli.bots import Budget, Sight, make_bot
from patolli.bots.playing import decisions
from patolli.bots.thinking import SearchBot
from patolli.core.state import State


def busy() -> None:
    while True:
        sum(range(10_000))


def positions(name: str, seats: int, count: int) -> list[State]:
    """Positions with a choice, spread over one game between greedy players."""
    state = patolli.game(name).new(seats, seed="think")
    greedy = [make_bot("greedy")] * seats
    found = [
        state.copy()
        for seat, _, _, _ in decisions(state, greedy, patolli.seeded("think"))
        if len(state.legal(seat)) > 1
    ]
    return found[:: max(1, len(found) // count)][:count]


def ratios(states: list[State], seconds: float) -> list[float]:
    result = []
    for number, state in enumerate(states):
        sight = Sight(state, state.waiting()[0])
        begun = time.perf_counter()
        SearchBot(seconds=seconds).choose(sight, Budget(), number)
        result.append((time.perf_counter() - begun) / seconds)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--load", type=int, default=2, help="busy processes in the second measurement")
    args = parser.parse_args()
    for load in (0, args.load):
        processes = [multiprocessing.Process(target=busy, daemon=True) for _ in range(load)]
        for process in processes:
            process.start()
        for seats in patolli.game(args.game).seats:
            found = ratios(positions(args.game, seats, args.decisions), args.seconds)
            mean, most = sum(found) / len(found), max(found)
            where = f"{args.game}, {seats} seats, load {load}"
            print(f"{where}: mean {mean:.2f}, most {most:.2f} of {args.seconds} s")
        for process in processes:
            process.terminate()


if __name__ == "__main__":
    main()
