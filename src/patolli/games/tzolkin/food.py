"""Food Days: when they are due, what the workers eat, and what follows (TZO-R54 to TZO-R58)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import CORN, DISCOUNT, FARM, POINTS, QUARTERS, SEAT, WORKERS
from patolli.games.tzolkin.buildings import change_age
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.temples import give_goods, give_points


def is_due(table: TzolkinTable) -> bool:
    """TZO-R54, TZO-P2, TZO-F3: the next one, on its tooth or jumped over; TZO-R8: none on day 0."""
    return table.held < data.LAST_FOOD_DAY and days_until(table) == 0


def days_until(table: TzolkinTable) -> i64:
    """How far the next Food Day is; 0 also when it was jumped over."""
    days = PRINTED.food_days[table.held] - table.day
    if days > 0:
        return days
    return 0


def gives_goods(number: i64) -> bool:
    """In the middle of an age goods (TZO-R57), at its end points (TZO-R58)."""
    return number % 2 == 1


def hold(table: TzolkinTable) -> None:
    number = table.held + 1
    if table.sink is not None:
        table.tell("food-day", table.first, number=number)
    seat: i64 = 0
    while seat < table.seats:
        feed(table, seat)
        seat += 1
    table.held = number
    if number == data.NEW_AGE:
        change_age(table)
    if gives_goods(number):
        give_goods(table)
    else:
        give_points(table, number // 2)


# Eating.


def eaters(table: TzolkinTable, seat: i64, more_farms: i64) -> i64:
    """TZO-P17, TZO-F24: the workers in play that no farm feeds, nor so many more."""
    hungry = table.has(seat, WORKERS) - table.has(seat, FARM) - more_farms
    if hungry > 0:
        return hungry
    return 0


def price(table: TzolkinTable, seat: i64, more_discount: i64) -> i64:
    """TZO-P17: the corn that each eating worker needs, with so much more discount."""
    each = data.FOOD - table.has(seat, DISCOUNT) - more_discount
    if each > 0:
        return each
    return 0


def needed(table: TzolkinTable, seat: i64) -> i64:
    """The corn that a Food Day asks for now."""
    return eaters(table, seat, 0) * price(table, seat, 0)


def feed(table: TzolkinTable, seat: i64) -> None:
    """TZO-R55, TZO-F25: as many workers as the corn allows; three points lost for each of the others."""
    each = price(table, seat, 0)
    eating = eaters(table, seat, 0)
    fed = eating
    if each > 0 and table.corn(seat) // each < eating:
        fed = table.corn(seat) // each
    table.own[seat * SEAT + CORN] -= fed * each
    if table.sink is not None:
        table.tell("fed", seat, workers=table.has(seat, WORKERS) - eating + fed, corn=fed * each)
    if fed < eating:
        lost = data.HUNGER * (eating - fed)
        table.own[seat * SEAT + POINTS] -= QUARTERS * lost
        if table.sink is not None:
            table.tell("hungry", seat, workers=eating - fed, points=lost)
