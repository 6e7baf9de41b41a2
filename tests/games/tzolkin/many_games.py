"""Random games in bulk, checked for conservation at every step.

    python -m tests.games.tzolkin.many_games 20000

Too long for the daily tests; run it after a change of the engine, compiled.
"""

from __future__ import annotations

import sys

from patolli.core.rng import seeded

from .spoken import GAME
from .test_invariants import check


def play(number: int) -> int:
    """One random game; how many decisions it had."""
    state, rng, decisions = GAME.new(2 + number % 3, number), seeded(number), 0
    while (seat := state.mover()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        check(state.position(), state.view(None))
        decisions += 1
    assert state.winners()
    return decisions


def main(first: int, last: int) -> None:
    lengths = [play(number) for number in range(first, last)]
    print(f"games {first} to {last - 1} ended: {sum(lengths)} decisions, {max(lengths)} in the longest")


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    main(*words if len(words) == 2 else (0, words[0]))
