"""Buildings: what can be built, architecture, the effects that follow, and the row they lie in."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data, monuments
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    ARCHITECTURE,
    BUILT,
    COLOUR,
    CORN,
    KINDS,
    NOTHING,
    PILE,
    ROW,
    SEAT,
    is_monument,
    only,
)
from patolli.games.tzolkin.costs import can_pay, corn_cost, missing, pay_cost
from patolli.games.tzolkin.goods import gain, score, spend
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import (
    ASK_ARCHITECTURE,
    ASK_BUILD,
    ASK_SPARE,
    DO_BONUS,
    DO_EFFECT,
    EXTRA,
    FOR_CORN,
    SECOND,
    SECOND_PLAIN,
    TIKAL_FOUR,
    push,
)
from patolli.games.tzolkin.technologies import architecture_corn, architecture_cubes, architecture_points

# What can be built.


def slot_of(table: TzolkinTable, kind: i64) -> i64:
    """Where a building of this kind lies on display, or NOTHING."""
    slot: i64 = 0
    while slot < data.ROW:
        building = table.table[ROW + slot]
        if building != NOTHING and PRINTED.kind[building] == kind:
            return slot
        slot += 1
    return NOTHING


def can_build(table: TzolkinTable, seat: i64, how: i64, corn: i64) -> bool:
    slot: i64 = 0
    while slot < data.ROW:
        building = table.table[ROW + slot]
        if building != NOTHING and can_pay(table, seat, PRINTED.kind[building], how, corn):
            return True
        slot += 1
    return how == TIKAL_FOUR and monuments.can_build(table, seat)


def build_into(table: TzolkinTable, seat: i64, how: i64, out: vec[i64], count: i64) -> i64:
    corn = table.corn(seat)
    slot: i64 = 0
    while slot < data.ROW:
        building = table.table[ROW + slot]
        if building != NOTHING:
            kind = PRINTED.kind[building]
            if slot_of(table, kind) == slot and can_pay(table, seat, kind, how, corn):
                out[count] = actions.BUILD + kind
                count += 1
        slot += 1
    if how == TIKAL_FOUR:
        return monuments.build_into(table, seat, out, count)  # TZO-P9
    if how in (SECOND, SECOND_PLAIN, EXTRA):
        out[count] = actions.SKIP
        count += 1
    return count


# Building.


def build(table: TzolkinTable, seat: i64, card: i64, how: i64) -> None:
    if is_monument(card):
        monuments.build(table, seat, card - KINDS)
        return
    slot = slot_of(table, card)
    table.own[seat * SEAT + BUILT] |= only(table.table[ROW + slot])
    table.table[ROW + slot] = NOTHING  # TZO-F23: refilled at the end of the turn
    table.own[seat * SEAT + COLOUR + PRINTED.colour[card]] += 1
    if table.sink is not None:
        table.tell("built", seat, building="@" + data.CARD_KEYS[card])
    level = table.has(seat, ARCHITECTURE)
    if how == TIKAL_FOUR and level > 0 and missing(table, seat, card) == 0:
        push(table, ASK_ARCHITECTURE, card, 0)  # TZO-F10: on this building, or saved for the next
    else:
        raise_building(table, seat, card, how, level > 0 and how != SECOND_PLAIN)


def raise_building(table: TzolkinTable, seat: i64, kind: i64, how: i64, architecture: bool) -> None:
    """TZO-R43, TZO-P6: pay, take what architecture gives, then the effects in their order."""
    if how == TIKAL_FOUR:
        push(table, ASK_BUILD, SECOND_PLAIN if architecture else SECOND, 0)
    at = PRINTED.building_effects[kind + 1] - 1
    while at >= PRINTED.building_effects[kind]:
        push(table, DO_EFFECT, PRINTED.effects[at], 0)
        at -= 1
    level: i64 = 0
    if architecture:
        level = table.has(seat, ARCHITECTURE)  # TZO-F11: before the effects
    if level > 0:
        push(table, DO_BONUS, level, 0)
    if how == FOR_CORN:
        spend(table, seat, CORN, corn_cost(table, seat, kind))
    elif architecture_cubes(level) > 0:
        push(table, ASK_SPARE, kind, 0)
    else:
        pay_cost(table, seat, kind, NOTHING)


def take_architecture(table: TzolkinTable, seat: i64, level: i64) -> None:
    """TZO-R42: what architecture gives for a building."""
    gain(table, seat, CORN, architecture_corn(level))
    if architecture_points(level) > 0:
        score(table, seat, architecture_points(level))


# The row.


def refill(table: TzolkinTable, seat: i64) -> None:
    """TZO-R45, TZO-F23: at the end of the turn, from the pile of the age; TZO-F22: until it is empty."""
    slot: i64 = 0
    while slot < data.ROW:
        if table.table[ROW + slot] == NOTHING:
            draw(table, seat, slot)
        slot += 1


def draw(table: TzolkinTable, seat: i64, slot: i64) -> None:
    if table.age() == 1:
        if table.next_one == AGE_ONE:
            return
        table.table[ROW + slot] = table.table[PILE + table.next_one]
        table.next_one += 1
    else:
        if table.next_two == ALL_BUILDINGS:
            return
        table.table[ROW + slot] = table.table[PILE + table.next_two]
        table.next_two += 1
    if table.sink is not None:
        kind = PRINTED.kind[table.table[ROW + slot]]
        table.tell("revealed-building", seat, building="@" + data.CARD_KEYS[kind])


def change_age(table: TzolkinTable) -> None:
    """TZO-R56, TZO-P19: after all have fed, six buildings of age 2 replace what is left of age 1."""
    if table.sink is not None:
        table.tell("new-age", table.first)
    table.next_one = AGE_ONE
    slot: i64 = 0
    while slot < data.ROW:
        draw(table, table.first, slot)
        slot += 1
