"""The batch stepper beside EnvPool's backgammon and connect four: steps a second of processor time.

    python3 -m venv /tmp/peer && /tmp/peer/bin/pip install envpool
    python -m bench.research /tmp/peer/bin/python

Random legal actions on one core, with the observation and the legal mask of every step; by turns, so that
both sides have the same machine. Of EnvPool only the time inside `step` counts, of ours choosing the actions
too. A ratio above 1 means that we make more steps. Without an interpreter only ours are measured.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from statistics import median

import patolli
from patolli.research import Batch

ENVPOOL = """
import json, sys, time
import envpool, numpy
name, rows, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
pool = envpool.make(name, env_type="gymnasium", num_envs=rows, num_threads=1, seed=1)
chance = numpy.random.default_rng(1)
seen, info = pool.reset()
steps, spent = 0, 0.0
while spent < seconds:
    legal = info["legal_action_mask"]
    chosen = (chance.random(legal.shape) * legal).argmax(1).astype(numpy.int32)
    begun = time.process_time()
    seen, reward, ended, cut, info = pool.step(chosen)
    spent += time.process_time() - begun
    steps += rows
print(json.dumps(steps / spent))
"""
PEERS = ("Backgammon-v1", "ConnectFour-v1")


def envpool(python: str, name: str, rows: int, seconds: float) -> float:
    run = subprocess.run(
        [python, "-c", ENVPOOL, name, str(rows), str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    return float(json.loads(run.stdout.splitlines()[-1]))


def ours(name: str, seats: int, rows: int, seconds: float) -> float:
    batch = Batch(name, rows, seats, seed=1)
    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(20):
            batch.step(batch.random_actions())
        steps += 20 * rows
    return steps / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("python", nargs="?", help="an interpreter that has envpool")
    parser.add_argument("--rows", type=int, default=64, help="games at once; 64")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    args = parser.parse_args()
    tables = [
        (name, seats)
        for name in ("tzolkin", "mezo", "mexica", "patolli")
        for seats in patolli.game(name).seats
    ]
    found: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        for peer in PEERS if args.python else ():
            found.setdefault(peer, []).append(envpool(args.python, peer, args.rows, args.seconds))
        for name, seats in tables:
            found.setdefault(f"{name} {seats}", []).append(ours(name, seats, args.rows, args.seconds))
    figures = {name: median(rates) for name, rates in found.items()}
    for name, rate in figures.items():
        ratios = "".join(f"   {rate / figures[peer]:6.2f} x {peer}" for peer in PEERS if peer in figures)
        print(f"{name:15} {rate:11,.0f} steps/s{ratios}")


if __name__ == "__main__":
    main()
