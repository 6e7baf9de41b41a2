"""What a seat may do now: every kind of action, generated from the squares.

`guard` is there in round one alone; it knows whom an action would lock in (MEX-R44).
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.core.state import Actions
from patolli.games.mexica import actions
from patolli.games.mexica.board import (
    BRIDGE,
    CANAL,
    LAND,
    PILLI,
    SQUARES,
    THE_ISLAND,
    WAYS,
    WIDTH,
    can_build,
    can_step,
    may_stand,
    step,
)
from patolli.games.mexica.bridges import spans
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


def turn_into(table: MexicaTable, seat: i64, out: Actions) -> None:
    guard = Guard(table, seat) if table.round_one() else None
    if table.ap >= 1:
        canals_into(table, out, guard)
        if table.bridges_left() > 0:
            bridges_into(table, out)
        else:
            shifts_into(table, out, guard)
        temples_into(table, seat, out, guard)
        walks_into(table, seat, out, guard)
        boats_into(table, seat, out, guard)
    if table.ap >= LEAP_COST:
        leaps_into(table, out, guard)
    founds_into(table, seat, out, guard)
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
    items = out.room(3 * SQUARES)
    count = out.count
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        if cell[square] == LAND:
            if singles and (guard is None or guard.may_fill(square, 0)):
                items[count] = actions.CANAL + i
                count += 1
            if doubles and cell[square + 1] == LAND:
                if guard is None or guard.may_fill(square, square + 1):
                    items[count] = actions.CANAL_EAST + i
                    count += 1
            if doubles and cell[square + WIDTH] == LAND:
                if guard is None or guard.may_fill(square, square + WIDTH):
                    items[count] = actions.CANAL_SOUTH + i
                    count += 1
        i += 1
    out.count = count


def bridges_into(table: MexicaTable, out: Actions) -> None:
    """Both directions where both are possible (MEX-Q8)."""
    cell = table.cell
    squares = THE_ISLAND.squares
    items = out.room(2 * SQUARES)
    count = out.count
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        if (cell[square] & (CANAL | BRIDGE)) == CANAL:
            if spans(cell, square, WIDTH):
                items[count] = actions.BRIDGE_NS + i
                count += 1
            if spans(cell, square, 1):
                items[count] = actions.BRIDGE_EW + i
                count += 1
        i += 1
    out.count = count


def shifts_into(table: MexicaTable, out: Actions, guard: Guard | None) -> None:
    """MEX-R27: with no bridge left in supply, one without a Pilli goes to another canal square.

    The sites are found once, at the end of the list, and repeated for each bridge that can go there.
    """
    first = out.count
    bridges_into(table, out)
    sites = out.count - first
    items = out.room(sites * table.built)
    i: i64 = 0
    while i < sites:
        site = items[first + i]
        ns = site < actions.BRIDGE_EW
        items[first + i] = site - actions.BRIDGE_NS + actions.SHIFT_NS
        if not ns:
            items[first + i] = site - actions.BRIDGE_EW + actions.SHIFT_EW
        i += 1
    at = first + sites
    i = 0
    while i < table.built:
        start = table.bridges[i]
        if (table.cell[start] & PILLI) == 0:
            row = THE_ISLAND.numbers[start] * SQUARES
            site = first
            while site < first + sites:
                if guard is None or may_shift(guard, start, items[site]):
                    items[at] = items[site] + row
                    at += 1
                site += 1
        i += 1
    # The sites themselves are no actions: what was made of them moves into their place.
    i = first
    while i + sites < at:
        items[i] = items[i + sites]
        i += 1
    out.count = i


def may_shift(guard: Guard, start: i64, site: i64) -> bool:
    ns = site < actions.SHIFT_EW
    number = site - (actions.SHIFT_NS if ns else actions.SHIFT_EW)
    return guard.may_shift(start, THE_ISLAND.squares[number], ns)


def temples_into(table: MexicaTable, seat: i64, out: Actions, guard: Guard | None) -> None:
    """MEX-R29, MEX-R30, MEX-R34: free land of the Pilli's district, levels in front of the player.

    Before a bridge too (MEX-R31), and from the first turn on (MEX-R32).
    """
    district = table.district_of(seat)
    if district == 0:
        return
    cell = table.cell
    label = table.label
    squares = THE_ISLAND.squares
    highest: i64 = LEVELS if table.ap >= LEVELS else table.ap
    stock = table.stock
    lowest: i64 = 1
    while lowest <= highest and stock[shelf(seat, lowest)] == 0:
        lowest += 1
    if lowest > highest:
        return
    items = out.room(LEVELS * SQUARES)
    count = out.count
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        if label[square] == district and can_build(cell[square]):
            if guard is None or guard.may_fill(square, 0):
                level = lowest
                while level <= highest:
                    if stock[shelf(seat, level)] > 0:
                        items[count] = actions.temples(level) + i
                        count += 1
                    level += 1
        i += 1
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


def leaps_into(table: MexicaTable, out: Actions, guard: Guard | None) -> None:
    """MEX-R43."""
    cell = table.cell
    squares = THE_ISLAND.squares
    items = out.room(SQUARES)
    count = out.count
    i: i64 = 0
    while i < SQUARES:
        if may_stand(cell[squares[i]]):
            if guard is None or guard.may_move(squares[i]):
                items[count] = actions.LEAP + i
                count += 1
        i += 1
    out.count = count


def founds_into(table: MexicaTable, seat: i64, out: Actions, guard: Guard | None) -> None:
    """MEX-R16, MEX-R17, MEX-R19: the district of the Pilli, if an open tile has its size.

    Whoever made it, and whenever (MEX-R21).
    """
    district = table.district_of(seat)
    size = table.area[district]
    if size < SMALLEST_TILE or size > LARGEST_TILE or table.panel[size] == 0:
        return
    if is_founded(table, district):
        return
    block = actions.foundings(size)
    squares = THE_ISLAND.squares
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        if table.label[square] == district and can_build(table.cell[square]):
            if guard is None or guard.may_fill(square, 0):
                out.add(block + i)
        i += 1


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
