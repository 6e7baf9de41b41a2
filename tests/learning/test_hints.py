"""Why a hint is one: what the move brings beyond the others."""

from __future__ import annotations

import patolli
from patolli.core.text import LANGUAGES
from patolli.learning.course import Start, begin
from patolli.learning.hints import because, reasons


def test_a_catch_is_told_by_its_stake() -> None:
    pieces = [["h3", "i8"], ["h7", "k7"]]
    start = Start(seed=5, set={"pieces": pieces, "turn": 0, "throw": 4})
    state = begin(patolli.game("patolli"), start, "here")
    found = reasons(state, 0, "move h3")
    assert {"stakes": 2.0}.items() <= {one.fact: one.amount for one in found}.items() or found[0].amount > 0
    for lang in LANGUAGES:
        assert "+" in because(found, "patolli", lang)


def test_a_move_without_choice_needs_no_reason() -> None:
    state = patolli.game("patolli").new(seed=1)
    assert reasons(state, 0, "move g7") == []
    assert because([], "patolli", "en") == ""


def test_the_luck_to_come_is_not_told() -> None:
    """The same reasons whatever the beans will show: the position's own luck is not looked at."""
    state = patolli.game("patolli").new(seed=3148)
    for phrase in ("move g7", "move h8", "enter", "move h10"):
        seat = state.waiting()[0]
        state.play(seat, state.parse(seat, phrase))
    other = state.resample(0, 99)
    assert reasons(state, 0, "move g5", 7) == reasons(other, 0, "move g5", 7)
