"""What the server refuses: each refusal has a status, and a sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import patolli.server
from patolli.core.text import LANGUAGES
from patolli.server.errors import STATUS, Refusal, server_texts
from patolli.server.opponents import NAMES, level_name

SOURCE = Path(patolli.server.__file__).parent
FACTS = {"next": 17, "where": "body.name", "problem": "too long", "seat": 1}


def said_in_code() -> Iterator[str]:
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                if node.args and isinstance(node.args[0], ast.Constant):
                    yield str(node.args[0].value)


def test_every_refusal_in_the_code_has_a_status() -> None:
    assert set(said_in_code()) <= set(STATUS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("error", sorted(set(STATUS) - {"illegal"}))
def test_every_refusal_has_a_sentence(error: str, lang: str) -> None:
    assert server_texts(lang).has(error)
    told = Refusal(error, **FACTS).tell(lang)
    assert told["text"]
    assert told["error"] == error


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", sorted(NAMES))
def test_every_bot_has_a_name(level: str, lang: str) -> None:
    assert level_name(level, lang)
