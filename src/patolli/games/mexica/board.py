"""The island: what a square is, and its neighbours.

The board has a margin of lake, so that a square's neighbours are always `square ± 1` and
`square ± WIDTH`. A square in the engine is its place on that padded board; an action counts only
the squares of the island, in board order (row by row from a to u).
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.data import ISLAND

# A constant is fast where it is made from others of its own module.
COLUMNS: Final = 21
ROWS: Final = 14
WIDTH: Final = COLUMNS + 2
CELLS: Final = WIDTH * (ROWS + 2)
SQUARES: Final = 196  # of the island, the printed canal included
WAYS: Final = 4  # north, west, east, south
assert (len(ISLAND[0]), len(ISLAND)) == (COLUMNS, ROWS)

# What lies on a square: these flags, and above them a detail (owner and level of a temple, size of
# a tile, shape of a canal).
LAND: Final = 1
CANAL: Final = 2
LAKE: Final = 4
PALACE: Final = 8
PILLI: Final = 16
TEMPLE: Final = 32
TILE: Final = 64
RAMP: Final = 128  # land that a bridge leads to
FOUNDED: Final = 256  # land of a founded district
BRIDGE: Final = 512
NS: Final = 1024  # the bridge runs north to south, else east to west
DETAIL: Final = 4096
# Several at once, to ask which of them are there.
STANDING: Final = PILLI | TEMPLE | TILE  # any of these: nobody may enter
WALKED_ON: Final = LAND | STANDING  # LAND alone: one may walk there
BUILT_ON: Final = LAND | PALACE | STANDING  # LAND alone: one may build there
DUG_IN: Final = LAND | PALACE | FOUNDED  # LAND alone: land that may become a canal, once it is free
CROSSED: Final = LAND | BRIDGE  # any of these: a Pilli may be there

# Which part of a tile a canal square is: a single one, or half of a double.
SINGLE: Final = 0
WEST_HALF: Final = 1
EAST_HALF: Final = 2
NORTH_HALF: Final = 3
SOUTH_HALF: Final = 4

LETTERS = "abcdefghijklmnopqrstu"
MARGIN = "v"  # the lake east of it, where a canal from column u would end


class Island:
    """Tables of the printed board."""

    squares: vec[i64]  # the island squares, in board order
    numbers: vec[i64]  # of each cell its number among the island squares, or -1
    printed: vec[i64]  # flags of the empty board
    coast: vec[i64]  # island squares with the lake beside them
    starts: vec[i64]  # the four start squares of the palace
    blank: vec[i64]  # a map with nothing on it; see `blank_map`
    inner: vec[i64]  # land off the palace with no lake beside it, corners apart (MEX-R60, MEX-Q4)

    def __init__(self) -> None:
        printed = [LAKE] * CELLS
        squares: list[int] = []
        starts: list[int] = []
        for row, line in enumerate(ISLAND):
            for col, mark in enumerate(line):
                if mark == "~":
                    continue
                square = (row + 1) * WIDTH + col + 1
                squares.append(square)
                printed[square] = LAND | PALACE if mark in "SE" else LAND
                if mark == "S":
                    starts.append(square)
        numbers = [-1] * CELLS
        for number, square in enumerate(squares):
            numbers[square] = number
        coast = [
            square
            for square in squares
            if LAKE in [printed[square + step] for step in (-WIDTH, -1, 1, WIDTH)]
        ]
        canals = [square for square in squares if cell_mark(square) == "C"]
        assert len(squares) == SQUARES
        self.blank = to_vec([0] * CELLS)
        self.squares = to_vec(squares)
        self.numbers = to_vec(numbers)
        self.printed = to_vec(printed)
        self.coast = to_vec(coast)
        self.starts = to_vec(starts)
        self.inner = to_vec(
            [
                square
                for square in squares
                if printed[square] == LAND and square not in coast and square not in canals
            ]
        )


def to_vec(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def cell_mark(square: int) -> str:
    return ISLAND[square // WIDTH - 1][square % WIDTH - 1]


def square_name(square: int) -> str:
    """The name of a square of the grid, on the island or in the lake.

    >>> square_name(7 * 23 + 8)
    'h7'
    """
    return f"{(LETTERS + MARGIN)[square % WIDTH - 1]}{square // WIDTH}"


def square_named(name: str) -> int:
    """The square of that name; -1 if there is none.

    >>> square_named("h7"), square_named("z9"), square_named("h07")
    (169, -1, -1)
    """
    if not 2 <= len(name) <= 3 or name[0] not in LETTERS or name[1:] not in ROW_NAMES:
        return -1
    return int(name[1:]) * WIDTH + LETTERS.index(name[0]) + 1


ROW_NAMES: Final = [str(row) for row in range(1, ROWS + 1)]
THE_ISLAND: Final = Island()


def blank_map() -> vec[i64]:
    """A map of zeros: copying one is cheaper than making one."""
    return THE_ISLAND.blank[:]


def is_start(square: i64) -> bool:
    starts = THE_ISLAND.starts
    return square == starts[0] or square == starts[1] or square == starts[2] or square == starts[3]


def can_walk(flags: i64) -> bool:
    """Free land: no Pilli, temple or tile on it (MEX-R20, MEX-R37); the emblem is walked on too (MEX-Q2)."""
    return (flags & WALKED_ON) == LAND


def can_build(flags: i64) -> bool:
    """Free land off the palace, where a temple or a tile may stand (MEX-R19, MEX-R30)."""
    return (flags & BUILT_ON) == LAND


def is_open(flags: i64) -> bool:
    """Land without temple or tile; a Pilli on it may go away (MEX-Q9)."""
    return (flags & (LAND | TEMPLE | TILE)) == LAND


def may_stand(flags: i64) -> bool:
    """Free land or a free bridge: where a leap may end (MEX-R43)."""
    return (flags & STANDING) == 0 and (flags & CROSSED) != 0


def is_free_bridge(flags: i64) -> bool:
    return (flags & (BRIDGE | PILLI)) == BRIDGE


def step(way: i64) -> i64:
    """The four ways, in board order: north, west, east, south."""
    if way == 0:
        return -WIDTH
    if way == 1:
        return -1
    return 1 if way == 2 else WIDTH


def can_step(cell: vec[i64], square: i64, stride: i64) -> bool:
    """May a Pilli on `square` take this step (MEX-R35, MEX-R37)? Bridges only over their ramps (MEX-R36)."""
    here = cell[square]
    there = cell[square + stride]
    along = NS if stride == WIDTH or stride == -WIDTH else 0
    if (here & BRIDGE) != 0 and (here & NS) != along:
        return False
    if can_walk(there):
        return True
    return is_free_bridge(there) and (there & NS) == along and (here & LAND) != 0


# The squares around one square or two neighbours: what filling these would cut off shows there.


class Rings:
    """The squares around one square, and around two neighbours, each as a closed round."""

    sides: vec[i64]  # the four ways, see `step`
    single: vec[i64]
    east: vec[i64]
    south: vec[i64]
    shore: vec[i64]  # of each square the lake in the ring around it: bits in the order of `single`

    def __init__(self) -> None:
        north, down = -WIDTH, 2 * WIDTH
        single = [north - 1, north, north + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1]
        self.sides = to_vec([north, -1, 1, WIDTH])
        self.single = to_vec(single)
        self.east = to_vec(
            [north - 1, north, north + 1, north + 2, 2, WIDTH + 2, WIDTH + 1, WIDTH, WIDTH - 1, -1]
        )
        self.south = to_vec(
            [north - 1, north, north + 1, 1, WIDTH + 1, down + 1, down, down - 1, WIDTH - 1, -1]
        )
        shore = [0] * CELLS
        for square in THE_ISLAND.squares:
            for bit in range(len(single)):
                if THE_ISLAND.printed[square + single[bit]] == LAKE:
                    shore[square] += 1 << bit
        self.shore = to_vec(shore)


THE_RINGS: Final = Rings()
SINGLE_RING: Final = 8  # squares
DOUBLE_RING: Final = 10


def ring_around(square: i64, second: i64) -> vec[i64]:
    """The ring of a canal on these squares; `second` is 0 for a single one."""
    if second == 0:
        return THE_RINGS.single
    return THE_RINGS.east if second == square + 1 else THE_RINGS.south


def ring_bits(around: vec[i64], square: i64, second: i64) -> i64:
    """The bits of the ring around these squares, put together from those of the single rings in `around`."""
    bits = around[square]
    if second == 0:
        return bits & 255
    others = around[second]
    if second == square + 1:
        return (bits & 3) | ((others & 62) << 1) | ((bits & 224) << 2)
    return (bits & 15) | ((others & 248) << 1) | ((bits & 128) << 2)


def run_starts(bits: i64, count: i64) -> i64:
    """Of the bits of a ring of so many squares those with which a run begins."""
    return bits & ~((bits << 1) | (bits >> (count - 1)))


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
