"""What a seat knows, as numbers: `entries` names them.

First the course of the game, then the effect under way, the regions, the fields, the tribes.

Gods, cards, abilities and entries are told by their numbers in the component set that is played with.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.core.observation import Observation
from patolli.games.mezo.board import (
    ALTAR,
    AT,
    BONUS,
    CALENDAR,
    CHAMPION,
    CODEX,
    COVERED,
    DECK,
    DEVOTION,
    GLYPHS,
    HEIGHT,
    LAND,
    MARKED,
    PATRON,
    PIECES,
    PLACED,
    PLACES,
    PLAYED,
    SEEN,
    STEPS,
    STONES,
    TILES,
    TOKEN,
    TOP,
    TRIBE,
    VP,
    WRATHFUL,
)
from patolli.games.mezo.data import (
    AGES,
    DECK_SIZE,
    KINDS,
    MOST_ABILITIES,
    MOST_ALTARS,
    MOST_FIELDS,
    MOST_GODS,
    MOST_LEVELS,
    MOST_TILES,
    MOST_VERTICES,
    REGIONS,
    SLOTS,
)
from patolli.games.mezo.frames import (
    ACTOR,
    BEGUN,
    CLOSING,
    ENTRY,
    FRAME,
    FROM,
    INTO,
    LEFT,
    OWNER,
    SAME,
    TOUCHED,
    WANTED,
    top,
)
from patolli.games.mezo.table import CHOOSE_CARDS, OVER, PICK_GOD, START_ABILITIES, MezoTable, nth

ENTRIES: Final = 128  # of a component set that are told apart
ALL_CARDS: Final = (1 << DECK_SIZE) - 1


def observe(table: MezoTable, seat: i64, out: Observation) -> None:
    observe_course(table, seat, out)
    observe_effects(table, seat, out)
    region: i64 = 0
    while region < REGIONS:
        observe_region(table, seat, region, out)
        region += 1
    observe_fields(table, seat, CALENDAR, out)
    observe_fields(table, seat, CODEX, out)
    i: i64 = 0
    while i < table.seats:
        observe_tribe(table, seat, (seat + i) % table.seats, out)
        i += 1


def observe_course(table: MezoTable, seat: i64, out: Observation) -> None:
    seats = table.seats
    out.which(table.phase, OVER + 1)
    if table.phase == CHOOSE_CARDS:  # all choose at once, and whom the game waits for is told already
        out.blank(seats)
    else:
        out.seen_from(seat, table.asked, seats)
    out.put(table.age)
    out.put(table.tile)
    out.put(table.conflicts)
    out.put(table.step)
    place: i64 = 0
    while place < seats:
        out.seen_from(seat, nth(table.order, place), seats)
        place += 1
    if table.phase == START_ABILITIES:
        out.members(table.pending, MOST_ABILITIES)
        out.put(0)
    else:
        out.blank(MOST_ABILITIES)
        out.put(table.pending)
    out.seen_from(seat, table.starter, seats)
    out.seen_from(seat, table.winner, seats)
    out.members(to_come(table), REGIONS)
    age: i64 = 0
    while age < AGES:
        if age < table.age and table.phase > PICK_GOD:  # MEZ-R33: revealed
            out.which(table.common[WRATHFUL + age], MOST_TILES)
        else:
            out.blank(MOST_TILES)
        age += 1


def to_come(table: MezoTable) -> i64:
    """The regions whose conflict tile is still face down: known, but not in which order (MEZ-R41)."""
    found: i64 = 0
    if table.phase == OVER:
        return found
    tile: i64 = 0
    if table.conflict >= 0:
        tile = table.tile + 1
    while tile < table.conflicts:
        found |= 1 << table.common[TILES + tile]
        tile += 1
    return found


def observe_effects(table: MezoTable, seat: i64, out: Observation) -> None:
    """The effect under way in full, and which others wait until it is done."""
    stack = table.stack
    if table.depth == 0:
        out.blank(2 * ENTRIES + 2 * table.seats + CLOSING + 1 + 3 * REGIONS + 3)
        return
    at = top(table)
    out.which(stack[at + ENTRY], ENTRIES)
    out.seen_from(seat, stack[at + ACTOR], table.seats)
    out.seen_from(seat, stack[at + OWNER], table.seats)
    out.which(stack[at + BEGUN], CLOSING + 1)
    out.which(stack[at + SAME], REGIONS)
    out.members(stack[at + FROM], REGIONS)
    out.members(stack[at + INTO], REGIONS)
    out.put(stack[at + LEFT])
    out.put(stack[at + TOUCHED])
    out.put(stack[at + WANTED])
    first = out.blank(ENTRIES)
    below: i64 = 0
    while below < at:
        entry = stack[below + ENTRY]
        if entry < ENTRIES:
            out.items[first + entry] = 1
        below += FRAME


def observe_region(table: MezoTable, seat: i64, region: i64, out: Observation) -> None:
    land = table.land
    at = region * LAND
    seats = table.seats
    out.put((table.active >> region) & 1)
    out.put(1 if table.conflict == region else 0)
    out.put(1 if table.blessed == region else 0)
    out.which(land[at + ALTAR], MOST_ALTARS)
    out.seen_from(seat, land[at + CHAMPION], seats)
    out.put(table.common[PLACED + region])
    i: i64 = 0
    while i < seats:
        out.put(land[at + STONES + (seat + i) % seats])
        i += 1
    level: i64 = 0
    while level < land[at + HEIGHT]:
        out.seen_from(seat, land[at + STEPS + level], seats)
        level += 1
    out.blank((MOST_LEVELS - level) * seats)


def observe_fields(table: MezoTable, seat: i64, first: i64, out: Observation) -> None:
    field: i64 = first
    while field < first + MOST_FIELDS:
        out.seen_from(seat, table.common[field] - 1, table.seats)
        field += 1


def observe_tribe(table: MezoTable, seat: i64, side: i64, out: Observation) -> None:
    tribe = table.tribe
    at = side * TRIBE
    points = tribe[at + VP]
    if side != seat:
        points -= tribe[seat * TRIBE + VP]
    out.put(points)
    out.put(tribe[at + DEVOTION])
    out.which(tribe[at + PATRON], MOST_GODS)
    out.which(tribe[at + AT], MOST_VERTICES)
    out.numbers(table.units, side * KINDS * PLACES, KINDS * PLACES)
    out.put(tribe[at + GLYPHS])
    out.numbers(tribe, at + PIECES, MOST_LEVELS)
    out.members(tribe[at + MARKED], MOST_ABILITIES)
    out.put(tribe[at + BONUS])
    out.members(tribe[at + TOKEN], KINDS)
    observe_cards(table, seat, side, out)


def observe_cards(table: MezoTable, seat: i64, side: i64, out: Observation) -> None:
    """MEZ-R42: of the others only what was revealed, of the own deck only the cards that were looked at."""
    tribe = table.tribe
    at = side * TRIBE
    played = tribe[at + PLAYED]
    out.put(1 if played >= 0 else 0)
    if side == seat or table.phase > CHOOSE_CARDS:
        out.which(played, DECK_SIZE)
    else:
        out.blank(DECK_SIZE)
    out.members(tribe[at + COVERED], SLOTS)
    out.put(tribe[at + DECK])
    kept: i64 = 0
    known: i64 = 0
    place: i64 = 0
    while place < tribe[at + DECK]:
        kept |= 1 << tribe[at + TOP + place]
        place += 1
        if place == tribe[at + SEEN] and side == seat:
            known = kept
    if played >= 0:
        kept |= 1 << played
    if tribe[at + PATRON] < 0:
        kept = ALL_CARDS
    out.members(ALL_CARDS & ~kept, DECK_SIZE)
    if side == seat:
        out.members(known, DECK_SIZE)
