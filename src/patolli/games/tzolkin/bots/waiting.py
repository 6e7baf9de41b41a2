"""What workers are worth: those who are free, and those who wait on the wheels for their day."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin.board import (
    CHICHEN,
    HOME,
    SKULL,
    STANDS,
    bits,
    first_tooth,
    last_space,
    lowest,
    on_wheel,
    wheel_of,
)
from patolli.games.tzolkin.bots.sheet import Sheet
from patolli.games.tzolkin.table import TzolkinTable


def workers(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """Free workers, and what those on the wheels will bring today or on a later day."""
    left: float = float(sheet.days) / 6.0
    share: float = left if left < 1.0 else 1.0
    free = table.has(seat, HOME)
    if table.first_space == seat + 1:
        free += 1
    value = sheet.weights.idle * share * float(free)
    teeth = table.has(seat, STANDS)
    wheel: i64 = 0
    while wheel <= CHICHEN:
        spaces = on_wheel(teeth, wheel)
        if spaces != 0:
            value += together(sheet, table, seat, wheel, spaces)
        wheel += 1
    if free == 0 and sheet.days > 1:
        value -= sheet.weights.forced * loss_by_picking(sheet, teeth)
    return value


def together(sheet: Sheet, table: TzolkinTable, seat: i64, wheel: i64, spaces: i64) -> float:
    """The workers of a seat on these spaces of a wheel."""
    standing = bits(spaces)
    there: float = 0.0
    most: float = 0.0
    while spaces != 0:
        worth = waiting_worth(sheet, wheel, lowest(spaces))
        there += worth
        if worth > most:
            most = worth
        spaces &= spaces - 1
    there -= sheet.weights.crowd * (there - most)
    if wheel == CHICHEN and standing > table.has(seat, SKULL):
        skulls = float(table.has(seat, SKULL))
        lacking = float(standing) - skulls
        there *= (skulls + lacking * sheet.weights.offering_hope * sheet.early) / float(standing)
    return there


def loss_by_picking(sheet: Sheet, teeth: i64) -> float:
    """Who has no worker to place must pick one of those on these teeth tomorrow: what the least loss is."""
    least: float = 1000.0
    while teeth != 0:
        tooth = lowest(teeth)
        wheel = wheel_of(tooth)
        space = tooth - first_tooth(wheel)
        if space == last_space(wheel):
            return 0.0  # it will be pushed off
        loss = waiting_worth(sheet, wheel, space + 1) - sheet.best[tooth + 1]
        if loss < least:
            least = loss
        teeth &= teeth - 1
    return least if least < 1000.0 else 0.0


def waiting_worth(sheet: Sheet, wheel: i64, space: i64) -> float:
    """The best action within reach, today or after some days; nothing after the last round."""
    base = first_tooth(wheel)
    last = last_space(wheel)
    best = sheet.best[base + space]
    fades: float = 1.0
    days: i64 = 1
    while space + days <= last and days < sheet.days:
        fades *= 1.0 - sheet.weights.impatience
        gain = sheet.best[base + space + days] * fades
        if gain > best:
            best = gain
        days += 1
    return best
