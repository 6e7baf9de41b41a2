"""What is still to be resolved of a worker's action: a stack of tasks, the next one on top.

A task is one number: its kind, and twice eight bits for what it is about. Some are decisions, which
`legal` lists the answers to; the rest happen by themselves. `resolve` does both.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin.board import STACK
from patolli.games.tzolkin.table import TzolkinTable

# Kinds of tasks, and what each is about. First the decisions:
ASK_USE: Final = 0  # wheel, space: a worker came back from there
ASK_ANY: Final = 1  # any action of the small wheels; the corn for it, which is not yet paid
ASK_HARVEST: Final = 2  # jungle group
ASK_ADVANCE: Final = 3  # FREE, MAY or neither; how many more may follow
ASK_BUILD: Final = 4  # how (see below)
ASK_ARCHITECTURE: Final = 5  # kind of building, at Tikal 4
ASK_SPARE: Final = 6  # kind of building
ASK_PAY: Final = 7  # how many cubes
ASK_TAKE: Final = 8  # how many cubes
ASK_TRADE: Final = 9  # what was traded in this market action (see `market`)
ASK_CLIMB: Final = 10  # temples already named (bits), how many more follow
ASK_OFFERING: Final = 11  # theology 2
DECISIONS: Final = 12
# Then what happens by itself:
DO_EFFECT: Final = 12  # an effect of a building
DO_ADVANCE: Final = 13  # technology
DO_STEP: Final = 14  # temple
DO_BONUS: Final = 15  # architecture level

# How one advances.
FREE: Final = 1
MAY: Final = 2

# How one builds.
TIKAL_TWO: Final = 0
TIKAL_FOUR: Final = 1
SECOND: Final = 2  # the second building of Tikal 4, architecture not used yet
SECOND_PLAIN: Final = 3  # the second building of Tikal 4, architecture used on the first
FOR_CORN: Final = 4  # Uxmal 4
EXTRA: Final = 5  # through the tomb of age 1


def task_of(kind: i64, about: i64, more: i64) -> i64:
    return kind + (about << 8) + (more << 16)


def kind_of(task: i64) -> i64:
    return task & 255


def about_of(task: i64) -> i64:
    return (task >> 8) & 255


def more_of(task: i64) -> i64:
    return task >> 16


def effect_of(task: i64) -> i64:
    """The whole effect that DO_EFFECT is about."""
    return task >> 8


def push(table: TzolkinTable, kind: i64, about: i64, more: i64) -> None:
    table.table[STACK + table.depth] = task_of(kind, about, more)
    table.depth += 1


def pop(table: TzolkinTable) -> i64:
    task = top(table)
    table.depth -= 1
    table.table[STACK + table.depth] = 0
    return task


def top(table: TzolkinTable) -> i64:
    return table.table[STACK + table.depth - 1]
