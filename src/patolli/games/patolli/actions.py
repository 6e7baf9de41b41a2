"""Actions as numbers: one a square of the mat, to move the piece that stands there, and one to enter."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.patolli.board import SQUARES

ENTER: Final[i64] = SQUARES
ACTIONS: Final[i64] = SQUARES + 1
