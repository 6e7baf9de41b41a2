"""Actions as numbers: one a square of the mat, to move the piece that stands there, and one to enter."""

from __future__ import annotations

from typing import Final

from patolli.games.patolli import board

# A constant is fast where it is made from others of its own module.
SQUARES: Final = 52
assert board.SQUARES == SQUARES

ENTER: Final = SQUARES
ACTIONS: Final = SQUARES + 1
