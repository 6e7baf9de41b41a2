"""Food Days and the final scoring: what the workers eat, what the gods give, what monuments are worth."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.tzolkin import data
from patolli.games.tzolkin.board import (
    ALL_MONUMENTS,
    COLOUR,
    CORN,
    CORN_TILES,
    DISCOUNT,
    FARM,
    MONUMENTS,
    NOTHING,
    POINTS,
    SEAT,
    SKULL,
    TECH,
    TEMPLE,
    WOOD,
    WOOD_TILES,
    WORKERS,
)
from patolli.games.tzolkin.table import Table


def food_price(table: Table, seat: i64) -> i64:
    """TZO-P17: the corn that each eating worker needs."""
    price = data.FOOD - table.has(seat, DISCOUNT)
    return price if price > 0 else 0


def eaters(table: Table, seat: i64) -> i64:
    """TZO-P17, TZO-F24: the workers in play that no farm feeds."""
    hungry = table.has(seat, WORKERS) - table.has(seat, FARM)
    return hungry if hungry > 0 else 0


def feed(table: Table, seat: i64) -> None:
    """TZO-R55, TZO-F25: as many workers as the corn allows; three points lost for each of the others."""
    price = food_price(table, seat)
    eating = eaters(table, seat)
    fed = eating
    if price > 0 and table.has(seat, CORN) // price < eating:
        fed = table.has(seat, CORN) // price
    table.own[seat * SEAT + CORN] -= fed * price
    if table.sink is not None:
        table.tell("fed", seat, workers=table.has(seat, WORKERS) - eating + fed, corn=fed * price)
    if fed < eating:
        table.own[seat * SEAT + POINTS] -= 4 * data.HUNGER * (eating - fed)
        if table.sink is not None:
            table.tell("hungry", seat, workers=eating - fed, points=data.HUNGER * (eating - fed))


def temple_skulls(table: Table, seat: i64) -> i64:
    """The skulls that the temples would give a seat in the middle of an age."""
    return temple_goods(table, seat, SKULL)


def temple_goods(table: Table, seat: i64, good: i64) -> i64:
    """TZO-R57: what is printed on the own and all lower steps."""
    count: i64 = 0
    temple: i64 = 0
    while temple < 3:
        step = table.has(seat, TEMPLE + temple)
        while step >= 0:
            if table.printed.temple_goods[temple * 10 + step] == good:
                count += 1
            step -= 1
        temple += 1
    return count


def give_goods(table: Table) -> None:
    """TZO-R57; TZO-F18: if skulls are short, nobody gets any, so the order is free (TZO-R62)."""
    wanted: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        wanted += temple_skulls(table, seat)
        seat += 1
    enough = wanted <= table.bank_skulls
    if not enough and table.sink is not None:
        table.tell("skulls-short", table.first, wanted=wanted, left=table.bank_skulls)
    seat = 0
    while seat < table.seats:
        good: i64 = WOOD
        while good <= SKULL:
            amount = temple_goods(table, seat, good)
            if amount > 0 and (good != SKULL or enough):
                table.gain(seat, good, amount)
            good += 1
        seat += 1


def give_points(table: Table, age: i64) -> None:
    """TZO-R58: the points of the own step only, and the bonus for the highest, half if tied (TZO-P29)."""
    temple: i64 = 0
    while temple < 3:
        highest: i64 = NOTHING
        leaders: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            step = table.has(seat, TEMPLE + temple)
            if step > highest:
                highest = step
                leaders = 0
            if step == highest:
                leaders += 1
            seat += 1
        bonus = table.printed.leader[temple * 2 + age - 1]
        if leaders > 1:
            bonus = bonus // 2
        seat = 0
        while seat < table.seats:
            step = table.has(seat, TEMPLE + temple)
            points = table.printed.temple_points[temple * 10 + step]
            if step == highest:
                points += bonus
            table.own[seat * SEAT + POINTS] += 4 * points
            if table.sink is not None:
                leads = bonus if step == highest else 0
                table.tell("favour", seat, temple=data.TEMPLES[temple], points=points, bonus=leads)
            seat += 1
        temple += 1


def final_corn(table: Table, seat: i64) -> i64:
    """TZO-R60: all cubes become corn at the rates of the market; a corn is a quarter of a point (TZO-F28)."""
    total: i64 = 0
    good: i64 = CORN
    while good < SKULL:
        total += table.has(seat, good) * table.printed.price[good]
        good += 1
    return total


def built_monuments(table: Table) -> i64:
    """The monuments that anybody has built."""
    count: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        mask = table.has(seat, MONUMENTS)
        while mask != 0:
            mask &= mask - 1
            count += 1
        seat += 1
    return count


def monument_points(table: Table, seat: i64, monument: i64) -> i64:
    """What a monument is worth to its owner if the game ended now (TZO-P30)."""
    key: i64 = monument
    if key == 0:
        return 4 * table.has(seat, COLOUR + 1)  # great-tombs
    if key == 1:  # great-city: TZO-R60, everything built, this too
        return 2 * (
            table.has(seat, COLOUR)
            + table.has(seat, COLOUR + 1)
            + table.has(seat, COLOUR + 2)
            + table.has(seat, COLOUR + 3)
        )
    if key == 2:
        return 4 * table.has(seat, CORN_TILES)  # great-harvest
    if key == 3:
        return 4 * table.has(seat, WOOD_TILES)  # great-forest
    if key == 4:
        return (8 - table.seats) * built_monuments(table)  # great-monuments: 6, 5, 4
    if key == 5:
        return 4 * table.has(seat, COLOUR + 2)  # great-offices
    if key == 6:
        return masters_points(table, seat)  # great-masters
    if key == 7:  # great-learning
        return 3 * (
            table.has(seat, TECH)
            + table.has(seat, TECH + 1)
            + table.has(seat, TECH + 2)
            + table.has(seat, TECH + 3)
        )
    if key == 8:
        return 6 * (table.has(seat, WORKERS) - data.START_WORKERS)  # great-people
    if key == 9:
        return 4 * table.has(seat, COLOUR + 3)  # great-shrines
    if key == 10:
        return temples_points(table, seat)  # great-temples
    if key == 11:
        return 3 * summit_steps(table, seat)  # great-summit
    return 3 * offered_skulls(table)  # great-skulls


def masters_points(table: Table, seat: i64) -> i64:
    complete: i64 = 0
    track: i64 = 0
    while track < 4:
        if table.has(seat, TECH + track) == data.TOP_LEVEL:
            complete += 1
        track += 1
    if complete == 0:
        return 0
    return 9 if complete == 1 else (20 if complete == 2 else 33)


def temples_points(table: Table, seat: i64) -> i64:
    """The printed points of the own steps, negative ones too, without the leader's bonus."""
    points: i64 = 0
    temple: i64 = 0
    while temple < 3:
        points += table.printed.temple_points[temple * 10 + table.has(seat, TEMPLE + temple)]
        temple += 1
    return points


def summit_steps(table: Table, seat: i64) -> i64:
    """Steps above the start in the best temple."""
    best: i64 = 0
    temple: i64 = 0
    while temple < 3:
        above = table.has(seat, TEMPLE + temple) - data.START_STEP
        if above > best:
            best = above
        temple += 1
    return best


def offered_skulls(table: Table) -> i64:
    """The skulls that lie on Chichen Itza, whoever laid them there."""
    count: i64 = 0
    mask = table.offered
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def final_quarters(table: Table, seat: i64) -> i64:
    """TZO-R60: what the end of the game adds, in quarter points."""
    total = final_corn(table, seat) + 4 * 3 * table.has(seat, SKULL)
    mask = table.has(seat, MONUMENTS)
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if mask & (1 << monument) != 0:
            total += 4 * monument_points(table, seat, monument)
        monument += 1
    return total


def final_scoring(table: Table) -> None:
    seat: i64 = 0
    while seat < table.seats:
        if table.sink is not None:
            tell_final(table, seat)
        table.own[seat * SEAT + POINTS] += final_quarters(table, seat)
        seat += 1


def tell_final(table: Table, seat: i64) -> None:
    corn = final_corn(table, seat)
    table.tell("final-corn", seat, corn=corn, points=float(corn) / 4)
    skulls = table.has(seat, SKULL)
    if skulls > 0:
        table.tell("final-skulls", seat, skulls=skulls, points=3 * skulls)
    mask = table.has(seat, MONUMENTS)
    monument: i64 = 0
    while monument < ALL_MONUMENTS:
        if mask & (1 << monument) != 0:
            points = monument_points(table, seat, monument)
            table.tell("final-monument", seat, building="@" + data.MONUMENTS[monument].key, points=points)
        monument += 1
    total = table.has(seat, POINTS) + final_quarters(table, seat)
    table.tell("final-total", seat, points=float(total) / 4)
