"""How long it takes until a game lies on the table, next to Python's own `import json` in the same run.

    python bench/import_time.py --runs 40

Every run starts Python anew three times, by turns: with nothing to do, with `import json`, and with a new
game of Mexica. Prints the median of each, and how many times longer the game takes than `json`: the whole
process, and what it takes beyond the start of Python.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
from statistics import median

SCRIPTS = {
    "nothing": "pass",
    "import json": "import json",
    "a new game": 'import patolli; patolli.game("mexica").new()',
}


def processor_seconds(script: str) -> float:
    """What a Python process takes, its own start included; waiting for others does not count."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", script], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=40)
    args = parser.parse_args()
    spent: dict[str, list[float]] = {name: [] for name in SCRIPTS}
    for _ in range(args.runs):
        for name, script in SCRIPTS.items():
            spent[name].append(processor_seconds(script))
    took = {name: median(seconds) for name, seconds in spent.items()}
    for name, seconds in took.items():
        print(f"{name:<12} {1000 * seconds:6.1f} ms")
    game, peer, nothing = took["a new game"], took["import json"], took["nothing"]
    print(f"a new game takes {game / peer:.1f} times as long as import json", end="")
    print(f", {(game - nothing) / (peer - nothing):.1f} times without the start of Python")


if __name__ == "__main__":
    main()
