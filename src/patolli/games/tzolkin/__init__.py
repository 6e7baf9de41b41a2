"""Tzolk'in: the Mayan calendar, by the whole rulebook.

Read in this order: `data` (what is printed), `board` (where things stand in the arrays), `table`
(what everybody has), `costs` and `deeds` (what workers can do, and do), `scoring`, `deal`, `state`
(turns and the calendar); then `notation`, `tasks` and `explain` (phrases, open decisions, and why
not), `position`, `view`, `preview`, `terminal`, `gains`, `features` and `heuristics` (what bots value).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.game import Game
from patolli.games.tzolkin import data

if TYPE_CHECKING:
    from patolli.core.rng import Rng
    from patolli.games.tzolkin.state import TzolkinState


class Tzolkin(Game["TzolkinState"]):
    name = "tzolkin"
    prefix = "TZO"
    seats = data.SEATS
    rules_version = 1
    bound = 150_000  # only the market can go on for long, see docs/tzolkin-position.md
    rounds = ("day",)

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> TzolkinState:
        from patolli.games.tzolkin.state import empty_table

        state = empty_table(self, seats, options, rng)
        state.start()
        return state


TZOLKIN = Tzolkin()
