"""Phrases: every action in words that one can point at, and back. Each has exactly one spelling."""

from __future__ import annotations

from patolli.core.errors import IllegalMove
from patolli.games.tzolkin import actions, data
from patolli.games.tzolkin.board import CHICHEN, CHICHEN_ACTIONS, SMALL_ACTIONS

KEYS = [building.key for building in data.BUILDINGS] + [monument.key for monument in data.MONUMENTS]


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
    *[f"use {wheel} {number}" for wheel in data.WHEELS[:CHICHEN] for number in range(1, SMALL_ACTIONS + 1)][
        :-1
    ],  # not Uxmal 5
    "skip",
    "corn",
    "wood",
    *(f"burn {temple}" for temple in data.TEMPLES),
    *(f"advance {technology}" for technology in data.TECHNOLOGIES),
    *(f"build {key}" for key in KEYS),
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
    raise IllegalMove("CORE-R3", "no-such-phrase", phrase=text[:60])
