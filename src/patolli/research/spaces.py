"""What PettingZoo and Gymnasium share: spaces, masks, and the board in words."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from patolli.core.state import State
from patolli.core.text import texts
from patolli.research.encodings import Encoding

WIDTH = 120  # of the board in words


class LegalActions(spaces.Discrete):
    """All actions of a game. A sample without a mask is legal for the seat that is asked now."""

    def __init__(self, count: int, legal: Callable[[], Sequence[int]]) -> None:
        super().__init__(count)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        legal = self._legal() if mask is None and probability is None else ()
        if len(legal) == 0:
            return super().sample(mask, probability)
        return np.int64(legal[self.np_random.integers(len(legal))])


def observation_space(encoding: Encoding) -> Any:
    least = np.array([entry.least for entry in encoding.entries], np.int8)
    most = np.array([entry.most for entry in encoding.entries], np.int8)
    return spaces.Box(least, most, dtype=np.int8)


def observation(state: State, seat: int) -> Any:
    """What a seat sees, in an array of its own."""
    return np.frombuffer(state.observe(seat), np.int8).copy()


def mask(legal: Sequence[int], count: int) -> Any:
    """1 where an action is legal."""
    allowed = np.zeros(count, np.int8)
    allowed[legal] = 1
    return allowed


def drawn(state: State) -> str:
    """The board as spectators see it, in words and signs."""
    view = state.view(None)
    room = state.game.room("terminal")
    if room is None:
        return json.dumps(view, indent=1)
    names = [str(seat + 1) for seat in range(state.seats)]
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    console.print(room.board(view, texts(state.game.name, "en").say, names))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text
