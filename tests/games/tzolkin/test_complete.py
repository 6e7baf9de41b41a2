"""Nothing is forgotten: every rule, ruling, reading and vector has a test, every reason too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import patolli
from patolli.games.tzolkin import data, notation

from .spoken import GAME

HERE = Path(__file__).parent
SOURCE = Path(notation.__file__).parent
TESTS = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
NAMES = " ".join(re.findall(r"^def (test_\w+)", TESTS, re.M)) + " "
NUMBERS = [f"R{n}" for n in range(1, 63)] + [f"F{n}" for n in range(1, 36)] + [f"P{n}" for n in range(1, 34)]


@pytest.mark.parametrize("number", NUMBERS + [f"TV{n}" for n in range(1, 21)])
def test_every_number_has_a_test_named_after_it(number: str) -> None:
    assert re.search(rf"TZO_{number}(?![0-9])", NAMES), f"no test for TZO-{number}"


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
def test_every_number_stands_on_the_rules_page(lang: str) -> None:
    page = patolli.texts("tzolkin", lang).rules()
    for number in NUMBERS:
        assert f'<a id="TZO-{number}"></a>' in page, number


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_is_named_in_the_code(number: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    assert re.search(rf"TZO-{number}\b", code), f"TZO-{number} is nowhere"


def test_every_reason_has_a_test() -> None:
    code = (SOURCE / "explain.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'IllegalMove\(\s*[^,()]+(?:if [^,]+)?,\s*"([a-z-]+)"', code))
    assert len(reasons) > 40
    for reason in sorted(reasons):
        assert f'"{reason}"' in TESTS, f"no test for the reason {reason}"


def test_every_name_exists_in_every_language() -> None:
    keys = [*data.CARD_KEYS, *data.WHEELS, *data.TEMPLES, *data.TECHNOLOGIES, *data.GOODS, "first"]
    keys += [f"about-{key}" for key in data.CARD_KEYS]
    keys += [f"about-{wheel}-{space}" for wheel in data.WHEELS[:4] for space in range(1, 6)]
    for lang in patolli.LANGUAGES:
        for key in keys:
            assert patolli.texts("tzolkin", lang).say(key)


def test_every_action_has_one_phrase() -> None:
    assert len(set(notation.PHRASES)) == len(notation.PHRASES) == GAME.actions
