"""How long commands take before they answer, as a multiple of a Python that does nothing.

    python bench/commands.py                    # this checkout
    python bench/commands.py ../before          # and another one, which has a `.venv` of its own

Processor time, so that a busy machine matters little; all commands take turns, and the best of each counts.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
NOTHING = "python -c pass"
COMMANDS = (
    NOTHING,
    "patolli --help",
    "patolli --version",
    "patolli games",
    "patolli bots",
    "patolli rules mezo MEZ-R23",
    "patolli serve --help",
)


def processor_seconds(checkout: Path, command: str) -> float:
    program, *words = command.split()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([checkout / ".venv/bin" / program, *words], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(checkouts: list[Path], rounds: int) -> dict[tuple[Path, str], float]:
    best = {(checkout, command): float("inf") for command in COMMANDS for checkout in checkouts}
    for _ in range(rounds):
        for key in best:
            best[key] = min(best[key], processor_seconds(*key))
    return best


def main() -> None:
    options = argparse.ArgumentParser(description="How long commands take before they answer.")
    options.add_argument("old", nargs="?", type=Path, help="Another checkout to compare with.")
    options.add_argument("--rounds", type=int, default=20)
    given = options.parse_args()
    checkouts = [checkout.resolve() for checkout in (given.old, HERE) if checkout is not None]
    best = measure(checkouts, given.rounds)
    print(f"{'':28}" + "".join(f"{'now' if checkout == HERE else 'before':>18}" for checkout in checkouts))
    for command in COMMANDS:
        cells = [(best[checkout, command], best[checkout, NOTHING]) for checkout in checkouts]
        print(
            f"{command:28}" + "".join(f"{1000 * took:8.1f} ms {took / idle:5.1f} ×" for took, idle in cells)
        )


if __name__ == "__main__":
    main()
