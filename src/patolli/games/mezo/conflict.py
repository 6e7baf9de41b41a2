"""Stage 4: a conflict from its tile to its clean-up: the actions, and what becomes of everything afterwards.

Who wins it is told in `strength`, `majorities` and `blessed`; the cards are in `cards`.
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.ages import end_age
from patolli.games.mezo.board import (
    BONUS,
    CHAMPION,
    COVERED,
    GIVEN,
    LAND,
    PLAYED,
    RESERVE,
    STONES,
    TILES,
    TOKEN,
    TRIBE,
    WRATH,
    XIBALBA,
    has,
    only,
)
from patolli.games.mezo.cards import draw_hands, entry_of
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import (
    FOR_DEVOTION,
    FOR_RESTORE,
    GLYPH,
    KINDS,
    PASS_DEVOTION,
    REWARDS,
    ROUNDS,
    SLOTS,
)
from patolli.games.mezo.frames import push
from patolli.games.mezo.legal import ASK, GO_ON, offer
from patolli.games.mezo.pyramids import take_down
from patolli.games.mezo.scoring import gain_devotion, in_order, leader
from patolli.games.mezo.table import (
    CHOOSE_CARDS,
    JUDGING,
    SACRIFICING,
    THIRD_ACTION,
    MezoTable,
    both,
    count,
    shift,
)


def begin_conflict(table: MezoTable) -> None:
    """MEZ-R41: the next tile, Blessed or not (MEZ-Q2); everybody takes part.

    Who chooses first is fixed now: left of the Champion's owner (MEZ-R43), or who has most VP (MEZ-Q1,
    MEZ-Q28).
    """
    table.conflict = table.common[TILES + table.tile]
    table.phase = CHOOSE_CARDS
    table.line += 1
    if table.conflict == table.blessed:
        table.starter = leader(table)
    else:
        table.starter = (table.land[table.conflict * LAND + CHAMPION] + 1) % table.seats
    draw_hands(table)
    if table.sink is not None:
        table.tell("conflict", -1, region=table.box.regions[table.conflict])


def clockwise(table: MezoTable) -> i64:
    """MEZ-R43: the seat whose turn it is, clockwise from the starter."""
    return (table.starter + table.step) % table.seats


def ask_action(table: MezoTable) -> i64:
    """MEZ-R43: two rounds, each time an uncovered action or a pass (MEZ-R44, MEZ-Q4)."""
    if table.step == ROUNDS * table.seats:
        table.phase = THIRD_ACTION
        table.step = 0
        return GO_ON
    table.asked = clockwise(table)
    covered = table.tribe[table.asked * TRIBE + COVERED]
    restore = both(table, table.asked, XIBALBA) > 0  # MEZ-Q16
    slot: i64 = 0
    while slot < SLOTS:
        if not has(covered, slot):
            offer(table, actions.ACTION + slot)
            offer(table, actions.PASS + actions.covering(FOR_DEVOTION, slot))
            if restore:
                offer(table, actions.PASS + actions.covering(FOR_RESTORE, slot))
        slot += 1
    return ASK


def choose_action(table: MezoTable, action: i64) -> None:
    table.step += 1
    if action < actions.PASS:
        take_action(table, table.asked, action - actions.ACTION)
    else:
        pass_action(table, table.asked, action - actions.PASS)


def pass_action(table: MezoTable, seat: i64, target: i64) -> None:
    """MEZ-R44: one action is covered, for a point of Devotion or to RESTORE a unit; the player stays in."""
    slot = actions.covering_slot(target)
    reward = actions.covering_reward(target)
    table.tribe[seat * TRIBE + COVERED] |= only(slot)
    if table.sink is not None:
        table.tell("passed", seat, slot=slot + 1, reward=REWARDS[reward])
    if reward == FOR_RESTORE:
        push(table, ins.PASS_ENTRY, seat)
    else:
        gain_devotion(table, seat, PASS_DEVOTION)


def take_action(table: MezoTable, seat: i64, slot: i64) -> None:
    """An action may be chosen even if it can do nothing (MEZ-Q16, MEZ-Q17)."""
    table.tribe[seat * TRIBE + COVERED] |= only(slot)
    if table.sink is not None:
        table.tell("action", seat, slot=slot + 1)
    push(table, entry_of(table, seat, slot), seat)


def ask_third(table: MezoTable) -> i64:
    """MEZ-R45, MEZ-Q17: for an own glyph in the region, the third action."""
    if table.step == table.seats:
        if table.conflict == table.blessed:
            in_order(table, SACRIFICING)
        else:
            table.phase = JUDGING
        return GO_ON
    table.asked = clockwise(table)
    if table.land[table.conflict * LAND + STONES + table.asked] == 0:
        table.step += 1
        return GO_ON
    offer(table, actions.THIRD)
    offer(table, actions.DONE)
    return ASK


def take_third(table: MezoTable, action: i64) -> None:
    seat = table.asked
    table.step += 1
    if action == actions.DONE:
        return
    take_down(table, seat, GLYPH, table.conflict)
    if table.sink is not None:
        table.tell("third", seat, region=table.box.regions[table.conflict])
    slot: i64 = 0
    while has(table.tribe[seat * TRIBE + COVERED], slot):
        slot += 1
    take_action(table, seat, slot)


def clean_up(table: MezoTable) -> None:
    """MEZ-R50, after a Blessed region MEZ-R54; glyphs, pyramids and the altar stay."""
    seat: i64 = 0
    while seat < table.seats:
        send_home(table, seat)
        at = seat * TRIBE
        table.tribe[at + BONUS] = 0
        table.tribe[at + TOKEN] = 0
        table.tribe[at + COVERED] = 0
        table.tribe[at + PLAYED] = -1
        seat += 1
    table.land[table.conflict * LAND + CHAMPION] = -1
    if table.conflict == table.blessed:
        table.blessed = -1
    if table.sink is not None:
        table.tell("cleaned", -1, region=table.box.regions[table.conflict])
    table.conflict = -1
    table.step = 0
    table.tile += 1
    if table.tile < table.conflicts:
        begin_conflict(table)
    else:
        end_age(table)


def send_home(table: MezoTable, seat: i64) -> None:
    """MEZ-R66, MEZ-Q37: only the conflict region is emptied. Offered and sacrificed units go to Xibalba."""
    kind: i64 = 0
    while kind < KINDS:
        shift(table, seat, kind, table.conflict, RESERVE, count(table, seat, kind, table.conflict))
        shift(table, seat, kind, WRATH, XIBALBA, count(table, seat, kind, WRATH))
        shift(table, seat, kind, GIVEN, XIBALBA, count(table, seat, kind, GIVEN))
        kind += 1
