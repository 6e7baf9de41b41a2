"""Majorities: the most Shamans go on the Calendar, then the most Warriors on the Codex (MEZ-R48, MEZ-R49)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import CALENDAR, CODEX, FIELD, TOKEN, TRIBE, has, only
from patolli.games.mezo.data import SHAMAN, UNITS, WARRIOR
from patolli.games.mezo.frames import push
from patolli.games.mezo.legal import GO_ON, offer, settle
from patolli.games.mezo.strength import ask_judge
from patolli.games.mezo.table import (
    CLEANING,
    ON_CALENDAR,
    ON_CODEX,
    SHAMAN_MAJORITY,
    WARRIOR_MAJORITY,
    MezoTable,
    count,
    shift,
)

OUTRANKS: Final = 1000  # more units than there are


def majority(table: MezoTable, kind: i64) -> i64:
    """Who has the most units of a kind in the conflict, nobody if there are none (MEZ-R49).

    A reminder token outranks every number (MEZ-R46, MEZ-Q30), but not without a unit (MEZ-Q3).
    """
    best: i64 = 0
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        units = count(table, seat, kind, table.conflict)
        if units > 0 and has(table.tribe[seat * TRIBE + TOKEN], kind):
            units = OUTRANKS
        if units > best:
            best = units
            found = 0
        if units == best and units > 0:
            found |= only(seat)
        seat += 1
    return found


def free_fields(table: MezoTable, kind: i64) -> i64:
    """Free fields of the Calendar (Shamans) or the Codex (Warriors)."""
    at: i64 = CALENDAR if kind == SHAMAN else CODEX
    fields: i64 = len(table.box.calendar_entry) if kind == SHAMAN else len(table.box.codex_entry)
    found: i64 = 0
    field: i64 = 0
    while field < fields:
        if table.common[at + field] == 0:
            found |= only(field)
        field += 1
    return found


def ask_majority(table: MezoTable, kind: i64) -> i64:
    """MEZ-R48, MEZ-R49: ties as for the altar; without a free field there is no award (MEZ-Q31)."""
    tied = majority(table, kind)
    if tied == 0 or free_fields(table, kind) == 0:
        table.phase = WARRIOR_MAJORITY if kind == SHAMAN else CLEANING
        return GO_ON
    return ask_judge(table, tied)


def win_majority(table: MezoTable, seat: i64) -> None:
    kind: i64 = SHAMAN if table.phase == SHAMAN_MAJORITY else WARRIOR
    table.winner = seat
    table.phase = ON_CALENDAR if kind == SHAMAN else ON_CODEX
    if table.sink is not None:
        table.tell("majority", seat, unit=UNITS[kind])


def ask_field(table: MezoTable) -> i64:
    """The winner picks the field."""
    kind: i64 = SHAMAN if table.phase == ON_CALENDAR else WARRIOR
    verb: i64 = actions.CALENDAR if kind == SHAMAN else actions.CODEX
    free = free_fields(table, kind)
    table.asked = table.winner
    field: i64 = 0
    while free:
        if free & 1:
            offer(table, verb + field)
        free >>= 1
        field += 1
    return settle(table)


def place_on_calendar(table: MezoTable, field: i64) -> None:
    """MEZ-R48, MEZ-Q11: placing the Shaman and using the field are mandatory; only then Warriors count."""
    seat = leave_region(table, SHAMAN)
    table.common[CALENDAR + field] = seat + 1
    table.phase = WARRIOR_MAJORITY
    if table.sink is not None:
        table.tell("calendar", seat, field=table.box.calendar[field])
    push(table, table.box.calendar_entry[field], seat)


def place_on_codex(table: MezoTable, field: i64) -> None:
    """MEZ-R49, MEZ-Q11."""
    seat = leave_region(table, WARRIOR)
    table.common[CODEX + field] = seat + 1
    table.phase = CLEANING
    if table.sink is not None:
        table.tell("codex", seat, field=table.box.codex[field])
    push(table, table.box.codex_entry[field], seat)


def leave_region(table: MezoTable, kind: i64) -> i64:
    """A unit of the winner leaves the region for a field; tells whose it was."""
    seat = table.winner
    table.winner = -1
    shift(table, seat, kind, table.conflict, FIELD, 1)
    return seat
