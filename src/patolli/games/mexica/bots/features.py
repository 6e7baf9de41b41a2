"""What can be seen of a side at a glance, for what bots learn from many games (`bots/lessons.py`)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import is_start
from patolli.games.mexica.data import FIRST_TILES, POINTS_A_TURN
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.scoring import pays, place
from patolli.games.mexica.table import OVER, SIDES, Table

# The first four are parts of what the evaluation foresees, and noted there.
MAJORITIES: Final = 0
FREEDOM: Final = 1
HOME: Final = 2
LAST: Final = 3
TOKENS: Final = 4
STOCK: Final = 5  # temples by level
TURN: Final = 9  # to move, action points, how soon it is
PLACE: Final = 12  # on the palace, on a bridge, in a founded district, squares of an open one
FOUNDED: Final = 16  # points, leads, deficits, presence, levels, in founded districts; then in open ones
KINDS: Final = 5

NAMES: Final = [
    *["majorities", "freedom", "home", "last levels", "tokens"],
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
    """Everything but the first four. `value` has the levels of each side in each of the districts."""
    out[TOKENS] = float(table.tokens[seat])
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


def levels_left(table: Table, seat: i64) -> i64:
    levels: i64 = 0
    level: i64 = 1
    while level <= 4:
        levels += level * table.stock[seat * 4 + level - 1]
        level += 1
    return levels


def moment(table: Table) -> float:
    """Period one goes from 0.0 to 1.5, period two to 3.0, as tiles are founded and temples built."""
    if table.period == OVER:
        return 3.0
    fewest = levels_left(table, 0)
    seat: i64 = 1
    while seat < table.seats:
        levels = levels_left(table, seat)
        if levels < fewest:
            fewest = levels
        seat += 1
    left: float = float(table.tiles_open()) / float(FIRST_TILES) + float(fewest) / 20.0
    done: float = 1.0 - 0.5 * left
    if done < 0.0:
        done = 0.0
    return 1.5 * done if table.period == 1 else 1.5 + 1.5 * done
