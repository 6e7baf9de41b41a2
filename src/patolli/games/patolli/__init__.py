"""Patolli, the ancient race game: the smallest complete game here, and the one to copy.

Read in this order: `data`, `board` and `actions` (the box, the mat, and what a player can do), `table`
and `setup` (what lies there), `legal`, `walking`, `beans` and `scoring` (the rules), `state` (turns);
then the doors: `notation` and `explain` (phrases, and why not), `position` (saved games), `view`,
`preview`, `terminal`; last `bots`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from patolli.core.errors import IllegalMove
from patolli.core.game import Game, Option
from patolli.core.rng import Rng
from patolli.games.patolli import actions, data, explain, notation, position, preview, setup
from patolli.games.patolli.state import PatolliState
from patolli.games.patolli.view import view


class Patolli(Game[PatolliState]):
    name = "patolli"
    prefix = "PAT"
    seats = (data.SEATS,)
    options = {
        "pieces": Option(data.PIECES, default=6),
        "stakes": Option(data.STAKES, default=20),
    }
    actions = actions.ACTIONS
    rules_version = 1
    bound = data.MOST_THROWS
    text = Path(__file__).parent / "text"
    position_type = position.PatolliPosition

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> PatolliState:
        state = PatolliState(self, seats, options, rng)
        setup.start(state)
        return state

    def describe(self, state: PatolliState) -> position.PatolliPosition:
        return position.describe(state, self.header(state, state.rng))

    def restore(self, saved: position.PatolliPosition) -> PatolliState:
        return position.restore(self, saved)

    def view(self, state: PatolliState, seat: int | None) -> dict[str, Any]:
        return view(state)

    def phrase(self, state: PatolliState, action: int) -> str:
        return notation.phrase(action)

    def read(self, state: PatolliState, seat: int, phrase: str) -> int:
        return notation.read(phrase)

    def why_not(self, state: PatolliState, seat: int, action: int) -> IllegalMove:
        return explain.why_not(state, seat, action)

    def preview(self, state: PatolliState, seat: int, action: int) -> dict[str, Any]:
        return preview.landing(state, seat, action)


PATOLLI = Patolli()
