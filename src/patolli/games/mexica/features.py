"""What can be seen of a side at a glance, for what bots learn from many games (`core/lessons.py`)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import is_start
from patolli.games.mexica.data import FIRST_TILES, POINTS_A_TURN
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.scoring import pays, place
from patolli.games.mexica.table import OVER, SIDES, Table

# The first six are parts of what the evaluation foresees, and noted there.
MAJORITIES: Final = 0
FOUNDING: Final = 1
SITE: Final = 2
FREEDOM: Final = 3
HOME: Final = 4
LAST: Final = 5
TOKENS: Final = 6  # all, and those beyond four
STOCK: Final = 8  # temples by level
TURN: Final = 12  # to move, action points, how soon it is
PLACE: Final = 15  # on the palace, on a bridge, in a founded district, squares of an open one
FOUNDED: Final = 19  # points, leads, deficits, presence, levels, in founded districts; then in open ones
KINDS: Final = 5

NAMES: Final = [
    *["majorities", "founding", "site", "freedom", "home", "last levels"],
    *["tokens", "many tokens"],
    *[f"temples {level}" for level in (1, 2, 3, 4)],
    *["to move", "action points", "wait"],
    *["on the palace", "on a bridge", "in founded land", "open land around"],
    *[
        f"{land} {what}"
        for land in ("founded", "open")
        for what in ("points", "leads", "deficits", "presence", "levels")
    ],
]
ENOUGH: Final = 5  # a lead of more levels is no safer
LARGE: Final = 20  # open land of more squares is no larger


def look(table: Table, seat: i64, value: vec[i64], districts: vec[i64], count: i64, out: vec[float]) -> None:
    """Everything but the first six. `value` has the levels of each side in each of the districts."""
    tokens = table.tokens[seat]
    out[TOKENS] = float(tokens)
    out[TOKENS + 1] = float(tokens - 4) if tokens > 4 else 0.0
    level: i64 = 0
    while level < 4:
        out[STOCK + level] = float(table.stock[seat * 4 + level])
        level += 1
    mine = table.turn == seat
    out[TURN] = 1.0 if mine else 0.0
    out[TURN + 1] = float(table.ap) / float(POINTS_A_TURN) if mine else 0.0
    out[TURN + 2] = float((seat - table.turn + table.seats) % table.seats) / float(table.seats)
    look_around(table, seat, out)
    i: i64 = 0
    while i < 2 * KINDS:
        out[FOUNDED + i] = 0.0
        i += 1
    i = 0
    while i < count:
        first = districts[i]
        if value[first * SIDES + seat] > 0 and value[first * SIDES + SIDES - 1] >= 0:
            at: i64 = FOUNDED if is_founded(table, first) else FOUNDED + KINDS
            look_at_district(table, seat, value, first, out, at)
        i += 1


def look_around(table: Table, seat: i64, out: vec[float]) -> None:
    here = table.district_of(seat)
    out[PLACE] = 1.0 if is_start(table.pilli[seat]) else 0.0
    out[PLACE + 1] = 1.0 if here == 0 else 0.0
    out[PLACE + 2] = 0.0
    out[PLACE + 3] = 0.0
    if here != 0 and is_founded(table, here):
        out[PLACE + 2] = 1.0
    elif here != 0:
        size = table.area[here]
        out[PLACE + 3] = float(size if size < LARGE else LARGE)


def look_at_district(table: Table, seat: i64, value: vec[i64], first: i64, out: vec[float], at: i64) -> None:
    """A district with own temples."""
    mine = value[first * SIDES + seat]
    highest: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if side != seat and value[first * SIDES + side] > highest:
            highest = value[first * SIDES + side]
        side += 1
    size = table.area[first]
    out[at] += float(pays(place(value, first, seat), size if size < LARGE else LARGE))
    lead = mine - highest
    if lead > 0:
        out[at + 1] += float(lead if lead < ENOUGH else ENOUGH)
    else:
        out[at + 2] += float(-lead if -lead < ENOUGH else ENOUGH)
    out[at + 3] += 1.0
    out[at + 4] += float(mine)


def moment(table: Table, levels: vec[i64]) -> float:
    """Period one goes from 0.0 to 1.5, period two to 3.0, as tiles are founded and temples built."""
    if table.period == OVER:
        return 3.0
    fewest: i64 = levels[0]
    seat: i64 = 1
    while seat < table.seats:
        if levels[seat] < fewest:
            fewest = levels[seat]
        seat += 1
    left: float = float(table.tiles_open()) / float(FIRST_TILES) + float(fewest) / 20.0
    done: float = 1.0 - 0.5 * left
    if done < 0.0:
        done = 0.0
    return 1.5 * done if table.period == 1 else 1.5 + 1.5 * done
