"""What a seat may do now: every kind of action, generated from the squares.

`guard` is there in round one alone; it knows whom an action would lock in (MEX-R44).
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.core.state import Actions
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    BRIDGE,
    CROSSED,
    LAND,
    PILLI,
    SQUARES,
    STANDING,
    THE_ISLAND,
    WAYS,
    WIDTH,
    can_build,
    can_step,
    may_stand,
    step,
)
from patolli.games.mexica.data import LARGEST_TILE, LEAP_COST, LEVELS, SMALLEST_TILE, TAKE_LIMIT
from patolli.games.mexica.districts import is_founded
from patolli.games.mexica.movement import Harbour
from patolli.games.mexica.roundone import Guard
from patolli.games.mexica.table import MexicaTable, shelf


def actions_into(table: MexicaTable, seat: i64, out: Actions) -> None:
    if table.proposal != 0:
        out.add(actions.AGREE)
        out.add(actions.REFUSE)
    elif table.round == 0:
        starts_into(table, out)
    else:
        turn_into(table, seat, out)


def starts_into(table: MexicaTable, out: Actions) -> None:
    """MEX-R6: a free start square."""
    i: i64 = 0
    while i < len(THE_ISLAND.starts):
        square = THE_ISLAND.starts[i]
        if (table.cell[square] & PILLI) == 0:
            out.add(actions.START + THE_ISLAND.numbers[square])
        i += 1


class Look:
    """What the squares of the island offer, sorted in one look over the board; made once, used by every turn.

    The lists hold numbers of island squares, in board order.
    """

    bare: vec[i64]  # land without anything, and nothing that leads there
    bares: i64
    water: vec[i64]  # canals without a bridge
    waters: i64
    plot: vec[i64]  # free land of the Pilli's district, off the palace
    plots: i64
    footing: vec[i64]  # where a Pilli may stand
    footings: i64
    sites: vec[i64]  # where a bridge may go, as actions
    blocks: vec[i64]  # of actions: the temples that a player has and can pay

    def __init__(self) -> None:
        self.bare = vec[i64]([0] * SQUARES)
        self.water = vec[i64]([0] * SQUARES)
        self.plot = vec[i64]([0] * SQUARES)
        self.footing = vec[i64]([0] * SQUARES)
        self.sites = vec[i64]([0] * (2 * SQUARES))
        self.blocks = vec[i64]([0] * LEVELS)
        self.bares = 0
        self.waters = 0
        self.plots = 0
        self.footings = 0

    def over(self, table: MexicaTable, district: i64) -> None:
        cell = table.cell
        label = table.label
        squares = THE_ISLAND.squares
        bare = self.bare
        water = self.water
        plot = self.plot
        footing = self.footing
        bares: i64 = 0
        waters: i64 = 0
        plots: i64 = 0
        footings: i64 = 0
        i: i64 = 0
        for square in squares:
            flags = cell[square]
            if (flags & STANDING) == 0:
                if (flags & CROSSED) != 0:
                    footing[footings] = i
                    footings += 1
                    if flags == LAND:
                        bare[bares] = i
                        bares += 1
                    if can_build(flags) and label[square] == district:
                        plot[plots] = i
                        plots += 1
                else:
                    water[waters] = i
                    waters += 1
            i += 1
        self.bares = bares
        self.waters = waters
        self.plots = plots
        self.footings = footings


LOOK: Final = Look()


def turn_into(table: MexicaTable, seat: i64, out: Actions) -> None:
    guard = Guard(table, seat) if table.round_one() else None
    district = table.district_of(seat)
    size = founding_size(table, district)
    if table.ap >= 1 or size > 0:
        LOOK.over(table, district)
    if table.ap >= 1:
        canals_into(table, out, guard)
        if table.bridges_left() > 0:
            bridges_into(table, out)
        else:
            shifts_into(table, out, guard)
        if district != 0:
            temples_into(table, seat, out, guard)
        walks_into(table, seat, out, guard)
        boats_into(table, seat, out, guard)
    if table.ap >= LEAP_COST:
        leaps_into(out, guard)
    if size > 0:
        founds_into(size, out, guard)
    tokens_into(table, seat, out)
    proposals_into(table, out)
    out.add(actions.END)


def may(table: MexicaTable, seat: i64, action: i64) -> bool:
    """Is this among what `actions_into` finds? For planners, who ask it often of the same few kinds."""
    if table.proposal == 0 and table.round > 0 and not table.round_one():
        cell = table.cell
        if action < actions.BRIDGE_NS:
            return table.ap >= 1 and may_dig(table, action)
        square = THE_ISLAND.squares[action % SQUARES]
        if actions.WALK <= action < actions.BOAT:
            stride = square - table.pilli[seat]
            beside = stride == 1 or stride == -1 or stride == WIDTH or stride == -WIDTH
            return table.ap >= 1 and beside and can_step(cell, table.pilli[seat], stride)
        if actions.LEAP <= action < actions.FOUND:
            return table.ap >= LEAP_COST and may_stand(cell[square])
        if action == actions.SPEND:
            return table.tokens[seat] > 0
        if action == actions.END:
            return True
    out = Actions()
    actions_into(table, seat, out)
    return out.has(action)


def may_dig(table: MexicaTable, action: i64) -> bool:
    cell = table.cell
    square = THE_ISLAND.squares[action % SQUARES]
    if action < actions.CANAL or cell[square] != LAND:
        return False
    if action < actions.CANAL_EAST:
        return table.singles > 0
    return table.doubles > 0 and cell[square + (1 if action < actions.CANAL_SOUTH else WIDTH)] == LAND


def canals_into(table: MexicaTable, out: Actions, guard: Guard | None) -> None:
    """MEX-R11, MEX-R12, MEX-R13.

    Land without any other flag: no palace, ramp, founded district (MEX-R15) or piece.
    """
    cell = table.cell
    squares = THE_ISLAND.squares
    singles = table.singles > 0
    doubles = table.doubles > 0
    if not singles and not doubles:
        return
    bare = LOOK.bare
    bares = LOOK.bares
    items = out.room(3 * bares)
    count = out.count
    at: i64 = 0
    while at < bares:
        i = bare[at]
        square = squares[i]
        if singles and (guard is None or guard.may_fill(square, 0)):
            items[count] = actions.CANAL + i
            count += 1
        if doubles:
            if cell[square + 1] == LAND and (guard is None or guard.may_fill(square, square + 1)):
                items[count] = actions.CANAL_EAST + i
                count += 1
            if cell[square + WIDTH] == LAND and (guard is None or guard.may_fill(square, square + WIDTH)):
                items[count] = actions.CANAL_SOUTH + i
                count += 1
        at += 1
    out.count = count


def bridges_into(table: MexicaTable, out: Actions) -> None:
    sites = bridge_sites(table, actions.BRIDGE_NS, actions.BRIDGE_EW)
    found = LOOK.sites
    items = out.room(sites)
    count = out.count
    i: i64 = 0
    while i < sites:
        items[count + i] = found[i]
        i += 1
    out.count = count + sites


def bridge_sites(table: MexicaTable, north_south: i64, east_west: i64) -> i64:
    """How many places a bridge may go to, listed in `LOOK.sites` as actions of these two blocks.

    MEX-R23, MEX-R24, MEX-R28: a canal square without a bridge, with land at both ends; both directions where
    both are possible (MEX-Q8). What stands on that land (MEX-R26) and beside the bridge (MEX-R25) does not
    matter.
    """
    cell = table.cell
    squares = THE_ISLAND.squares
    sites = LOOK.sites
    water = LOOK.water
    waters = LOOK.waters
    count: i64 = 0
    at: i64 = 0
    while at < waters:
        i = water[at]
        square = squares[i]
        if (cell[square - WIDTH] & cell[square + WIDTH] & LAND) != 0:
            sites[count] = north_south + i
            count += 1
        if (cell[square - 1] & cell[square + 1] & LAND) != 0:
            sites[count] = east_west + i
            count += 1
        at += 1
    return count


def shifts_into(table: MexicaTable, out: Actions, guard: Guard | None) -> None:
    """MEX-R27: with no bridge left in supply, one without a Pilli goes to another canal square."""
    count_of_sites = bridge_sites(table, actions.SHIFT_NS, actions.SHIFT_EW)
    sites = LOOK.sites
    items = out.room(count_of_sites * table.built)
    count = out.count
    i: i64 = 0
    while i < table.built:
        start = table.bridges[i]
        if (table.cell[start] & PILLI) == 0:
            row = THE_ISLAND.numbers[start] * SQUARES
            at: i64 = 0
            while at < count_of_sites:
                site = sites[at]
                if guard is None or may_shift(guard, start, site):
                    items[count] = site + row
                    count += 1
                at += 1
        i += 1
    out.count = count


def may_shift(guard: Guard, start: i64, site: i64) -> bool:
    if site < actions.SHIFT_EW:
        return guard.may_shift(start, THE_ISLAND.squares[site - actions.SHIFT_NS], True)
    return guard.may_shift(start, THE_ISLAND.squares[site - actions.SHIFT_EW], False)


def temples_into(table: MexicaTable, seat: i64, out: Actions, guard: Guard | None) -> None:
    """MEX-R29, MEX-R30, MEX-R34: free land of the Pilli's district, levels in front of the player.

    Before a bridge too (MEX-R31), and from the first turn on (MEX-R32).
    """
    blocks = LOOK.blocks
    kinds: i64 = 0
    level: i64 = 1
    while level <= LEVELS and level <= table.ap:
        if table.stock[shelf(seat, level)] > 0:
            blocks[kinds] = actions.temples(level)
            kinds += 1
        level += 1
    if kinds == 0:
        return
    plot = LOOK.plot
    plots = LOOK.plots
    items = out.room(kinds * plots)
    count = out.count
    lowest = blocks[0]
    at: i64 = 0
    while at < plots:
        i = plot[at]
        if guard is None or guard.may_fill(THE_ISLAND.squares[i], 0):
            items[count] = lowest + i
            count += 1
            kind: i64 = 1
            while kind < kinds:
                items[count] = blocks[kind] + i
                count += 1
                kind += 1
        at += 1
    out.count = count


def walks_into(table: MexicaTable, seat: i64, out: Actions, guard: Guard | None) -> None:
    """MEX-R35, and onto a bridge to stay there (MEX-R38)."""
    square = table.pilli[seat]
    way: i64 = 0
    while way < WAYS:
        other = square + step(way)
        if can_step(table.cell, square, step(way)) and (guard is None or guard.may_move(other)):
            out.add(actions.WALK + THE_ISLAND.numbers[other])
        way += 1


def boats_into(table: MexicaTable, seat: i64, out: Actions, guard: Guard | None) -> None:
    """MEX-R41, MEX-R42: from the bridge stood on to a free one, all hops paid for."""
    start = table.pilli[seat]
    if (table.cell[start] & BRIDGE) == 0:
        return
    hops = Harbour(table, start, table.ap).hops
    i: i64 = 0
    while i < table.built:
        square = table.bridges[i]
        if hops[square] > 0 and (table.cell[square] & PILLI) == 0:
            if guard is None or guard.may_move(square):
                out.add(actions.BOAT + THE_ISLAND.numbers[square])
        i += 1


def leaps_into(out: Actions, guard: Guard | None) -> None:
    """MEX-R43."""
    footing = LOOK.footing
    footings = LOOK.footings
    items = out.room(footings)
    count = out.count
    at: i64 = 0
    while at < footings:
        if guard is None or guard.may_move(THE_ISLAND.squares[footing[at]]):
            items[count] = actions.LEAP + footing[at]
            count += 1
        at += 1
    out.count = count


def founding_size(table: MexicaTable, district: i64) -> i64:
    """MEX-R16, MEX-R17: the size of the Pilli's district, if an open tile has it; else 0.

    Whoever made it, and whenever (MEX-R21).
    """
    size = table.area[district]
    if size < SMALLEST_TILE or size > LARGEST_TILE or table.panel[size] == 0:
        return 0
    if is_founded(table, district):
        return 0
    return size


def founds_into(size: i64, out: Actions, guard: Guard | None) -> None:
    """MEX-R19."""
    block = actions.foundings(size)
    at: i64 = 0
    while at < LOOK.plots:
        i = LOOK.plot[at]
        if guard is None or guard.may_fill(THE_ISLAND.squares[i], 0):
            out.add(block + i)
        at += 1


def tokens_into(table: MexicaTable, seat: i64, out: Actions) -> None:
    if table.ap >= 1 and table.taken < TAKE_LIMIT and table.tokens_left() > 0:  # MEX-R45, MEX-Q13
        out.add(actions.TAKE)
    if table.tokens[seat] > 0:  # MEX-R46
        out.add(actions.SPEND)


def proposals_into(table: MexicaTable, out: Actions) -> None:
    """MEX-Q9, MEX-Q10: each open tile once a turn."""
    size: i64 = SMALLEST_TILE
    while size <= LARGEST_TILE:
        if table.refused[size] < table.panel[size]:
            out.add(actions.proposal(size))
        size += 1
