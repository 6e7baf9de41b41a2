"""The starting tiles: four for each, two are kept in secret and revealed together (TZO-R5)."""

from __future__ import annotations

from patolli.core.fast import i64, vec
from patolli.core.rng import Rng
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import ALL_TILES, GOODS, HAND, SEAT, TILES, bits, lowest
from patolli.games.tzolkin.effects import take_effect
from patolli.games.tzolkin.goods import gain
from patolli.games.tzolkin.printed import PRINTED, tile_good
from patolli.games.tzolkin.table import TzolkinTable


def is_choosing(table: TzolkinTable, seat: i64) -> bool:
    return bits(table.has(seat, TILES)) < data.TILES_KEPT


def anybody_chooses(table: TzolkinTable) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if is_choosing(table, seat):
            return True
        seat += 1
    return False


def keep_into(table: TzolkinTable, seat: i64, out: vec[i64], count: i64) -> i64:
    hand = table.has(seat, HAND)
    while hand != 0:
        out[count] = actions.KEEP + lowest(hand)
        count += 1
        hand &= hand - 1
    return count


def keep(table: TzolkinTable, seat: i64, tile: i64) -> None:
    table.own[seat * SEAT + HAND] &= ~(1 << tile)
    table.own[seat * SEAT + TILES] |= 1 << tile
    if table.sink is not None:
        table.tell("kept", seat, tile=data.TILE_KEYS[tile], only=[seat])
    if not is_choosing(table, seat):
        table.line += 1


def reveal(table: TzolkinTable) -> None:
    """TZO-R5, TZO-P23: everybody shows the kept tiles and takes what they give."""
    seat: i64 = 0
    while seat < table.seats:
        kept = table.has(seat, TILES)
        table.own[seat * SEAT + HAND] = 0
        if table.sink is not None:
            names = [key for number, key in enumerate(data.TILE_KEYS) if kept & (1 << number)]
            table.tell("revealed", seat, tiles=names)
        tile: i64 = 0
        while tile < ALL_TILES:
            if kept & (1 << tile) != 0:
                take(table, seat, tile)
            tile += 1
        seat += 1


def take(table: TzolkinTable, seat: i64, tile: i64) -> None:
    good: i64 = 0
    while good < GOODS:
        amount = tile_good(tile, good)
        if amount > 0:
            gain(table, seat, good, amount)
        good += 1
    at = PRINTED.tile_effects[tile]
    while at < PRINTED.tile_effects[tile + 1]:
        take_effect(table, seat, PRINTED.effects[at])
        at += 1


# What a seat cannot know.


def redeal(table: TzolkinTable, seat: i64, rng: Rng) -> None:
    """New tiles for the others, out of all that this seat has not seen; as many kept as before."""
    unseen = vec[i64]([0] * ALL_TILES)
    count: i64 = 0
    seen = table.drawn | table.has(seat, HAND) | table.has(seat, TILES)
    tile: i64 = 0
    while tile < ALL_TILES:
        if seen & (1 << tile) == 0:
            unseen[count] = tile
            count += 1
        tile += 1
    rng.shuffle(unseen, count)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            count -= data.TILES_DEALT
            deal_hand(table, other, unseen, count)
        other += 1


def deal_hand(table: TzolkinTable, seat: i64, tiles: vec[i64], at: i64) -> None:
    kept = bits(table.has(seat, TILES))
    table.own[seat * SEAT + HAND] = 0
    table.own[seat * SEAT + TILES] = 0
    card: i64 = 0
    while card < data.TILES_DEALT:
        where: i64 = TILES if card < kept else HAND
        table.own[seat * SEAT + where] |= 1 << tiles[at + card]
        card += 1
