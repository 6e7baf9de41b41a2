"""How much: the sizes of effects that depend on the age, the Devotion level or what lies on the table."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo.board import XIBALBA
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import REGIONS
from patolli.games.mezo.table import MezoTable, glyphs_on_board, level_of, matching, top_owner


def amount(table: MezoTable, seat: i64, last: i64, number: i64) -> i64:
    """MEZ-Q15: a count of the set, as things stand now; `last`: pieces that the previous effect touched."""
    row = number * ins.COUNT
    counts = table.box.counts
    kind = counts[row + ins.KIND]
    if kind == ins.FIXED:
        return counts[row + ins.PARTS]
    value: i64 = 0
    if kind == ins.BY_AGE:
        value = counts[row + ins.PARTS + table.age - 1]  # MEZ-R40
    elif kind == ins.LEVEL:
        value = level_of(table, seat)  # MEZ-R13
    elif kind == ins.LAST:
        value = last
    elif kind == ins.UNITS_IN_CONFLICT:
        if table.conflict >= 0:
            value = matching(table, seat, counts[row + ins.PARTS], table.conflict)
    elif kind == ins.UNITS_IN_XIBALBA:
        value = matching(table, seat, counts[row + ins.PARTS], XIBALBA)
    elif kind == ins.GLYPHS_ON_BOARD:
        value = glyphs_on_board(table, seat)
    elif kind == ins.TOP_PIECES:
        value = top_pieces(table, seat)
    else:
        value = least(table, seat, last, row)
    return value * counts[row + ins.TIMES] + counts[row + ins.PLUS]


def top_pieces(table: MezoTable, seat: i64) -> i64:
    """Regions where a tribe owns the highest piece of the pyramid."""
    found: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if top_owner(table, region) == seat:
            found += 1
        region += 1
    return found


def least(table: MezoTable, seat: i64, last: i64, row: i64) -> i64:
    """The smallest of several counts."""
    best: i64 = ins.ALL
    part: i64 = 0
    while part < ins.MOST_PARTS and table.box.counts[row + ins.PARTS + part] != ins.NO_PART:
        value = amount(table, seat, last, table.box.counts[row + ins.PARTS + part])
        if value < best:
            best = value
        part += 1
    return best
