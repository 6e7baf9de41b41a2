"""Ages: how one starts (stage 1, MEZ-R33) and ends (stage 5, MEZ-R55), and the end of the game (MEZ-R61)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.games.mezo import actions
from patolli.games.mezo.board import (
    CALENDAR,
    FIELD,
    MARKED,
    PLACED,
    RESERVE,
    TILES,
    TRIBE,
    WRATHFUL,
    only,
)
from patolli.games.mezo.cards import shuffle_deck
from patolli.games.mezo.data import AGES, KINDS, REGIONS
from patolli.games.mezo.legal import GO_ON, offer, settle
from patolli.games.mezo.scoring import in_order, leader, score_fields, score_game, score_regions
from patolli.games.mezo.table import OVER, PICK_ABILITY, START_ABILITIES, MezoTable, count, shift, turn_of
from patolli.games.mezo.tribes import start_tribe


def start_age(table: MezoTable) -> None:
    """MEZ-R33: the Wrathful God tile of this age is revealed; those of earlier ages stay so."""
    if table.sink is not None:
        tile = table.box.tiles[table.common[WRATHFUL + table.age - 1]]
        table.tell("age", -1, age=table.age)
        table.tell("wrathful-revealed", -1, tile=tile)
    table.line += 1
    in_order(table, PICK_ABILITY)


def ask_ability(table: MezoTable) -> i64:
    """MEZ-R34, MEZ-Q35: one of the abilities of this age; several players may take the same one."""
    if table.step == table.seats:
        in_order(table, START_ABILITIES)
        start_tribe(table)
        return GO_ON
    table.asked = turn_of(table)
    choice: i64 = 0
    while ability_of(table, choice) >= 0:
        offer(table, actions.ABILITY + choice)
        choice += 1
    return settle(table)


def ability_of(table: MezoTable, choice: i64) -> i64:
    """The number of the choice-th ability of this age, or -1."""
    ability: i64 = 0
    while ability < len(table.box.ability_age):
        if table.box.ability_age[ability] == table.age:
            if choice == 0:
                return ability
            choice -= 1
        ability += 1
    return -1


def mark_ability(table: MezoTable, choice: i64) -> None:
    ability = ability_of(table, choice)
    table.tribe[table.asked * TRIBE + MARKED] |= only(ability)
    if table.sink is not None:
        table.tell("ability-chosen", table.asked, ability=table.box.abilities[ability])
    table.step += 1


def end_age(table: MezoTable) -> None:
    """Xibalba is not emptied (MEZ-R67); units in other regions than those of conflicts stay (MEZ-R66)."""
    if table.sink is not None:
        table.tell("age-end", -1, age=table.age)
    score_fields(table)
    clear_fields(table)
    score_regions(table)
    table.tile = 0
    if table.age == AGES:
        end_game(table)  # MEZ-R60
        return
    seat: i64 = 0
    while seat < table.seats:  # MEZ-R57
        shuffle_deck(table, seat)
        seat += 1
    table.age += 1  # MEZ-R58
    shuffle_tiles(table, 0, False)  # MEZ-R59
    start_age(table)


def clear_fields(table: MezoTable) -> None:
    """MEZ-R55: the units on Calendar and Codex go back to the reserves."""
    seat: i64 = 0
    while seat < table.seats:
        kind: i64 = 0
        while kind < KINDS:
            shift(table, seat, kind, FIELD, RESERVE, count(table, seat, kind, FIELD))
            kind += 1
        seat += 1
    at: i64 = CALENDAR
    while at < PLACED:
        table.common[at] = 0
        at += 1


def shuffle_tiles(table: MezoTable, first: i64, deal: bool) -> None:
    """Shuffle the conflict tiles from the first one on; `deal`: whatever order they lie in now."""
    tiles = vec[i64]([0] * REGIONS)
    left = table.conflicts - first
    i: i64 = 0
    while i < left:
        tiles[i] = table.common[TILES + first + i]
        i += 1
    if deal:
        table.rng.deal(tiles, left)
    else:
        table.rng.shuffle(tiles, left)
    i = 0
    while i < left:
        table.common[TILES + first + i] = tiles[i]
        i += 1


def end_game(table: MezoTable) -> None:
    """MEZ-R61, MEZ-R62."""
    table.phase = OVER
    table.step = 0
    if table.sink is not None:
        table.tell("game-end", -1)
    score_game(table)
    if table.sink is not None:
        table.tell("victory", leader(table))
