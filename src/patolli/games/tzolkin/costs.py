"""What buildings and monuments cost, whether a seat can pay it, and paying."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import ARCHITECTURE, CUBES, SEAT, SKULL, WOOD, monument_card
from patolli.games.tzolkin.goods import spend
from patolli.games.tzolkin.printed import PRINTED, cost_of
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import FOR_CORN, SECOND_PLAIN
from patolli.games.tzolkin.technologies import architecture_cubes


def short_of(table: TzolkinTable, seat: i64, card: i64, cube: i64) -> i64:
    """How many cubes of a kind a seat lacks for a card."""
    short = PRINTED.cost[card * CUBES + cube] - table.own[seat * SEAT + WOOD + cube]
    if short > 0:
        return short
    return 0


def missing(table: TzolkinTable, seat: i64, card: i64) -> i64:
    """How many cubes a seat lacks for a card."""
    lacking: i64 = 0
    cube: i64 = 0
    while cube < CUBES:
        lacking += short_of(table, seat, card, cube)
        cube += 1
    return lacking


def waived(table: TzolkinTable, seat: i64, how: i64) -> i64:
    """TZO-R42: the cubes that architecture waives on this building."""
    if how == SECOND_PLAIN:
        return 0
    return architecture_cubes(table.has(seat, ARCHITECTURE))


def corn_cost(table: TzolkinTable, seat: i64, kind: i64) -> i64:
    """TZO-R38: two corn a cube; TZO-TV19: architecture 3 waives one cube's worth."""
    return (PRINTED.cubes[kind] - waived(table, seat, FOR_CORN)) * data.CORN_FOR_CUBE


def can_pay(table: TzolkinTable, seat: i64, kind: i64, how: i64, corn: i64) -> bool:
    if how == FOR_CORN:
        return corn_cost(table, seat, kind) <= corn
    return missing(table, seat, kind) <= waived(table, seat, how)


def can_pay_monument(table: TzolkinTable, seat: i64, monument: i64) -> bool:
    """TZO-F30: architecture does not help here."""
    if table.has(seat, SKULL) < PRINTED.skulls[monument]:
        return False
    return missing(table, seat, monument_card(monument)) == 0


def can_spare(table: TzolkinTable, seat: i64, kind: i64, cube: i64) -> bool:
    """TZO-P6: the waived cube is one the building requires, and the rest must be payable."""
    if cost_of(kind, cube) == 0:
        return False
    lacking = missing(table, seat, kind)
    return lacking == 0 or (lacking == 1 and short_of(table, seat, kind, cube) == 1)


def spare_into(table: TzolkinTable, seat: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    cube: i64 = 0
    while cube < CUBES:
        if can_spare(table, seat, kind, cube):
            out[count] = actions.SPARE + cube
            count += 1
        cube += 1
    return count


def pay_cost(table: TzolkinTable, seat: i64, card: i64, spared: i64) -> None:
    """All cubes of a card but the spared one, if any."""
    cube: i64 = 0
    while cube < CUBES:
        cost = cost_of(card, cube)
        spend(table, seat, WOOD + cube, cost - 1 if cube == spared else cost)
        cube += 1
