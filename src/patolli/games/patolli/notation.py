"""Phrases: `enter` brings a piece in, `move g4` moves the piece that stands on g4."""

from __future__ import annotations

from patolli.core.phrases import unknown
from patolli.games.patolli.actions import ENTER
from patolli.games.patolli.board import NAMES

NUMBERS = {name: number for number, name in enumerate(NAMES)}


def phrase(action: int) -> str:
    return "enter" if action == ENTER else f"move {NAMES[action]}"


def read(text: str) -> int:
    words = text.split(" ")
    if words == ["enter"]:
        return ENTER
    if len(words) == 2 and words[0] == "move" and words[1] in NUMBERS:
        return NUMBERS[words[1]]
    raise unknown(text)
