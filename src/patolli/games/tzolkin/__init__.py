"""Tzolk'in: the Mayan calendar, by the whole rulebook.

Read in this order: `data`, `board`, `printed` and `actions` (the box, where its things stand in the
arrays, what is printed on them, and what a player can do), `table` and `setup` (what lies there),
`legal` (what one may do); then the rulebook: `tiles`, `begging`, `workers`, `wheels` with `palenque`,
`yaxchilan`, `tikal`, `uxmal` and `chichen`, `market`, `technologies`, `buildings` with `costs` and
`effects`, `monuments`, `temples`, `food`, `calendar`, `scoring`, and `goods` for what they share;
`tasks` and `resolve` (a worker's action, decision after decision) and `state` tie them together. Then
the doors: `notation`, `explain`, `position` with `position_reading` and `pending`, `view`, `preview`,
`terminal`; last `bots`.
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
        from patolli.games.tzolkin.state import new_game

        return new_game(self, seats, options, rng)


TZOLKIN = Tzolkin()
