"""Do the puzzles of the package hold? Each is loaded, and games are played out that its miner did not see.

    python -m bench.puzzles
    python -m bench.puzzles mezo --worlds 60

For each game: how many puzzles there are (one that does not load under today's rules, or whose solution is
not legal, stops it); the mean gain of the solution over the next best turn, in points of a hundred of the
chance, as it was mined and in the fresh games; for how many the solution is ahead in those, for how many by
eight points, and by three standard errors; and for how many the quick analysis names it best, with another
seed than the miner's.
"""

from __future__ import annotations

import argparse
from statistics import fmean

from patolli.analysis import judge
from patolli.analysis.comparison import APART
from patolli.analysis.turns import acted
from patolli.puzzles import Puzzle, puzzles
from patolli.puzzles.mining import GAIN, THOUGHT
from patolli.puzzles.verdict import played_again

GAMES = ("mexica", "mezo", "patolli", "tzolkin")


def quick_agrees(puzzle: Puzzle) -> bool:
    state = puzzle.state()
    tried = acted(state, puzzle.seat, puzzle.solution)
    return judge(state, puzzle.seat, THOUGHT, "again", tried).options[0].played


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--worlds", type=int, default=240, help="fresh games after each turn; 240")
    given = parser.parse_args()
    print("game     puzzles  mined  again  ahead  >= 8 points  >= 3 errors  quick agrees")
    for game in given.games:
        found = puzzles(game)
        if not found:
            print(f"{game:<8} {0:7}")
            continue
        again = [played_again(puzzle, given.worlds, 1) for puzzle in found]
        ahead = sum(gain > 0 for gain, _ in again)
        large = sum(gain >= GAIN for gain, _ in again)
        surely = sum(gain > APART * error for gain, error in again)
        agreed = sum(quick_agrees(puzzle) for puzzle in found)
        mined, fresh = fmean(puzzle.gain for puzzle in found), fmean(gain for gain, _ in again)
        print(
            f"{game:<8} {len(found):7} {100 * mined:6.1f} {100 * fresh:6.1f} {ahead:6} {large:12} "
            f"{surely:12} {agreed:13}",
            flush=True,
        )


if __name__ == "__main__":
    main()
