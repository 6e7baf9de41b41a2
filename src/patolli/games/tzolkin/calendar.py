"""The calendar: the start-player space, the corn on the teeth, and how the wheels turn."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    BEYOND,
    CHICHEN,
    CORN,
    HOME,
    LIGHT,
    NEUTRAL,
    NOTHING,
    SEAT,
    STANDS,
    bits,
    first_tooth,
    last_space,
    teeth_turned,
)
from patolli.games.tzolkin.table import TzolkinTable

# The start-player space, and the corn on the teeth.


def teeth_corn(table: TzolkinTable) -> i64:
    return bits(table.corn_days)


def collect_teeth(table: TzolkinTable, seat: i64) -> None:
    """TZO-R46, TZO-F2: who placed on the start-player space takes the corn from the teeth."""
    if table.first_space != seat + 1 or table.corn_days == 0:
        return
    corn = teeth_corn(table)
    table.corn_days = 0
    table.own[seat * SEAT + CORN] += corn
    if table.sink is not None:
        table.tell("teeth", seat, corn=corn)


def leave_corn(table: TzolkinTable) -> None:
    """TZO-R52: nobody stands on the start-player space."""
    table.corn_days |= 1 << table.day
    if table.sink is not None:
        table.tell("tooth-corn", table.first)


def pass_marker(table: TzolkinTable, owner: i64) -> None:
    """TZO-R47: the worker goes home; TZO-F35: who has the marker already passes it to the left."""
    table.first_space = 0
    table.own[owner * SEAT + HOME] += 1
    table.first = (owner + 1) % table.seats if table.first == owner else owner
    if table.sink is not None:
        table.tell("marker", table.first)


# Turning.


def may_jump(table: TzolkinTable, seat: i64) -> bool:
    """TZO-R48: the board is light, the second day pushes nobody off; TZO-F4: neutrals do not count."""
    return table.has(seat, LIGHT) != 0 and pushed_off(table) == NOTHING


def pushed_off(table: TzolkinTable) -> i64:
    """A wheel from which the second day would push somebody, or NOTHING."""
    wheel: i64 = 0
    while wheel <= CHICHEN:
        worker = table.standing(wheel, last_space(wheel) - 1)
        if worker != 0 and worker != NEUTRAL:
            return wheel
        wheel += 1
    return NOTHING


def turn(table: TzolkinTable, days: i64) -> None:
    """One day, or two for the light side of the board (TZO-R48)."""
    if days == 2:
        table.own[table.turn * SEAT + LIGHT] = 0
        if table.sink is not None:
            table.tell("dark", table.turn)
    table.day += days
    if table.sink is not None:
        table.tell("rotated", table.first, days=days, day=table.day)
    while days > 0:
        rotate(table)
        days -= 1


def rotate(table: TzolkinTable) -> None:
    """TZO-R53: every worker moves one space; players' workers beyond the last one go home."""
    table.taken = teeth_turned(table.taken)
    players: i64 = 0
    at: i64 = STANDS
    while at < len(table.own):
        teeth = teeth_turned(table.own[at])
        table.own[at] = teeth
        players |= teeth
        at += SEAT
    if players & BEYOND != 0:
        send_home(table)


def send_home(table: TzolkinTable) -> None:
    """TZO-R53: the players' workers beyond the last space."""
    wheel: i64 = 0
    while wheel <= CHICHEN:
        beyond = last_space(wheel) + 1
        worker = table.standing(wheel, beyond)
        if worker != 0 and worker != NEUTRAL:
            table.lift(worker - 1, first_tooth(wheel) + beyond)
            table.own[(worker - 1) * SEAT + HOME] += 1
            if table.sink is not None:
                table.tell("pushed", worker - 1, wheel=data.WHEELS[wheel])
        wheel += 1
