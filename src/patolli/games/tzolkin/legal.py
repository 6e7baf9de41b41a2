"""What one may do: at each moment of a turn, and as an answer to each open decision.

What is called `..._into` writes actions into an array from place `count` on, and returns the count after it.
"""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import (
    actions,
    begging,
    buildings,
    costs,
    goods,
    market,
    palenque,
    tasks,
    technologies,
    temples,
    tiles,
    wheels,
    workers,
)
from patolli.games.tzolkin.table import KEEPING, PICKING, PLACING, STARTING, TURNING, TzolkinTable
from patolli.games.tzolkin.tasks import about_of, kind_of, more_of, top


def choices_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    """Everything that is legal now."""
    if table.depth > 0:
        return answers_into(table, seat, top(table), out, count)
    phase = table.phase
    if phase == STARTING:
        return turn_into(table, seat, out, count)
    if phase == KEEPING:
        return tiles.keep_into(table, seat, out, count)
    if phase == TURNING:
        return both_into(actions.TURN, actions.TURN + 1, out, count)
    if phase == PLACING:
        count = workers.place_into(table, seat, out, count)
    elif phase == PICKING:
        count = workers.pick_into(table, seat, out, count)
    else:
        return count
    out[count] = actions.END
    return count + 1


def turn_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R11: place or pick up, at least one worker; before that one may beg."""
    after = begging.beg_into(table, seat, out, count)
    after = workers.place_into(table, seat, out, after)
    after = workers.pick_into(table, seat, out, after)
    return after if after > count else begging.mercy_into(table, out, count)


def both_into(one: i64, other: i64, out: vec[i64], count: i64) -> i64:
    out[count] = one
    out[count + 1] = other
    return count + 2


def answers_into(table: TzolkinTable, seat: i64, task: i64, out: vec[i64], count: i64) -> i64:
    kind = kind_of(task)
    about = about_of(task)
    if kind == tasks.ASK_USE:
        return wheels.use_into(table, seat, about, more_of(task), out, count)
    if kind == tasks.ASK_ANY:
        return wheels.any_into(table, seat, about, out, count)
    if kind == tasks.ASK_HARVEST:
        return palenque.harvest_into(table, seat, about, out, count)
    if kind == tasks.ASK_ADVANCE:
        return technologies.advance_into(table, seat, about, out, count)
    if kind == tasks.ASK_BUILD:
        return buildings.build_into(table, seat, about, out, count)
    if kind == tasks.ASK_ARCHITECTURE:
        return both_into(actions.WITH, actions.WITHOUT, out, count)
    if kind == tasks.ASK_SPARE:
        return costs.spare_into(table, seat, about, out, count)
    if kind == tasks.ASK_PAY:
        return goods.pay_into(table, seat, about, out, count)
    if kind == tasks.ASK_TAKE:
        return goods.take_into(out, count)
    if kind == tasks.ASK_TRADE:
        return market.trade_into(table, seat, about, out, count)
    if kind == tasks.ASK_CLIMB:
        return temples.climb_into(about, out, count)
    if kind == tasks.ASK_OFFERING:
        return temples.offering_into(table, seat, out, count)
    return count
