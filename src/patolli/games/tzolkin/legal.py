"""What one may do: at each moment of a turn, and as an answer to each open decision."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.state import Actions
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


def legal_into(table: TzolkinTable, seat: i64, out: Actions) -> None:
    if table.depth > 0:
        answers_into(table, seat, top(table), out)
    elif table.phase == STARTING:
        turn_into(table, seat, out)
    elif table.phase == PLACING:
        workers.place_into(table, seat, out)
        out.add(actions.END)
    elif table.phase == PICKING:
        workers.pick_into(table, seat, out)
        out.add(actions.END)
    elif table.phase == KEEPING:
        tiles.keep_into(table, seat, out)
    elif table.phase == TURNING:
        out.add(actions.TURN)
        out.add(actions.TURN + 1)


def turn_into(table: TzolkinTable, seat: i64, out: Actions) -> None:
    """TZO-R11: place or pick up, at least one worker; before that one may beg."""
    begging.beg_into(table, seat, out)
    workers.place_into(table, seat, out)
    workers.pick_into(table, seat, out)
    if out.count == 0:
        begging.mercy_into(table, out)


def answers_into(table: TzolkinTable, seat: i64, task: i64, out: Actions) -> None:
    kind = kind_of(task)
    about = about_of(task)
    if kind == tasks.ASK_USE:
        wheels.use_into(table, seat, about, more_of(task), out)
    elif kind == tasks.ASK_ANY:
        wheels.any_into(table, seat, about, out)
    elif kind == tasks.ASK_HARVEST:
        palenque.harvest_into(table, seat, about, out)
    elif kind == tasks.ASK_ADVANCE:
        technologies.advance_into(table, seat, about, out)
    elif kind == tasks.ASK_BUILD:
        buildings.build_into(table, seat, about, out)
    elif kind == tasks.ASK_ARCHITECTURE:
        out.add(actions.WITH)
        out.add(actions.WITHOUT)
    elif kind == tasks.ASK_SPARE:
        costs.spare_into(table, seat, about, out)
    elif kind == tasks.ASK_PAY:
        goods.pay_into(table, seat, about, out)
    elif kind == tasks.ASK_TAKE:
        goods.take_into(out)
    elif kind == tasks.ASK_TRADE:
        market.trade_into(table, seat, about, out)
    elif kind == tasks.ASK_CLIMB:
        temples.climb_into(about, out)
    elif kind == tasks.ASK_OFFERING:
        temples.offering_into(table, seat, out)
