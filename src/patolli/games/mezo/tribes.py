"""Stage 2: the tribes: start-of-stage abilities (MEZ-R35), Champions, units, the Blessed region (MEZ-R38)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import CHAMPION, LAND, MARKED, PLACED, RESERVE, TRIBE, has, only
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import DEPLOY_LIMIT, KINDS, REGIONS, UNITS
from patolli.games.mezo.frames import push
from patolli.games.mezo.legal import GO_ON, offer, settle
from patolli.games.mezo.scoring import in_order
from patolli.games.mezo.table import (
    DEPLOYING,
    GODS,
    PLACE_CHAMPION,
    START_ABILITIES,
    MezoTable,
    count,
    is_active,
    shift,
    turn_of,
)


def start_tribe(table: MezoTable) -> None:
    """Whose turn has come finds their start-of-stage abilities ready; with two players too (MEZ-Q26)."""
    table.phase = START_ABILITIES
    table.pending = start_abilities(table, turn_of(table))


def start_abilities(table: MezoTable, seat: i64) -> i64:
    """The marked abilities that work at the start of the stage."""
    marked = table.tribe[seat * TRIBE + MARKED]
    found: i64 = 0
    ability: i64 = 0
    while ability < len(table.box.ability_age):
        if has(marked, ability) and table.box.ability_timing[ability] == ins.TRIBE_START:
            found |= only(ability)
        ability += 1
    return found


def ask_start_ability(table: MezoTable) -> i64:
    """MEZ-R35, MEZ-Q35: mandatory, in an order the player chooses."""
    if table.pending == 0:
        table.phase = PLACE_CHAMPION
        table.pending = champions_each(table)
        return GO_ON
    table.asked = turn_of(table)
    ability: i64 = 0
    while ability < len(table.box.ability_age):
        if has(table.pending, ability):
            offer(table, actions.USE + ability)
        ability += 1
    return settle(table)


def use_ability(table: MezoTable, ability: i64) -> None:
    table.pending &= ~only(ability)
    push(table, table.box.ability_entry[ability], turn_of(table))


def champions_each(table: MezoTable) -> i64:
    """MEZ-R9: two players have two Champions each."""
    if table.seats == 2:
        return 2
    return 1


def ask_champion(table: MezoTable) -> i64:
    """MEZ-R36: into a region without a Champion; own units there do not matter (MEZ-R66)."""
    if table.pending == 0:
        table.phase = DEPLOYING
        return GO_ON
    table.asked = turn_of(table)
    region: i64 = 0
    while region < REGIONS:
        if is_active(table, region) and table.land[region * LAND + CHAMPION] < 0:
            offer(table, actions.CHAMPION + region)
        region += 1
    return settle(table)


def place_champion(table: MezoTable, region: i64) -> None:
    table.land[region * LAND + CHAMPION] = table.asked
    table.pending -= 1
    if table.sink is not None:
        table.tell("champion-placed", table.asked, region=table.box.regions[region])


def ask_deployment(table: MezoTable) -> i64:
    """MEZ-R37: up to three units into every region without an own Champion."""
    table.asked = turn_of(table)
    kind: i64 = 0
    while kind < KINDS:
        there = count(table, table.asked, kind, RESERVE)
        number: i64 = 1
        while number <= DEPLOY_LIMIT and number <= there:
            offer_groups(table, number, kind)
            number += 1
        kind += 1
    offer(table, actions.DONE)
    return settle(table)


def offer_groups(table: MezoTable, number: i64, kind: i64) -> None:
    """So many units of a kind, wherever there is room."""
    target = actions.DEPLOY + actions.group(number, kind, 0)
    region: i64 = 0
    while region < REGIONS:
        if room_for(table, region) >= number:
            offer(table, target + region)
        region += 1


def room_for(table: MezoTable, region: i64) -> i64:
    """How many more units the player in turn may deploy there (MEZ-Q7, MEZ-Q9)."""
    if not is_active(table, region) or table.land[region * LAND + CHAMPION] == table.asked:
        return 0
    return DEPLOY_LIMIT - table.common[PLACED + region]


def deploy(table: MezoTable, action: i64) -> None:
    if action == actions.DONE:
        end_turn(table)
        return
    target = action - actions.DEPLOY
    number = actions.group_number(target)
    kind = actions.group_kind(target)
    region = actions.region_of(target)
    shift(table, table.asked, kind, RESERVE, region, number)
    table.common[PLACED + region] += number
    if table.sink is not None:
        where = table.box.regions[region]
        table.tell("deployed", table.asked, unit=UNITS[kind], count=number, region=where)


def end_turn(table: MezoTable) -> None:
    region: i64 = 0
    while region < REGIONS:
        table.common[PLACED + region] = 0
        region += 1
    table.step += 1
    if table.step < table.seats:
        start_tribe(table)
        return
    bless(table)
    in_order(table, GODS)


def bless(table: MezoTable) -> None:
    """MEZ-R38, MEZ-Q27: the only region without a Champion."""
    region: i64 = 0
    while region < REGIONS:
        if is_active(table, region) and table.land[region * LAND + CHAMPION] < 0:
            table.blessed = region
        region += 1
    if table.sink is not None:
        table.tell("blessed", -1, region=table.box.regions[table.blessed])
