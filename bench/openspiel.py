"""Mexica with four seats beside quoridor of OpenSpiel, which is C++ driven from Python: decisions a second.

    python3 -m venv /tmp/peer && /tmp/peer/bin/pip install open_spiel
    python -m bench.openspiel /tmp/peer/bin/python

Random games of both by turns, in processor time; a ratio above 1 means that Mexica makes more decisions. In
quoridor a decision is a step or a wall, some 130 choices; in Mexica there are some 180.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from statistics import median

from bench.compare import HERE, Played, enough, play

QUORIDOR = """
import json, random, sys, time
import pyspiel
game, chance, decisions = pyspiel.load_game("quoridor"), random.Random(0), 0
begun = time.process_time()
while time.process_time() - begun < float(sys.argv[1]):
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        decisions += 1
print(json.dumps([decisions, 0, time.process_time() - begun]))
"""


def quoridor(python: str, seconds: float) -> Played:
    run = subprocess.run(
        [python, "-c", QUORIDOR, str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    return Played(*json.loads(run.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("python", help="an interpreter that has open_spiel")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a round takes on each side")
    args = parser.parse_args()
    games = enough("mexica", args.seconds)
    ratios = []
    for _ in range(args.rounds):
        ours, theirs = play(HERE, "mexica", games), quoridor(args.python, args.seconds)
        ratios.append((ours.decisions / ours.seconds) / (theirs.decisions / theirs.seconds))
        print(
            f"mexica {ours.decisions / ours.seconds:9,.0f}   "
            f"quoridor {theirs.decisions / theirs.seconds:9,.0f}   {ratios[-1]:.2f}",
            flush=True,
        )
    print(f"median {median(ratios):.2f}")


if __name__ == "__main__":
    main()
