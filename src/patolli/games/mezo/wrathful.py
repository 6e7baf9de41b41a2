"""The Wrathful God: its tiles, a new one each age, and the offerings for their use (MEZ-R5, MEZ-R23)."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo import actions
from patolli.games.mezo.board import RESERVE, WRATH, WRATHFUL, has, only
from patolli.games.mezo.components import instructions as ins
from patolli.games.mezo.data import KINDS, UNITS
from patolli.games.mezo.frames import ACTOR, BEGUN, FRESH, LEFT, PICKING, WANTED, leave, push
from patolli.games.mezo.legal import GO_ON, offer, settle
from patolli.games.mezo.table import MezoTable, both, count, presence, shift


def draw_tile(table: MezoTable, age: i64) -> i64:
    """MEZ-R5: a random tile of an age."""
    box = table.box
    found: i64 = 0
    tile: i64 = 0
    while tile < len(box.tile_age):
        if box.tile_age[tile] == age:
            found += 1
        tile += 1
    skip = table.rng.below(found)
    tile = 0
    while skip > 0 or box.tile_age[tile] != age:
        if box.tile_age[tile] == age:
            skip -= 1
        tile += 1
    return tile


def offer_cost(table: MezoTable) -> i64:
    """MEZ-R23: a unit if the field is empty, else two, whoever offered what lies there."""
    seat: i64 = 0
    while seat < table.seats:
        if both(table, seat, WRATH) > 0:
            return table.box.offer_later
        seat += 1
    return table.box.offer_first


def step_offer(table: MezoTable, at: i64, row: i64) -> i64:
    """MEZ-R23, MEZ-Q5, MEZ-Q21: pay units in full, then use a tile, any that is revealed."""
    stack = table.stack
    if stack[at + BEGUN] == FRESH:
        stack[at + LEFT] = offer_cost(table)
        stack[at + WANTED] = stack[at + LEFT]
        stack[at + BEGUN] = PICKING
    if stack[at + LEFT] > 0:
        return ask_payment(table, at, row)
    age: i64 = 0
    while age < table.age:
        offer(table, actions.OFFER + table.common[WRATHFUL + age])
        age += 1
    return settle(table)


def ask_payment(table: MezoTable, at: i64, row: i64) -> i64:
    stack = table.stack
    payments(table, stack[at + ACTOR])
    if table.supply < stack[at + LEFT]:  # MEZ-Q5
        leave(table, at)
        return GO_ON
    if table.box.code[row + ins.FLAGS] & ins.OPTIONAL and stack[at + LEFT] == stack[at + WANTED]:
        offer(table, actions.DONE)
    elif table.supply == stack[at + LEFT]:
        return table.menu.actions[0]
    return settle(table)


def payments(table: MezoTable, seat: i64) -> None:
    """MEZ-R23: own units in the reserves and in regions where the own god is present."""
    table.supply = 0
    places = presence(table, seat) | only(RESERVE)
    kind: i64 = 0
    while kind < KINDS:
        place: i64 = 0
        while place < actions.PAY_PLACES:
            there = count(table, seat, kind, place)
            if has(places, place) and there > 0:
                offer(table, actions.PAY + actions.payment(kind, place))
                table.supply += there
            place += 1
        kind += 1


def decide_offer(table: MezoTable, at: i64, action: i64) -> None:
    seat = table.stack[at + ACTOR]
    if action >= actions.PAY and action < actions.OFFER:
        kind = actions.payment_kind(action - actions.PAY)
        shift(table, seat, kind, actions.payment_place(action - actions.PAY), WRATH, 1)
        table.stack[at + LEFT] -= 1
        if table.sink is not None:
            table.tell("offered", seat, unit=UNITS[kind])
        return
    leave(table, at)
    if action != actions.DONE:
        tile = action - actions.OFFER
        if table.sink is not None:
            table.tell("tile-used", seat, tile=table.box.tiles[tile])
        push(table, table.box.tile_entry[tile], seat)
