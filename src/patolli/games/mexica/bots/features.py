"""What can be seen of a side at a glance, for what bots learn from many games (`bots/lessons.py`)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mexica.board import is_start
from patolli.games.mexica.data import FIRST_TILES, LEVELS, NEUTRAL_SIDE, POINTS_A_TURN, SIDES
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.scoring import pays, place
from patolli.games.mexica.table import OVER, MexicaTable, shelf

# The first four are parts of what the evaluation foresees, and noted there.
MAJORITIES: Final = 0
FREEDOM: Final = 1
HOME: Final = 2
LAST: Final = 3
TOKENS: Final = 4
STOCK: Final = 5  # temples of one level, of two, of three, of four
TO_MOVE: Final = STOCK + 4
ACTION_POINTS: Final = TO_MOVE + 1
WAIT: Final = ACTION_POINTS + 1
ON_PALACE: Final = WAIT + 1
ON_BRIDGE: Final = ON_PALACE + 1
IN_FOUNDED: Final = ON_BRIDGE + 1
OPEN_AROUND: Final = IN_FOUNDED + 1
# In founded districts, and then in open ones:
POINTS: Final = 0
LEADS: Final = 1
DEFICITS: Final = 2
PRESENCE: Final = 3
LEVELS_THERE: Final = 4
KINDS: Final = 5
IN_FOUNDED_ONES: Final = OPEN_AROUND + 1
IN_OPEN_ONES: Final = IN_FOUNDED_ONES + KINDS

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


def look(
    table: MexicaTable, seat: i64, value: vec[i64], districts: vec[i64], count: i64, out: vec[float]
) -> None:
    """Everything but the first four. `value` has the levels of each side in each of the districts."""
    out[TOKENS] = float(table.tokens[seat])
    level: i64 = 1
    while level <= LEVELS:
        out[STOCK + level - 1] = float(table.stock[shelf(seat, level)])
        level += 1
    mine = table.turn == seat
    out[TO_MOVE] = 1.0 if mine else 0.0
    out[ACTION_POINTS] = float(table.ap) / float(POINTS_A_TURN) if mine else 0.0
    out[WAIT] = float((seat - table.turn + table.seats) % table.seats) / float(table.seats)
    look_around(table, seat, out)
    i: i64 = 0
    while i < 2 * KINDS:
        out[IN_FOUNDED_ONES + i] = 0.0
        i += 1
    i = 0
    while i < count:
        first = districts[i]
        if value[first * SIDES + seat] > 0 and value[first * SIDES + NEUTRAL_SIDE] >= 0:
            at: i64 = IN_FOUNDED_ONES if is_founded(table, first) else IN_OPEN_ONES
            look_at_district(table, seat, value, first, out, at)
        i += 1


def look_around(table: MexicaTable, seat: i64, out: vec[float]) -> None:
    here = table.district_of(seat)
    out[ON_PALACE] = 1.0 if is_start(table.pilli[seat]) else 0.0
    out[ON_BRIDGE] = 1.0 if here == 0 else 0.0
    out[IN_FOUNDED] = 0.0
    out[OPEN_AROUND] = 0.0
    if here != 0 and is_founded(table, here):
        out[IN_FOUNDED] = 1.0
    elif here != 0:
        size = table.area[here]
        out[OPEN_AROUND] = float(size if size < LARGE else LARGE)


def look_at_district(
    table: MexicaTable, seat: i64, value: vec[i64], first: i64, out: vec[float], at: i64
) -> None:
    """A district with own temples."""
    mine = value[first * SIDES + seat]
    highest: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if side != seat and value[first * SIDES + side] > highest:
            highest = value[first * SIDES + side]
        side += 1
    size = table.area[first]
    out[at + POINTS] += float(pays(place(value, first, seat), size if size < LARGE else LARGE))
    lead = mine - highest
    if lead > 0:
        out[at + LEADS] += float(lead if lead < ENOUGH else ENOUGH)
    else:
        out[at + DEFICITS] += float(-lead if -lead < ENOUGH else ENOUGH)
    out[at + PRESENCE] += 1.0
    out[at + LEVELS_THERE] += float(mine)


def levels_left(table: MexicaTable, seat: i64) -> i64:
    levels: i64 = 0
    level: i64 = 1
    while level <= LEVELS:
        levels += level * table.stock[shelf(seat, level)]
        level += 1
    return levels


def moment(table: MexicaTable) -> float:
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
