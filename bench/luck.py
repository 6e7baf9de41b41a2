"""How much of a result is luck: the same mean without it, and how much less it varies.

    python -m bench.luck [GAME …] [--games 2000] [--bots level:4,level:2] [--jobs 2]

For each title the first bot's win share plain and less its luck, whether the two means agree (the mean of
what luck gave it is nothing, within its 95 % interval), and the variance of a single result without luck as a
part of the plain one: the games needed for the same certainty shrink by that factor.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, pvariance

from patolli.bots.arena import Arena, less_luck

TITLES = ("mexica", "mezo", "patolli", "tzolkin")


def measure(game: str, bots: list[str], games: int, jobs: int) -> str:
    arena = Arena(game, bots, games, seed="luck", adjust_luck=True)
    first = bots[0]
    plain, luck = [], []
    for played in arena.run(jobs):
        seat = played.bots.index(first)
        plain.append(1 / len(played.winners) if seat in played.winners else 0.0)
        luck.append(played.luck[seat])
    less = less_luck(plain, luck)
    whole = [result - given for result, given in zip(plain, luck, strict=True)]
    error = 1.96 * sqrt(pvariance(luck) / len(luck))
    agree = "agree" if abs(fmean(luck)) <= error else "DIFFER"
    ratio, all_of_it = (pvariance(one) / pvariance(plain) for one in (less, whole))
    return (
        f"{game:8} {len(plain):5} games  plain {fmean(plain):6.1%}  less luck {fmean(less):6.1%}  "
        f"luck {fmean(luck):+.4f} ± {error:.4f} {agree}  "
        f"variance {ratio:.3f} of the plain one ({all_of_it:.3f} less all luck)"
    )


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("game", nargs="*", default=TITLES)
    options.add_argument("--games", type=int, default=2000)
    options.add_argument("--bots", default="level:4,level:2")
    options.add_argument("--jobs", type=int, default=1)
    given = options.parse_args()
    for game in given.game:
        print(measure(game, given.bots.split(","), given.games, given.jobs), flush=True)


if __name__ == "__main__":
    main()
