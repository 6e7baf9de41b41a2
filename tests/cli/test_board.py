"""The plain board: facts by their shape, for a game that draws nothing itself."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import patolli
from patolli.cli.board import Plain

VIEW: dict[str, Any] = {
    "game": "x",
    "seats": 2,
    "waiting": [1],
    "scores": [1.5, 2.0],
    "hand": [3, 4],
    "tribes": [{"corn": 1}, {"corn": 5, "chief": True}],
    "island": ["x.o", "..x", "o.."],
    "market": {"corn": 3, "wood": 2},
    "tiles": [],
    "rivers": {"long": {"squares": ["a1", "a2"]}},
    "cards": [{"name": {"en": "Coba", "de": "Koba"}, "cost": 3}],
    "note": None,
}


def drawn(width: int, lang: str = "en") -> list[str]:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as captured:
        console.print(Plain(VIEW, patolli.texts("patolli", lang), ["Ana", "Bob"]).picture())
    return [line.rstrip() for line in captured.get().splitlines()]


def test_what_each_seat_has_stands_in_its_column() -> None:
    words = [line.split() for line in drawn(80)]
    assert ["●", "Ana", "▶", "▲", "Bob"] in words
    for row in (["points", "1.5", "2"], ["hand", "3", "4"], ["corn", "1", "5"], ["chief", "–", "✓"]):
        assert row in words


def test_the_rest_is_told_line_by_line() -> None:
    words = [line.split() for line in drawn(80)]
    assert ["island", "x", ".", "o"] in words
    assert [".", ".", "x"] in words
    assert ["market", "corn", "3,", "wood", "2"] in words
    assert ["tiles", "–"] in words
    assert ["rivers", "long", "squares", "a1,", "a2"] in words
    assert not [line for line in words if "note" in line]


def test_names_are_said_in_the_readers_language() -> None:
    assert any("Koba" in line for line in drawn(80, "de"))
    assert any(line.startswith("Punkte") for line in drawn(80, "de"))


@pytest.mark.parametrize("width", [20, 40, 200])
def test_it_fits_whatever_the_terminal_is(width: int) -> None:
    assert all(len(line) <= width for line in drawn(width))
