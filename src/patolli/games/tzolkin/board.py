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
COLOUR: Final = 24  # buildings and monuments by colour: yellow, grey, green, blue
SEAT: Final = 28

QUARTERS: Final = 4  # of a point

# What lies on the table: stretches of the array `table`.
TOOTH: Final = 0  # the teeth of all wheels: 0 nobody, seat + 1, or NEUTRAL
JUNGLE_WOOD: Final = 53  # wood tiles (each over a corn tile) in the groups of Palenque 2 to 5
JUNGLE_CORN: Final = 57  # uncovered corn tiles
ROW: Final = 61  # six buildings on display, or NOTHING
PILE: Final = 67  # both piles, in the order they will be drawn: first age 1, then age 2
STACK: Final = 99  # what is still to be resolved; the last comes first
TABLE: Final = 131

NEUTRAL: Final = 5
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


# Wheels and their teeth.


def first_tooth(wheel: i64) -> i64:
    return TOOTH + wheel * SMALL_TEETH


def teeth_of(wheel: i64) -> i64:
    return CHICHEN_TEETH if wheel == CHICHEN else SMALL_TEETH


def last_space(wheel: i64) -> i64:
    return 10 if wheel == CHICHEN else 7


def last_action(wheel: i64) -> i64:
    return CHICHEN_ACTIONS if wheel == CHICHEN else SMALL_ACTIONS


def wheel_of(tooth: i64) -> i64:
    return tooth // SMALL_TEETH if tooth < first_tooth(CHICHEN) else CHICHEN


def opposite(space: i64) -> i64:
    """The tooth across a small wheel (TZO-R7)."""
    return (space + SMALL_TEETH // 2) % SMALL_TEETH


# Sets of things, one bit for each.


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
