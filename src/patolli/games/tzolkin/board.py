"""Where things stand in the arrays, and their names in code."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin import data

# What a seat has: one stretch of the array `own` for each seat.
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
POINTS: Final = 5  # in quarters, because a corn is worth a quarter at the end (TZO-R60)
WORKERS: Final = 6  # in play
HOME: Final = 7  # of these, the free ones
TEMPLE: Final = 8  # three steps: brown, yellow, green
TECH: Final = 11  # four levels: agriculture, extraction, architecture, theology
AGRICULTURE: Final = TECH
EXTRACTION: Final = TECH + 1
ARCHITECTURE: Final = TECH + 2
THEOLOGY: Final = TECH + 3
LIGHT: Final = 15  # is the light side of the player board up? (TZO-R48)
FARM: Final = 16  # workers who need no food
DISCOUNT: Final = 17  # corn that each worker needs less
CORN_TILES: Final = 18
WOOD_TILES: Final = 19
BUILT: Final = 20  # one bit for each building
MONUMENTS: Final = 21  # one bit for each monument
TILES: Final = 22  # one bit for each starting tile kept
HAND: Final = 23  # one bit for each starting tile dealt and not yet kept
STANDS: Final = 24  # one bit for each tooth on which a worker stands
COLOUR: Final = 25  # buildings and monuments by colour: yellow, grey, green, blue
SEAT: Final = 29

QUARTERS: Final = 4  # of a point

# What lies on the table: stretches of the array `table`.
JUNGLE_WOOD: Final = 0  # wood tiles (each over a corn tile) in the groups of Palenque 2 to 5
JUNGLE_CORN: Final = 4  # uncovered corn tiles
ROW: Final = 8  # six buildings on display, or NOTHING
PILE: Final = 14  # both piles, in the order they will be drawn: first age 1, then age 2
STACK: Final = 46  # what is still to be resolved; the last comes first
TABLE: Final = 78

NEUTRAL: Final = 5  # who stands there, if it is no seat + 1
NOTHING: Final = -1

# How many there are.
CUBES: Final = 3
GOODS: Final = 5
TEMPLES: Final = 3
TECHNOLOGIES: Final = 4
GROUPS: Final = 4  # of the jungle
ALL_TEETH: Final = 53
AGE_ONE: Final = 14  # buildings of age 1; the other 18 are of age 2
ALL_BUILDINGS: Final = 32
KINDS: Final = 27  # different buildings: some farms exist twice or three times
ALL_MONUMENTS: Final = 13
ALL_TILES: Final = 21

# The wheels.
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
SMALL_TEETH: Final = 10  # of each small wheel, also those without a number
CHICHEN_TEETH: Final = 13
SMALL_ENDS: Final = 1 << 9 | 1 << 19 | 1 << 29 | 1 << 39  # the last tooth of each small wheel
CHICHEN_END: Final = 1 << 52
BEYOND: Final = (
    1 << 8 | 1 << 18 | 1 << 28 | 1 << 38 | 1 << 51
)  # of each wheel, the tooth after the last space
SMALL_ACTIONS: Final = 5  # on each small wheel
CHICHEN_ACTIONS: Final = 9
JUNGLE: Final = 2  # the space of Palenque where it begins

# Effects of buildings, starting tiles and technologies.
GAIN: Final = 0
STEP: Final = 1
STEP_ANY: Final = 2
LEARN: Final = 3
LEARN_ANY: Final = 4
SCORE: Final = 5
HIRE: Final = 6
FEED: Final = 7
SAVE: Final = 8
MARKET: Final = 9
EXTRA_BUILDING: Final = 10
EXTRA_ACTION: Final = 11
CUBES_OF_CHOICE: Final = 12

# The monuments.


def monument(key: str) -> int:
    return data.MONUMENT_KEYS.index(key)


GREAT_TOMBS: Final[i64] = monument("great-tombs")
GREAT_CITY: Final[i64] = monument("great-city")
GREAT_HARVEST: Final[i64] = monument("great-harvest")
GREAT_FOREST: Final[i64] = monument("great-forest")
GREAT_MONUMENTS: Final[i64] = monument("great-monuments")
GREAT_OFFICES: Final[i64] = monument("great-offices")
GREAT_MASTERS: Final[i64] = monument("great-masters")
GREAT_LEARNING: Final[i64] = monument("great-learning")
GREAT_PEOPLE: Final[i64] = monument("great-people")
GREAT_SHRINES: Final[i64] = monument("great-shrines")
GREAT_TEMPLES: Final[i64] = monument("great-temples")
GREAT_SUMMIT: Final[i64] = monument("great-summit")


# Wheels and their teeth, those of all wheels in a row: a set of teeth is a number with one bit for each.


def first_tooth(wheel: i64) -> i64:
    return wheel * SMALL_TEETH


def teeth_of(wheel: i64) -> i64:
    if wheel == CHICHEN:
        return CHICHEN_TEETH
    return SMALL_TEETH


def last_space(wheel: i64) -> i64:
    if wheel == CHICHEN:
        return 10
    return 7


def last_action(wheel: i64) -> i64:
    if wheel == CHICHEN:
        return CHICHEN_ACTIONS
    return SMALL_ACTIONS


def wheel_of(tooth: i64) -> i64:
    if tooth < first_tooth(CHICHEN):
        return tooth // SMALL_TEETH
    return CHICHEN


def opposite(space: i64) -> i64:
    """The tooth across a small wheel (TZO-R7)."""
    return (space + SMALL_TEETH // 2) % SMALL_TEETH


def on_wheel(teeth: i64, wheel: i64) -> i64:
    """Those of a set of teeth that belong to a wheel, counted from its own first one."""
    return (teeth >> first_tooth(wheel)) & ((1 << teeth_of(wheel)) - 1)


def teeth_turned(teeth: i64) -> i64:
    """Where the workers of these teeth are a day later."""
    small = (teeth & SMALL_ENDS) >> (SMALL_TEETH - 1)
    large = (teeth & CHICHEN_END) >> (CHICHEN_TEETH - 1)
    return ((teeth & ~(SMALL_ENDS | CHICHEN_END)) << 1) | small | large


# Sets of things, one bit for each.

HIGHEST: Final = 1 << 61


def only(number: i64) -> i64:
    """A set with one thing in it, any of the first 61 (compiled, `1 << number` has only 32 bits)."""
    return HIGHEST >> (61 - number)


def lowest(mask: i64) -> i64:
    """The first one in a set that is not empty."""
    one: int = mask & -mask
    return one.bit_length() - 1


def bits(mask: i64) -> i64:
    """How many there are in a set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


# A card is a kind of building or, after all of these, a monument.


def monument_card(monument: i64) -> i64:
    return KINDS + monument


def is_monument(card: i64) -> bool:
    return card >= KINDS
