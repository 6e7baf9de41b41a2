"""The board in the terminal: the game draws it, or it is told in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from patolli.core.game import Game

COMMON = ("game", "rules", "seats", "options", "waiting", "over", "winners", "expects")


def board(
    game: Game[Any], view: Mapping[str, Any], say: Callable[..., str], names: Sequence[str]
) -> RenderableType:
    """A picture of a view; `say` gives texts in the reader's language."""
    own = game.room("terminal")
    if own is not None:
        drawn: RenderableType = own.board(view, say, names)
        return drawn
    return Pretty({key: value for key, value in view.items() if key not in COMMON})
