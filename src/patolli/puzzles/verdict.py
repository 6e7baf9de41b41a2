"""Is a turn the best one, what does it give away, and why?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from patolli.analysis.comparison import Comparison
from patolli.analysis.judging import DEPTH, mind
from patolli.analysis.playing_out import SlowComparison
from patolli.analysis.reasons import at_once, later
from patolli.analysis.report import Difference
from patolli.analysis.turns import acted, leads_to_the_same
from patolli.analysis.worlds import Worlds
from patolli.puzzles.puzzle import Puzzle


class Verdict(msgspec.Struct, frozen=True):
    solved: bool
    given_away: float  # of the chance: by the turn tried, or by the next best if that was the solution
    why: list[Difference]  # in what the solution leaves the table differently from that one, at once
    later: list[Difference]  # and after the own next turn


def verdict(puzzle: Puzzle, tried: Sequence[int]) -> Verdict:
    """What to say of a whole turn: another one solves it too, if the analysis finds it no worse."""
    state, seat = puzzle.state(), puzzle.seat
    worlds = Worlds(mind(state), state, seat, "verdict")
    root = worlds.one(0)
    best, rival = (acted(state, seat, phrases) for phrases in (puzzle.solution, puzzle.rival))
    if leads_to_the_same(root, seat, tried, best):
        return Verdict(True, puzzle.gain, at_once(root, seat, best, rival), later(worlds, best, rival))
    comparison = Comparison(worlds, [best, tried])
    comparison.run(DEPTH)
    lost = comparison.lost(0, 1)[0]
    if lost <= 0:
        return Verdict(True, 0.0, [], [])
    return Verdict(False, lost, at_once(root, seat, best, tried), later(worlds, best, tried))


def played_again(puzzle: Puzzle, worlds: int, seed: int | str) -> tuple[float, float]:
    """The gain over the next best turn in games that the miner did not see, and its standard error."""
    state = puzzle.state()
    best, rival = (acted(state, puzzle.seat, phrases) for phrases in (puzzle.solution, puzzle.rival))
    return SlowComparison(state, puzzle.seat, f"again {seed}").gain(best, rival, worlds)
