"""What one may do: which pieces can use the throw that lies on the table."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.core.state import Actions
from patolli.games.patolli.actions import ACTIONS, ENTER
from patolli.games.patolli.board import SQUARES, is_centre, start_of, walked_by
from patolli.games.patolli.table import PatolliTable

HOME: Final = -1  # where a piece goes that has finished its walk
NOWHERE: Final = -2  # where a piece goes that cannot make this move


def target(table: PatolliTable, seat: i64, action: i64) -> i64:
    """Where an own piece would land with the throw: a square, HOME, or NOWHERE."""
    start = start_of(seat)
    if action == ENTER:  # PAT-R5
        if table.throw != 1 or table.hand[seat] == 0:
            return NOWHERE
        return start
    if table.mat[action] != seat + 1:
        return NOWHERE  # PAT-R6: one moves only one's own pieces
    walked = walked_by(seat, action) + table.throw
    if walked == SQUARES:
        return HOME
    if walked > SQUARES:
        return NOWHERE  # PAT-R12: home only by the exact throw
    return (start + walked) % SQUARES


def may(table: PatolliTable, seat: i64, action: i64) -> bool:
    square = target(table, seat, action)
    if square < 0:
        return square == HOME
    there = table.mat[square]
    if there == seat + 1:
        return False  # PAT-R7: never two own pieces on a square
    return there == 0 or is_centre(square)  # PAT-R8: on the arms everybody is safe


def moves_into(table: PatolliTable, seat: i64, out: Actions) -> None:
    action = next_move(table, seat, 0)
    while action < ACTIONS:
        out.add(action)
        action = next_move(table, seat, action + 1)


def can_move(table: PatolliTable, seat: i64) -> bool:
    return next_move(table, seat, 0) < ACTIONS


def next_move(table: PatolliTable, seat: i64, action: i64) -> i64:
    """The first action from this one on that the seat may choose; ACTIONS if there is none."""
    mat = table.mat
    own = seat + 1
    while action < SQUARES:
        if mat[action] == own and may(table, seat, action):
            return action
        action += 1
    if action == ENTER and may(table, seat, ENTER):
        return ENTER
    return ACTIONS
