"""The kit itself: deliberately broken copies of Patolli must fail the law they break."""

from __future__ import annotations

from typing import Any

import pytest

import patolli
from patolli.core.errors import IllegalMove
from patolli.games.patolli import Patolli
from patolli.games.patolli.state import PatolliState
from patolli.testing import laws
from patolli.testing.walk import Case


class Leaky(Patolli):
    """Shows where the beans to come are decided."""

    def view(self, state: PatolliState, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"luck": state.rng.words()}


class Telltale(Patolli):
    """Keeps the board clean, but says in words what nobody can know."""

    def view(self, state: PatolliState, seat: int | None) -> dict[str, Any]:
        luck = state.rng.copy().below(99)
        return super().view(state, seat) | {"expects": {"text": "move", "throw": luck}}


class Clumsy(Patolli):
    """Changes the position while it refuses a move."""

    def why_not(self, state: PatolliState, seat: int, action: int) -> IllegalMove:
        state.throws += 1
        return super().why_not(state, seat, action)


class Ambiguous(Patolli):
    """Calls two different moves by the same name."""

    def phrase(self, state: PatolliState, action: int) -> str:
        return "move g7" if action < 26 else super().phrase(state, action)


class Careless(Patolli):
    """Takes any position without looking."""

    def restore(self, saved: Any) -> PatolliState:
        state = super().restore(saved)
        state.turn = 7
        return state


class Boastful(Patolli):
    """Says that nothing is left to chance."""

    open = True


class Mute(Patolli):
    """Refuses with a rule that nobody can read."""

    def why_not(self, state: PatolliState, seat: int, action: int) -> IllegalMove:
        return IllegalMove("PAT-R99", "safe-there", square="g7")


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (Leaky(), laws.nothing_leaks),
        (Telltale(), laws.nothing_leaks),
        (Clumsy(), laws.what_is_not_legal_is_refused),
        (Ambiguous(), laws.phrases_and_actions_are_one),
        (Careless(), laws.positions_can_be_loaded),
        (Boastful(), laws.resampled_worlds_are_possible),
        (Mute(), laws.what_is_not_legal_is_refused),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_broken_game_fails_its_law(broken: Patolli, law: laws.Law) -> None:
    def ten_times() -> None:
        for seed in range(10):
            law(Case(broken, 2), seed)

    with pytest.raises(AssertionError):
        ten_times()


def test_a_sound_game_passes_the_same_laws() -> None:
    for seed in range(3):
        for law in laws.LAWS:
            law(Case(patolli.game("patolli"), 2), seed)
