"""The Blessed region: sacrifices from the reserves, most VP first (MEZ-R51, MEZ-Q28).

Who wins it is told in `strength` (MEZ-R52, MEZ-R53), what becomes of the units in `conflict` (MEZ-R54).
"""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import GIVEN, RESERVE
from patolli.games.mezo.data import SHAMAN, WARRIOR
from patolli.games.mezo.legal import GO_ON, offer, settle
from patolli.games.mezo.scoring import gain_devotion
from patolli.games.mezo.table import JUDGING, SACRIFICING, SPLITTING, MezoTable, both, count, shift, turn_of


def ask_sacrifice(table: MezoTable) -> i64:
    """MEZ-R51: any number from the reserves, none too."""
    if table.step == table.seats:
        table.phase = JUDGING
        return GO_ON
    table.asked = turn_of(table)
    number: i64 = 0
    while number <= both(table, table.asked, RESERVE):
        offer(table, actions.SACRIFICE + number)
        number += 1
    return settle(table)


def fewest_shamans(table: MezoTable, number: i64) -> i64:
    warriors = count(table, table.asked, WARRIOR, RESERVE)
    if number > warriors:
        return number - warriors
    return 0


def most_shamans(table: MezoTable, number: i64) -> i64:
    shamans = count(table, table.asked, SHAMAN, RESERVE)
    return number if number < shamans else shamans


def sacrifice(table: MezoTable, number: i64) -> None:
    """MEZ-Q28: the number, then which of them are Shamans, where there is a choice."""
    low = fewest_shamans(table, number)
    if low < most_shamans(table, number):
        table.pending = number
        table.phase = SPLITTING
    else:
        give(table, table.asked, number, low)


def ask_shamans(table: MezoTable) -> i64:
    table.asked = turn_of(table)
    shamans = fewest_shamans(table, table.pending)
    while shamans <= most_shamans(table, table.pending):
        offer(table, actions.SHAMANS + shamans)
        shamans += 1
    return settle(table)


def give(table: MezoTable, seat: i64, number: i64, shamans: i64) -> None:
    """MEZ-R51: a point of Devotion and of Strength each; the units lie on the ability card."""
    warriors = number - shamans
    table.phase = SACRIFICING
    table.pending = 0
    table.step += 1
    if table.sink is not None:
        table.tell("sacrificed", seat, warriors=warriors, shamans=shamans, count=number)
    shift(table, seat, WARRIOR, RESERVE, GIVEN, warriors)
    shift(table, seat, SHAMAN, RESERVE, GIVEN, shamans)
    gain_devotion(table, seat, number)
