"""The actions, numbered without gaps: what each number means, always the same."""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64

KEEP: Final = 0  # one for each of the 21 starting tiles
BEG: Final = 21  # by temple
PLACE: Final = 24  # by wheel
PLACE_FIRST: Final = 29
PICK: Final = 30  # by wheel and space: eight for each small wheel, eleven for Chichen Itza
USE: Final = 73  # the action of space 1 to 9 of the wheel the worker came from
USE_ANY: Final = 82  # Palenque, Yaxchilan, Tikal 1 to 5 and Uxmal 1 to 4, through Uxmal 5
SKIP: Final = 101
CORN: Final = 102
WOOD: Final = 103
BURN: Final = 104  # by temple
ADVANCE: Final = 107  # by technology
BUILD: Final = 111  # 27 kinds of buildings, then 13 monuments
WITH: Final = 151  # architecture on this building of Tikal 4
WITHOUT: Final = 152
SPARE: Final = 153  # by cube: the one that architecture waives
PAY: Final = 156  # by cube
TAKE: Final = 159  # by cube
SELL: Final = 162  # by cube
BUY: Final = 165  # by cube
CLIMB: Final = 168  # by temple
TURN: Final = 171  # one day, two days
END: Final = 173
ACTIONS: Final = 174


def pick_action(wheel: i64, space: i64) -> i64:
    return PICK + wheel * 8 + space


def picked_wheel(action: i64) -> i64:
    wheel = (action - PICK) // 8
    return wheel if wheel < 4 else 4


def picked_space(action: i64) -> i64:
    return action - PICK - picked_wheel(action) * 8
