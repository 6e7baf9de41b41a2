"""The board in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text


def board(view: dict[str, Any], say: Any, names: list[str]) -> Text:
    return Text(str(view))
