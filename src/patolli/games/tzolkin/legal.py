"""What one may do: at each moment of a turn, and as an answer to each open decision."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.state import Actions
from patolli.games.tzolkin import actions, tasks
from patolli.games.tzolkin.begging import beg_into, mercy_into
from patolli.games.tzolkin.buildings import build_into
from patolli.games.tzolkin.costs import spare_into
from patolli.games.tzolkin.goods import pay_into, take_into
from patolli.games.tzolkin.market import trade_into
from patolli.games.tzolkin.palenque import harvest_into
from patolli.games.tzolkin.table import KEEPING, PICKING, PLACING, STARTING, TURNING, TzolkinTable
from patolli.games.tzolkin.tasks import about_of, kind_of, more_of, top
from patolli.games.tzolkin.technologies import advance_into
from patolli.games.tzolkin.temples import climb_into, offering_into
from patolli.games.tzolkin.tiles import keep_into
from patolli.games.tzolkin.wheels import any_into, use_into
from patolli.games.tzolkin.workers import pick_into, place_into


def legal_into(table: TzolkinTable, seat: i64, out: Actions) -> None:
    if table.depth > 0:
        answers_into(table, seat, top(table), out)
    elif table.phase == STARTING:
        turn_into(table, seat, out)
    elif table.phase == PLACING:
        place_into(table, seat, out)
        out.add(actions.END)
    elif table.phase == PICKING:
        pick_into(table, seat, out)
        out.add(actions.END)
    elif table.phase == KEEPING:
        keep_into(table, seat, out)
    elif table.phase == TURNING:
        out.add(actions.TURN)
        out.add(actions.TURN + 1)


def turn_into(table: TzolkinTable, seat: i64, out: Actions) -> None:
    """TZO-R11: place or pick up, at least one worker; before that one may beg."""
    beg_into(table, seat, out)
    place_into(table, seat, out)
    pick_into(table, seat, out)
    if out.count == 0:
        mercy_into(table, out)


def answers_into(table: TzolkinTable, seat: i64, task: i64, out: Actions) -> None:
    kind = kind_of(task)
    about = about_of(task)
    if kind == tasks.ASK_USE:
        use_into(table, seat, about, more_of(task), out)
    elif kind == tasks.ASK_ANY:
        any_into(table, seat, about, out)
    elif kind == tasks.ASK_HARVEST:
        harvest_into(table, seat, about, out)
    elif kind == tasks.ASK_ADVANCE:
        advance_into(table, seat, about, out)
    elif kind == tasks.ASK_BUILD:
        build_into(table, seat, about, out)
    elif kind == tasks.ASK_ARCHITECTURE:
        out.add(actions.WITH)
        out.add(actions.WITHOUT)
    elif kind == tasks.ASK_SPARE:
        spare_into(table, seat, about, out)
    elif kind == tasks.ASK_PAY:
        pay_into(table, seat, about, out)
    elif kind == tasks.ASK_TAKE:
        take_into(out)
    elif kind == tasks.ASK_TRADE:
        trade_into(table, seat, about, out)
    elif kind == tasks.ASK_CLIMB:
        climb_into(about, out)
    elif kind == tasks.ASK_OFFERING:
        offering_into(table, seat, out)
