"""The technologies: what a level costs, and what each level adds to the actions (TZO-R41)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import (
    AGRICULTURE,
    CORN,
    EXTRACTION,
    SEAT,
    SKULL,
    TECH,
    TECHNOLOGIES,
    THEOLOGY,
)
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_ADVANCE, ASK_PAY, DO_ADVANCE, FREE, MAY, push

# Agriculture.


def harvest_bonus(table: TzolkinTable, seat: i64) -> i64:
    """TZO-P4: agriculture 1 and 3, corn for every harvest of corn in the jungle."""
    level = table.has(seat, AGRICULTURE)
    if level == 3:
        return 3
    if level >= 1:
        return 1
    return 0


def fishing_bonus(table: TzolkinTable, seat: i64) -> i64:
    """TZO-P4: agriculture 2."""
    if table.has(seat, AGRICULTURE) >= 2:
        return 1
    return 0


def needs_no_tile(table: TzolkinTable, seat: i64) -> bool:
    """TZO-P3: agriculture 2 harvests corn where no tile is open."""
    return table.has(seat, AGRICULTURE) >= 2


# Extraction, and theology 3.


def digging_bonus(table: TzolkinTable, seat: i64, good: i64) -> i64:
    """One more wood, stone, gold by extraction 1, 2, 3; one more skull by theology 3."""
    if good == CORN:
        return 0
    if good == SKULL:
        if table.has(seat, THEOLOGY) == 3:
            return 1
        return 0
    if table.has(seat, EXTRACTION) >= good:
        return 1
    return 0


# Architecture.


def architecture_corn(level: i64) -> i64:
    """TZO-R42: architecture 1."""
    if level >= 1:
        return 1
    return 0


def architecture_points(level: i64) -> i64:
    """TZO-R42: architecture 2."""
    if level >= 2:
        return 2
    return 0


def architecture_cubes(level: i64) -> i64:
    """TZO-R42: the cubes that architecture 3 waives."""
    if level == 3:
        return 1
    return 0


# Theology.


def reaches_next(table: TzolkinTable, seat: i64) -> bool:
    """TZO-P16: theology 1, in Chichen Itza the action of the next space."""
    return table.has(seat, THEOLOGY) >= 1


def may_offer_cube(table: TzolkinTable, seat: i64) -> bool:
    """TZO-P15: theology 2, after an action of Chichen Itza a cube for a step."""
    return table.has(seat, THEOLOGY) >= 2


# Advancing.


def advance_cost(table: TzolkinTable, seat: i64, track: i64) -> i64:
    """TZO-R41: a level costs its number in cubes, the bonus past level 3 one."""
    level = table.has(seat, TECH + track)
    if level < data.TOP_LEVEL:
        return level + 1
    return data.BONUS_COST


def can_advance(table: TzolkinTable, seat: i64) -> bool:
    cubes = table.cubes(seat)
    track: i64 = 0
    while track < TECHNOLOGIES:
        if advance_cost(table, seat, track) <= cubes:
            return True
        track += 1
    return False


def advance_into(table: TzolkinTable, seat: i64, about: i64, out: vec[i64], count: i64) -> i64:
    cubes = table.cubes(seat)
    track: i64 = 0
    while track < TECHNOLOGIES:
        if about & FREE != 0 or advance_cost(table, seat, track) <= cubes:
            out[count] = actions.ADVANCE + track
            count += 1
        track += 1
    if about & MAY != 0:
        out[count] = actions.SKIP  # TZO-P7: the second is optional
        count += 1
    return count


def advance(table: TzolkinTable, seat: i64, about: i64, more: i64, track: i64) -> None:
    """TZO-R32, TZO-P7: an advance is resolved with its bonus before the next is paid."""
    if more > 0:
        push(table, ASK_ADVANCE, MAY, more - 1)
    push(table, DO_ADVANCE, track, 0)
    if about & FREE == 0:
        push(table, ASK_PAY, advance_cost(table, seat, track), 0)


def level_up(table: TzolkinTable, seat: i64, track: i64) -> bool:
    """One level up; False if the track is at its end, where the bonus is due instead (TZO-F9)."""
    level = table.has(seat, TECH + track)
    if level == data.TOP_LEVEL:
        return False
    table.own[seat * SEAT + TECH + track] = level + 1
    if table.sink is not None:
        table.tell("advanced", seat, technology=data.TECHNOLOGIES[track], level=level + 1)
    return True
