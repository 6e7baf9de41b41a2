"""What people type: capitals and spaces do not matter, and a wrong word is named with what would fit."""

from __future__ import annotations

import pytest

import patolli
from patolli import IllegalMove, State


def begun(name: str) -> State:
    state: State = patolli.game(name).new(seats=2, seed=3)
    if name == "mexica":
        for _ in range(2):
            seat = state.waiting()[0]
            state.play(seat, state.legal(seat)[0])
    return state


def refused(state: State, phrase: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as error:
        state.parse(state.waiting()[0], phrase)
    assert error.value.reason == "no-such-phrase"
    return error.value


@pytest.mark.parametrize("name", ["mexica", "tzolkin", "mezo", "patolli"])
def test_capitals_and_spaces_do_not_matter(name: str) -> None:
    state = begun(name)
    seat = state.waiting()[0]
    for action in state.legal(seat):
        phrase = state.phrase(action)
        assert state.parse(seat, f"  {phrase.upper().replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    ("phrase", "problem", "word"),
    [
        ("canal z9", "wrong", "z9"),
        ("temple 5 c3", "wrong", "5"),
        ("bridge o99", "wrong", "o99"),
        ("fly", "wrong", "fly"),
        ("canal", "unfinished", ""),
        ("", "unfinished", ""),
        ("end now", "surplus", "now"),
    ],
)
def test_the_wrong_word_is_named(phrase: str, problem: str, word: str) -> None:
    error = refused(begun("mexica"), phrase)
    assert (error.facts["problem"], error.facts["word"]) == (problem, word)
    for lang in patolli.LANGUAGES:
        assert word in patolli.texts("mexica", lang).reason(error)


def test_what_would_fit_is_in_order_and_not_too_much() -> None:
    state = begun("mexica")
    fits = refused(state, "canal z9").facts["fits"]
    assert isinstance(fits, list)
    assert len(fits) == 9
    assert fits[-1] == "…"
    assert all(any(phrase.startswith(f"canal {word}") for phrase in state.phrases(0)) for word in fits[:-1])
    assert refused(state, "temple 5 c3").facts["fits"] == ["1", "2", "3", "4"]


def test_a_rule_beats_a_spelling() -> None:
    """What can be read but is forbidden is told by the rule, however it is typed."""
    state = begun("mexica")
    with pytest.raises(IllegalMove) as error:
        state.parse(0, "FOUND 13 h7")
    assert error.value.rule.startswith("MEX-")


def test_what_a_person_typed_is_quoted_whatever_it_begins_with() -> None:
    error = refused(begun("mexica"), "@temple")
    assert "“@temple”" in patolli.texts("mexica", "en").why(error)
