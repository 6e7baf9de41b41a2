"""How a new game is laid out (MEZ-R1 to MEZ-R9)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo.board import (
    ALL_REGIONS,
    ALTAR,
    AT,
    CHAMPION,
    GLYPHS,
    LAND,
    PATRON,
    PIECES,
    PLACES,
    PLAYED,
    RESERVE,
    TILES,
    TRIBE,
    VP,
    WRATHFUL,
    XIBALBA,
    only,
)
from patolli.games.mezo.data import AGES, KINDS, REGIONS, SHAMAN, WARRIOR
from patolli.games.mezo.scoring import by_vp
from patolli.games.mezo.table import MezoTable, is_active, shift, zeros
from patolli.games.mezo.wrathful import draw_tile


def lay_out(table: MezoTable) -> None:
    """MEZ-R1: on an empty table, all units in reserve, all pieces in the resources."""
    seat: i64 = 0
    while seat < table.seats:
        hand_out(table, seat)
        seat += 1
    region: i64 = 0
    while region < REGIONS:
        table.land[region * LAND + ALTAR] = -1
        table.land[region * LAND + CHAMPION] = -1
        region += 1


def hand_out(table: MezoTable, seat: i64) -> None:
    box = table.box
    table.units[(seat * KINDS + WARRIOR) * PLACES + RESERVE] = box.warriors
    table.units[(seat * KINDS + SHAMAN) * PLACES + RESERVE] = box.shamans
    at = seat * TRIBE
    table.tribe[at + PATRON] = -1
    table.tribe[at + AT] = -1
    table.tribe[at + PLAYED] = -1
    table.tribe[at + GLYPHS] = box.glyphs
    level: i64 = 0
    while level < len(box.pieces):
        table.tribe[at + PIECES + level] = box.pieces[level]
        level += 1


def start(table: MezoTable) -> None:
    lay_out(table)
    reveal_desolate(table)
    lay_altars(table)
    age: i64 = 0
    while age < AGES:
        table.common[WRATHFUL + age] = draw_tile(table, age + 1)  # MEZ-R5
        age += 1
    first = table.rng.below(table.seats)  # MEZ-R7
    place: i64 = 0
    while place < table.seats:
        seat = (first + place) % table.seats
        table.tribe[seat * TRIBE + VP] = table.box.start_vp[place]
        shift(table, seat, WARRIOR, RESERVE, XIBALBA, table.box.dead_warriors)  # MEZ-R6
        shift(table, seat, SHAMAN, RESERVE, XIBALBA, table.box.dead_shamans)
        place += 1
    table.order = by_vp(table)


def reveal_desolate(table: MezoTable) -> None:
    """MEZ-R3: the tiles of Desolate regions leave the game; the others are this age's conflicts."""
    tiles = zeros(REGIONS)
    i: i64 = 0
    while i < REGIONS:
        tiles[i] = i
        i += 1
    table.rng.shuffle(tiles, REGIONS)
    gone = desolate_regions(table.seats)
    table.conflicts = REGIONS - gone
    table.active = ALL_REGIONS
    i = 0
    while i < gone:
        table.active &= ~only(tiles[i])
        i += 1
    i = 0
    while i < REGIONS:
        table.common[TILES + i] = tiles[gone + i] if i < table.conflicts else -1
        i += 1


def desolate_regions(seats: i64) -> i64:
    """MEZ-R3: two with three players, else one; MEZ-R9: with two players as with four."""
    return 2 if seats == 3 else 1


def lay_altars(table: MezoTable) -> None:
    """MEZ-R4, MEZ-Q36: a random altar on each active region, for the whole game."""
    altars = zeros(len(table.box.altar_entry))
    i: i64 = 0
    while i < len(altars):
        altars[i] = i
        i += 1
    table.rng.shuffle(altars, len(altars))
    i = 0
    region: i64 = 0
    while region < REGIONS:
        if is_active(table, region):
            table.land[region * LAND + ALTAR] = altars[i]
            i += 1
        region += 1
