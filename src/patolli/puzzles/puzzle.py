"""A puzzle as data: a position in which one turn is better than every other, and what is known about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from patolli.core.errors import PatolliError
from patolli.core.registry import game as find_game
from patolli.core.state import State

FORMAT = 1
FILE = "puzzles.json"
EASIEST, STEP = 1000, 200  # the rating of a puzzle that every level finds, and what each that misses it adds


class BadPuzzle(PatolliError):
    """There is no such puzzle, or its data cannot be used."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    seat: int
    solution: list[str]  # the phrases of the best turn
    rival: list[str]  # those of the next best
    gain: float  # of the chance, over the rival, in games played to their end
    error: float  # the standard error of it
    theme: str  # the fact of the game in which the two differ most; empty: in none that is counted
    found_by: list[int]  # the levels of bots that find the solution
    levels: int  # of how many
    position: dict[str, Any]

    @property
    def rating(self) -> int:
        return EASIEST + STEP * (self.levels - len(self.found_by))

    @property
    def key(self) -> str:
        """Its name wherever it stands in a file."""
        return sha256(msgspec.json.encode([self.seat, self.position])).hexdigest()[:12]

    def state(self) -> State:
        """The position, under the rules of today."""
        loaded: State = find_game(self.game).load(self.position)
        return loaded


class Collection(msgspec.Struct, frozen=True):
    format: int
    puzzles: list[Puzzle]


def written(puzzles: Sequence[Puzzle]) -> bytes:
    """A file of puzzles, one on a line."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    return b'{"format":%d,"puzzles":[\n%b\n]}\n' % (FORMAT, lines)


def read(file: Path) -> list[Puzzle]:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Collection)
    except msgspec.MsgspecError as error:
        raise BadPuzzle(f"{file.name}: these are no puzzles: {error}") from None
    if found.format != FORMAT:
        raise BadPuzzle(f"{file.name}: its format is {found.format}, not {FORMAT}")
    return found.puzzles


@cache
def puzzles(game: str) -> list[Puzzle]:
    """Those that a game brings; none, if it has no file of them."""
    file = find_game(game).folder / FILE
    return read(file) if file.is_file() else []
