"""Actions as numbers: each verb has a block, and within it a number for everything the verb can point at.

The blocks have room for the largest set there may be (`data.MOST_…`), so that one numbering serves all sets.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.mezo.data import GLYPH, KINDS, PYRAMID, REGIONS, SEATS, SLOTS

# The first action of each verb.
DONE: Final = 0
GOD: Final = 1  # god
ABILITY: Final = 10  # its place among the abilities of this age
USE: Final = 16  # ability
CHAMPION: Final = 34  # region
DEPLOY: Final = 40  # `group`
AWAKEN: Final = 76  # `group` of one
RESTORE: Final = 88  # kind
BANISH: Final = 90  # `unit`
DESTROY: Final = 138  # `unit`
MOVE: Final = 186  # `move`
BUILD: Final = 474  # `building`
DEMOLISH: Final = 486  # `glyph` or `pyramid`
TRANSFORM: Final = 516  # `glyph` or `pyramid`
VERTEX: Final = 546  # vertex
INVOKE: Final = 578  # use the god's ability before moving it
CARD: Final = 579  # card
ACTION: Final = 584  # slot
PASS: Final = 587  # `covering`
THIRD: Final = 593
PAY: Final = 594  # `payment`
OFFER: Final = 608  # tile
CHOOSE: Final = 626  # option
REGION: Final = 630  # region
WINNER: Final = 636  # seat
CALENDAR: Final = 640  # field
CODEX: Final = 656  # field
SACRIFICE: Final = 672  # number
SHAMANS: Final = 703  # number
ACTIONS: Final = 719

GLYPHS: Final = 24  # glyphs that can be pointed at: four owners in six regions
PAY_PLACES: Final = 7  # the regions, and the reserves


def region_of(target: i64) -> i64:
    """The region, for all verbs that point at one among other things; MOVE: where the unit goes."""
    return target % REGIONS


# DEPLOY, AWAKEN: some units of a kind into a region.


def group(number: i64, kind: i64, region: i64) -> i64:
    return ((number - 1) * KINDS + kind) * REGIONS + region


def group_number(target: i64) -> i64:
    return target // (KINDS * REGIONS) + 1


def group_kind(target: i64) -> i64:
    return target // REGIONS % KINDS


# BANISH, DESTROY, MOVE: a unit of an owner in a region.


def unit(kind: i64, owner: i64, region: i64) -> i64:
    return (kind * SEATS + owner) * REGIONS + region


def unit_kind(target: i64) -> i64:
    return target // (SEATS * REGIONS)


def unit_owner(target: i64) -> i64:
    return target // REGIONS % SEATS


def move(mover: i64, end: i64) -> i64:
    """A `unit`, and where it goes."""
    return mover * REGIONS + end


def move_unit(target: i64) -> i64:
    return target // REGIONS


# BUILD: a kind of monument in a region.


def building(what: i64, region: i64) -> i64:
    return what * REGIONS + region


def building_what(target: i64) -> i64:
    return target // REGIONS


# DEMOLISH, TRANSFORM: a glyph of an owner, or the top of a pyramid, whoever owns it.


def glyph(owner: i64, region: i64) -> i64:
    return owner * REGIONS + region


def pyramid(region: i64) -> i64:
    return GLYPHS + region


def monument_what(target: i64) -> i64:
    return PYRAMID if target >= GLYPHS else GLYPH


def glyph_owner(target: i64) -> i64:
    return target // REGIONS


# PASS: what one gets, and the action that is covered.


def covering(reward: i64, slot: i64) -> i64:
    return reward * SLOTS + slot


def covering_reward(target: i64) -> i64:
    return target // SLOTS


def covering_slot(target: i64) -> i64:
    return target % SLOTS


# PAY: a unit of a kind from a place.


def payment(kind: i64, place: i64) -> i64:
    return kind * PAY_PLACES + place


def payment_kind(target: i64) -> i64:
    return target // PAY_PLACES


def payment_place(target: i64) -> i64:
    return target % PAY_PLACES
