"""What the numbers of a game mean: the entries of an observation, and the actions with their phrases."""

from __future__ import annotations

from typing import Any, NamedTuple

import patolli
from patolli.core.entries import Entry
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.state import State


class Encoding(NamedTuple):
    """How a game with so many seats is told in numbers. A change of it raises `version`."""

    game: str
    seats: int
    version: int
    entries: list[Entry]
    actions: int

    @property
    def name(self) -> str:
        """
        >>> encoding("patolli", 2).name
        'patolli-2-v1'
        """
        return f"{self.game}-{self.seats}-v{self.version}"


def encoding(game: str | Game[Any], seats: int | None = None) -> Encoding:
    """The encoding of a game; `NoEncoding` if it has none.

    >>> encoding("patolli").entries[0]
    Entry(name='waits for own', least=0, most=1, rule='PAT-R2')
    """
    known: Game[Any] = patolli.game(game) if isinstance(game, str) else game
    seats = known.seats[0] if seats is None else seats
    if seats not in known.seats:
        raise BadOption(f"{known.name} is for {' or '.join(map(str, known.seats))} seats, not {seats}")
    return Encoding(known.name, seats, known.encoding_version, known.entries(seats), known.actions)


class Stretch(NamedTuple):
    """Entries that follow each other and differ only in what they are about."""

    first: int
    last: int
    least: int
    most: int
    rule: str
    name: str


def stretches(entries: list[Entry]) -> list[Stretch]:
    """The entries in short, for people.

    >>> stretches(encoding("patolli").entries)[1][:2]
    (2, 53)
    >>> stretches(encoding("tzolkin").entries)[1].name
    'phase keep … over'
    """
    found: list[Stretch] = []
    first = 0
    for at in range(1, len(entries) + 1):
        if at == len(entries) or alike(entries[at], entries[first]) == 0:
            found.append(stretch(entries, first, at - 1))
            first = at
    return found


def alike(one: Entry, other: Entry) -> int:
    """With how many of the same words two entries begin; 0 if they differ in more than their names."""
    if one[1:] != other[1:]:
        return 0
    count = 0
    for word, another in zip(one.name.split(), other.name.split(), strict=False):
        if word != another:
            break
        count += 1
    return count


def stretch(entries: list[Entry], first: int, last: int) -> Stretch:
    name = entries[first].name
    if last > first:
        shared = min(alike(entry, entries[first]) for entry in entries[first + 1 : last + 1])
        name += " … " + " ".join(entries[last].name.split()[shared:])
    return Stretch(first, last, *entries[first][1:], name)


def phrases(game: str | Game[Any], seats: int | None = None) -> list[str]:
    """Every action in words, in the order of their numbers.

    >>> phrases("patolli")[-1]
    'enter'
    """
    known: Game[Any] = patolli.game(game) if isinstance(game, str) else game
    state: State = known.new(seats)
    return [state.phrase(action) for action in range(known.actions)]
