"""Glyphs and pyramids: what can be built, and what building, demolishing and transforming do."""

from __future__ import annotations

from patolli.core.fast import i64
from patolli.games.mezo.board import GLYPHS, HEIGHT, LAND, PIECES, STEPS, STONES, TRIBE
from patolli.games.mezo.data import GLYPH, MONUMENTS
from patolli.games.mezo.scoring import score_piece
from patolli.games.mezo.table import MezoTable, glyph_left, piece_left


def can_build(table: MezoTable, seat: i64, what: i64, region: i64) -> bool:
    """MEZ-R25, MEZ-R65: a glyph, or the next level of the pyramid, from the own resources."""
    if what == GLYPH:
        return glyph_left(table, seat)
    height = table.land[region * LAND + HEIGHT]
    return height < len(table.box.pieces) and piece_left(table, seat, height)


def can_transform(table: MezoTable, seat: i64, owner: i64, what: i64, region: i64) -> bool:
    """MEZ-R32, MEZ-Q6, MEZ-Q22: by an own piece of the same kind and level; an own one replaces itself."""
    if owner == seat:
        return True
    if what == GLYPH:
        return glyph_left(table, seat)
    return piece_left(table, seat, table.land[region * LAND + HEIGHT] - 1)


def build(table: MezoTable, seat: i64, what: i64, region: i64) -> None:
    """MEZ-R25: a glyph, or a pyramid piece, which scores (MEZ-R65)."""
    where = region * LAND
    if what == GLYPH:
        table.tribe[seat * TRIBE + GLYPHS] -= 1
        table.land[where + STONES + seat] += 1
        if table.sink is not None:
            table.tell("built-glyph", seat, region=table.box.regions[region])
        return
    level = table.land[where + HEIGHT]
    table.tribe[seat * TRIBE + PIECES + level] -= 1
    table.land[where + STEPS + level] = seat
    table.land[where + HEIGHT] = level + 1
    if table.sink is not None:
        table.tell("built-pyramid", seat, region=table.box.regions[region], level=level + 1)
    score_piece(table, seat, region, level)


def take_down(table: MezoTable, owner: i64, what: i64, region: i64) -> None:
    """A glyph or the top pyramid piece goes back to its owner's resources."""
    where = region * LAND
    if what == GLYPH:
        table.land[where + STONES + owner] -= 1
        table.tribe[owner * TRIBE + GLYPHS] += 1
    else:
        level = table.land[where + HEIGHT] - 1
        table.land[where + STEPS + level] = 0
        table.land[where + HEIGHT] = level
        table.tribe[owner * TRIBE + PIECES + level] += 1


def demolish(table: MezoTable, seat: i64, owner: i64, what: i64, region: i64) -> None:
    """MEZ-R27."""
    take_down(table, owner, what, region)
    tell_monument(table, "demolished", seat, owner, what, region)


def transform(table: MezoTable, seat: i64, owner: i64, what: i64, region: i64) -> None:
    """MEZ-R32: replaced by an own piece, which scores as if it was built."""
    take_down(table, owner, what, region)
    tell_monument(table, "transformed", seat, owner, what, region)
    build(table, seat, what, region)


def tell_monument(table: MezoTable, event: str, seat: i64, owner: i64, what: i64, region: i64) -> None:
    if table.sink is not None:
        where = table.box.regions[region]
        table.tell(event, seat, owner_seat=owner, what=MONUMENTS[what], region=where)
