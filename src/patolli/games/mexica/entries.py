"""What the numbers of an observation mean, in their order."""

from __future__ import annotations

from patolli.core.entries import Entry, flags, number, numbers, points, seen
from patolli.games.mexica import data
from patolli.games.mexica.board import THE_ISLAND, square_name
from patolli.games.mexica.table import OVER

SIZES = [str(size) for size in data.TILES]
ISLAND = [square_name(square) for square in THE_ISLAND.squares]
LEVELS = range(1, data.LEVELS + 1)


def entries(seats: int) -> list[Entry]:
    sides = [*seen(seats), *(["neutral"] if seats == 2 else [])]
    return [
        *flags("waits for", seen(seats), "MEX-R1"),
        *flags("turn of", seen(seats), "MEX-R1"),
        *number("period, 3 at the end", OVER, "MEX-R48"),
        *number("round of the period, 0 while Pilli are placed", 127, "MEX-R6"),
        *number("action points left", data.POINTS_A_TURN + data.TOKENS, "MEX-R8"),
        *number("tokens taken in this turn", data.TAKE_LIMIT, "MEX-R45"),
        *number("rounds in a row without progress", data.QUIET_ROUNDS, "MEX-Q11"),
        *number("progress in this round", 1, "MEX-Q11"),
        *number("size of the tile that is proposed to be given up, 0 for none", data.LARGEST_TILE, "MEX-Q9"),
        *number("single canals left", data.SINGLES, "MEX-R2"),
        *number("double canals left", data.DOUBLES, "MEX-R2"),
        *number("bridges left", data.BRIDGES, "MEX-R4"),
        *number("tokens left", data.TOKENS, "MEX-R4"),
        *numbers("open tiles of size", SIZES, 2, "MEX-R3"),
        *numbers("tiles for period two of size", SIZES, 2, "MEX-R3"),
        *numbers("refused proposals in this turn for size", SIZES, 2, "MEX-Q10"),
        *(entry for who in seen(seats) for entry in side(who)),
        *flags("canal on", ISLAND, "MEX-R11"),
        *flags("bridge from north to south on", ISLAND, "MEX-R24"),
        *flags("bridge from east to west on", ISLAND, "MEX-R24"),
        *flags("founded land", ISLAND, "MEX-R18"),
        *numbers("size of the tile on", ISLAND, data.LARGEST_TILE, "MEX-R19"),
        *numbers("squares of the district of", ISLAND, 127, "MEX-R14"),
        *(entry for who in sides for entry in temples(who)),
        *(entry for who in seen(seats) for entry in flags(f"{who} Pilli on", ISLAND, "MEX-R6")),
    ]


def side(who: str) -> list[Entry]:
    return [
        *points(who, "MEX-R55"),
        *number(f"{who} tokens", data.TOKENS, "MEX-R45"),
        *(
            Entry(f"{who} temples left of level {level}", 0, first + second, "MEX-R5")
            for level, first, second in zip(LEVELS, data.TEMPLES_FIRST, data.TEMPLES_SECOND, strict=True)
        ),
    ]


def temples(who: str) -> list[Entry]:
    return numbers(f"levels of the {who} temple on", ISLAND, data.LEVELS, "MEX-R30")
