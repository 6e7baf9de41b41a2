"""How a new game is laid out."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.patolli.beans import throw_beans
from patolli.games.patolli.board import SQUARES, start_of
from patolli.games.patolli.data import SEATS
from patolli.games.patolli.table import PatolliTable


def lay_out(table: PatolliTable) -> None:
    """PAT-R1: the mat is empty, the pieces are in the hands, the stakes beside the mat."""
    pieces: i64 = table.options["pieces"]
    stakes: i64 = table.options["stakes"]
    table.pieces = pieces
    table.mat = vec[i64]([0] * SQUARES)
    table.hand = vec[i64]([pieces] * SEATS)
    table.home = vec[i64]([0] * SEATS)
    table.stakes = vec[i64]([stakes] * SEATS)


def start(table: PatolliTable) -> None:
    """PAT-R2: a piece of each stands on the mat already, and chance decides who throws first."""
    lay_out(table)
    seat: i64 = 0
    while seat < SEATS:
        table.mat[start_of(seat)] = seat + 1
        table.hand[seat] -= 1
        seat += 1
    table.turn = table.rng.below(SEATS)
    throw_beans(table)
