"""Which games there are: ours, and those that other packages register.

A package registers a game with an entry point in the group ``patolli.games``::

    [project.entry-points."patolli.games"]
    senet = "my_package:SENET"
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from patolli.core.errors import UnknownGame
from patolli.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP = "patolli.games"
_registered: dict[str, Game[Any]] = {}


def entries() -> EntryPoints:
    from importlib.metadata import entry_points  # slow to load

    return entry_points(group=GROUP)


def register(new: Game[Any]) -> None:
    """Make a game known to this process only: for experiments and tests."""
    _registered[new.name] = new
    game.cache_clear()


@cache
def game(name: str) -> Game[Any]:
    """The game of that name.

    >>> game("patolli").seats
    (2,)
    """
    if name in _registered:
        return _registered[name]
    for entry in entries():
        if entry.name == name:
            try:
                found = entry.load()
            except Exception as error:
                raise UnknownGame(f"{name} cannot be loaded from {entry.value}: {error}") from error
            if not isinstance(found, Game) or found.name != name:
                raise UnknownGame(f"the entry point {entry.value} is not a game called {name!r}")
            return found
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}")


def game_names() -> list[str]:
    """The names of all installed games, in order."""
    return sorted({entry.name for entry in entries()} | set(_registered))


def games() -> tuple[list[Game[Any]], list[UnknownGame]]:
    """All installed games that can be loaded, in order; and why the others cannot."""
    loaded: list[Game[Any]] = []
    broken: list[UnknownGame] = []
    for name in game_names():
        try:
            loaded.append(game(name))
        except UnknownGame as error:
            broken.append(error)
    return loaded, broken
