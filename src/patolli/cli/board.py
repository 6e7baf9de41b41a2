"""The board in the terminal: the game draws it, or the facts of the view are laid out in plain words.

Plain words know nothing of the game but the shape of its facts: what there is for each seat stands in a
column for that seat, rows of equal length are a grid, everything else is told line by line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.core.game import Game
from patolli.core.text import LANGUAGES, Texts, named

COMMON = ("game", "rules", "seats", "options", "waiting", "over", "scores", "winners", "expects")
SHAPES = "●▲■◆✚★⬢▼"
TURN = "▶"


def board(game: Game[Any], view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """A picture of a view, in the reader's language."""
    own = game.room("terminal")
    if own is not None:
        drawn: RenderableType = own.board(view, texts.say, names)
        return drawn
    return Plain(view, texts, names).picture()


class Plain:
    def __init__(self, view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names

    def picture(self) -> RenderableType:
        facts = {
            key: value for key, value in self.view.items() if key not in COMMON and value not in (None, "")
        }
        of_seats = {key: value for key, value in facts.items() if self.is_by_seat(value)}
        others = {key: value for key, value in facts.items() if key not in of_seats}
        return Group(self.seats(of_seats), self.lines(others)) if others else self.seats(of_seats)

    def is_by_seat(self, value: Any) -> bool:
        """One entry for each seat, each of them short?"""
        return (
            isinstance(value, list | tuple)
            and len(value) == self.view["seats"]
            and all(
                is_short(one) or (isinstance(one, dict) and all(map(is_short, one.values()))) for one in value
            )
        )

    def seats(self, facts: Mapping[str, Any]) -> Table:
        """A column for each seat: who is on turn, the points, and what else each of them has."""
        table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
        table.add_column("")
        for seat, name in enumerate(self.names):
            turn = f"{TURN} " if seat in self.view["waiting"] else ""
            table.add_column(
                Text(f"{turn}{SHAPES[seat % len(SHAPES)]} {name}"), justify="center", overflow="fold"
            )
        table.add_row(self.label("score"), *map(self.word, self.view["scores"]))
        for key, value in facts.items():
            if not any(isinstance(one, dict) for one in value):
                table.add_row(self.label(key), *map(self.word, value))
                continue
            for part in dict.fromkeys(part for one in value for part in one or ()):
                table.add_row(self.label(part), *(self.word((one or {}).get(part)) for one in value))
        return table

    def lines(self, facts: Mapping[str, Any]) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for key, value in facts.items():
            table.add_row(self.label(key), self.told(value))
        return table

    def told(self, value: Any) -> RenderableType:
        if is_grid(value):
            grid = Table.grid(padding=(0, 1, 0, 0))
            for row in value:
                grid.add_row(*map(self.word, row))
            return grid
        if (
            is_short(value)
            or not value
            or (isinstance(value, dict) and any(lang in value for lang in LANGUAGES))
        ):
            return self.word(value)
        if isinstance(value, dict):
            if all(map(is_short, value.values())):
                return Text(", ").join(
                    Text(" ").join((self.label(k), self.word(v))) for k, v in value.items()
                )
            return self.lines(value)
        if all(map(is_short, value)):
            return Text(", ").join(map(self.word, value))
        return Group(*map(self.told, value))

    def label(self, key: str) -> Text:
        return Text(self.texts.label(str(key)), "bold")

    def word(self, value: Any) -> Text:
        if value is None or value in ("", [], {}):
            return Text("–", "dim")
        if isinstance(value, bool):
            return Text("✓" if value else "–")
        if isinstance(value, float):
            return Text(f"{value:g}")
        if isinstance(value, dict):
            return Text(named(value, self.texts.lang))
        word = str(value).removeprefix("@")
        return Text(self.texts.say(word) if self.texts.has(word) else word)


def is_short(value: Any) -> bool:
    return not isinstance(value, list | tuple | dict)


def is_name(value: Any) -> bool:
    """Words for one thing in one language or more."""
    return isinstance(value, dict) and any(lang in value for lang in LANGUAGES)


def is_grid(value: Any) -> bool:
    """Several rows of the same length: of things, or of letters that are no words."""
    if not isinstance(value, list | tuple) or len(value) < 2:
        return False
    if all(isinstance(row, str) for row in value):
        return len({len(row) for row in value}) == 1 and not "".join(value).replace("-", "").isalnum()
    rows = all(isinstance(row, list | tuple) and all(map(is_short, row)) for row in value)
    return rows and len({len(row) for row in value}) == 1 and len(value[0]) > 1
