"""The mat in the terminal, readable without colour: pieces are shapes, special squares have marks."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from patolli.games.patolli.board import is_centre, is_marked, is_tip
from patolli.games.patolli.notation import NUMBERS

SHAPES = "●▲"
COLOURS = ("bold white", "bold red")


def square(name: str, view: dict[str, Any]) -> tuple[str, str]:
    for seat in range(2):
        if name in view["pieces"][seat]:
            return SHAPES[seat], COLOURS[seat]
    number = NUMBERS[name]
    if is_centre(number):
        return "□", "cyan"
    if is_marked(number):
        return "x", "yellow"
    return ("◦", "green") if is_tip(number) else ("·", "dim")


def mat(view: dict[str, Any]) -> Text:
    text = Text("    " + " ".join("abcdefghijklmn") + "\n", style="dim")
    for row in range(1, 15):
        text.append(f"{row:>3} ", "dim")
        for col in "abcdefghijklmn":
            name = f"{col}{row}"
            text.append(*(square(name, view) if name in NUMBERS else (" ", "")))
            text.append(" ")
        text.append("\n")
    return text


def board(view: dict[str, Any], say: Any, names: list[str]) -> Group:
    lines = [mat(view), Text(say("legend"), "dim")]
    for seat, name in enumerate(names):
        facts = {
            "shape": SHAPES[seat],
            "name": name,
            "hand": view["hand"][seat],
            "home": view["home"][seat],
            "stakes": view["scores"][seat],
        }
        lines.append(Text(say("side", facts), COLOURS[seat]))
    return Group(*lines)
