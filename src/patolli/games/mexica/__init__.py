"""Mexica, by Wolfgang Kramer and Michael Kiesling: canals, districts and temples on an island.

Read in this order: `data`, `board` and `actions` (the box, the island, and what a player can do),
`table` and `setup` (what lies there), `legal` and `roundone` (what one may do); then the rulebook,
chapter by chapter: `canals`, `founding`, `bridges`, `temples`, `movement`, `tokens`, `periods`,
`scoring`, with `districts`, `panel` and `lastcanals` for what they share; `state` ties them together.
Then the doors: `notation`, `explain`, `position` with `islandmap`, `view`, `preview`, `facts`, `terminal`;
last `bots`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from patolli.core.game import Game, Option
from patolli.games.mexica import data

if TYPE_CHECKING:
    from patolli.core.rng import Rng
    from patolli.games.mexica.state import MexicaState

TEMPLES = sum(data.TEMPLES_FIRST) + sum(data.TEMPLES_SECOND)
TILES = sum(copies for _, _, copies in data.TILES.values())


def most_decisions(seats: int) -> int:
    """More decisions than any game can have.

    Two rounds in a row without progress end a period, and progress uses up a piece: canals, bridges,
    temples, tiles. In a turn every decision but the last costs an action point, spends a token (as
    many as were ever taken), founds, or is a proposal with its answers, once for each open tile.
    """
    pieces = data.SINGLES + data.DOUBLES + data.BRIDGES + seats * TEMPLES + TILES
    turns = seats * (2 * pieces + 2 * data.QUIET_ROUNDS)
    points_and_tokens = data.POINTS_A_TURN + 2 * data.TAKE_LIMIT
    proposals = data.FIRST_TILES * seats
    return seats + TILES + turns * (points_and_tokens + proposals + 1)


class Mexica(Game["MexicaState"]):
    name = "mexica"
    prefix = "MEX"
    seats = (2, 3, data.MOST_SEATS)
    options = {"harder": Option((False, True), default=False)}
    rules_version = 2
    bound = most_decisions(data.MOST_SEATS)
    open = True
    rounds = ("period", "round")

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> MexicaState:
        from patolli.games.mexica.setup import start
        from patolli.games.mexica.state import MexicaState

        state = MexicaState(self, seats, options, rng)
        start(state)
        return state


class FirstRules(Mexica):
    """Version 1, for records of that time: tiles stayed open until no canal was left (MEX-Q9)."""

    rules_version = 1


Mexica.former = {1: FirstRules()}
MEXICA = Mexica()
