"""What a seat knows, as numbers: `entries` names them. The table, the open decision, then the seats."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, u8
from patolli.core.observation import Observation
from patolli.games.tzolkin import data, food, tasks
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    ALL_MONUMENTS,
    ALL_TEETH,
    ALL_TILES,
    BUILT,
    CHICHEN_ACTIONS,
    COLOUR,
    CORN,
    GOODS,
    GROUPS,
    HAND,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    KINDS,
    MONUMENTS,
    NOTHING,
    POINTS,
    QUARTERS,
    ROW,
    SEAT,
    STACK,
    STANDS,
    TILES,
    WOOD_TILES,
    WORKERS,
)
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import KEEPING, OVER, TzolkinTable

COLOURS: Final = 4
TASKS: Final = 16  # kinds of them
ABOUT_BITS: Final = 8  # of what a task is about
STATES: Final = WOOD_TILES - WORKERS + 1  # workers, temples, technologies, board, food, jungle tiles


def observe(table: TzolkinTable, seat: i64, out: Observation) -> None:
    observe_calendar(table, seat, out)
    observe_supply(table, out)
    observe_tasks(table, out)
    out.members(table.own[seat * SEAT + HAND], ALL_TILES)
    i: i64 = 0
    while i < table.seats:
        observe_side(table, seat, (seat + i) % table.seats, out)
        i += 1


def observe_calendar(table: TzolkinTable, seat: i64, out: Observation) -> None:
    out.which(table.phase, OVER + 1)
    out.seen_from(seat, table.turn, table.seats)
    out.seen_from(seat, table.first, table.seats)
    out.seen_from(seat, table.first_space - 1, table.seats)
    out.put(table.day)
    out.put(table.held)
    days: i64 = 0
    if table.held < data.LAST_FOOD_DAY:
        days = food.days_until(table)
    out.put(days)
    out.put(table.placed)
    out.put(table.begged)
    out.put(table.mercy)
    out.members(table.corn_days, data.ROUNDS + 1)
    neutral = table.taken
    at: i64 = STANDS
    while at < len(table.own):
        neutral &= ~table.own[at]
        at += SEAT
    out.members(neutral, ALL_TEETH)


def observe_supply(table: TzolkinTable, out: Observation) -> None:
    out.members(table.offered >> 1, CHICHEN_ACTIONS)
    out.put(table.bank_skulls)
    out.numbers(table.table, JUNGLE_WOOD, GROUPS)
    out.numbers(table.table, JUNGLE_CORN, GROUPS)
    first = out.blank(KINDS)
    slot: i64 = ROW
    while slot < ROW + data.ROW:
        building = table.table[slot]
        if building != NOTHING:
            add_kind(out, first, building)
        slot += 1
    left = ALL_BUILDINGS - table.next_two
    if table.age() == 1:
        left = AGE_ONE - table.next_one
    out.put(left)
    out.members(table.shown, ALL_MONUMENTS)
    out.members(table.drawn, ALL_TILES)


def add_kind(out: Observation, first: i64, building: i64) -> None:
    at = first + PRINTED.kind[building]
    out.items[at] = u8(i64(out.items[at]) + 1)


def observe_tasks(table: TzolkinTable, out: Observation) -> None:
    """What is to be decided now, and what follows it."""
    task: i64 = -1
    if table.depth > 0:
        task = tasks.top(table)
    if task < 0:
        out.blank(TASKS + ABOUT_BITS + 1)
    else:
        out.which(tasks.kind_of(task), TASKS)
        out.members(tasks.about_of(task), ABOUT_BITS)
        out.put(tasks.more_of(task))
    first = out.blank(TASKS)
    i: i64 = 0
    while i < table.depth - 1:
        at = first + tasks.kind_of(table.table[STACK + i])
        out.items[at] = u8(i64(out.items[at]) + 1)
        i += 1


def observe_side(table: TzolkinTable, seat: i64, side: i64, out: Observation) -> None:
    own = table.own
    at = side * SEAT
    points = own[at + POINTS]
    if side != seat:
        points -= own[seat * SEAT + POINTS]
    out.put(points // QUARTERS)
    out.numbers(own, at + CORN, GOODS)
    out.numbers(own, at + WORKERS, STATES)
    out.numbers(own, at + COLOUR, COLOURS)
    out.members(own[at + STANDS], ALL_TEETH)
    out.members(own[at + MONUMENTS], ALL_MONUMENTS)
    tiles: i64 = 0
    if side == seat or table.phase != KEEPING:  # TZO-R5: kept in secret, then revealed
        tiles = own[at + TILES]
    out.members(tiles, ALL_TILES)
    first = out.blank(KINDS)
    built = own[at + BUILT]
    building: i64 = 0
    while building < ALL_BUILDINGS:
        if (built >> building) & 1 != 0:
            add_kind(out, first, building)
        building += 1
