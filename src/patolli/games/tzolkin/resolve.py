"""How a worker's action is resolved: one small decision after another, until nothing is left to do.

A decision with only one answer is not asked.
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import (
    actions,
    buildings,
    costs,
    effects,
    goods,
    market,
    palenque,
    tasks,
    technologies,
    temples,
    wheels,
)
from patolli.games.tzolkin.legal import answers_into
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import about_of, effect_of, kind_of, more_of, pop, top


def settle(table: TzolkinTable, seat: i64) -> None:
    """Do all that needs no decision, until a real one is on top or nothing is left."""
    out = table.scratch
    while table.depth > 0:
        task = top(table)
        if kind_of(task) >= tasks.DECISIONS:
            happen(table, seat, pop(table))
            continue
        count = answers_into(table, seat, task, out, 0)
        if count > 1:
            return
        if count == 1 and out[0] != actions.SKIP:
            decide(table, seat, out[0])
        else:
            pop(table)


def decide(table: TzolkinTable, seat: i64, action: i64) -> None:
    """What an answer to the decision on top does."""
    task = pop(table)
    kind = kind_of(task)
    about = about_of(task)
    if action == actions.SKIP:
        if table.sink is not None:
            table.tell("skipped", seat)
    elif kind == tasks.ASK_USE:
        wheels.use(table, seat, about, more_of(task), actions.used_number(action))
    elif kind == tasks.ASK_ANY:
        wheels.use_any(table, seat, about, action)
    elif kind == tasks.ASK_HARVEST:
        palenque.harvest(table, seat, about, action)
    elif kind == tasks.ASK_ADVANCE:
        technologies.advance(table, seat, about, more_of(task), action - actions.ADVANCE)
    elif kind == tasks.ASK_BUILD:
        buildings.build(table, seat, action - actions.BUILD, about)
    elif kind == tasks.ASK_ARCHITECTURE:
        buildings.raise_building(table, seat, about, tasks.TIKAL_FOUR, action == actions.WITH)
    elif kind == tasks.ASK_SPARE:
        costs.pay_cost(table, seat, about, action - actions.SPARE)
    elif kind == tasks.ASK_PAY:
        goods.pay_cube(table, seat, about, action - actions.PAY)
    elif kind == tasks.ASK_TAKE:
        goods.take_cube(table, seat, about, action - actions.TAKE)
    elif kind == tasks.ASK_TRADE:
        market.trade(table, seat, about, action)
    elif kind == tasks.ASK_CLIMB:
        temples.climb(table, seat, about, more_of(task), action - actions.CLIMB)
    elif kind == tasks.ASK_OFFERING:
        temples.offer_cube(table, action - actions.CLIMB)


def happen(table: TzolkinTable, seat: i64, task: i64) -> None:
    """What happens by itself."""
    kind = kind_of(task)
    if kind == tasks.DO_EFFECT:
        effects.take_effect(table, seat, effect_of(task))
    elif kind == tasks.DO_ADVANCE:
        effects.learn(table, seat, about_of(task))
    elif kind == tasks.DO_STEP:
        temples.step_up(table, seat, about_of(task))
    elif kind == tasks.DO_BONUS:
        buildings.take_architecture(table, seat, about_of(task))
