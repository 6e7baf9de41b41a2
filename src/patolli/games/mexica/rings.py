"""The squares around one square or two neighbours: what filling these would cut off shows there."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import LAND, WIDTH, to_vec


class Rings:
    """The squares around one square, and around two neighbours, each as a closed round."""

    single: vec[i64]
    east: vec[i64]
    south: vec[i64]

    def __init__(self) -> None:
        north, down = -WIDTH, 2 * WIDTH
        self.single = to_vec([north - 1, north, north + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1])
        self.east = to_vec(
            [north - 1, north, north + 1, north + 2, 2, WIDTH + 2, WIDTH + 1, WIDTH, WIDTH - 1, -1]
        )
        self.south = to_vec(
            [north - 1, north, north + 1, 1, WIDTH + 1, down + 1, down, down - 1, WIDTH - 1, -1]
        )


THE_RINGS: Final = Rings()


def ring_around(square: i64, second: i64) -> vec[i64]:
    """The ring of a canal on these squares; `second` is 0 for a single one."""
    if second == 0:
        return THE_RINGS.single
    return THE_RINGS.east if second == square + 1 else THE_RINGS.south


def runs_around(cell: vec[i64], square: i64, ring: vec[i64], flags: i64) -> i64:
    """How many separate runs of squares with LAND alone of these flags the ring around a square has.

    Two squares that follow each other in a ring lie side by side: what lies in one run is joined.
    """
    count = len(ring)
    was = (cell[square + ring[count - 1]] & flags) == LAND
    runs: i64 = 0
    i: i64 = 0
    while i < count:
        land = (cell[square + ring[i]] & flags) == LAND
        if land and not was:
            runs += 1
        was = land
        i += 1
    return runs
