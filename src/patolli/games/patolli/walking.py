"""Walking: what a move does on the mat, and who pays for it."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.patolli.actions import ENTER
from patolli.games.patolli.board import NAMES, is_marked
from patolli.games.patolli.legal import HOME, target
from patolli.games.patolli.scoring import pay
from patolli.games.patolli.table import PatolliTable


def walk(table: PatolliTable, seat: i64, action: i64) -> i64:
    """Move a piece by the throw that lies on the table; the square it lands on, or HOME."""
    square = target(table, seat, action)
    if action == ENTER:  # PAT-R5
        table.hand[seat] -= 1
        if table.sink is not None:
            table.tell("entered", seat, square=NAMES[square])
        land(table, seat, square)
        return square
    table.mat[action] = 0
    if square == HOME:
        come_home(table, seat, action)
        return square
    if table.sink is not None:
        table.tell("moved", seat, start=NAMES[action], square=NAMES[square])
    land(table, seat, square)
    return square


def come_home(table: PatolliTable, seat: i64, start: i64) -> None:
    """PAT-R12: a piece that has walked once around leaves the mat, and the other player pays."""
    table.home[seat] += 1
    if table.sink is not None:
        table.tell("came-home", seat, start=NAMES[start])
    pay(table, 1 - seat)


def land(table: PatolliTable, seat: i64, square: i64) -> None:
    other = 1 - seat
    if table.mat[square] == other + 1:  # PAT-R9: only ever on a centre square
        table.hand[other] += 1
        if table.sink is not None:
            table.tell("captured", other, square=NAMES[square])
        pay(table, other)
    table.mat[square] = seat + 1
    if is_marked(square):  # PAT-R10
        pay(table, seat)
