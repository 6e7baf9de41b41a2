"""What a seat knows, as numbers: `entries` names them. Squares are counted along the own walk (PAT-R6)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.observation import Observation
from patolli.games.patolli.board import SQUARES, start_of
from patolli.games.patolli.data import MOST_THROWS
from patolli.games.patolli.table import PatolliTable


def observe(table: PatolliTable, seat: i64, out: Observation) -> None:
    other = 1 - seat
    pieces_of(table, seat, seat, out)
    pieces_of(table, other, seat, out)
    out.put(table.hand[seat])
    out.put(table.hand[other])
    out.put(table.home[seat])
    out.put(table.home[other])
    out.put(table.stakes[seat])
    out.put(table.stakes[other] - table.stakes[seat])
    out.put(table.throw)
    out.put((MOST_THROWS - table.throws) // 10)


def pieces_of(table: PatolliTable, owner: i64, seat: i64, out: Observation) -> None:
    """Where the pieces of an owner stand, from the start of the seat that looks."""
    mat = table.mat
    square = start_of(seat)
    i: i64 = 0
    while i < SQUARES:
        out.put(1 if mat[square] == owner + 1 else 0)
        square += 1
        if square == SQUARES:
            square = 0
        i += 1
