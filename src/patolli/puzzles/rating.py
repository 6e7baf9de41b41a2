"""How good somebody is at puzzles: Elo's formula, with the puzzle as the other player."""

from __future__ import annotations

from pathlib import Path

import msgspec

from patolli.puzzles.puzzle import BadPuzzle, Puzzle

FIRST = 1200.0
PACE = 40.0  # what a puzzle can change at most


class Progress(msgspec.Struct):
    """Somebody's rating in one game, and the puzzles tried: only the first try counts."""

    rating: float = FIRST
    solved: list[str] = []
    missed: list[str] = []

    def has_tried(self, puzzle: Puzzle) -> bool:
        return puzzle.key in self.solved or puzzle.key in self.missed

    def note(self, puzzle: Puzzle, solved: bool) -> float:
        """What a try changes: nothing, if it is not the first.

        A miss costs most where the puzzle was easy, a solution brings most where it was hard.
        """
        if self.has_tried(puzzle):
            return 0.0
        change = PACE * (solved - expected(self.rating, puzzle.rating))
        self.rating += change
        (self.solved if solved else self.missed).append(puzzle.key)
        return change

    def next(self, puzzles: list[Puzzle]) -> int:
        """The place of the untried puzzle nearest to the rating; when there is none, of a missed one."""
        left = [place for place, puzzle in enumerate(puzzles) if not self.has_tried(puzzle)]
        left = left or [place for place, puzzle in enumerate(puzzles) if puzzle.key in self.missed]
        return min(left or [0], key=lambda place: abs(puzzles[place].rating - self.rating))


def expected(rating: float, other: float) -> float:
    """
    >>> expected(1200, 1200), round(expected(1200, 1600), 2)
    (0.5, 0.09)
    """
    return float(1 / (1 + 10 ** ((other - rating) / 400)))


def read_progress(file: Path) -> dict[str, Progress]:
    """By game; nothing yet, if there is no file."""
    if not file.is_file():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Progress])
    except msgspec.MsgspecError as error:
        raise BadPuzzle(f"{file} does not hold your puzzles any more ({error}); move it away") from None


def keep_progress(file: Path, progress: dict[str, Progress]) -> None:
    """Written beside and put in its place, so that nothing is lost on the way."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(progress))
    fresh.replace(file)
