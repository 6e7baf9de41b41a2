"""The keywords: what each of them does to one piece. SUMMON is in `gods`, OFFER in `wrathful`."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import RESERVE, XIBALBA, only
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import KINDS, PYRAMID, UNITS
from patolli.games.mezo.frames import (
    ACTOR,
    BY_OWNER,
    BY_REGION,
    FROM,
    INTO,
    LEFT,
    MOVED,
    OWNER,
    SAME,
    TOUCHED,
    one_more,
)
from patolli.games.mezo.pyramids import build, demolish, transform
from patolli.games.mezo.table import MezoTable, shift, top_owner


def take_piece(table: MezoTable, at: i64, row: i64, op: i64, action: i64) -> None:
    table.stack[at + LEFT] -= 1
    table.stack[at + TOUCHED] += 1
    if op == ins.RESTORE:
        restore(table, at, action - actions.RESTORE)
    elif op == ins.DEPLOY:
        place(table, at, row, action - actions.DEPLOY, RESERVE, "deployed")  # MEZ-R28
    elif op == ins.AWAKEN:
        place(table, at, row, action - actions.AWAKEN, XIBALBA, "awakened")  # MEZ-R24
    elif op == ins.BANISH:
        drive(table, at, row, action - actions.BANISH, RESERVE, "banished")  # MEZ-R29
    elif op == ins.DESTROY:
        drive(table, at, row, action - actions.DESTROY, XIBALBA, "destroyed")  # MEZ-R31
    elif op == ins.MOVE:
        move(table, at, row, action - actions.MOVE)
    elif op == ins.BUILD:
        build_one(table, at, row, action - actions.BUILD)
    elif op == ins.DEMOLISH:
        change(table, at, row, action - actions.DEMOLISH, False)
    else:
        change(table, at, row, action - actions.TRANSFORM, True)


def note(table: MezoTable, at: i64, row: i64, owner: i64, region: i64) -> None:
    """Remember whose piece was touched and where; "one" fixes the region or the opponent (MEZ-R21)."""
    stack = table.stack
    stack[at + SAME] = region
    stack[at + BY_OWNER] += one_more(owner)
    stack[at + BY_REGION] += one_more(region)
    if table.box.code[row + ins.FLAGS] & ins.ONE_REGION:
        stack[at + FROM] = only(region)
    if table.box.code[row + ins.WHOSE] == ins.ONE_OPPONENT:
        stack[at + OWNER] = owner


def restore(table: MezoTable, at: i64, kind: i64) -> None:
    """MEZ-R30: an own unit from Xibalba to the reserves."""
    seat = table.stack[at + ACTOR]
    shift(table, seat, kind, XIBALBA, RESERVE, 1)
    if table.sink is not None:
        table.tell("restored", seat, unit=UNITS[kind])


def place(table: MezoTable, at: i64, row: i64, target: i64, source: i64, event: str) -> None:
    """An own unit into a region: from the reserves, or from Xibalba."""
    seat = table.stack[at + ACTOR]
    kind = actions.group_kind(target)
    region = actions.region_of(target)
    note(table, at, row, seat, region)
    shift(table, seat, kind, source, region, 1)
    if table.sink is not None:
        table.tell(event, seat, unit=UNITS[kind], count=1, region=table.box.regions[region])


def drive(table: MezoTable, at: i64, row: i64, target: i64, end: i64, event: str) -> None:
    """A unit out of a region: to its owner's reserves, or to Xibalba."""
    kind = actions.unit_kind(target)
    owner = actions.unit_owner(target)
    region = actions.region_of(target)
    note(table, at, row, owner, region)
    shift(table, owner, kind, region, end, 1)
    if table.sink is not None:
        where = table.box.regions[region]
        table.tell(event, table.stack[at + ACTOR], owner_seat=owner, unit=UNITS[kind], region=where)


def move(table: MezoTable, at: i64, row: i64, target: i64) -> None:
    """MEZ-Q25: a unit from a region to another; "one" may fix where from, and where to."""
    mover = actions.move_unit(target)
    kind = actions.unit_kind(mover)
    owner = actions.unit_owner(mover)
    start = actions.region_of(mover)
    end = actions.region_of(target)
    stack = table.stack
    flags = table.box.code[row + ins.FLAGS]
    sources = stack[at + FROM]
    note(table, at, row, owner, end)
    if flags & ins.ONE_REGION:
        stack[at + INTO] = only(end)
    stack[at + FROM] = only(start) if flags & ins.ONE_SOURCE else sources
    stack[at + MOVED + owner * KINDS + kind] += one_more(end)
    shift(table, owner, kind, start, end, 1)
    if table.sink is not None:
        here, there = table.box.regions[start], table.box.regions[end]
        table.tell("moved", stack[at + ACTOR], owner_seat=owner, unit=UNITS[kind], start=here, region=there)


def build_one(table: MezoTable, at: i64, row: i64, target: i64) -> None:
    seat = table.stack[at + ACTOR]
    region = actions.region_of(target)
    note(table, at, row, seat, region)
    build(table, seat, actions.building_what(target), region)


def change(table: MezoTable, at: i64, row: i64, target: i64, transformed: bool) -> None:
    """DEMOLISH and TRANSFORM."""
    seat = table.stack[at + ACTOR]
    region = actions.region_of(target)
    what = actions.monument_what(target)
    owner = top_owner(table, region) if what == PYRAMID else actions.glyph_owner(target)
    note(table, at, row, owner, region)
    if transformed:
        transform(table, seat, owner, what, region)
    else:
        demolish(table, seat, owner, what, region)
