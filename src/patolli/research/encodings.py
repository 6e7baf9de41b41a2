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


def phrases(game: str | Game[Any], seats: int | None = None) -> list[str]:
    """Every action in words, in the order of their numbers.

    >>> phrases("patolli")[-1]
    'enter'
    """
    known: Game[Any] = patolli.game(game) if isinstance(game, str) else game
    state: State = known.new(seats)
    return [state.phrase(action) for action in range(known.actions)]
