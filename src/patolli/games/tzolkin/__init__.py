"""Tzolk'in: the Mayan calendar, by the whole rulebook.

Read in this order: `data` (what is printed), `board` (where things stand in the arrays), `table`
(what everybody has), `costs` and `deeds` (what workers can do, and do), `scoring`, `deal`, `state`
(turns and the calendar); then `notation`, `tasks` and `explain` (phrases, open decisions, and why
not), `position`, `view`, `preview`, `terminal`, `gains`, `features` and `heuristics` (what bots value).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from patolli.core.errors import IllegalMove
from patolli.core.game import Game
from patolli.core.rng import Rng
from patolli.games.tzolkin import actions, data, explain, notation, position
from patolli.games.tzolkin import preview as foresight
from patolli.games.tzolkin.state import TzolkinState, empty_table
from patolli.games.tzolkin.view import view


class Tzolkin(Game[TzolkinState]):
    name = "tzolkin"
    prefix = "TZO"
    seats = data.SEATS
    actions = actions.ACTIONS
    rules_version = 1
    bound = 150_000  # only the market can go on for long, see docs/tzolkin-position.md
    rounds = ("day",)
    text = Path(__file__).parent / "text"
    position_type = position.TzolkinPosition

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> TzolkinState:
        state = empty_table(self, seats, options, rng)
        state.start()
        return state

    def describe(self, state: TzolkinState) -> position.TzolkinPosition:
        return position.describe(state, self.header(state, state.rng))

    def restore(self, saved: position.TzolkinPosition) -> TzolkinState:
        return position.restore(self, saved)

    def view(self, state: TzolkinState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def phrase(self, state: TzolkinState, action: int) -> str:
        return notation.phrase(action)

    def read(self, state: TzolkinState, seat: int, phrase: str) -> int:
        return notation.read(phrase)

    def why_not(self, state: TzolkinState, seat: int, action: int) -> IllegalMove:
        return explain.why_not(state, seat, action)

    def preview(self, state: TzolkinState, seat: int, action: int) -> dict[str, Any]:
        return foresight.preview(state, seat, action)


TZOLKIN = Tzolkin()
