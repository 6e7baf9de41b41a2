"""What a seat knows, as numbers: `entries` names them. First the numbers, then the island in planes.

A plane has an entry for each square of the island, in the order in which actions number them.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, u8
from patolli.core.observation import MOST, Observation
from patolli.games.mexica.board import BRIDGE, CANAL, FOUNDED, NS, SQUARES, TEMPLE, THE_ISLAND, TILE
from patolli.games.mexica.data import LARGEST_TILE, LEVELS, NEUTRAL_SIDE, SMALLEST_TILE
from patolli.games.mexica.table import MexicaTable, shelf, temple_level, temple_owner, tile_size

CANAL_BIT: Final = 1
FOUNDED_BIT: Final = 8
BRIDGE_BIT: Final = 9
NS_BIT: Final = 10
assert (1 << CANAL_BIT, 1 << FOUNDED_BIT) == (CANAL, FOUNDED)
assert (1 << BRIDGE_BIT, 1 << NS_BIT) == (BRIDGE, NS)


def observe(table: MexicaTable, seat: i64, out: Observation) -> None:
    observe_course(table, seat, out)
    seats = table.seats
    i: i64 = 0
    while i < seats:
        observe_side(table, seat, (seat + i) % seats, out)
        i += 1
    observe_island(table, seat, out)
    observe_pilli(table, seat, out)


def observe_course(table: MexicaTable, seat: i64, out: Observation) -> None:
    out.seen_from(seat, table.turn, table.seats)
    out.put(table.period)
    out.put(table.round)
    out.put(table.ap)
    out.put(table.taken)
    out.put(table.quiet)
    out.put(1 if table.busy else 0)
    out.put(table.proposal)
    out.put(table.singles)
    out.put(table.doubles)
    out.put(table.bridges_left())
    out.put(table.tokens_left())
    sizes: i64 = LARGEST_TILE - SMALLEST_TILE + 1
    out.numbers(table.panel, SMALLEST_TILE, sizes)
    out.numbers(table.later, SMALLEST_TILE, sizes)
    out.numbers(table.refused, SMALLEST_TILE, sizes)


def observe_side(table: MexicaTable, seat: i64, side: i64, out: Observation) -> None:
    points = table.points[side]
    if side != seat:
        points -= table.points[seat]
    out.put(points)
    out.put(table.tokens[side])
    out.numbers(table.stock, shelf(side, 1), LEVELS)


def observe_island(table: MexicaTable, seat: i64, out: Observation) -> None:
    """Canals, bridges of either way, founded land, tiles, sizes of districts, levels of temples.

    Temples have a plane for each seat, and with two seats one for the neutral colour.
    """
    seats = table.seats
    sides = seats
    if seats == 2:
        sides += 1
    canals = out.at
    north_south = canals + SQUARES
    east_west = north_south + SQUARES
    founded = east_west + SQUARES
    tiles = founded + SQUARES
    districts = tiles + SQUARES
    temples = districts + SQUARES
    out.at = temples
    out.blank(sides * SQUARES)
    items = out.items
    squares = THE_ISLAND.squares
    cell = table.cell
    label = table.label
    area = table.area
    i: i64 = 0
    while i < SQUARES:
        square = squares[i]
        flags = cell[square]
        bridge = (flags >> BRIDGE_BIT) & 1
        along = (flags >> NS_BIT) & bridge
        items[canals + i] = u8((flags >> CANAL_BIT) & 1)
        items[north_south + i] = u8(along)
        items[east_west + i] = u8(bridge - along)
        items[founded + i] = u8((flags >> FOUNDED_BIT) & 1)
        tile: i64 = 0
        if flags & TILE != 0:
            tile = tile_size(flags)
        items[tiles + i] = u8(tile)
        items[districts + i] = u8(least(area[label[square]], MOST))  # 0 where there is no land
        if flags & TEMPLE != 0:
            side = temple_owner(flags)
            if side == NEUTRAL_SIDE:
                side = seats
            else:
                side -= seat
                if side < 0:
                    side += seats
            items[temples + side * SQUARES + i] = u8(temple_level(flags))
        i += 1


def least(number: i64, most: i64) -> i64:
    if number < most:
        return number
    return most


def observe_pilli(table: MexicaTable, seat: i64, out: Observation) -> None:
    i: i64 = 0
    while i < table.seats:
        place = table.pilli[(seat + i) % table.seats]
        one: i64 = -1
        if place != 0:
            one = THE_ISLAND.numbers[place]
        out.which(one, SQUARES)
        i += 1
