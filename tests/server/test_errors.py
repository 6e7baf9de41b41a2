"""What the server refuses: each refusal has a status, and a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import patolli.server
from patolli.core.text import LANGUAGES
from patolli.server.errors import STATUS, Refusal, server_texts
from patolli.server.opponents import NAMES, level_name
from patolli.server.wire.words import SPOKEN, Error

SOURCE = Path(patolli.server.__file__).parent
FACTS = {
    "next": 17,
    "where": "body.name",
    "problem": "too long",
    "seat": 1,
    "name": "Ana",
    "least": 10,
    "most": 5,
    "days": 14,
}


def test_every_refusal_on_the_wire_has_a_status_and_is_said_somewhere() -> None:
    assert set(STATUS) == set(get_args(Error))
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py"))
    said = set(re.findall(r'(?:Refusal\(|BadName\(|__init__\(|\b40[45]: )"([a-z-]+)"', code))
    assert said == set(STATUS)


def test_the_wire_speaks_our_languages() -> None:
    assert SPOKEN == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", sorted(set(STATUS) - {"illegal"}))
def test_every_refusal_has_a_sentence(error: Error, lang: str) -> None:
    assert server_texts(lang).has(error)
    told = Refusal(error, **FACTS).tell(lang)
    assert told.text
    assert told.error == error


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", sorted(NAMES))
def test_every_bot_has_a_name(level: str, lang: str) -> None:
    assert level_name(level, lang)
