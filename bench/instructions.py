"""What the engines cost in machine instructions, the same on every run, and a check that it stays so.

    python -m bench.instructions                          # everything, beside what is kept
    python -m bench.instructions mexica --only thought
    python -m bench.instructions --against ../before      # and the same of another checkout
    python -m bench.instructions --keep                   # what is measured becomes what is kept
    python -m bench.instructions --check                  # `make bench-check`: has anything grown by 5 %?
    python -m bench.instructions --check --quick          # decisions alone: the part that `make test` runs

`bench/workloads.py` says what is counted. Each job runs twice under valgrind, once short and once long; the
difference is the thing itself, without start-up and preparations. What is kept lies in `instructions.json`,
with the compiler and the Python that made it: another compiler makes other code, so there the check has
nothing to say, and says that.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bench.compare import GAMES, HERE, count, python

KEPT = Path(__file__).with_suffix(".json")
WORKLOADS = str(Path(__file__).with_name("workloads.py"))
GROWTH = 1.05  # that we put up with
JOBS = {  # the thing, and how many of it a short and a long run do: games, times, thoughts, moves
    "decision": (1, 5),
    "judged": (1, 2),
    "thought": (1, 3),
    "move": (10, 40),
}


def measure(checkout: Path, job: str, game: str) -> tuple[float, list[Any]]:
    """The instructions of one thing, and what came out."""
    runs = [count([python(checkout), WORKLOADS, job, game, str(many)]) for many in JOBS[job]]
    (few, _), (many, checksum) = [json.loads(answer) for answer, _ in runs]
    return (runs[1][1] - runs[0][1]) / (many - few), [many, checksum]


def held_against(checkout: Path, job: str, game: str, outcome: list[Any]) -> tuple[float | None, str]:
    """The same of another checkout, and what is to be said of it."""
    try:
        figure, came_out = measure(checkout, job, game)
    except subprocess.CalledProcessError:
        return None, "   (that checkout does not have these doors)"
    return figure, "" if came_out == outcome else "   (with other results)"


def made_with() -> dict[str, str]:
    """What a figure depends on besides our code."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    says = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True, check=True)
    return {
        "machine": platform.machine(),
        "compiler": f"{compiler} {says.stdout.strip()}",
        "python": platform.python_version(),
        "mypyc": version("mypy"),
    }


def why_not(kept: dict[str, Any] | None) -> str:
    """What keeps us from checking; empty if nothing does."""
    if shutil.which("valgrind") is None:
        return "valgrind is not installed (on Debian: apt-get install valgrind)"
    import patolli.core.state

    if not str(patolli.core.state.__file__).endswith((".so", ".pyd")):
        return "the engines are not compiled"
    if kept is not None and kept["made_with"] != made_with():
        return f"the kept figures are of {kept['made_with']}, here is {made_with()}"
    return ""


def line(game: str, job: str, now: float, kept: float | None, before: float | None) -> str:
    told = f"{game:8} {job:9} {now:12,.0f}"
    if kept is not None:
        told += f"   kept {kept:12,.0f}  {100 * (now / kept - 1):+6.1f} %"
    if before is not None:
        told += f"   before {before:12,.0f}  {before / now:6.2f} ×"
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--only", choices=JOBS, action="append", help="these things alone")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    jobs = ["decision"] if args.quick else args.only or list(JOBS)
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    reason = why_not(kept if args.check else None)
    if reason:
        print(f"THE INSTRUCTIONS ARE NOT COUNTED: {reason}")
        sys.exit(0 if args.check else 1)
    grown = []
    for game in args.games:
        figures = kept["figures"].setdefault(game, {})
        for job in jobs:
            now, outcome = measure(HERE, job, game)
            before, other = None, ""
            if args.against is not None:
                before, other = held_against(args.against.resolve(), job, game, outcome)
            print(line(game, job, now, figures.get(job), before) + other, flush=True)
            if now > GROWTH * figures.get(job, now):
                grown.append(f"{game} {job} {now:,.0f} instead of {figures[job]:,.0f}")
            figures[job] = round(now)
    if args.keep:
        text = json.dumps({"made_with": made_with(), "figures": kept["figures"]}, indent=2)
        KEPT.write_text(text + "\n", encoding="utf-8")
    elif args.check and grown:
        sys.exit("more instructions than kept: " + "; ".join(grown))


if __name__ == "__main__":
    main()
