"""Phrases: every action in words that one can point at, and back. Each has exactly one spelling.

What lies on the table is named by the keys of `data`.
"""

from __future__ import annotations

from typing import Literal

from patolli.core.phrases import unknown
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import CHICHEN, CHICHEN_ACTIONS, NEUTRAL, NOTHING, SMALL_ACTIONS

ANY_ACTION = [
    f"use {wheel} {number}" for wheel in data.WHEELS[:CHICHEN] for number in range(1, SMALL_ACTIONS + 1)
]
PHRASES: list[str] = [
    *(f"keep {tile.key}" for tile in data.TILES),
    *(f"beg {temple}" for temple in data.TEMPLES),
    *(f"place {wheel}" for wheel in data.WHEELS),
    "place first",
    *(
        f"pick {wheel} {space}"
        for wheel, spaces in zip(data.WHEELS, data.SPACES, strict=True)
        for space in range(spaces)
    ),
    *(f"use {number}" for number in range(1, CHICHEN_ACTIONS + 1)),
    *ANY_ACTION[:-1],  # not Uxmal 5
    "skip",
    "corn",
    "wood",
    *(f"burn {temple}" for temple in data.TEMPLES),
    *(f"advance {technology}" for technology in data.TECHNOLOGIES),
    *(f"build {key}" for key in data.CARD_KEYS),
    "with architecture",
    "without architecture",
    *(f"{verb} {cube}" for verb in ("spare", "pay", "take", "sell", "buy") for cube in data.CUBES),
    *(f"climb {temple}" for temple in data.TEMPLES),
    "turn 1",
    "turn 2",
    "end",
]
NUMBERS = {phrase: action for action, phrase in enumerate(PHRASES)}

assert len(PHRASES) == len(NUMBERS) == actions.ACTIONS


def phrase(action: int) -> str:
    return PHRASES[action]


def read(text: str) -> int:
    if text in NUMBERS:
        return NUMBERS[text]
    raise unknown(text)


def keys_of(mask: int, keys: list[str]) -> list[str]:
    """What the bits of a set stand for."""
    return [key for number, key in enumerate(keys) if mask & 1 << number]


def mask_of(found: list[str], keys: list[str]) -> int:
    """The set of what is named."""
    return sum(1 << keys.index(key) for key in found)


def numbers_of(mask: int) -> list[int]:
    """The numbers in a set."""
    return [number for number in range(mask.bit_length()) if mask & 1 << number]


def standing(worker: int) -> int | Literal["neutral"] | None:
    """Who stands on a tooth: a seat, "neutral", or nobody."""
    if worker == NEUTRAL:
        return "neutral"
    return worker - 1 if worker else None


def building_key(building: int) -> str | None:
    return None if building == NOTHING else data.BUILDING_KEYS[building]
