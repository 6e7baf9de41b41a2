"""Begging for corn, and the mercy for those who cannot even do that (TZO-R12 to TZO-R15)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import CHICHEN, CORN, HOME, NOTHING, SEAT, first_tooth
from patolli.games.tzolkin.table import PLACING, TzolkinTable
from patolli.games.tzolkin.temples import all_at_bottom, anger, anger_into
from patolli.games.tzolkin.workers import lowest_free, on_wheels


def may_beg(table: TzolkinTable, seat: i64) -> bool:
    """TZO-R12, TZO-F27: once, at the start, with too little corn; TZO-R13: with a step to go down."""
    return table.begged == 0 and table.corn(seat) < data.BEGGING_CORN and not all_at_bottom(table, seat)


def beg_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    return anger_into(table, seat, actions.BEG, out, count) if may_beg(table, seat) else count


def beg(table: TzolkinTable, seat: i64, temple: i64) -> None:
    """TZO-R12: the corn becomes three, the gods are angry; TZO-F26: then place or pick as usual."""
    table.own[seat * SEAT + CORN] = data.BEGGING_CORN
    table.begged = 1
    if table.sink is not None:
        table.tell("begged", seat, corn=data.BEGGING_CORN)
    anger(table, seat, temple)


# Mercy.


def cheapest_space(table: TzolkinTable) -> i64:
    cheapest: i64 = 99
    wheel: i64 = 0
    while wheel <= CHICHEN:
        space = lowest_free(table, wheel)
        if space != NOTHING and space < cheapest:
            cheapest = space
        wheel += 1
    return cheapest


def must_have_mercy(table: TzolkinTable, seat: i64) -> bool:
    """TZO-R14 and TZO-R13 together; TZO-F29: three begged corn always suffice, so never after begging."""
    if on_wheels(table, seat) > 0 or table.first_space == 0 or may_beg(table, seat):
        return False
    return cheapest_space(table) > table.corn(seat)


def mercy_into(table: TzolkinTable, out: vec[i64], count: i64) -> i64:
    """TZO-R15, TZO-P32: no worker to pick, no corn to place, no god left to anger: a cheapest space."""
    cheapest = cheapest_space(table)
    wheel: i64 = 0
    while wheel <= CHICHEN:
        if lowest_free(table, wheel) == cheapest:
            out[count] = actions.PLACE + wheel
            count += 1
        wheel += 1
    return count


def show_mercy(table: TzolkinTable, seat: i64, wheel: i64) -> None:
    """TZO-R15: exactly one worker, for all the corn there is."""
    space = lowest_free(table, wheel)
    corn = table.corn(seat)
    table.put(seat + 1, first_tooth(wheel) + space)
    table.own[seat * SEAT + HOME] -= 1
    table.own[seat * SEAT + CORN] = 0
    table.placed = 1
    table.mercy = 1
    table.phase = PLACING
    if table.sink is not None:
        table.tell("mercy", seat, wheel=data.WHEELS[wheel], space=space, corn=corn)
