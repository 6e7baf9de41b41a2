"""Mexica, by Wolfgang Kramer and Michael Kiesling: canals, districts and temples on an island.

Read in this order: `data`, `board` and `actions` (the box, the island, and what a player can do),
`table` and `setup` (what lies there), `legal` and `roundone` (what one may do); then the rulebook,
chapter by chapter: `canals`, `founding`, `bridges`, `temples`, `movement`, `tokens`, `periods`,
`scoring`, with `districts` and `panel` for what they share; `state` ties them together. Then the
doors: `notation`, `explain`, `position` with `islandmap`, `view`, `preview`, `terminal`; last `bots`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from patolli.core.errors import IllegalMove
from patolli.core.game import Game, Option
from patolli.core.rng import Rng
from patolli.games.mexica import actions, data, explain, notation, position, preview, setup
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.view import view

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


class Mexica(Game[MexicaState]):
    name = "mexica"
    prefix = "MEX"
    seats = (2, 3, data.MOST_SEATS)
    options = {"harder": Option((False, True), default=False)}
    actions = actions.ACTIONS
    rules_version = 1
    bound = most_decisions(data.MOST_SEATS)
    open = True
    rounds = ("period", "round")
    text = Path(__file__).parent / "text"
    position_type = position.MexicaPosition

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> MexicaState:
        state = MexicaState(self, seats, options, rng)
        setup.start(state)
        return state

    def describe(self, state: MexicaState) -> position.MexicaPosition:
        return position.describe(state, self.header(state, state.rng))

    def restore(self, saved: position.MexicaPosition) -> MexicaState:
        return position.restore(self, saved)

    def view(self, state: MexicaState, seat: int | None) -> dict[str, Any]:
        return view(state)

    def preview(self, state: MexicaState, seat: int, action: int) -> dict[str, Any]:
        return preview.preview(state, seat, action)

    def phrase(self, state: MexicaState, action: int) -> str:
        return notation.phrase(action)

    def read(self, state: MexicaState, seat: int, phrase: str) -> int:
        return notation.read(phrase)

    def why_not(self, state: MexicaState, seat: int, action: int) -> IllegalMove:
        return explain.why_not(state, seat, action)


MEXICA = Mexica()
