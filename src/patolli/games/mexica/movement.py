"""E. Movement of the Pilli: on foot, by boat from bridge to bridge, or by leap."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    BRIDGE,
    CANAL,
    LAKE,
    PILLI,
    SQUARES,
    THE_ISLAND,
    WAYS,
    blank_map,
    square_name,
    step,
)
from patolli.games.mexica.data import BRIDGES, LEAP_COST
from patolli.games.mexica.table import MexicaTable


def go(table: MexicaTable, seat: i64, square: i64, action: i64) -> None:
    """MEX-R35, MEX-R39, MEX-R43."""
    start = table.pilli[seat]
    if action >= actions.LEAP:
        table.ap -= LEAP_COST
        if table.sink is not None:
            table.tell("leapt", seat, start=square_name(start), square=square_name(square))
    elif action >= actions.BOAT:
        hops = hops_to(table, start, square)
        table.ap -= hops
        if table.sink is not None:
            table.tell("sailed", seat, start=square_name(start), square=square_name(square), hops=hops)
    else:
        table.ap -= 1
        if table.sink is not None:
            table.tell("walked", seat, start=square_name(start), square=square_name(square))
    table.cell[start] &= ~PILLI
    put_pilli(table, seat, square)


def put_pilli(table: MexicaTable, seat: i64, square: i64) -> None:
    table.pilli[seat] = square
    table.cell[square] |= PILLI


def hops_to(table: MexicaTable, start: i64, square: i64) -> i64:
    """MEX-Q15: the fewest hops from bridge to bridge; 0 if no boat goes there."""
    return Harbour(table, start, BRIDGES).hops[square]


class Harbour:
    """The hops from one bridge to every bridge within reach (MEX-R39, MEX-R40, MEX-R41)."""

    cell: vec[i64]
    seen: vec[i64]  # 1: water rowed over, or a bridge in the queue
    hops: vec[i64]  # of each bridge square the fewest hops to it; 0 where no boat goes
    queue: vec[i64]  # bridges to go on from
    queued: i64
    stack: vec[i64]
    waiting: i64
    on_lake: bool

    def __init__(self, table: MexicaTable, start: i64, limit: i64) -> None:
        self.cell = table.cell
        self.seen = blank_map()
        self.hops = blank_map()
        self.queue = vec[i64]([0] * BRIDGES)
        self.stack = vec[i64]([0] * SQUARES)
        self.waiting = 0
        self.on_lake = False
        self.queue[0] = start
        self.queued = 1
        self.seen[start] = 1
        done: i64 = 0
        while done < self.queued and self.hops[self.queue[done]] < limit:
            self.row_from(self.queue[done])
            done += 1

    def row_from(self, bridge: i64) -> None:
        """Row over all water that this bridge touches, up to the next bridges."""
        hop = self.hops[bridge] + 1
        self.touch(bridge, hop)
        while self.waiting > 0:
            self.waiting -= 1
            self.touch(self.stack[self.waiting], hop)

    def touch(self, square: i64, hop: i64) -> None:
        way: i64 = 0
        while way < WAYS:
            self.reach(square + step(way), hop)
            way += 1

    def reach(self, square: i64, hop: i64) -> None:
        flags = self.cell[square]
        if (flags & LAKE) != 0:
            self.reach_lake(hop)
        elif (flags & CANAL) != 0 and self.seen[square] == 0:
            self.seen[square] = 1
            if (flags & BRIDGE) != 0:
                self.hops[square] = hop
                self.queue[self.queued] = square
                self.queued += 1
            else:
                self.stack[self.waiting] = square
                self.waiting += 1

    def reach_lake(self, hop: i64) -> None:
        """MEX-R40: the lake is one body of free water, open to every canal on the coast."""
        if self.on_lake:
            return
        self.on_lake = True
        coast = THE_ISLAND.coast
        i: i64 = 0
        while i < len(coast):
            self.reach(coast[i], hop)
            i += 1
