"""Monuments: built in Tikal alone, worth nothing before the end (TZO-R44)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import (
    ALL_MONUMENTS,
    COLOUR,
    CORN_TILES,
    GREAT_CITY,
    GREAT_FOREST,
    GREAT_HARVEST,
    GREAT_LEARNING,
    GREAT_MASTERS,
    GREAT_MONUMENTS,
    GREAT_OFFICES,
    GREAT_PEOPLE,
    GREAT_SHRINES,
    GREAT_SUMMIT,
    GREAT_TEMPLES,
    GREAT_TOMBS,
    MONUMENTS,
    NOTHING,
    SEAT,
    SKULL,
    TECH,
    TECHNOLOGIES,
    TEMPLE,
    TEMPLES,
    WOOD_TILES,
    WORKERS,
    bits,
    monument_card,
)
from patolli.games.tzolkin.costs import can_pay_monument, pay_cost
from patolli.games.tzolkin.goods import spend
from patolli.games.tzolkin.printed import PRINTED, step_points
from patolli.games.tzolkin.table import TzolkinTable

# Building one.


def can_build(table: TzolkinTable, seat: i64) -> bool:
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if table.shows(monument) and can_pay_monument(table, seat, monument):
            return True
        monument += 1
    return False


def build_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if table.shows(monument) and can_pay_monument(table, seat, monument):
            out[count] = actions.BUILD + monument_card(monument)
            count += 1
        monument += 1
    return count


def build(table: TzolkinTable, seat: i64, monument: i64) -> None:
    """TZO-R44: no refill, and worth nothing before the end."""
    card = monument_card(monument)
    table.shown &= ~(1 << monument)
    table.own[seat * SEAT + MONUMENTS] |= 1 << monument
    table.own[seat * SEAT + COLOUR + PRINTED.colour[card]] += 1
    if table.sink is not None:
        table.tell("built", seat, building="@" + data.MONUMENT_KEYS[monument])
    pay_cost(table, seat, card, NOTHING)
    spend(table, seat, SKULL, PRINTED.skulls[monument])


# What they are worth.


def points_of(table: TzolkinTable, seat: i64, monument: i64) -> i64:
    """What a monument is worth to its owner if the game ended now (TZO-R60, TZO-P30)."""
    if monument == GREAT_TEMPLES:
        return points_of_steps(table, seat)
    if monument == GREAT_MASTERS:
        return PRINTED.masters[complete_technologies(table, seat)]
    if monument == GREAT_MONUMENTS:
        return PRINTED.monuments_each[table.seats] * built_monuments(table)
    return PRINTED.each[monument] * counted(table, seat, monument)


def counted(table: TzolkinTable, seat: i64, monument: i64) -> i64:
    """How many there are of what a monument gives points for."""
    if counts_own_colour(monument):
        return table.has(seat, COLOUR + PRINTED.colour[monument_card(monument)])
    if monument == GREAT_CITY:
        return everything_built(table, seat)
    if monument == GREAT_HARVEST:
        return table.has(seat, CORN_TILES)
    if monument == GREAT_FOREST:
        return table.has(seat, WOOD_TILES)
    if monument == GREAT_LEARNING:
        return all_levels(table, seat)
    if monument == GREAT_PEOPLE:
        return table.has(seat, WORKERS) - data.START_WORKERS
    if monument == GREAT_SUMMIT:
        return steps_to_summit(table, seat)
    return bits(table.offered)  # great-skulls: all that lie on Chichen Itza, whoever laid them there


def counts_own_colour(monument: i64) -> bool:
    """Tombs, offices and shrines: all buildings and monuments of the monument's colour, this too."""
    return monument in (GREAT_TOMBS, GREAT_OFFICES, GREAT_SHRINES)


def for_one_more(monument: i64, colour: i64) -> i64:
    """What a monument gains by one more building or monument of a colour."""
    if monument == GREAT_CITY:
        return PRINTED.each[monument]
    same = counts_own_colour(monument) and PRINTED.colour[monument_card(monument)] == colour
    if same:
        return PRINTED.each[monument]
    return 0


def everything_built(table: TzolkinTable, seat: i64) -> i64:
    """Buildings and monuments, this too."""
    count: i64 = 0
    colour: i64 = 0
    while colour < SEAT - COLOUR:
        count += table.has(seat, COLOUR + colour)
        colour += 1
    return count


def built_monuments(table: TzolkinTable) -> i64:
    """The monuments that anybody has built."""
    count: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        count += bits(table.has(seat, MONUMENTS))
        seat += 1
    return count


def all_levels(table: TzolkinTable, seat: i64) -> i64:
    levels: i64 = 0
    track: i64 = 0
    while track < TECHNOLOGIES:
        levels += table.has(seat, TECH + track)
        track += 1
    return levels


def complete_technologies(table: TzolkinTable, seat: i64) -> i64:
    complete: i64 = 0
    track: i64 = 0
    while track < TECHNOLOGIES:
        if table.has(seat, TECH + track) == data.TOP_LEVEL:
            complete += 1
        track += 1
    return complete


def points_of_steps(table: TzolkinTable, seat: i64) -> i64:
    """The printed points of the own steps, negative ones too, without the leader's bonus."""
    points: i64 = 0
    temple: i64 = 0
    while temple < TEMPLES:
        points += step_points(temple, table.has(seat, TEMPLE + temple))
        temple += 1
    return points


def steps_to_summit(table: TzolkinTable, seat: i64) -> i64:
    """Steps above the start in the best temple."""
    best: i64 = 0
    temple: i64 = 0
    while temple < TEMPLES:
        above = table.has(seat, TEMPLE + temple) - data.START_STEP
        if above > best:
            best = above
        temple += 1
    return best
