"""What one may do: the menu of the player who is asked.

Whoever asks for a decision, a stage or an effect, puts all that is legal on the menu of the table. A step of
the game answers ASK if there is something to decide, GO_ON if there is not, or the action that has no
alternative.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.core.state import Actions
from patolli.games.mezo import actions
from patolli.games.mezo.board import DECK, PLAYED, TOP, TRIBE
from patolli.games.mezo.data import HAND
from patolli.games.mezo.table import CHOOSE_CARDS, OVER, MezoTable

MENU: Final = 320  # no menu is longer
GO_ON: Final = -2
ASK: Final = -1


def offer(table: MezoTable, action: i64) -> None:
    menu = table.menu
    at = menu.count
    menu.actions[at] = action
    menu.count = at + 1


def settle(table: MezoTable) -> i64:
    """Ask, unless there is nothing to choose: then it is done at once."""
    if table.menu.count == 1:
        return table.menu.actions[0]
    return ASK


def waits_for(table: MezoTable, seat: i64) -> bool:
    if table.phase == CHOOSE_CARDS:  # MEZ-R42: everybody at once
        return table.tribe[seat * TRIBE + PLAYED] < 0
    return table.phase != OVER and seat == table.asked


def first_waiting(table: MezoTable) -> i64:
    if table.phase == OVER:
        return -1
    if table.phase != CHOOSE_CARDS:
        return table.asked
    seat: i64 = 0
    while table.tribe[seat * TRIBE + PLAYED] >= 0:
        seat += 1
    return seat


def hand_size(table: MezoTable, seat: i64) -> i64:
    """MEZ-R42: the top three cards, or as many as are left."""
    left = table.tribe[seat * TRIBE + DECK]
    if left < HAND:
        return left
    return HAND


def choices_into(table: MezoTable, seat: i64, out: Actions) -> None:
    i: i64 = 0
    if table.phase == CHOOSE_CARDS:
        while i < hand_size(table, seat):
            out.add(actions.CARD + table.tribe[seat * TRIBE + TOP + i])
            i += 1
        return
    chosen = table.menu.actions
    count = table.menu.count
    items = out.room(count)
    first = out.count
    while i < count:
        items[first + i] = chosen[i]
        i += 1
    out.count = first + count


def may(table: MezoTable, seat: i64, action: i64) -> bool:
    i: i64 = 0
    if table.phase == CHOOSE_CARDS:
        while i < hand_size(table, seat):
            if action == actions.CARD + table.tribe[seat * TRIBE + TOP + i]:
                return True
            i += 1
        return False
    while i < table.menu.count:
        if action == table.menu.actions[i]:
            return True
        i += 1
    return False
