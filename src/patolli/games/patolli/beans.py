"""The beans: thrown until somebody can move."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.rng import Rng
from patolli.games.patolli.data import ALL_MARKED, BEANS, MOST_THROWS
from patolli.games.patolli.legal import can_move
from patolli.games.patolli.table import PatolliTable


def throw_beans(table: PatolliTable) -> None:
    """PAT-R4: who cannot move passes the beans on. PAT-R15: nobody throws when the light is gone."""
    while True:
        table.throw = one_throw(table.rng)
        table.throws += 1
        if table.sink is not None:
            table.tell("threw", table.turn, throw=table.throw)
        if can_move(table, table.turn) or table.throws >= MOST_THROWS:
            return
        if table.sink is not None:
            table.tell("stuck", table.turn)
        table.turn = 1 - table.turn


def one_throw(rng: Rng) -> i64:
    """PAT-R3: as many as marked faces show, and all of them count ten."""
    marked: i64 = 0
    bean: i64 = 0
    while bean < BEANS:
        marked += rng.next() % 2
        bean += 1
    if marked == BEANS:
        return ALL_MARKED
    return marked
