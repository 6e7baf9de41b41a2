"""Strength, and who wins a conflict by it (MEZ-R47, in the Blessed region MEZ-R52)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import ALTAR, BONUS, CHAMPION, GIVEN, LAND, STONES, TRIBE, has, only
from patolli.games.mezo.data import SHAMAN, WARRIOR
from patolli.games.mezo.frames import push
from patolli.games.mezo.legal import offer, settle
from patolli.games.mezo.scoring import bonus, by_vp, gain_vp
from patolli.games.mezo.table import CLEANING, SHAMAN_MAJORITY, MezoTable, both, count, nth


def champion_strength(table: MezoTable, seat: i64, region: i64) -> i64:
    """Two players' Champions have the full Strength each (MEZ-Q26)."""
    if table.land[region * LAND + CHAMPION] != seat:
        return 0
    return table.box.champion_strength + bonus(table, seat, table.box.champion_bonus)


def glyph_strength(table: MezoTable, seat: i64, region: i64) -> i64:
    stones = table.land[region * LAND + STONES + seat]
    if stones == 0:
        return 0
    return stones * (table.box.glyph_strength + bonus(table, seat, table.box.glyph_bonus))


def unit_strength(table: MezoTable, seat: i64, region: i64) -> i64:
    warriors = count(table, seat, WARRIOR, region) * table.box.warrior_strength
    return warriors + count(table, seat, SHAMAN, region) * table.box.shaman_strength


def gained_strength(table: MezoTable, seat: i64, region: i64) -> i64:
    """Bonus Strength counts in the region of the conflict under way only."""
    if region == table.conflict:
        return table.tribe[seat * TRIBE + BONUS]
    return 0


def given_strength(table: MezoTable, seat: i64, region: i64) -> i64:
    """MEZ-R51: a point for each unit sacrificed."""
    if region == table.conflict:
        return both(table, seat, GIVEN)
    return 0


def strength(table: MezoTable, seat: i64, region: i64) -> i64:
    """MEZ-R47."""
    return (
        champion_strength(table, seat, region)
        + glyph_strength(table, seat, region)
        + unit_strength(table, seat, region)
        + gained_strength(table, seat, region)
        + given_strength(table, seat, region)
    )


def strongest(table: MezoTable) -> i64:
    """The players with the most Strength in the conflict; all, if nobody has any (MEZ-Q28)."""
    best: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        power = strength(table, seat, table.conflict)
        if power > best:
            best = power
            found = 0
        if power == best:
            found |= only(seat)
        seat += 1
    return found


def judge(table: MezoTable, tied: i64) -> i64:
    """Who picks among the tied: the Champion's owner, tied or not (MEZ-R47, MEZ-Q8, MEZ-Q29).

    In the Blessed region it is the tied player with least VP, as they stand now (MEZ-R52, MEZ-Q12).
    """
    if table.conflict != table.blessed:
        return table.land[table.conflict * LAND + CHAMPION]
    order = by_vp(table)
    place = table.seats - 1
    while not has(tied, nth(order, place)):
        place -= 1
    return nth(order, place)


def ask_judge(table: MezoTable, tied: i64) -> i64:
    table.asked = judge(table, tied)
    seat: i64 = 0
    while seat < table.seats:
        if has(tied, seat):
            offer(table, actions.WINNER + seat)
        seat += 1
    return settle(table)


def ask_winner(table: MezoTable) -> i64:
    return ask_judge(table, strongest(table))


def win(table: MezoTable, seat: i64) -> None:
    """MEZ-R47: the altar, before anything else (MEZ-Q11).

    In the Blessed region VP instead (MEZ-R52), and no fields (MEZ-R53).
    """
    if table.sink is not None:
        power = strength(table, seat, table.conflict)
        table.tell("won", seat, region=table.box.regions[table.conflict], strength=power)
    if table.conflict == table.blessed:
        table.phase = CLEANING
        gain_vp(table, seat, table.box.blessed_vp)
    else:
        table.phase = SHAMAN_MAJORITY
        push(table, table.box.altar_entry[table.land[table.conflict * LAND + ALTAR]], seat)
