"""The gods: who takes which, the stage in which they act, and SUMMON (MEZ-R8, MEZ-R26, MEZ-R39)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.ages import start_age
from patolli.games.mezo.board import AT, PATRON, TRIBE
from patolli.games.mezo.cards import shuffle_deck
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.conflict import begin_conflict
from patolli.games.mezo.frames import ACTOR, BEGUN, CLOSING, FRESH, PICKING, leave, push
from patolli.games.mezo.legal import GO_ON, offer, settle
from patolli.games.mezo.table import MezoTable, nth, turn_of


def ask_god(table: MezoTable) -> i64:
    """MEZ-R8: fewest VP first."""
    if table.step == table.seats:
        start_age(table)
        return GO_ON
    table.asked = nth(table.order, table.seats - 1 - table.step)
    god: i64 = 0
    while god < len(table.box.summon_entry):
        if not is_taken(table, PATRON, god):
            offer(table, actions.GOD + god)
        god += 1
    return settle(table)


def is_taken(table: MezoTable, field: i64, number: i64) -> bool:
    """Has some tribe this god as PATRON, or its god AT this vertex?"""
    seat: i64 = 0
    while seat < table.seats:
        if table.tribe[seat * TRIBE + field] == number:
            return True
        seat += 1
    return False


def take_god(table: MezoTable, god: i64) -> None:
    table.tribe[table.asked * TRIBE + PATRON] = god
    if table.sink is not None:
        table.tell("god-chosen", table.asked, god=table.box.gods[god])
    shuffle_deck(table, table.asked)
    table.step += 1


def call_gods(table: MezoTable) -> i64:
    """Stage 3, MEZ-R39: everybody SUMMONS, most VP first. Until then gods stay where they are (MEZ-R67)."""
    if table.step == table.seats:
        table.tile = 0
        begin_conflict(table)
    else:
        push(table, ins.GODS_ENTRY, turn_of(table))
        table.step += 1
    return GO_ON


def step_summon(table: MezoTable, at: i64) -> i64:
    """MEZ-R26: move the god and use its ability, both, either first.

    The ability grows with the age (MEZ-R40): its sizes are counts by age.
    """
    stack = table.stack
    if stack[at + BEGUN] == CLOSING:
        leave(table, at)
        return GO_ON
    vertex: i64 = 0
    while vertex < len(table.box.vertex_regions):
        if not is_taken(table, AT, vertex):  # MEZ-R16: another vertex, and a free one
            offer(table, actions.VERTEX + vertex)
        vertex += 1
    placed = table.tribe[stack[at + ACTOR] * TRIBE + AT] >= 0
    if placed and stack[at + BEGUN] == FRESH:  # MEZ-R39: before it stands somewhere, a god does nothing
        offer(table, actions.INVOKE)
    return settle(table)


def decide_summon(table: MezoTable, at: i64, action: i64) -> None:
    seat = table.stack[at + ACTOR]
    patron = table.tribe[seat * TRIBE + PATRON]
    ability_done = table.stack[at + BEGUN] == PICKING
    if action == actions.INVOKE:
        table.stack[at + BEGUN] = PICKING
    else:
        table.stack[at + BEGUN] = CLOSING
        table.tribe[seat * TRIBE + AT] = action - actions.VERTEX
        if table.sink is not None:
            vertex = table.box.vertices[action - actions.VERTEX]
            table.tell("god-moved", seat, god=table.box.gods[patron], vertex=vertex)
    if not ability_done:
        push(table, table.box.summon_entry[patron], seat)
