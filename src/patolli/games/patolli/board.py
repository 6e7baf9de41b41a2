"""The mat: a cross of 52 squares, walked around clockwise (PAT-R6).

Columns a–n and rows 1–14; the arms are the columns g, h and the rows 7, 8. A square is its number
on the walk: each arm is 13 squares, first a centre square, then six outwards and six back.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64

SQUARES: Final = 52
ARM: Final = 13
HALF: Final = SQUARES // 2  # seat 1 starts on the opposite centre square


def is_centre(square: i64) -> bool:
    """The four squares where pieces are captured (PAT-R9)."""
    return square % ARM == 0


def is_marked(square: i64) -> bool:
    """The eight squares that cost a stake: the third from the centre on each side (PAT-R10)."""
    return square % ARM == 3 or square % ARM == 10


def is_tip(square: i64) -> bool:
    """The eight squares at the ends of the arms, which give another throw (PAT-R11)."""
    return square % ARM == 6 or square % ARM == 7


def start_of(seat: i64) -> i64:
    """The centre square where the pieces of a seat come in (PAT-R5)."""
    return seat * HALF


def walked_by(seat: i64, square: i64) -> i64:
    """How many squares a piece of this seat has walked that stands here (PAT-R6)."""
    walked = square - start_of(seat)
    return walked if walked >= 0 else walked + SQUARES


def square_names() -> list[str]:
    """The name of each square, in the order of the walk, starting at g7."""
    out_and_back = range(6, 0, -1), range(1, 7)
    north = ["g7", *(f"g{row}" for row in out_and_back[0]), *(f"h{row}" for row in out_and_back[1])]
    east = ["h7", *(f"{col}7" for col in "ijklmn"), *(f"{col}8" for col in "nmlkji")]
    south = ["h8", *(f"h{row}" for row in range(9, 15)), *(f"g{row}" for row in range(14, 8, -1))]
    west = ["g8", *(f"{col}8" for col in "fedcba"), *(f"{col}7" for col in "abcdef")]
    return north + east + south + west


NAMES: Final = square_names()
