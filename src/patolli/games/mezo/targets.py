"""What an effect may touch: in which regions, whose pieces, and which of them, all put on the menu."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import LAND, RESERVE, STONES, XIBALBA, has, only
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import GLYPH, KINDS, PYRAMID, REGIONS
from patolli.games.mezo.frames import ACTOR, BY_OWNER, BY_REGION, FROM, INTO, MOVED, OWNER, SAME, tally
from patolli.games.mezo.legal import offer
from patolli.games.mezo.pyramids import can_build, can_transform
from patolli.games.mezo.table import MezoTable, count, matching, presence, top_owner


def regions(table: MezoTable, at: i64, where: i64, flags: i64) -> i64:
    """MEZ-R17, MEZ-R19, MEZ-R20, MEZ-R21: the regions in which an effect may happen.

    Outside a conflict there is no conflict region, and every one is another (MEZ-Q33).
    """
    if where == ins.SAME:
        same = table.stack[at + SAME]
        if same < 0:
            return 0
        return table.active & only(same)
    seat = table.stack[at + ACTOR]
    found = table.active
    if where == ins.IN_CONFLICT:
        found = 0
        if table.conflict >= 0:
            found = only(table.conflict)
    elif where == ins.OUTSIDE:
        if table.conflict >= 0:
            found &= ~only(table.conflict)
    elif where != ins.ANYWHERE:
        return presence(table, seat)
    if flags & ins.PRESENCE:
        found &= presence(table, seat)
    return found


# Whose pieces, and how many of them.


def is_each(whose: i64) -> bool:
    """Does everybody, one owner after the other, lose units (MEZ-Q19)?"""
    return whose == ins.EACH or whose == ins.EACH_OPPONENT


def qualifies(table: MezoTable, owner: i64, row: i64, regions: i64) -> i64:
    """Those of the regions in which an owner has enough units to lose some."""
    code = table.box.code
    found: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if has(regions, region):
            if matching(table, owner, code[row + ins.UNITS], region) >= code[row + ins.AT_LEAST]:
                found |= only(region)
        region += 1
    return found


def anyone_qualifies(table: MezoTable, at: i64, row: i64, regions: i64) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if seat != table.stack[at + ACTOR] or table.box.code[row + ins.WHOSE] == ins.EACH:
            if qualifies(table, seat, row, regions):
                return True
        seat += 1
    return False


def has_room(table: MezoTable, at: i64, row: i64, region: i64) -> bool:
    """Fewer pieces touched in this region than allowed?"""
    most = table.box.code[row + ins.PER_REGION]
    return most == 0 or tally(table.stack[at + BY_REGION], region) < most


def is_open(table: MezoTable, at: i64, row: i64, regions: i64, region: i64) -> bool:
    return has(regions, region) and has_room(table, at, row, region)


def may_touch(table: MezoTable, at: i64, row: i64, owner: i64) -> bool:
    """Are this player's pieces eligible, and not yet as many as allowed?"""
    whose = table.box.code[row + ins.WHOSE]
    seat = table.stack[at + ACTOR]
    fixed = table.stack[at + OWNER]
    if whose == ins.OWN:
        if owner != seat:
            return False
    elif whose == ins.OPPONENTS:
        if owner == seat:
            return False
    elif whose == ins.ONE_OPPONENT:
        if owner == seat or (fixed >= 0 and owner != fixed):
            return False
    elif whose != ins.ANYBODY and owner != fixed:
        return False
    most = table.box.code[row + ins.PER_PLAYER]
    return most == 0 or tally(table.stack[at + BY_OWNER], owner) < most


# What may be pointed at: fills the menu and counts the supply.


def targets(table: MezoTable, at: i64, row: i64, op: i64) -> None:
    table.supply = 0
    if op == ins.BANISH:
        units(table, at, row, actions.BANISH)
    elif op == ins.DESTROY:
        units(table, at, row, actions.DESTROY)
    elif op == ins.DEPLOY:
        placements(table, at, row, RESERVE, actions.DEPLOY)
    elif op == ins.AWAKEN:
        placements(table, at, row, XIBALBA, actions.AWAKEN)
    elif op == ins.RESTORE:
        restorable(table, at, row)
    elif op == ins.MOVE:
        moves(table, at, row)
    elif op == ins.BUILD:
        buildings(table, at, row)
    else:
        monuments(table, at, row, op)


def restorable(table: MezoTable, at: i64, row: i64) -> None:
    """MEZ-R30."""
    kind: i64 = 0
    while kind < KINDS:
        there = count(table, table.stack[at + ACTOR], kind, XIBALBA)
        if there > 0 and has(table.box.code[row + ins.UNITS], kind):
            offer(table, actions.RESTORE + kind)
            table.supply += there
        kind += 1


def placements(table: MezoTable, at: i64, row: i64, source: i64, verb: i64) -> None:
    """MEZ-R24, MEZ-R28."""
    eligible = table.stack[at + FROM]
    kind: i64 = 0
    while kind < KINDS:
        there = count(table, table.stack[at + ACTOR], kind, source)
        if there > 0 and has(table.box.code[row + ins.UNITS], kind):
            region: i64 = 0
            while region < REGIONS:
                if is_open(table, at, row, eligible, region):
                    offer(table, verb + actions.group(1, kind, region))
                region += 1
            if eligible:
                table.supply += there
        kind += 1


def units(table: MezoTable, at: i64, row: i64, verb: i64) -> None:
    """MEZ-R29, MEZ-R31."""
    eligible = table.stack[at + FROM]
    if is_each(table.box.code[row + ins.WHOSE]):
        eligible = table.stack[at + INTO]
    owner: i64 = 0
    while owner < table.seats:
        if may_touch(table, at, row, owner):
            region: i64 = 0
            while region < REGIONS:
                if is_open(table, at, row, eligible, region):
                    units_in(table, row, owner, region, verb)
                region += 1
        owner += 1


def units_in(table: MezoTable, row: i64, owner: i64, region: i64, verb: i64) -> None:
    kinds = table.box.code[row + ins.UNITS]
    kind: i64 = 0
    while kind < KINDS:
        there = count(table, owner, kind, region)
        if there > 0 and has(kinds, kind):
            offer(table, verb + actions.unit(kind, owner, region))
            table.supply += there
        kind += 1


def moves(table: MezoTable, at: i64, row: i64) -> None:
    """MEZ-Q25: units only, each at most once per effect, to another region."""
    owner: i64 = 0
    while owner < table.seats:
        if may_touch(table, at, row, owner):
            kind: i64 = 0
            while kind < KINDS:
                if has(table.box.code[row + ins.UNITS], kind):
                    moves_of(table, at, row, owner, kind)
                kind += 1
        owner += 1


def moves_of(table: MezoTable, at: i64, row: i64, owner: i64, kind: i64) -> None:
    start: i64 = 0
    while start < REGIONS:
        if has(table.stack[at + FROM], start):
            if count(table, owner, kind, start) > arrived(table, at, owner, kind, start):
                end: i64 = 0
                while end < REGIONS:
                    if end != start and is_open(table, at, row, table.stack[at + INTO], end):
                        offer(table, actions.MOVE + actions.move(actions.unit(kind, owner, start), end))
                    end += 1
        start += 1


def arrived(table: MezoTable, at: i64, owner: i64, kind: i64, region: i64) -> i64:
    """How many units this effect has brought into a region already."""
    return tally(table.stack[at + MOVED + owner * KINDS + kind], region)


def buildings(table: MezoTable, at: i64, row: i64) -> None:
    """MEZ-Q23: what can be built; if only one kind can, it is that one, if none, nothing."""
    what: i64 = GLYPH
    while what <= PYRAMID:
        if has(table.box.code[row + ins.WHAT], what):
            region: i64 = 0
            while region < REGIONS:
                if is_open(table, at, row, table.stack[at + FROM], region):
                    if can_build(table, table.stack[at + ACTOR], what, region):
                        offer(table, actions.BUILD + actions.building(what, region))
                        table.supply += 1
                region += 1
        what += 1


def monuments(table: MezoTable, at: i64, row: i64, op: i64) -> None:
    """MEZ-R27, MEZ-R32: glyphs, and the top pieces of pyramids as they stand now (MEZ-Q24)."""
    owner: i64 = 0
    while owner < table.seats:
        if may_touch(table, at, row, owner):
            region: i64 = 0
            while region < REGIONS:
                if is_open(table, at, row, table.stack[at + FROM], region):
                    monuments_in(table, at, row, op, owner, region)
                region += 1
        owner += 1


def monuments_in(table: MezoTable, at: i64, row: i64, op: i64, owner: i64, region: i64) -> None:
    verb: i64 = actions.DEMOLISH if op == ins.DEMOLISH else actions.TRANSFORM
    what = table.box.code[row + ins.WHAT]
    seat = table.stack[at + ACTOR]
    stones = table.land[region * LAND + STONES + owner]
    if has(what, GLYPH) and stones > 0:
        if op == ins.DEMOLISH or can_transform(table, seat, owner, GLYPH, region):
            offer(table, verb + actions.glyph(owner, region))
            table.supply += stones
    if has(what, PYRAMID) and top_owner(table, region) == owner:
        if op == ins.DEMOLISH or can_transform(table, seat, owner, PYRAMID, region):
            offer(table, verb + actions.pyramid(region))
            table.supply += 1
