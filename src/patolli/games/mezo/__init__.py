"""Mezo by John Clowdus: gods and tribes, five conflicts an age, three ages.

Read in this order: `data`, `board` and `actions` (what there is, where it stands, what one can do), `table`
and `setup` (what lies there), `legal` (the menu). Then the course of a game: `ages` (stages 1 and 5),
`tribes` (2), `gods` (3), `conflict` (4) with `cards`, `strength`, `majorities` and `blessed`; `scoring`,
`pyramids` and `wrathful` go with them. Cards, fields, tiles, altars and abilities are programs: `frames` (an
effect under way), `amounts` (how much), `targets` (what it may touch), `keywords` (what it does), `effects`
(step by step). `state` ties it together. The programs come from `components/`, a room of its own: the box as
data.

The doors: `notation` and `explain` (phrases, and why not), `position` with `position_writing` and
`position_checks` (saved games), `view`, `preview`, `terminal`; last `bots`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from patolli.core.errors import BadOption
from patolli.core.game import Game, Option
from patolli.games.mezo.data import DEFAULT

if TYPE_CHECKING:
    from patolli.core.rng import Rng
    from patolli.games.mezo.state import MezoState


class Mezo(Game["MezoState"]):
    name = "mezo"
    prefix = "MEZ"
    seats = (2, 3, 4)
    options = {"components": Option((DEFAULT,), default=DEFAULT, file=True)}
    rules_version = 2
    # Three ages of abilities, tribes, gods, and five conflicts of cards, twelve actions, awards, sacrifices.
    # An entry asks for at most 60 pieces (`validation.MOST_PIECES`), with what it starts about 200
    # decisions; so 3 × (4 + 4 × 618 + 4 × 202 + 5 × 3029) = 55,287.
    # With the default set no game comes near 3,000.
    bound = 60_000
    rounds = ("age",)
    printed = ("components", "options")

    def check_option(self, key: str, value: Any) -> None:
        from patolli.games.mezo.components.language import BadComponents
        from patolli.games.mezo.components.option import playable

        try:
            playable(value)
        except BadComponents as error:
            raise BadOption(f"option {key!r}: {error}") from None

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The set is written out with its fingerprint: a record must be playable again."""
        from patolli.games.mezo.components.option import playable

        checked = super().check_options(options)
        return {"components": playable(checked["components"]).option}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> MezoState:
        from patolli.games.mezo.components.option import playable
        from patolli.games.mezo.setup import start
        from patolli.games.mezo.state import advance, empty_table

        state = empty_table(self, seats, options, playable(options["components"]).box, rng)
        start(state)
        advance(state)
        return state

    # Phrases name the things of the set that is played with.

    def phrase(self, state: MezoState, action: int) -> str:
        phrase: str = self.door("notation").phrase(state.box, action)
        return phrase

    def read(self, state: MezoState, seat: int, phrase: str) -> int:
        action: int = self.door("notation").read(state, phrase)
        return action


class FirstRules(Mezo):
    """Version 1, for records of that time: a region was asked for even if nothing could happen in any."""

    rules_version = 1


Mezo.former = {1: FirstRules()}
MEZO = Mezo()
