"""Is this checkout as fast as another one? Random games of both, by turns, in the same run.

    python bench/compare.py ../before                       # all games
    python bench/compare.py ../before mexica mezo --rounds 20
    python bench/compare.py ../before --instructions --compile

OLD is a checkout with a `.venv` of its own, compiled as this one is. Each round plays the same games in two
processes, one a checkout, and measures the processor time of a decision. A ratio is how many times faster
this checkout is: 1.00 as fast as the old one, less than 1 slower; the interval holds 95 of 100 medians drawn
from the rounds again. Both must play the same games, move by move: a checksum proves it.

`--instructions` counts machine instructions by valgrind instead of time, the same number on every run.
`--compile` builds both from nothing, and prints the processor time that takes.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent
GAMES = ("mexica", "tzolkin", "mezo", "patolli")
SLOWEST = 0.95  # of the old speed that we put up with
PLAY = """
import json, sys, time
import patolli
try:
    from patolli.bots.playout import Playout
except ImportError:  # where it was before
    from patolli.core.playout import Playout
name, games = sys.argv[1], int(sys.argv[2])
game, playout = patolli.game(name), Playout()
Playout().run(game.new(max(game.seats), 0), patolli.seeded(0))  # loads what is loaded on demand
begun = time.process_time()
for seed in range(games):
    playout.run(game.new(max(game.seats), seed), patolli.seeded(seed))
print(json.dumps([int(playout.decisions), int(playout.checksum), time.process_time() - begun]))
"""


class Played(NamedTuple):
    decisions: int
    checksum: int
    seconds: float


def python(checkout: Path) -> str:
    return str(checkout / ".venv/bin/python")


def play(checkout: Path, game: str, games: int) -> Played:
    """Random games with the most seats, in a process of their own."""
    command = [python(checkout), "-c", PLAY, game, str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    elsewhere = checkout.anchor  # so that no checkout's folder is in the way
    answer = subprocess.run(
        command, cwd=elsewhere, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return Played(*json.loads(answer.stdout))


def same(old: Played, new: Played) -> None:
    if old[:2] != new[:2]:
        sys.exit("the two checkouts play different games: there is nothing to compare")


def enough(game: str, seconds: float) -> int:
    """As many games as take about that long."""
    probe = play(HERE, game, 3)
    return max(3, round(3 * seconds / probe.seconds))


def ratios(checkout: Path, game: str, rounds: int, seconds: float) -> list[float]:
    games = enough(game, seconds)
    found = []
    for number in range(rounds):
        order = [checkout, HERE] if number % 2 == 0 else [HERE, checkout]
        played = {where: play(where, game, games) for where in order}
        same(played[checkout], played[HERE])
        found.append(played[checkout].seconds / played[HERE].seconds)
    return found


def interval(found: list[float]) -> tuple[float, float]:
    """Where the median lies, by drawing the rounds again and again."""
    chance = Random(1)
    drawn = sorted(median(chance.choices(found, k=len(found))) for _ in range(2000))
    return drawn[50], drawn[-51]


def count(command: list[str], inside: str = "", given: bytes = b"") -> tuple[str, int]:
    """What a command prints, and its machine instructions: in an environment without chance or surprises.

    With `inside`, only those of this C function and what it calls count. The command reads what is given.
    """
    environment = {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.NamedTemporaryFile("r") as file:
        valgrind = ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={file.name}"]
        if inside:
            valgrind.append(f"--toggle-collect={inside}")
        answer = subprocess.run(
            [*valgrind, *command],
            cwd=HERE.anchor,
            env=environment,
            input=given,
            stdout=subprocess.PIPE,
            check=True,
        )
        totals = next(line for line in file if line.startswith("totals:"))
    return answer.stdout.decode(), int(totals.split()[1])


def instructions(checkout: Path, game: str) -> tuple[Played, float]:
    """Instructions of a decision: those of many games without those of a few, start-up and all."""
    counts: list[int] = []
    played: list[Played] = []
    for games in (1, 4 if game == "mexica" else 20):
        answer, counted = count([python(checkout), "-c", PLAY, game, str(games)])
        played.append(Played(*json.loads(answer)))
        counts.append(counted)
    decisions = played[1].decisions - played[0].decisions
    return played[1], (counts[1] - counts[0]) / decisions


def compile_seconds(checkout: Path) -> float:
    """The processor time of a build from nothing."""
    unwanted = shutil.ignore_patterns(
        ".*_cache", ".git", ".venv", ".hypothesis", "build", "node_modules", "*.so"
    )
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(checkout, copy, ignore=unwanted)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [python(checkout), "setup.py", "-q", "build_ext", "--inplace"],
            cwd=copy,
            env={**os.environ, "CCACHE_DISABLE": "1"},  # nothing is remembered
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("old", type=Path, metavar="OLD")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long the games of a round take")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--compile", action="store_true")
    args = parser.parse_args()
    old = args.old.resolve()
    slow = []
    for game in args.games:
        if args.instructions:
            (played, before), (again, after) = instructions(old, game), instructions(HERE, game)
            same(played, again)
            speed = before / after
            print(f"{game}: {speed:.2f}, {before:,.0f} instructions a decision before, {after:,.0f} now")
        else:
            found = ratios(old, game, args.rounds, args.seconds)
            speed, (low, high) = median(found), interval(found)
            print(f"{game}: {speed:.2f} ({low:.2f}–{high:.2f})", flush=True)
        slow += [game] if speed < SLOWEST else []
    if args.compile:
        before, after = compile_seconds(old), compile_seconds(HERE)
        print(f"compiling: {before:.0f} s of processor time before, {after:.0f} s now")
    if slow:
        sys.exit(f"slower than {SLOWEST} of before: {', '.join(slow)}")


if __name__ == "__main__":
    main()
