"""How a new game is laid out."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.core.state import Actions
from patolli.games.mexica import actions
from patolli.games.mexica.board import CELLS, THE_ISLAND, WIDTH, square_name, square_named
from patolli.games.mexica.canals import put_canal
from patolli.games.mexica.data import (
    BRIDGES,
    DOUBLES,
    FIRST_TILES,
    LARGEST_TILE,
    LEVELS,
    MOST_SEATS,
    NEUTRAL,
    NEUTRAL_DISTANCE,
    NEUTRAL_HARDER,
    NEUTRAL_SIDE,
    PRINTED_CANALS,
    SINGLES,
    TEMPLES_FIRST,
    TILES,
)
from patolli.games.mexica.districts import survey
from patolli.games.mexica.legal import starts_into
from patolli.games.mexica.movement import put_pilli
from patolli.games.mexica.periods import begin_turn
from patolli.games.mexica.table import MexicaTable
from patolli.games.mexica.temples import hand_out, put_temple


def lay_out(table: MexicaTable) -> None:
    """The empty table, with the printed canal covered (MEX-R2, MEX-R4, MEX-R5)."""
    uncover(table)
    table.label = zeros(CELLS)
    table.area = zeros(CELLS)
    table.pilli = zeros(MOST_SEATS)
    table.points = zeros(table.seats)
    table.tokens = zeros(table.seats)
    table.stock = zeros(MOST_SEATS * LEVELS)
    table.panel = zeros(LARGEST_TILE + 1)
    table.later = zeros(LARGEST_TILE + 1)
    table.refused = zeros(LARGEST_TILE + 1)
    table.bridges = zeros(BRIDGES)
    table.singles = SINGLES
    table.doubles = DOUBLES
    for ends in PRINTED_CANALS:
        put_canal(table, square_named(ends[0]), square_named(ends[1]))
    survey(table)
    hand_out(table, TEMPLES_FIRST)


def uncover(table: MexicaTable) -> None:
    """The bare island, as it is printed."""
    table.cell = THE_ISLAND.printed[:]


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def start(table: MexicaTable) -> None:
    lay_out(table)
    draw_tiles(table)
    if table.seats == 2:
        scatter_neutral(table)


def draw_tiles(table: MexicaTable) -> None:
    """MEX-R3: 8 of the 15 tiles at random, the others for period two."""
    sizes: list[int] = []
    for size, (_, _, copies) in TILES.items():
        sizes += [size] * copies
    drawn = vec[i64](sizes)
    table.rng.shuffle(drawn, len(drawn))
    for i in range(len(drawn)):
        if i < FIRST_TILES:
            table.panel[drawn[i]] += 1
        else:
            table.later[drawn[i]] += 1


def scatter_neutral(table: MexicaTable) -> None:
    """MEX-R59, MEX-R60, MEX-R62: the third colour, drawn anew until all its temples fit."""
    temples = NEUTRAL_HARDER if table.options["harder"] else NEUTRAL
    levels: list[int] = []
    for level in range(LEVELS):
        levels += [level + 1] * temples[level]
    chosen: list[int] = []
    choices = list(THE_ISLAND.inner)
    while len(chosen) < len(levels):
        if choices:
            chosen.append(choices[table.rng.below(len(choices))])
            choices = [square for square in choices if far_from(square, chosen[-1:])]
        else:
            chosen = []
            choices = list(THE_ISLAND.inner)
    for square, level in zip(chosen, levels, strict=True):
        put_temple(table, square, NEUTRAL_SIDE, level)


def far_from(square: int, others: list[int]) -> bool:
    """MEX-Q3: at least four squares between neutral temples."""
    for other in others:
        across = abs(square % WIDTH - other % WIDTH)
        if across + abs(square // WIDTH - other // WIDTH) < NEUTRAL_DISTANCE:
            return False
    return True


def place_pilli(table: MexicaTable, seat: i64, square: i64) -> None:
    """MEX-R6. Who has no choice any more is placed without being asked."""
    put_pilli(table, seat, square)
    table.line += 1
    if table.sink is not None:
        table.tell("started", seat, square=square_name(square))
    if seat + 1 == table.seats:
        table.round = 1
        begin_turn(table, 0)
        return
    table.turn = seat + 1
    out = Actions()
    starts_into(table, out)
    if out.count == 1:
        place_pilli(table, seat + 1, THE_ISLAND.squares[out.items[0] - actions.START])
