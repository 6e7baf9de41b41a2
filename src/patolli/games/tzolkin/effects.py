"""Effects: what buildings, starting tiles and the bonuses of technologies give."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    CUBES_OF_CHOICE,
    DISCOUNT,
    EXTRA_ACTION,
    EXTRA_BUILDING,
    FARM,
    FEED,
    GAIN,
    HIRE,
    LEARN,
    LEARN_ANY,
    MARKET,
    SAVE,
    SCORE,
    SEAT,
    STEP,
    STEP_ANY,
)
from patolli.games.tzolkin.goods import gain, score
from patolli.games.tzolkin.printed import PRINTED, effect_about, effect_amount, effect_kind
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import (
    ASK_ADVANCE,
    ASK_ANY,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_TAKE,
    ASK_TRADE,
    EXTRA,
    FREE,
    push,
)
from patolli.games.tzolkin.technologies import level_up
from patolli.games.tzolkin.temples import step_up
from patolli.games.tzolkin.workers import hire


def take_effect(table: TzolkinTable, seat: i64, effect: i64) -> None:
    """TZO-P31: market, extra building and extra action may be declined, the rest is automatic."""
    kind = effect_kind(effect)
    about = effect_about(effect)
    if kind == GAIN:
        gain(table, seat, about, effect_amount(effect))
    elif kind == STEP:
        step_up(table, seat, about)
    elif kind == STEP_ANY:
        push(table, ASK_CLIMB, 0, 0)
    elif kind == LEARN:
        learn(table, seat, about)
    elif kind == LEARN_ANY:
        push(table, ASK_ADVANCE, FREE, 0)
    elif kind == SCORE:
        score(table, seat, about)
    elif kind == HIRE:
        hire(table, seat)
    elif kind == FEED:
        table.own[seat * SEAT + FARM] += about
    elif kind == SAVE:
        table.own[seat * SEAT + DISCOUNT] += about
    elif kind == MARKET:
        push(table, ASK_TRADE, 0, 0)
    elif kind == EXTRA_BUILDING:
        push(table, ASK_BUILD, EXTRA, 0)  # TZO-F12, TZO-P8
    elif kind == EXTRA_ACTION:
        push(table, ASK_ANY, data.CORN_FOR_ANY, 0)
    elif kind == CUBES_OF_CHOICE:
        push(table, ASK_TAKE, about, 0)


def learn(table: TzolkinTable, seat: i64, track: i64) -> None:
    """One level, or past level 3 the bonus, also where the advance was free (TZO-F9)."""
    if level_up(table, seat, track):
        return
    if table.sink is not None:
        table.tell("bonus", seat, technology=data.TECHNOLOGIES[track])
    take_effect(table, seat, PRINTED.bonus[track])
