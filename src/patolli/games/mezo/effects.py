"""The executor: carries out the effects of cards, fields, tiles, altars and abilities.

The effect on top of the stack makes a step (`step_effect`) again and again, until it needs a decision. An
effect on several pieces is several decisions, one piece each.
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.amounts import amount
from patolli.games.mezo.board import BONUS, TOKEN, TRIBE, has, is_single, only
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import REGIONS, SHAMAN, UNITS, WARRIOR
from patolli.games.mezo.frames import (
    ACTOR,
    BEGUN,
    BY_OWNER,
    BY_REGION,
    FRESH,
    FROM,
    INTO,
    LAST,
    LEFT,
    MOVED,
    MOVED_WORDS,
    OWNER,
    PC,
    PICKING,
    PICKING_REGION,
    SAME,
    TOUCHED,
    TURN,
    WANTED,
    top,
)
from patolli.games.mezo.gods import decide_summon, step_summon
from patolli.games.mezo.keywords import take_piece
from patolli.games.mezo.legal import ASK, GO_ON, offer, settle
from patolli.games.mezo.scoring import gain_devotion, gain_vp
from patolli.games.mezo.table import MezoTable, matching
from patolli.games.mezo.targets import anyone_qualifies, is_each, qualifies, regions, targets
from patolli.games.mezo.wrathful import decide_offer, step_offer


def step_effect(table: MezoTable) -> i64:
    at = top(table)
    row = table.stack[at + PC] * ins.WIDTH
    op = table.box.code[row + ins.OP]
    table.asked = table.stack[at + ACTOR]
    if op == ins.END:
        table.depth -= 1
        return GO_ON
    if op <= ins.TRANSFORM:
        return step_pieces(table, at, row, op)
    if op == ins.SUMMON:
        return step_summon(table, at)
    if op == ins.OFFER:
        return step_offer(table, at, row)
    if op == ins.CHOICE:
        option: i64 = 0
        while option < table.box.code[row + ins.SIZE]:
            offer(table, actions.CHOOSE + option)
            option += 1
        return ASK
    table.stack[at + PC] += 1
    if op == ins.IF or op == ins.GO_TO:
        jump(table, at, row, op)
    else:
        gain(table, at, row, op)
    return GO_ON


def decide_effect(table: MezoTable, action: i64) -> None:
    at = top(table)
    row = table.stack[at + PC] * ins.WIDTH
    op = table.box.code[row + ins.OP]
    if op == ins.CHOICE:
        table.stack[at + PC] = table.box.code[row + ins.OPTIONS + action - actions.CHOOSE]
    elif op == ins.SUMMON:
        decide_summon(table, at, action)
    elif op == ins.OFFER:
        decide_offer(table, at, action)
    elif action == actions.DONE:
        if is_each(table.box.code[row + ins.WHOSE]):
            table.stack[at + LEFT] = 0  # this owner has chosen; now the next one
        else:
            finish(table, at, row)
    elif table.stack[at + BEGUN] == PICKING_REGION:
        choose_region(table, at, action - actions.REGION)
    else:
        take_piece(table, at, row, op, action)


# Effects that need no choice.


def jump(table: MezoTable, at: i64, row: i64, op: i64) -> None:
    """MEZ-Q20: a condition on the same region fails where none was chosen."""
    if op == ins.IF:
        same = table.stack[at + SAME]
        kinds = table.box.code[row + ins.UNITS]
        if same >= 0 and matching(table, table.stack[at + ACTOR], kinds, same) > 0:
            return
    table.stack[at + PC] = table.box.code[row + ins.JUMP]


def gain(table: MezoTable, at: i64, row: i64, op: i64) -> None:
    """VP, Devotion, Strength, a reminder token; the last two only in a conflict (MEZ-Q33)."""
    seat = table.stack[at + ACTOR]
    if op == ins.REMINDER:
        if table.conflict >= 0:
            remind(table, seat, table.box.code[row + ins.UNITS])
        return
    points = amount(table, seat, table.stack[at + LAST], table.box.code[row + ins.SIZE])
    if op == ins.VP:
        gain_vp(table, seat, points)
    elif op == ins.DEVOTION:
        gain_devotion(table, seat, points)
    elif table.conflict >= 0 and points > 0:
        table.tribe[seat * TRIBE + BONUS] += points
        if table.sink is not None:
            table.tell("strength", seat, strength=points)


def remind(table: MezoTable, seat: i64, kinds: i64) -> None:
    """MEZ-R46: the token on the conflict region."""
    table.tribe[seat * TRIBE + TOKEN] |= kinds
    if table.sink is not None:
        table.tell("reminder", seat, unit=UNITS[WARRIOR if has(kinds, WARRIOR) else SHAMAN])


# Effects on pieces.


def step_pieces(table: MezoTable, at: i64, row: i64, op: i64) -> i64:
    stack = table.stack
    flags = table.box.code[row + ins.FLAGS]
    if stack[at + BEGUN] == FRESH:
        begin(table, at, row, op)
        if flags & ins.COST:
            targets(table, at, row, op)
            if table.supply < stack[at + LEFT]:  # not in full: then not at all
                finish(table, at, row)
                return GO_ON
    if stack[at + BEGUN] == PICKING_REGION:
        offer_regions(table, at, row, op)
        if table.menu.count == 0:
            finish(table, at, row)
            return GO_ON
        return settle(table)
    table.menu.count = 0
    if stack[at + LEFT] > 0:
        targets(table, at, row, op)
    if table.menu.count == 0:
        if not is_each(table.box.code[row + ins.WHOSE]) or not next_owner(table, at, row):
            finish(table, at, row)
        return GO_ON
    if flags & ins.OWNER_CHOOSES:
        table.asked = stack[at + OWNER]  # MEZ-Q18, MEZ-Q19
    if flags & ins.UP_TO or (flags & ins.OPTIONAL and stack[at + TOUCHED] == 0):
        offer(table, actions.DONE)
    elif takes_all(table, at, row, op):
        return table.menu.actions[0]
    return settle(table)


def begin(table: MezoTable, at: i64, row: i64, op: i64) -> None:
    """Fix the size and the regions of an effect before its first piece (MEZ-Q15)."""
    code = table.box.code
    stack = table.stack
    flags = code[row + ins.FLAGS]
    left = amount(table, stack[at + ACTOR], stack[at + LAST], code[row + ins.SIZE])
    stack[at + BEGUN] = PICKING
    stack[at + LEFT] = left
    stack[at + WANTED] = left
    stack[at + TOUCHED] = 0
    stack[at + OWNER] = -1
    stack[at + BY_OWNER] = 0
    stack[at + BY_REGION] = 0
    if op != ins.RESTORE:
        where = code[row + ins.WHERE]
        found = regions(table, at, where, flags)
        stack[at + FROM] = found
        if where == ins.IN_CONFLICT and found:
            stack[at + SAME] = table.conflict
        elif where != ins.SAME:
            stack[at + SAME] = -1
    if op == ins.MOVE:
        stack[at + INTO] = regions(table, at, code[row + ins.TO], flags)
        word: i64 = 0
        while word < MOVED_WORDS:
            stack[at + MOVED + word] = 0
            word += 1
    elif (op == ins.BANISH or op == ins.DESTROY) and is_each(code[row + ins.WHOSE]):
        stack[at + TURN] = -1
        stack[at + LEFT] = 0
    if flags & ins.ASK_REGION and left > 0 and stack[at + FROM]:
        stack[at + BEGUN] = PICKING_REGION


def finish(table: MezoTable, at: i64, row: i64) -> None:
    stack = table.stack
    stack[at + LAST] = stack[at + TOUCHED]
    stack[at + BEGUN] = FRESH
    if table.box.code[row + ins.FLAGS] & ins.COST and stack[at + TOUCHED] < stack[at + WANTED]:
        stack[at + PC] = table.box.code[row + ins.JUMP]
    else:
        stack[at + PC] += 1


def takes_all(table: MezoTable, at: i64, row: i64, op: i64) -> bool:
    """MEZ-R18: must every piece on offer go, with nowhere to choose? Then nobody is asked."""
    code = table.box.code
    if table.supply > table.stack[at + LEFT] or code[row + ins.PER_PLAYER] or code[row + ins.PER_REGION]:
        return False
    if op == ins.RESTORE:
        return True
    one = is_single(table.stack[at + FROM])
    if op == ins.DEPLOY or op == ins.AWAKEN:
        return one
    if op != ins.BANISH and op != ins.DESTROY:
        return False
    if code[row + ins.FLAGS] & ins.ONE_REGION and not one:
        return False
    return code[row + ins.WHOSE] != ins.ONE_OPPONENT or table.stack[at + OWNER] >= 0


def next_owner(table: MezoTable, at: i64, row: i64) -> bool:
    """MEZ-Q19: turn to the next owner who has enough units there, the actor first if included."""
    stack = table.stack
    turn = stack[at + TURN] + 1
    if turn == 0 and table.box.code[row + ins.WHOSE] == ins.EACH_OPPONENT:
        turn = 1
    while turn < table.seats:
        owner = (stack[at + ACTOR] + turn) % table.seats
        enough = qualifies(table, owner, row, stack[at + FROM])
        if enough:
            stack[at + INTO] = enough
            stack[at + TURN] = turn
            stack[at + OWNER] = owner
            stack[at + LEFT] = stack[at + WANTED]
            return stack[at + WANTED] > 0
        turn += 1
    return False


def offer_regions(table: MezoTable, at: i64, row: i64, op: i64) -> None:
    """MEZ-Q18: the regions where a mandatory effect does something, or else all eligible ones.

    None if it can do nothing anywhere and no later effect happens in the same region. The first version of
    our rules asked even then.
    """
    eligible = table.stack[at + FROM]
    useful: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if has(eligible, region) and does_something(table, at, row, op, region):
            useful |= only(region)
        region += 1
    table.stack[at + FROM] = eligible
    table.menu.count = 0
    flags = table.box.code[row + ins.FLAGS]
    if useful == 0 and not flags & ins.NAMES_REGION and table.game.rules_version > 1:
        return
    if useful == 0 or flags & ins.UP_TO:
        useful = eligible
    region = 0
    while region < REGIONS:
        if has(useful, region):
            offer(table, actions.REGION + region)
        region += 1


def does_something(table: MezoTable, at: i64, row: i64, op: i64, region: i64) -> bool:
    """Would an effect touch a piece in this region? Narrows the effect to it to find out."""
    if is_each(table.box.code[row + ins.WHOSE]):
        return anyone_qualifies(table, at, row, only(region))
    table.stack[at + FROM] = only(region)
    table.menu.count = 0
    targets(table, at, row, op)
    return table.menu.count > 0


def choose_region(table: MezoTable, at: i64, region: i64) -> None:
    table.stack[at + FROM] = only(region)
    table.stack[at + SAME] = region
    table.stack[at + BEGUN] = PICKING
    if table.sink is not None:
        table.tell("region-chosen", table.stack[at + ACTOR], region=table.box.regions[region])
