"""How a new game is laid out: the table, the piles, the starting tiles, and the neutral workers."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    AGE_ONE,
    ALL_BUILDINGS,
    ALL_MONUMENTS,
    ALL_TILES,
    CHICHEN,
    GROUPS,
    HAND,
    HOME,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    LIGHT,
    NEUTRAL,
    PILE,
    ROW,
    SEAT,
    TEMPLE,
    TEMPLES,
    WORKERS,
    first_tooth,
    opposite,
    teeth_of,
    wheel_of,
)
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable


def start(table: TzolkinTable) -> None:
    """From an empty table."""
    lay_jungle(table)
    seat: i64 = 0
    while seat < table.seats:
        lay_out(table, seat)
        seat += 1
    table.bank_skulls = data.SKULLS  # TZO-R3
    lay_buildings(table)
    show_monuments(table)
    deal_tiles(table)
    table.first = table.rng.below(table.seats)  # TZO-R9, TZO-P18
    table.turn = table.first


def lay_jungle(table: TzolkinTable) -> None:
    """TZO-R2: corn on all fields, wood on top of it but in the first group."""
    fields: i64 = data.JUNGLE_FIELDS[table.seats]
    table.table[JUNGLE_CORN] = fields
    group: i64 = 1
    while group < GROUPS:
        table.table[JUNGLE_WOOD + group] = fields
        group += 1


def lay_out(table: TzolkinTable, seat: i64) -> None:
    """TZO-R3, TZO-R4: what a player begins with."""
    base = seat * SEAT
    table.own[base + WORKERS] = data.START_WORKERS
    table.own[base + HOME] = data.START_WORKERS
    table.own[base + LIGHT] = 1
    temple: i64 = 0
    while temple < TEMPLES:
        table.own[base + TEMPLE + temple] = data.START_STEP
        temple += 1


# Buildings and monuments.


def lay_buildings(table: TzolkinTable) -> None:
    """TZO-R1: both piles, and six buildings of age 1 on display."""
    building: i64 = 0
    while building < ALL_BUILDINGS:
        table.table[PILE + building] = building
        building += 1
    table.next_two = AGE_ONE
    shuffle_piles(table, table.rng)
    slot: i64 = 0
    while slot < data.ROW:
        table.table[ROW + slot] = table.table[PILE + slot]
        slot += 1
    table.next_one = data.ROW


def shuffle_piles(table: TzolkinTable, rng: Rng) -> None:
    """Shuffle what is left of both piles."""
    shuffle_part(table, rng, table.next_one, AGE_ONE)
    shuffle_part(table, rng, table.next_two, ALL_BUILDINGS)


def shuffle_part(table: TzolkinTable, rng: Rng, start: i64, stop: i64) -> None:
    part = table.table[PILE + start : PILE + stop]
    rng.deal(part, stop - start)
    at = start
    while at < stop:
        table.table[PILE + at] = part[at - start]
        at += 1


def show_monuments(table: TzolkinTable) -> None:
    """TZO-R1."""
    order = vec[i64](range(ALL_MONUMENTS))
    table.rng.shuffle(order, ALL_MONUMENTS)
    count: i64 = data.MONUMENTS_SHOWN[table.seats]
    while count > 0:
        count -= 1
        table.shown |= 1 << order[count]


# Starting tiles and neutral workers.


def deal_tiles(table: TzolkinTable) -> None:
    """TZO-R5, TZO-R6, TZO-P24: four tiles each, then neutral workers from the leftover ones."""
    order = vec[i64](range(ALL_TILES))
    table.rng.shuffle(order, ALL_TILES)
    dealt: i64 = 0
    while dealt < table.seats * data.TILES_DEALT:
        table.own[dealt // data.TILES_DEALT * SEAT + HAND] |= 1 << order[dealt]
        dealt += 1
    left: i64 = data.NEUTRAL_WORKERS[table.seats]
    while left > 0:
        left = place_neutral(table, order[dealt], left)
        table.drawn |= 1 << order[dealt]
        dealt += 1


def place_neutral(table: TzolkinTable, tile: i64, left: i64) -> i64:
    """TZO-R7: the first neutral worker on a small wheel brings one on the opposite tooth."""
    tooth = PRINTED.tile_tooth[tile]
    wheel = wheel_of(tooth)
    alone = is_empty(table, wheel)
    table.put(NEUTRAL, tooth)
    left -= 1
    if wheel != CHICHEN and alone and left > 0:
        table.put(NEUTRAL, first_tooth(wheel) + opposite(tooth - first_tooth(wheel)))
        left -= 1
    return left


def is_empty(table: TzolkinTable, wheel: i64) -> bool:
    tooth: i64 = 0
    while tooth < teeth_of(wheel):
        if table.standing(wheel, tooth) != 0:
            return False
        tooth += 1
    return True
