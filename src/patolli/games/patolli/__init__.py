"""Patolli, the ancient race game: the smallest complete game here, and the one to copy.

Read in this order: `data`, `board` and `actions` (the box, the mat, and what a player can do), `table`
and `setup` (what lies there), `legal`, `walking`, `beans` and `scoring` (the rules), `state` (turns);
then the doors: `notation` and `explain` (phrases, and why not), `position` (saved games), `view`,
`preview`, `terminal`; last `bots`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.game import Game, Option
from patolli.games.patolli import data

if TYPE_CHECKING:
    from patolli.core.rng import Rng
    from patolli.games.patolli.state import PatolliState


class Patolli(Game["PatolliState"]):
    name = "patolli"
    prefix = "PAT"
    seats = (data.SEATS,)
    options = {
        "pieces": Option(data.PIECES, default=6),
        "stakes": Option(data.STAKES, default=20),
    }
    rules_version = 1
    bound = data.MOST_THROWS

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> PatolliState:
        from patolli.games.patolli.setup import start
        from patolli.games.patolli.state import PatolliState

        state = PatolliState(self, seats, options, rng)
        start(state)
        return state


PATOLLI = Patolli()
