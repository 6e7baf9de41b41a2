"""What steps in the temples are worth."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import GREAT_TEMPLES, NOTHING, TEMPLE, TEMPLES
from patolli.games.tzolkin.bots.sheet import Sheet
from patolli.games.tzolkin.printed import leader_points, step_good, step_points
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.temples import can_climb, halves_of_lead


def note_steps(sheet: Sheet, table: TzolkinTable, seat: i64) -> None:
    temple: i64 = 0
    while temple < TEMPLES:
        sheet.step[temple] = step_gain(sheet, table, seat, temple)
        temple += 1


def all_temples(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    value: float = 0.0
    temple: i64 = 0
    while temple < TEMPLES:
        value += step_worth(sheet, table, seat, temple, table.has(seat, TEMPLE + temple))
        temple += 1
    return value


def step_worth(sheet: Sheet, table: TzolkinTable, seat: i64, temple: i64, step: i64) -> float:
    """What standing on a step will bring: points at the ends of ages, goods in their middles."""
    weights = sheet.weights
    points = float(step_points(temple, step))
    lead = weights.lead * (0.5 * float(halves_of_lead(table, seat, temple, step)))
    value: float = 0.0
    if table.age() == 1:
        value += (points + lead * float(leader_points(temple, 1))) * weights.temple_next
        value += (points + lead * float(leader_points(temple, 2))) * weights.temple_last
    elif table.held < data.LAST_FOOD_DAY:
        value += (points + lead * float(leader_points(temple, 2))) * weights.temple_next
    times = float((data.LAST_FOOD_DAY - table.held) // 2)  # goods come on every other Food Day
    if times > 0.0:
        at: i64 = data.START_STEP + 1
        while at <= step:
            good = step_good(temple, at)
            if good != NOTHING:
                value += times * weights.temple_goods * sheet.price[good]
            at += 1
    if table.owns(seat, GREAT_TEMPLES):
        value += points
    return value


def step_gain(sheet: Sheet, table: TzolkinTable, seat: i64, temple: i64) -> float:
    if not can_climb(table, seat, temple):
        return 0.0
    step = table.has(seat, TEMPLE + temple)
    return step_worth(sheet, table, seat, temple, step + 1) - step_worth(sheet, table, seat, temple, step)


def best_step(sheet: Sheet) -> float:
    best: float = 0.0
    temple: i64 = 0
    while temple < TEMPLES:
        gain = sheet.step[temple]
        if gain > best:
            best = gain
        temple += 1
    return best


def two_steps(sheet: Sheet) -> float:
    """The best two of the three temples."""
    total: float = 0.0
    least: float = 1000.0
    temple: i64 = 0
    while temple < TEMPLES:
        gain = sheet.step[temple]
        total += gain
        if gain < least:
            least = gain
        temple += 1
    return total - least
