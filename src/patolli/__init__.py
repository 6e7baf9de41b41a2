"""Patolli: a table for the games of ancient Mesoamerica.

>>> import patolli
>>> state = patolli.game("patolli").new(seats=2, seed=1)
>>> seat = state.waiting()[0]
>>> state.play(seat, state.legal(seat)[0])
"""

from patolli.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    PatolliError,
    UnknownGame,
)
from patolli.core.events import visible
from patolli.core.game import Game, Option, Position
from patolli.core.playthrough import playthrough
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
