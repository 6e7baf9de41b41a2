"""Patolli: a table for the games of ancient Mesoamerica.

>>> import patolli
>>> state = patolli.game("patolli").new(seats=2, seed=1)
>>> seat = state.waiting()[0]
>>> state.play(seat, state.legal(seat)[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from patolli.core.errors import (
        BadOption,
        BadPosition,
        BadRecord,
        IllegalMove,
        PatolliError,
        UnknownGame,
    )
    from patolli.core.events import visible
    from patolli.core.game import Game, Option
    from patolli.core.observation import Observation
    from patolli.core.playthrough import playthrough
    from patolli.core.position import Position
    from patolli.core.record import Match, Record, follow, read_record, replay
    from patolli.core.registry import game, game_names, register
    from patolli.core.rng import Rng, seed_hash, seeded
    from patolli.core.state import Actions, Event, State
    from patolli.core.text import LANGUAGES, Texts, texts

__version__ = "0.1.0"

__all__ = [
    "LANGUAGES",
    "Actions",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Observation",
    "Option",
    "PatolliError",
    "Position",
    "Record",
    "Rng",
    "State",
    "Texts",
    "UnknownGame",
    "follow",
    "game",
    "game_names",
    "playthrough",
    "read_record",
    "register",
    "replay",
    "seed_hash",
    "seeded",
    "texts",
    "visible",
]

# Quick ones first: what nobody asks for is not loaded.
HOMES = (
    "errors",
    "game",
    "registry",
    "text",
    "rng",
    "observation",
    "state",
    "events",
    "position",
    "record",
    "playthrough",
)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> Any:
    """Load what is asked for, and not before: a command that lists the games needs no engine."""
    if name in __all__:
        for home in HOMES:
            module = import_module(f"patolli.core.{home}")
            if hasattr(module, name):
                globals()[name] = getattr(module, name)
                return globals()[name]
    raise AttributeError(f"module 'patolli' has no attribute {name!r}")
