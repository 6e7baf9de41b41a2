"""The map of a saved position: 14 rows of 21 squares, each a short mark, with spaces between.

~       lake                       o        single canal
.       land                       < >      the halves of a double canal, west and east
S E     palace: start, emblem      ^ v      the halves of a double canal, north and south
A3      temple of seat 0 (A–D; N is neutral) with 3 levels
13      calpulli tile of 13 squares
^=  o|  a canal with a bridge that runs east to west, north to south
.a  Sb  ^=c  with the Pilli of seat 0 (a–d) on it
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from patolli.core.errors import BadPosition
from patolli.games.mexica.board import (
    BRIDGE,
    CANAL,
    COLUMNS,
    NS,
    ROWS,
    TEMPLE,
    THE_ISLAND,
    TILE,
    WIDTH,
    cell_mark,
    square_name,
    square_named,
)
from patolli.games.mexica.bridges import put_bridge, spans
from patolli.games.mexica.canals import put_canal
from patolli.games.mexica.data import (
    BRIDGES,
    DOUBLES,
    LEVELS,
    NEUTRAL,
    NEUTRAL_HARDER,
    NEUTRAL_SIDE,
    PRINTED_CANALS,
    SINGLES,
)
from patolli.games.mexica.districts import is_founded, survey
from patolli.games.mexica.founding import put_tile
from patolli.games.mexica.movement import put_pilli
from patolli.games.mexica.setup import far_from, uncover
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.table import canal_shape, shelf, temple_level, temple_owner, tile_size
from patolli.games.mexica.temples import put_temple

SHAPES = "o<>^v"
SIDE_LETTERS = "ABCDN"
PILLI_LETTERS = "abcd"
MARK = re.compile(r"(?P<ground>~|\.|S|E|[o<>^v]|[A-DN][1-4]|\d{1,2})(?P<bridge>[=|]?)(?P<pilli>[a-d]?)")


def draw_map(state: MexicaState) -> list[str]:
    cell = list(state.cell)
    marks = [mark_of(printed, cell[square]) for square, printed in PRINTED]
    for seat in range(state.seats):
        if state.pilli[seat]:
            row, col = divmod(int(state.pilli[seat]), WIDTH)
            marks[(row - 1) * COLUMNS + col - 1] += PILLI_LETTERS[seat]
    width = max(map(len, marks))
    padded = [mark.ljust(width) for mark in marks]
    return [" ".join(padded[at : at + COLUMNS]).rstrip() for at in range(0, len(padded), COLUMNS)]


# The squares of the map in reading order, with what is printed on each.
PRINTED = [
    (row * WIDTH + col, cell_mark(row * WIDTH + col))
    for row in range(1, ROWS + 1)
    for col in range(1, COLUMNS + 1)
]


@cache
def mark_of(printed: str, flags: int) -> str:
    """What lies on a square; the Pilli aside."""
    mark = printed
    if flags & CANAL:
        mark = SHAPES[canal_shape(flags)]
    elif flags & TEMPLE:
        mark = f"{SIDE_LETTERS[temple_owner(flags)]}{temple_level(flags)}"
    elif flags & TILE:
        mark = str(tile_size(flags))
    if flags & BRIDGE:
        mark += "|" if flags & NS else "="
    return mark


class Drawing:
    """A map being put on the table of an empty state; every problem names its square."""

    def __init__(self, state: MexicaState) -> None:
        self.state = state
        self.shapes: dict[int, str] = {}
        self.tiles: dict[int, int] = {}
        self.bridges: dict[int, bool] = {}
        self.pilli: dict[int, int] = {}
        self.temples: Counter[tuple[int, int]] = Counter()

    def need(self, condition: bool, square: int, problem: str) -> None:
        if not condition:
            raise BadPosition(f"map {square_name(square)}", problem)

    def read_square(self, square: int, text: str) -> None:
        found = MARK.fullmatch(text)
        self.need(found is not None, square, f"{text[:20]!r} is no mark of a square")
        assert found is not None
        ground = found["ground"]
        self.read_ground(square, ground)
        if found["bridge"]:
            self.need(ground in SHAPES, square, "a bridge stands on a canal")
            self.bridges[square] = found["bridge"] == "|"
        if found["pilli"]:
            dry = ground in (".", "S", "E") or square in self.bridges
            self.need(dry, square, "a Pilli stands on free land or on a bridge")
            self.read_pilli(square, found["pilli"])

    def read_ground(self, square: int, ground: str) -> None:
        printed = cell_mark(square)
        if printed in "~SE":
            names = {"~": "lake, ~", "S": "a start square, S", "E": "the palace emblem, E"}
            self.need(ground == printed, square, f"is {names[printed]}, not {ground!r}")
            return
        self.need(ground not in "~SE", square, f"is land, not {ground!r}")
        if ground in SHAPES:
            self.shapes[square] = ground
        elif ground.isdigit():
            self.tiles[square] = int(ground)
        elif ground != ".":
            self.read_temple(square, SIDE_LETTERS.index(ground[0]), int(ground[1]))

    def read_temple(self, square: int, side: int, level: int) -> None:
        state = self.state
        neutral = side == NEUTRAL_SIDE
        self.need(side < state.seats or neutral, square, f"there are only {state.seats} seats")
        self.need(state.seats == 2 or not neutral, square, "neutral temples are for two seats")
        self.temples[side, level] += 1
        put_temple(state, square, side, level)
        if not neutral:
            state.stock[shelf(side, level)] -= 1
            enough = state.stock[shelf(side, level)] >= 0
            self.need(enough, square, f"seat {side} has not so many temples of {level} levels yet")

    def read_pilli(self, square: int, letter: str) -> None:
        seat = PILLI_LETTERS.index(letter)
        self.need(seat < self.state.seats, square, f"there is no Pilli {letter}")
        self.need(seat not in self.pilli, square, f"Pilli {letter} is on the map twice")
        self.pilli[seat] = square

    # What only the whole map shows.

    def dig(self) -> None:
        state = self.state
        pairs = {"<": (1, ">"), "^": (WIDTH, "v")}
        halves = {">": (-1, "<"), "v": (-WIDTH, "^")}
        state.singles, state.doubles = SINGLES, DOUBLES
        for square, shape in self.shapes.items():
            if shape == "o":
                put_canal(state, square, 0)
                continue
            stride, other = pairs.get(shape) or halves[shape]
            whole = self.shapes.get(square + stride) == other
            self.need(whole, square, f"half a double canal: {other} must be at {self.near(square + stride)}")
            if shape in pairs:
                put_canal(state, square, square + stride)
        if state.singles < 0 or state.doubles < 0:
            raise BadPosition("map", f"more canals than {SINGLES} single and {DOUBLES} double ones")
        survey(state)

    def near(self, square: int) -> str:
        return square_name(square) if 1 <= square % WIDTH <= COLUMNS else "the next square"

    def span(self) -> None:
        state = self.state
        if len(self.bridges) > BRIDGES:
            raise BadPosition("map", f"more bridges than {BRIDGES}")
        for square, ns in self.bridges.items():
            ends = spans(state.cell, square, WIDTH if ns else 1)
            self.need(ends, square, "a bridge needs land at both its ends")
            put_bridge(state, square, ns)
        for seat, square in self.pilli.items():
            put_pilli(state, seat, square)

    def lay_tiles(self) -> None:
        state = self.state
        for square, size in self.tiles.items():
            district = state.label[square]
            self.need(not is_founded(state, district), square, "a second tile in the same district")
            fits = state.area[district] == size
            self.need(fits, square, f"a tile of {size} in a district of {state.area[district]}")
            put_tile(state, square, size)

    def check_neutral(self) -> None:
        state = self.state
        if state.seats != 2:
            return
        wanted = NEUTRAL_HARDER if state.options["harder"] else NEUTRAL
        for level in range(1, LEVELS + 1):
            if self.temples[NEUTRAL_SIDE, level] != wanted[level - 1]:
                raise BadPosition("map", f"neutral temples of levels 1, 2, 3, 4 must be {wanted}")
        placed: list[int] = []
        for square in THE_ISLAND.squares:
            if state.cell[square] & TEMPLE and temple_owner(state.cell[square]) == NEUTRAL_SIDE:
                self.need(square in THE_ISLAND.inner, square, "a neutral temple does not stand at the lake")
                self.need(far_from(square, placed), square, "too near to another neutral temple")
                placed.append(square)


def read_map(state: MexicaState, rows: list[str]) -> list[int]:
    """Put the map on an empty table; the sizes of the tiles on it."""
    if len(rows) != ROWS:
        raise BadPosition("map", f"must have {ROWS} rows, not {len(rows)}")
    uncover(state)  # `lay_out` has covered the printed canal; the map says it again
    drawing = Drawing(state)
    for row, line in enumerate(rows, start=1):
        marks = line.split()
        if len(marks) != COLUMNS:
            raise BadPosition(f"map row {row}", f"must have {COLUMNS} squares, not {len(marks)}")
        for col, mark in enumerate(marks, start=1):
            drawing.read_square(row * WIDTH + col, mark)
    for ends in PRINTED_CANALS:
        for name, half in zip(ends, "^v", strict=True):
            square = square_named(name)
            drawing.need(drawing.shapes.get(square) == half, square, f"is the printed canal, {half}")
    drawing.dig()
    drawing.span()
    drawing.lay_tiles()
    drawing.check_neutral()
    return list(drawing.tiles.values())
