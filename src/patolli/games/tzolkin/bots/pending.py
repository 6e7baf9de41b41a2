"""What open decisions are worth: each as much as its best answer."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin import tasks
from patolli.games.tzolkin.board import (
    CHICHEN,
    GAIN,
    GOLD,
    JUNGLE,
    PALENQUE,
    SCORE,
    SKULL,
    STACK,
    UXMAL,
    WOOD,
    first_tooth,
)
from patolli.games.tzolkin.bots.building import (
    best_advance,
    best_building,
    building_gain,
    effect_gain,
    free_advance,
)
from patolli.games.tzolkin.bots.gains import SECOND_ADVANCE
from patolli.games.tzolkin.bots.sheet import Sheet, act_at
from patolli.games.tzolkin.bots.temples import best_step, two_steps
from patolli.games.tzolkin.printed import PRINTED, effect_kind
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import about_of, effect_of, kind_of, more_of
from patolli.games.tzolkin.technologies import architecture_corn, architecture_points
from patolli.games.tzolkin.uxmal import ANY_ACTION

OTHER_EFFECT: Final = 2.0  # any that gives neither goods nor points
TRADED: Final = 0.2  # the share of a market in which something was traded already


def pending(sheet: Sheet, table: TzolkinTable, seat: i64) -> float:
    value: float = 0.0
    at: i64 = 0
    while at < table.depth:
        task = table.table[STACK + at]
        if kind_of(task) < tasks.DECISIONS:
            value += decision(sheet, table, seat, task)
        else:
            value += automatic(sheet, table, seat, task)
        at += 1
    return value


def decision(sheet: Sheet, table: TzolkinTable, seat: i64, task: i64) -> float:
    kind = kind_of(task)
    about = about_of(task)
    if kind == tasks.ASK_USE:
        if about == CHICHEN and table.has(seat, SKULL) == 0:
            return 0.0
        return sheet.best[first_tooth(about) + more_of(task)]
    if kind == tasks.ASK_ANY:
        return sheet.act[act_at(UXMAL, ANY_ACTION)] + sheet.corn
    if kind == tasks.ASK_HARVEST:
        return sheet.act[act_at(PALENQUE, about + JUNGLE)]
    if kind == tasks.ASK_ADVANCE:
        if about & tasks.FREE != 0:
            return free_advance(sheet, table, seat)
        once = best_advance(sheet, table, seat, table.cubes(seat))
        return once * SECOND_ADVANCE if more_of(task) > 0 else once
    if kind == tasks.ASK_BUILD:
        return best_building(sheet, table, seat, about)
    if kind == tasks.ASK_ARCHITECTURE:
        return building_gain(sheet, table, seat, about, tasks.TIKAL_FOUR)
    if kind == tasks.ASK_CLIMB:
        return two_steps(sheet) if more_of(task) > 0 else best_step(sheet)
    if kind == tasks.ASK_TRADE:
        return sheet.weights.market * (TRADED if about != 0 else 1.0)
    return cubes(sheet, table, seat, kind, about)


def cubes(sheet: Sheet, table: TzolkinTable, seat: i64, kind: i64, about: i64) -> float:
    """Decisions about cubes."""
    if kind == tasks.ASK_SPARE:
        return -sheet.price[WOOD] * float(PRINTED.cubes[about] - 1)
    if kind == tasks.ASK_PAY:
        return -sheet.price[WOOD] * float(about)
    if kind == tasks.ASK_TAKE:
        return sheet.price[GOLD] * float(about)
    assert kind == tasks.ASK_OFFERING
    gain = best_step(sheet) - sheet.price[WOOD]
    return gain if gain > 0.0 and table.cubes(seat) > 0 else 0.0


def automatic(sheet: Sheet, table: TzolkinTable, seat: i64, task: i64) -> float:
    """Tasks that will happen by themselves."""
    kind = kind_of(task)
    if kind == tasks.DO_ADVANCE:
        return sheet.advance[about_of(task)]
    if kind == tasks.DO_STEP:
        return sheet.step[about_of(task)]
    if kind == tasks.DO_BONUS:
        level = about_of(task)
        return sheet.corn * float(architecture_corn(level)) + float(architecture_points(level))
    effect = effect_of(task)
    if effect_kind(effect) in (GAIN, SCORE):
        return effect_gain(sheet, table, seat, effect)
    return OTHER_EFFECT
