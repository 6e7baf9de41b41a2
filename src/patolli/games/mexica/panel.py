"""The Emperor's panel: the tiles that lie face up, and how those leave it that nobody founds with."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mexica.board import SQUARES, THE_ISLAND
from patolli.games.mexica.data import LARGEST_TILE, SMALLEST_TILE
from patolli.games.mexica.districts import has_room, is_founded
from patolli.games.mexica.lastcanals import FEW, can_make
from patolli.games.mexica.table import MexicaTable


def remove_unusable(table: MexicaTable) -> None:
    """MEX-R50: in period two, what can no longer be used leaves the game at once."""
    if table.period != 2:
        return
    largest = largest_unfounded(table)
    size: i64 = LARGEST_TILE
    while size >= SMALLEST_TILE:
        remove(table, size, dead(table, size, largest))
        size -= 1


def clear(table: MexicaTable) -> None:
    """MEX-Q11: after two quiet rounds all open tiles leave the game."""
    size: i64 = SMALLEST_TILE
    while size <= LARGEST_TILE:
        remove(table, size, table.panel[size])
        size += 1


def remove(table: MexicaTable, size: i64, count: i64) -> None:
    if count > 0:
        table.panel[size] -= count
        if table.sink is not None:
            table.tell("removed", table.turn, size=size, count=count)


def dead(table: MexicaTable, size: i64, largest: i64) -> i64:
    """How many of the open tiles of this size can no longer be used (MEX-Q9)?

    With the last few canals everything is tried. The first version of our rules only looked (`unusable`).
    """
    hopeless = unusable(table, size, largest)
    if not table.thorough or table.singles + table.doubles > FEW or table.singles + table.doubles == 0:
        return hopeless
    usable = table.panel[size] - hopeless
    if usable > 0 and places_for(table, size) < usable:
        while usable > 0 and not can_make(table, size, usable):
            usable -= 1
    return table.panel[size] - usable


def unusable(table: MexicaTable, size: i64, largest: i64) -> i64:
    """How many of them are hopeless at a glance? `largest` is what `largest_unfounded` says."""
    copies = table.panel[size]
    if copies == 0:
        return 0
    if largest < size:
        return copies
    if table.singles == 0 and table.doubles == 0:
        places = places_for(table, size)
        if places < copies:
            return copies - places
    return 0


def largest_unfounded(table: MexicaTable) -> i64:
    """The squares of the largest district without a tile."""
    area = table.area
    largest: i64 = 0
    for first in THE_ISLAND.squares:
        size = area[first]
        if size > largest and not is_founded(table, first):
            largest = size
    return largest


def places_for(table: MexicaTable, size: i64) -> i64:
    """How many unfounded districts of exactly this size can take a tile?"""
    squares = THE_ISLAND.squares
    count: i64 = 0
    i: i64 = 0
    while i < SQUARES:
        first = squares[i]
        if table.area[first] == size and not is_founded(table, first) and has_room(table, first):
            count += 1
        i += 1
    return count


# Giving up a tile by agreement (MEX-Q9, MEX-Q10).


def propose(table: MexicaTable, seat: i64, size: i64) -> None:
    """The others answer one by one, clockwise."""
    table.proposal = size
    table.answering = (seat + 1) % table.seats
    table.line += 1
    if table.sink is not None:
        table.tell("proposed", seat, size=size)


def agree(table: MexicaTable, seat: i64) -> None:
    """The tile goes when everybody has agreed."""
    table.line += 1
    if table.sink is not None:
        table.tell("agreed", seat, size=table.proposal)
    table.answering = (seat + 1) % table.seats
    if table.answering == table.turn:
        if table.sink is not None:
            table.tell("gave-up", table.turn, size=table.proposal)
        table.panel[table.proposal] -= 1
        close_proposal(table)


def refuse(table: MexicaTable, seat: i64) -> None:
    """One refusal is enough."""
    table.line += 1
    if table.sink is not None:
        table.tell("refused", seat, size=table.proposal)
    table.refused[table.proposal] += 1
    close_proposal(table)


def close_proposal(table: MexicaTable) -> None:
    table.proposal = 0
    table.answering = 0
