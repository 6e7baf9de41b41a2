"""Victory Points and Devotion: how they are gained, and what is worth them at the end of ages and game."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.mezo.amounts import amount
from patolli.games.mezo.board import DEVOTION, FIELD, HEIGHT, LAND, MARKED, STEPS, TRIBE, VP, has
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import REGIONS
from patolli.games.mezo.table import ORDER_BITS, MezoTable, both, nth

# What several players gain at once is one number, twelve bits a seat.
GAIN_BITS: Final = 12
GAIN_MASK: Final = 4095


def by_vp(table: MezoTable) -> i64:
    """The seats from most VP to fewest; read it with `nth`."""
    order: i64 = 0
    done: i64 = 0
    place: i64 = 0
    while place < table.seats:
        best: i64 = -1
        seat: i64 = 0
        while seat < table.seats:
            if not has(done, seat):
                if best < 0 or table.tribe[seat * TRIBE + VP] > table.tribe[best * TRIBE + VP]:
                    best = seat
            seat += 1
        order |= best << (ORDER_BITS * place)
        done |= 1 << best
        place += 1
    return order


def leader(table: MezoTable) -> i64:
    """MEZ-R62: who has the most VP; two markers never share a field (MEZ-R10), so there is one."""
    return nth(by_vp(table), 0)


def in_order(table: MezoTable, phase: i64) -> None:
    """MEZ-Q12: begin a step in which everybody acts, most VP first."""
    table.phase = phase
    table.order = by_vp(table)
    table.step = 0


# Gaining.


def gain_vp(table: MezoTable, seat: i64, points: i64) -> None:
    """MEZ-R10, MEZ-Q13, MEZ-Q14: one move; from an occupied field on to the next free one."""
    if points <= 0:
        return
    field = table.tribe[seat * TRIBE + VP] + points
    while field_taken(table, seat, field):
        field += 1
    table.tribe[seat * TRIBE + VP] = field
    if table.sink is not None:
        table.tell("vp", seat, vp=points, total=field)


def field_taken(table: MezoTable, seat: i64, field: i64) -> bool:
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.tribe[other * TRIBE + VP] == field:
            return True
        other += 1
    return False


def gain(seat: i64, points: i64) -> i64:
    """A part of what several gain at once."""
    return points << (GAIN_BITS * seat)


def pay(table: MezoTable, gains: i64) -> None:
    """MEZ-R11: several players gain at once: most VP first."""
    order = by_vp(table)
    place: i64 = 0
    while place < table.seats:
        seat = nth(order, place)
        gain_vp(table, seat, (gains >> (GAIN_BITS * seat)) & GAIN_MASK)
        place += 1


def gain_devotion(table: MezoTable, seat: i64, points: i64) -> None:
    """MEZ-R12: a space a point; past the last one each is worth VP at once, in one sum (MEZ-Q13)."""
    if points <= 0:
        return
    last: i64 = len(table.box.space_level) - 1
    space = table.tribe[seat * TRIBE + DEVOTION] + points
    over: i64 = 0
    if space > last:
        over = space - last
        space = last
    table.tribe[seat * TRIBE + DEVOTION] = space
    if table.sink is not None:
        table.tell("devotion", seat, devotion=points, space=space)
    gain_vp(table, seat, over * table.box.overflow)


def bonus(table: MezoTable, seat: i64, bonuses: vec[i64]) -> i64:
    """What the passive abilities of a tribe add, by one of the box's tables."""
    marked = table.tribe[seat * TRIBE + MARKED]
    total: i64 = 0
    ability: i64 = 0
    while marked:
        if marked & 1:
            total += bonuses[ability]
        marked >>= 1
        ability += 1
    return total


# What is worth points.


def score_piece(table: MezoTable, seat: i64, region: i64, level: i64) -> None:
    """MEZ-R65: who places a pyramid piece gains by its level, owners of lower pieces a little each."""
    gains = gain(seat, table.box.builder_vp[level] + bonus(table, seat, table.box.piece_bonus))
    below: i64 = 0
    while below < level:
        gains += gain(table.land[region * LAND + STEPS + below], table.box.lower_vp)
        below += 1
    pay(table, gains)


def score_fields(table: MezoTable) -> None:
    """MEZ-R55: the units on Calendar and Codex."""
    gains: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        gains += gain(seat, both(table, seat, FIELD) * table.box.field_vp)
        seat += 1
    pay(table, gains)


def score_regions(table: MezoTable) -> None:
    """MEZ-R56: the age's points for each region with an own pyramid piece."""
    gains: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        gains += gain(seat, pyramid_regions(table, seat) * table.box.region_vp[table.age - 1])
        seat += 1
    pay(table, gains)


def pyramid_regions(table: MezoTable, seat: i64) -> i64:
    """Regions with at least one own pyramid piece."""
    found: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if owns_piece(table, seat, region):
            found += 1
        region += 1
    return found


def owns_piece(table: MezoTable, seat: i64, region: i64) -> bool:
    level: i64 = 0
    while level < table.land[region * LAND + HEIGHT]:
        if table.land[region * LAND + STEPS + level] == seat:
            return True
        level += 1
    return False


def score_game(table: MezoTable) -> None:
    """MEZ-R14, MEZ-R61: the Devotion space and the abilities that score now, in one sum."""
    gains: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        space = table.tribe[seat * TRIBE + DEVOTION]
        gains += gain(seat, table.box.space_vp[space] + final_abilities(table, seat))
        seat += 1
    pay(table, gains)


def final_abilities(table: MezoTable, seat: i64) -> i64:
    """What a tribe's abilities would be worth if the game ended now."""
    box = table.box
    marked = table.tribe[seat * TRIBE + MARKED]
    points: i64 = 0
    ability: i64 = 0
    while ability < len(box.ability_age):
        if has(marked, ability) and box.ability_timing[ability] == ins.GAME_END:
            row = box.start[box.ability_entry[ability]] * ins.WIDTH
            while box.code[row + ins.OP] == ins.VP:
                points += amount(table, seat, 0, box.code[row + ins.SIZE])
                row += ins.WIDTH
        ability += 1
    return points
