"""What workers are worth: those who are free, and those who wait on the wheels for their day."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin.board import CHICHEN, HOME, SKULL, first_tooth, last_space
from patolli.games.tzolkin.bots.sheet import Sheet
from patolli.games.tzolkin.table import TzolkinTable


def workers(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """Free workers, and what those on the wheels will bring today or on a later day."""
    left: float = float(sheet.days) / 6.0
    share: float = left if left < 1.0 else 1.0
    free = table.has(seat, HOME) + (1 if table.first_space == seat + 1 else 0)
    value = sheet.weights.idle * share * float(free)
    wheel: i64 = 0
    while wheel <= CHICHEN:
        value += on_wheel(sheet, table, seat, wheel)
        wheel += 1
    if free == 0 and sheet.days > 1:
        value -= sheet.weights.forced * loss_by_picking(sheet, table, seat)
    return value


def on_wheel(sheet: Sheet, table: TzolkinTable, seat: i64, wheel: i64) -> float:
    base = first_tooth(wheel)
    standing: i64 = 0
    there: float = 0.0
    most: float = 0.0
    space: i64 = 0
    while space <= last_space(wheel):
        if table.table[base + space] == seat + 1:
            worth = waiting_worth(sheet, wheel, space)
            there += worth
            if worth > most:
                most = worth
            standing += 1
        space += 1
    there -= sheet.weights.crowd * (there - most)
    if wheel == CHICHEN and standing > table.has(seat, SKULL):
        skulls = float(table.has(seat, SKULL))
        lacking = float(standing) - skulls
        there *= (skulls + lacking * sheet.weights.offering_hope * sheet.early) / float(standing)
    return there


def loss_by_picking(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    """Who has no worker to place must pick one tomorrow: what the least loss is."""
    least: float = 1000.0
    wheel: i64 = 0
    while wheel <= CHICHEN:
        base = first_tooth(wheel)
        space: i64 = 0
        last = last_space(wheel)
        while space <= last:
            if table.table[base + space] == seat + 1:
                if space == last:
                    return 0.0  # it will be pushed off
                loss = waiting_worth(sheet, wheel, space + 1) - sheet.best[base + space + 1]
                if loss < least:
                    least = loss
            space += 1
        wheel += 1
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
