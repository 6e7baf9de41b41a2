"""The temples: steps up and down, and what the gods give on Food Days."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import LIGHT, POINTS, QUARTERS, SEAT, SKULL, TEMPLE, TEMPLES, WOOD
from patolli.games.tzolkin.goods import gain
from patolli.games.tzolkin.printed import PRINTED, leader_points, step_good, step_points
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_CLIMB, ASK_PAY, DO_STEP, push

# Steps up.


def top_taken(table: TzolkinTable, temple: i64) -> bool:
    """TZO-R50: does anybody stand on the top step?"""
    seat: i64 = 0
    while seat < table.seats:
        if table.has(seat, TEMPLE + temple) == PRINTED.top[temple]:
            return True
        seat += 1
    return False


def can_climb(table: TzolkinTable, seat: i64, temple: i64) -> bool:
    """TZO-R50: not from the top, nor to a top that another has taken (TZO-F16, TZO-F17)."""
    step = table.has(seat, TEMPLE + temple)
    top = PRINTED.top[temple]
    return step < top - 1 or (step == top - 1 and not top_taken(table, temple))


def step_up(table: TzolkinTable, seat: i64, temple: i64) -> None:
    """One step, where one can be taken."""
    if not can_climb(table, seat, temple):
        if table.sink is not None:
            table.tell("blocked", seat, temple=data.TEMPLES[temple])
        return
    step = table.has(seat, TEMPLE + temple) + 1
    table.own[seat * SEAT + TEMPLE + temple] = step
    if table.sink is not None:
        table.tell("climbed", seat, temple=data.TEMPLES[temple], step=step)
    if step == PRINTED.top[temple] and table.has(seat, LIGHT) == 0:
        table.own[seat * SEAT + LIGHT] = 1  # TZO-R49, TZO-P25
        if table.sink is not None:
            table.tell("light", seat)


def climb_into(named: i64, out: vec[i64], count: i64) -> i64:
    """Any temple may be named, also one where no step can be taken (TZO-F16, TZO-P26)."""
    temple: i64 = 0
    while temple < TEMPLES:
        if named & (1 << temple) == 0:
            out[count] = actions.CLIMB + temple
            count += 1
        temple += 1
    return count


def climb(table: TzolkinTable, seat: i64, named: i64, more: i64, temple: i64) -> None:
    if more > 0:
        push(table, ASK_CLIMB, named | (1 << temple), more - 1)
    step_up(table, seat, temple)


def offering_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    """TZO-P15: theology 2, a cube for a step."""
    if table.cubes(seat) == 0:
        return count
    out[count] = actions.SKIP
    return climb_into(0, out, count + 1)


def offer_cube(table: TzolkinTable, temple: i64) -> None:
    push(table, DO_STEP, temple, 0)
    push(table, ASK_PAY, 1, 0)


# Anger.


def all_at_bottom(table: TzolkinTable, seat: i64) -> bool:
    temple: i64 = 0
    while temple < TEMPLES:
        if table.has(seat, TEMPLE + temple) > 0:
            return False
        temple += 1
    return True


def anger_into(table: TzolkinTable, seat: i64, action: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R51: the temples where a marker can step down; `action` is the one for the first temple."""
    temple: i64 = 0
    while temple < TEMPLES:
        if table.has(seat, TEMPLE + temple) > 0:
            out[count] = action + temple
            count += 1
        temple += 1
    return count


def anger(table: TzolkinTable, seat: i64, temple: i64) -> None:
    """TZO-R51: one step down; TZO-P25: the board does not turn dark for it."""
    table.own[seat * SEAT + TEMPLE + temple] -= 1
    if table.sink is not None:
        step = table.has(seat, TEMPLE + temple)
        table.tell("angered", seat, temple=data.TEMPLES[temple], step=step)


# What the gods give.


def goods_of(table: TzolkinTable, seat: i64, good: i64) -> i64:
    """TZO-R57: what is printed on the own and all lower steps."""
    count: i64 = 0
    temple: i64 = 0
    while temple < TEMPLES:
        step = table.has(seat, TEMPLE + temple)
        while step >= 0:
            if step_good(temple, step) == good:
                count += 1
            step -= 1
        temple += 1
    return count


def give_goods(table: TzolkinTable) -> None:
    """TZO-R57; TZO-F18: if skulls are short, nobody gets any, so the order is free (TZO-R62)."""
    wanted: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        wanted += goods_of(table, seat, SKULL)
        seat += 1
    enough = wanted <= table.bank_skulls
    if not enough and table.sink is not None:
        table.tell("skulls-short", table.first, wanted=wanted, left=table.bank_skulls)
    seat = 0
    while seat < table.seats:
        good: i64 = WOOD
        while good <= SKULL:
            amount = goods_of(table, seat, good)
            if amount > 0 and (good != SKULL or enough):
                gain(table, seat, good, amount)
            good += 1
        seat += 1


def halves_of_lead(table: TzolkinTable, seat: i64, temple: i64, step: i64) -> i64:
    """Who stands highest alone leads wholly, who shares that step by half: 2, 1 or 0 (TZO-R58)."""
    halves: i64 = 2
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            there = table.has(other, TEMPLE + temple)
            if there > step:
                return 0
            if there == step:
                halves = 1
        other += 1
    return halves


def give_points(table: TzolkinTable, age: i64) -> None:
    """TZO-R58: the points of the own step only, and the bonus for the highest, half if tied (TZO-P29)."""
    temple: i64 = 0
    while temple < TEMPLES:
        seat: i64 = 0
        while seat < table.seats:
            step = table.has(seat, TEMPLE + temple)
            bonus = leader_points(temple, age) * halves_of_lead(table, seat, temple, step) // 2
            points = step_points(temple, step) + bonus
            table.own[seat * SEAT + POINTS] += QUARTERS * points
            if table.sink is not None:
                table.tell("favour", seat, temple=data.TEMPLES[temple], points=points, bonus=bonus)
            seat += 1
        temple += 1
