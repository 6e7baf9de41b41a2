"""The kit itself: deliberately broken copies of Patolli must fail the law they break."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.core.errors import IllegalMove
from patolli.core.game import Option
from patolli.games.patolli import Patolli
from patolli.games.patolli.state import PatolliState
from patolli.testing import doors, laws
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


class Nameless(Patolli):
    """Has an option that nobody can read."""

    options = {**Patolli.options, "luck": Option((1, 2), default=1)}


class Chatty(Patolli):
    """Begins its moves with a word that the terminal takes for itself."""

    def phrase(self, state: PatolliState, action: int) -> str:
        return super().phrase(state, action).replace("move", "save")


class Silent(Patolli):
    """Does not say what is expected."""

    def view(self, state: PatolliState, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"expects": {}}


class Unwritten(Patolli):
    """Has no page with its rules."""

    text = Path(__file__).parent


class Nowhere(Patolli):
    """Its preview cannot be sent to anybody."""

    def preview(self, state: PatolliState, seat: int, action: int) -> dict[str, Any]:
        return {"landing": {1, 2}}


class Blank(Patolli):
    """Shows a view that its own drawing does not know."""

    def view(self, state: PatolliState, seat: int | None) -> dict[str, Any]:
        return {"expects": {"text": "over"}}


class Sketchy(Patolli):
    """Brings a board that draws nothing."""

    folder = Path(__file__).parent / "sketchy"
    text = Patolli().text


class Crowded(Patolli):
    """Is for one."""

    seats = (1,)


@pytest.mark.parametrize(
    ("broken", "law", "advice"),
    [
        (Nameless(), doors.what_everybody_reads_is_there, "write a line `option-luck = …`"),
        (Chatty(), doors.every_word_is_said_and_typed, "the terminal takes for itself"),
        (Silent(), doors.everything_that_happens_can_be_told, 'add "expects"'),
        (Unwritten(), doors.the_rules_can_be_read, "write the rules into"),
        (Sketchy(), doors.the_browser_can_draw_it, "it must export `mount`"),
        (Crowded(), doors.the_facts_are_in_order, "at least two seats"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_law_of_the_doors_says_what_to_write(broken: Patolli, law: laws.Law, advice: str) -> None:
    with pytest.raises(AssertionError) as caught:
        law(Case(broken, 2), 1)
    assert advice in str(caught.value)


@pytest.mark.parametrize(
    ("broken", "law"),
    [(Nowhere(), doors.previews_can_be_sent), (Blank(), doors.the_terminal_shows_it)],
    ids=lambda value: type(value).__name__,
)
def test_what_no_door_could_use_is_found(broken: Patolli, law: laws.Law) -> None:
    with pytest.raises((TypeError, KeyError)):
        law(Case(broken, 2), 1)


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
