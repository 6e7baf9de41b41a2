"""Random games in bulk, checked for conservation all along: ``python tests/games/mezo/many_games.py 20000``.

Too long for the daily tests; run it after a change of the engine, compiled.
"""

from __future__ import annotations

import sys

from patolli.core.rng import seeded
from patolli.games.mezo import MEZO
from patolli.games.mezo.board import GLYPHS, HEIGHT, LAND, PIECES, PLACES, STEPS, STONES, TRIBE, VP
from patolli.games.mezo.data import REGIONS, SHAMAN, WARRIOR
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.table import count


def check(state: MezoState) -> None:
    """Units, glyphs and pieces of every seat are all there, and no two VP markers share a field."""
    for seat in range(state.seats):
        for kind, whole in ((WARRIOR, state.box.warriors), (SHAMAN, state.box.shamans)):
            found = [count(state, seat, kind, place) for place in range(PLACES)]
            assert min(found) >= 0
            assert sum(found) == whole
        regions = [region * LAND for region in range(REGIONS)]
        assert state.tribe[seat * TRIBE + GLYPHS] + sum(state.land[at + STONES + seat] for at in regions) == (
            state.box.glyphs
        )
        for level in range(len(state.box.pieces)):
            built = sum(
                state.land[at + HEIGHT] > level and state.land[at + STEPS + level] == seat for at in regions
            )
            assert state.tribe[seat * TRIBE + PIECES + level] + built == state.box.pieces[level]
    points = [state.tribe[seat * TRIBE + VP] for seat in range(state.seats)]
    assert len(set(points)) == len(points)


def main(games: int) -> None:
    longest = decisions = 0
    for number in range(games):
        state, rng, length = MEZO.new(2 + number % 3, number), seeded(number), 0
        while (seat := state.mover()) >= 0:
            legal = state.legal(seat)
            assert legal
            state.apply(seat, legal[rng.below(len(legal))])
            length += 1
            if length % 20 == 0:
                check(state)
        check(state)
        assert len(state.winners()) == 1
        longest, decisions = max(longest, length), decisions + length
    print(f"{games} games ended, {decisions} decisions, the longest game {longest}; nothing was lost")


if __name__ == "__main__":
    main(int(sys.argv[1]))
