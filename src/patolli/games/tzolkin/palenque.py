"""Palenque: fishing, and the jungle with its corn and wood (TZO-R25 to TZO-R30)."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, vec
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import (
    CORN,
    CORN_TILES,
    JUNGLE,
    JUNGLE_CORN,
    JUNGLE_WOOD,
    SEAT,
    WOOD,
    WOOD_TILES,
)
from patolli.games.tzolkin.goods import gain
from patolli.games.tzolkin.printed import PRINTED
from patolli.games.tzolkin.table import TzolkinTable
from patolli.games.tzolkin.tasks import ASK_HARVEST, push
from patolli.games.tzolkin.technologies import digging_bonus, fishing_bonus, harvest_bonus, needs_no_tile
from patolli.games.tzolkin.temples import anger, anger_into

FISHING: Final = 1


def can_do(table: TzolkinTable, seat: i64, number: i64) -> bool:
    """TZO-R29: an empty group gives nothing, unless agriculture has level 2 (TZO-P3)."""
    if number == FISHING:
        return True
    group = number - JUNGLE
    return has_wood(table, group) or can_reap(table, seat, group)


def perform(table: TzolkinTable, seat: i64, number: i64) -> None:
    if number == FISHING:
        gain(table, seat, CORN, fished(table, seat))
    else:
        push(table, ASK_HARVEST, number - JUNGLE, 0)


# What there is to take, and how much it gives.


def has_wood(table: TzolkinTable, group: i64) -> bool:
    return table.table[JUNGLE_WOOD + group] > 0


def can_reap(table: TzolkinTable, seat: i64, group: i64) -> bool:
    """TZO-R26, TZO-R27: an open corn tile; TZO-P3: or none, with agriculture 2."""
    return table.table[JUNGLE_CORN + group] > 0 or needs_no_tile(table, seat)


def fished(table: TzolkinTable, seat: i64) -> i64:
    """TZO-R25, TZO-P4."""
    return data.FISHING + fishing_bonus(table, seat)


def reaped(table: TzolkinTable, seat: i64, group: i64) -> i64:
    """The corn of a harvest, by tile, by burning or without a tile (TZO-P4)."""
    return PRINTED.harvest_corn[group] + harvest_bonus(table, seat)


def felled(table: TzolkinTable, seat: i64, group: i64) -> i64:
    """The wood of a harvest."""
    return PRINTED.harvest_wood[group] + digging_bonus(table, seat, WOOD)


# Harvesting.


def harvest_into(table: TzolkinTable, seat: i64, group: i64, out: vec[i64], count: i64) -> i64:
    """TZO-R26, TZO-R27, TZO-R28, TZO-P3, TZO-P5: what lies there decides."""
    if can_reap(table, seat, group):
        out[count] = actions.CORN
        count += 1
    if not has_wood(table, group):
        return count
    out[count] = actions.WOOD
    return anger_into(table, seat, actions.BURN, out, count + 1)


def harvest(table: TzolkinTable, seat: i64, group: i64, action: i64) -> None:
    if action == actions.WOOD:
        fell(table, seat, group)
        return
    if action == actions.CORN:
        reap(table, seat, group)
    else:
        burn(table, seat, group, action - actions.BURN)
    gain(table, seat, CORN, reaped(table, seat, group))


def fell(table: TzolkinTable, seat: i64, group: i64) -> None:
    """TZO-R27, TZO-P5: the wood tile uncovers a corn tile."""
    table.table[JUNGLE_WOOD + group] -= 1
    table.table[JUNGLE_CORN + group] += 1
    table.own[seat * SEAT + WOOD_TILES] += 1  # TZO-R30
    if table.sink is not None:
        table.tell("felled", seat, space=group + JUNGLE)
    gain(table, seat, WOOD, felled(table, seat, group))


def reap(table: TzolkinTable, seat: i64, group: i64) -> None:
    if table.table[JUNGLE_CORN + group] > 0:  # TZO-F8: a tile that is there must be taken
        table.table[JUNGLE_CORN + group] -= 1
        table.own[seat * SEAT + CORN_TILES] += 1  # TZO-R30
        if table.sink is not None:
            table.tell("reaped", seat, space=group + JUNGLE)
    elif table.sink is not None:
        table.tell("gleaned", seat, space=group + JUNGLE)  # TZO-F7: agriculture 2, no tile


def burn(table: TzolkinTable, seat: i64, group: i64, temple: i64) -> None:
    """TZO-R28: the wood tile goes to the box, the gods are angry."""
    table.table[JUNGLE_WOOD + group] -= 1
    table.own[seat * SEAT + CORN_TILES] += 1
    if table.sink is not None:
        table.tell("burnt", seat, space=group + JUNGLE)
    anger(table, seat, temple)
