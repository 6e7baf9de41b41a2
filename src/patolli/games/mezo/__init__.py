"""Mezo by John Clowdus: gods and tribes, five conflicts an age, three ages.

Read in this order: `data`, `components/` (the box as data; a room of its own), `board` (what lies on the
table), `scoring`, `targets` and `effects` (the executor), `conflict` and `state` (the course of the game);
then `notation` and `explain` (phrases, and why not), `position` and `position_checks`, `view`, `preview`,
`terminal`, `bots/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patolli.core.errors import BadOption, IllegalMove
from patolli.core.game import Game, Option
from patolli.core.rng import Rng
from patolli.games.mezo import explain, notation, position, preview
from patolli.games.mezo.components.language import BadComponents
from patolli.games.mezo.components.option import DEFAULT, playable
from patolli.games.mezo.numbers import ACTIONS
from patolli.games.mezo.state import MezoState
from patolli.games.mezo.view import view


class Mezo(Game[MezoState]):
    name = "mezo"
    prefix = "MEZ"
    seats = (2, 3, 4)
    options = {"components": Option((DEFAULT,), default=DEFAULT)}
    actions = ACTIONS
    rules_version = 1
    # Three ages of abilities, tribes, gods, and five conflicts of cards, twelve actions, awards, sacrifices.
    # An entry asks for at most 60 pieces (`validation.MOST_PIECES`), with what it starts about 200
    # decisions; so 3 × (4 + 4 × 618 + 4 × 202 + 5 × 3029) = 55,287.
    # With the default set no game comes near 3,000.
    bound = 60_000
    rounds = ("age",)
    text = Path(__file__).parent / "text"
    printed = ("components", "options")
    position_type = position.MezoPosition

    def check_option(self, key: str, value: Any) -> None:
        try:
            playable(value)
        except BadComponents as error:
            raise BadOption(f"option {key!r}: {error}") from None

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The set is written out with its fingerprint: a record must be playable again."""
        checked = super().check_options(options)
        return {"components": playable(checked["components"]).option}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> MezoState:
        state = MezoState(self, seats, options, playable(options["components"]).box, rng)
        state.set_up()
        return state

    def describe(self, state: MezoState) -> position.MezoPosition:
        return position.describe(state, self.header(state, state.rng))

    def restore(self, saved: position.MezoPosition) -> MezoState:
        return position.restore(self, saved)

    def view(self, state: MezoState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def phrase(self, state: MezoState, action: int) -> str:
        return notation.phrase(state.box, action)

    def read(self, state: MezoState, seat: int, phrase: str) -> int:
        return notation.read(state.box, phrase)

    def why_not(self, state: MezoState, seat: int, action: int) -> IllegalMove:
        return explain.why_not(state, seat, action)

    def preview(self, state: MezoState, seat: int, action: int) -> dict[str, Any]:
        return preview.preview(state, seat, action)


MEZO = Mezo()
