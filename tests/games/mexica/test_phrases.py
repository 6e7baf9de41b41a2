"""Phrases, reasons and numbers: one spelling each, a sentence for every refusal, no crash on any string."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.mexica.spoken import new, set_up

from patolli.core.errors import IllegalMove
from patolli.core.text import LANGUAGES, texts
from patolli.games.mexica import MEXICA, actions, notation

HERE = Path(__file__).parent
SOURCE = Path(notation.__file__).parent
WORDS = ["start", "canal", "bridge", "shift", "temple", "walk", "boat", "leap", "found", "take", "spend"]
WORDS += [
    "propose",
    "agree",
    "refuse",
    "end",
    "d5",
    "d6",
    "h7",
    "o7",
    "a1",
    "u14",
    "ns",
    "ew",
    "3",
    "13",
    "2",
]


def test_every_action_has_a_spelling_of_its_own() -> None:
    """All blocks but the moved bridges, and a sample of those, which are 76,832."""
    chance = random.Random(1)
    numbers = [*range(actions.SHIFT_NS), *chance.sample(range(actions.SHIFT_NS, actions.ACTIONS), 3000)]
    impossible = 0
    for action in numbers:
        phrase = notation.phrase(action)
        try:
            assert notation.read(phrase) == action
        except IllegalMove as error:  # a double canal that would reach into the lake
            assert error.reason in ("canal-on-lake", "no-such-phrase", "canal-apart", "canal-twice"), phrase
            impossible += 1
    assert impossible < 100


@pytest.mark.parametrize(
    ("phrase", "action"),
    [
        ("start b1", actions.START),
        ("canal b1", actions.CANAL),
        ("take", actions.TAKE),
        ("propose 3", actions.PROPOSE),
        ("propose 13", actions.PROPOSE + 10),
        ("end", actions.END),
        ("temple 2 b1", actions.TEMPLE + 196),
        ("found 13 j14", actions.TAKE - 1),
        ("shift b1 b1 ns", actions.SHIFT_NS),
        ("shift j14 j14 ew", actions.ACTIONS - 1),
    ],
)
def test_numbers_of_actions_never_change(phrase: str, action: int) -> None:
    assert notation.read(phrase) == action
    assert notation.phrase(action) == phrase


@settings(deadline=None)
@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)))
def test_no_phrase_crashes(phrase: str) -> None:
    table = set_up(pilli=["d5", "g7", "i7"])
    try:
        table.state.parse(0, phrase)
    except IllegalMove as error:
        for lang in LANGUAGES:
            assert texts("mexica", lang).why(error)


@pytest.mark.parametrize("phrase", ["", " ", "walk", "walk z9", "walk d05", "canal d5 d6 d7"])
def test_what_is_no_phrase_is_said_to_be_none(phrase: str) -> None:
    set_up().refuses(phrase, "CORE-R3", "no-such-phrase")


def test_every_illegal_action_gets_a_real_reason() -> None:
    """Thousands of random actions in random moments; round one is the only one that may lock in."""
    chance = random.Random(2)
    for seed in range(8):
        table = new(2 + seed % 3, seed, placed=False)
        state = table.state
        for _ in range(120):
            if state.over:
                break
            seat = state.mover()
            legal = set(state.legal(seat))
            for action in chance.choices(range(actions.SHIFT_NS + 2000), k=15):
                if action not in legal:
                    error = MEXICA.why_not(state, seat, action)
                    assert error.rule.startswith("MEX-")
                    assert error.reason != "locks-in" or state.round_one()
                    assert texts("mexica", "en").why(error)
            state.apply(seat, chance.choice(sorted(legal)))


def test_every_reason_has_its_own_test() -> None:
    catalogue = (SOURCE / "text/en.ftl").read_text(encoding="utf-8")
    reasons = re.findall(r"^why-([a-z-]+) =", catalogue, re.MULTILINE)
    tests = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    assert len(reasons) > 50
    for reason in reasons:
        assert re.search(rf'refuses\([^)]*"{reason}"', tests), f"nobody tests why-{reason}"


NUMBERS = [f"R{n}" for n in range(1, 63)] + [f"Q{n}" for n in range(1, 16)]


def test_every_rule_has_a_test_of_its_name() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    names = " ".join(re.findall(r"def (test_\w+)", tests))
    for number in [*NUMBERS, *(f"E{n}" for n in range(1, 6))]:
        assert re.search(rf"MEX_{number}_|_and_MEX_{number}_", names), f"no test of MEX-{number}"


def test_every_rule_is_named_in_the_code_and_on_the_rules_page() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    page = (SOURCE / "text/rules.en.md").read_text(encoding="utf-8")
    for number in NUMBERS:
        assert re.search(rf"MEX-{number}\b", code), f"MEX-{number} is not named in the code"
        assert f'<a id="MEX-{number}"></a>' in page
