"""Random games, many of them: all end, within the bound, with the pieces of the box accounted for."""

from __future__ import annotations

import patolli.games.mexica.state as engine
from patolli.bots.playout import Playout
from patolli.core.rng import seeded
from patolli.games.mexica import MEXICA
from patolli.games.mexica.data import BRIDGES, DOUBLES, SINGLES, TOKENS

COMPILED = not engine.__file__.endswith(".py")


def test_random_games_end_within_the_bound_and_no_piece_is_lost() -> None:
    for seed in range(1000 if COMPILED else 9):
        state = MEXICA.new(2 + seed % 3, seed, harder=seed % 2 == 0)
        playout = Playout()
        playout.run(state, seeded(seed))
        assert playout.decisions <= MEXICA.bound
        view = state.view(None)
        assert view["over"]
        assert view["winners"]
        lengths = [len(canal["squares"]) for canal in view["canals"]]
        assert lengths.count(1) + view["supply"]["singles"] == SINGLES
        assert lengths.count(2) + view["supply"]["doubles"] == DOUBLES
        assert len(view["bridges"]) + view["supply"]["bridges"] == BRIDGES
        assert sum(view["tokens"]) + view["supply"]["tokens"] == TOKENS
        for seat in range(state.seats):
            built = sum(temple["owner"] == seat for temple in view["temples"])
            assert built + sum(view["stock"][seat]) == 18
        land = sum(district["size"] for district in view["districts"])
        assert land == 196 - lengths.count(1) - 2 * lengths.count(2)
