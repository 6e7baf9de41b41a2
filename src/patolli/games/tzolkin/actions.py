"""The actions, numbered without gaps: what each number means, always the same."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64
from patolli.games.tzolkin.board import (
    ALL_MONUMENTS,
    ALL_TILES,
    CHICHEN,
    CHICHEN_ACTIONS,
    CUBES,
    KINDS,
    SMALL_ACTIONS,
    TECHNOLOGIES,
    TEMPLES,
)

SMALL_SPACES: Final = 8
CHICHEN_SPACES: Final = 11

KEEP: Final = 0  # by starting tile
BEG: Final = KEEP + ALL_TILES  # by temple
PLACE: Final = BEG + TEMPLES  # by wheel
PLACE_FIRST: Final = PLACE + CHICHEN + 1
PICK: Final = PLACE_FIRST + 1  # by wheel and space
USE: Final = PICK + SMALL_SPACES * CHICHEN + CHICHEN_SPACES  # of the wheel the worker came from: by action
USE_ANY: Final = USE + CHICHEN_ACTIONS  # through Uxmal 5: all of the small wheels but Uxmal 5 itself
SKIP: Final = USE_ANY + SMALL_ACTIONS * CHICHEN - 1
CORN: Final = SKIP + 1
WOOD: Final = CORN + 1
BURN: Final = WOOD + 1  # by temple
ADVANCE: Final = BURN + TEMPLES  # by technology
BUILD: Final = ADVANCE + TECHNOLOGIES  # by card: kinds of buildings, then monuments
WITH: Final = BUILD + KINDS + ALL_MONUMENTS  # architecture on this building of Tikal 4
WITHOUT: Final = WITH + 1
SPARE: Final = WITHOUT + 1  # by cube: the one that architecture waives
PAY: Final = SPARE + CUBES  # by cube
TAKE: Final = PAY + CUBES  # by cube
SELL: Final = TAKE + CUBES  # by cube
BUY: Final = SELL + CUBES  # by cube
CLIMB: Final = BUY + CUBES  # by temple
TURN: Final = CLIMB + TEMPLES  # one day, two days
END: Final = TURN + 2
ACTIONS: Final = END + 1


def pick_action(wheel: i64, space: i64) -> i64:
    return PICK + wheel * SMALL_SPACES + space


def picked_wheel(action: i64) -> i64:
    wheel = (action - PICK) // SMALL_SPACES
    if wheel < CHICHEN:
        return wheel
    return CHICHEN


def picked_space(action: i64) -> i64:
    return action - PICK - picked_wheel(action) * SMALL_SPACES


def used_number(action: i64) -> i64:
    """Which action of the worker's own wheel: 1 is that of space 1."""
    return action - USE + 1


def any_wheel(action: i64) -> i64:
    return (action - USE_ANY) // SMALL_ACTIONS


def any_number(action: i64) -> i64:
    return (action - USE_ANY) % SMALL_ACTIONS + 1
