"""What a bot knows of the games: their evaluations, or what its level believes of them.

A game's room `bots` says it with four names: `Evaluator`, a class that is made with weights; `WEIGHTS`, its
author's first guess of them by name; where lower levels know less, `BELIEFS`; and where it learns from many
games, `FEATURES`, their names. Beside it lie `weights.json` and `lessons.json`, made by self-play.

Where positions are described for networks there are more: `NetworkEvaluator`, made with the evaluator
that it builds on and its networks; `INPUTS`, how many numbers describe a position; and `SEEMING`, which of
them say what the evaluator thinks of both sides. `DEALS`, where there is more than one kind of game to learn
from, are the options of each. `network.json`, made by `patolli train`, has the networks.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patolli.bots import network_file
from patolli.bots.evaluator import Evaluator
from patolli.bots.network import NetworkEvaluator
from patolli.bots.weights import learned, tuned
from patolli.core.game import Game

EXPERT = 5  # the level that knows everything


def evaluator(game: Game[Any], changed: Mapping[str, float] | None = None) -> Evaluator:
    """What bots think of positions of a game; other weights than its own are for tuning."""
    own = game.room("bots")
    if own is None:
        return Evaluator()
    lessons = learned(folder(game), getattr(own, "FEATURES", []))
    made: Evaluator = own.Evaluator({**weights(game), **lessons, **(changed or {})})
    return made


def learned_evaluator(
    game: Game[Any], reasons: Evaluator, file: Path | None = None
) -> NetworkEvaluator | None:
    """What networks think that build on these reasons: the game's own, or a file's; None without any."""
    own = game.room("bots")
    if own is None or not hasattr(own, "NetworkEvaluator"):
        return None
    if file is None:
        file = folder(game) / "network.json"
        if not file.is_file():
            return None
    networks = network_file.load(file, game.name, own.INPUTS, game.seats[-1])
    made: NetworkEvaluator = own.NetworkEvaluator(reasons, networks)
    return made


def weights(game: Game[Any]) -> dict[str, float]:
    """The weights of its evaluation by name, as tuned (see `patolli.bots.weights`)."""
    own = game.room("bots")
    return {} if own is None else tuned(folder(game), getattr(own, "WEIGHTS", {}))


def beliefs(game: Game[Any]) -> Mapping[str, list[float]]:
    """What bots of level 1, 2, … believe its weights to be, until they know better."""
    return getattr(game.room("bots"), "BELIEFS", {})


def folder(game: Game[Any]) -> Path:
    """Where what self-play found lies beside the game."""
    own = game.room("bots")
    assert own is not None
    assert own.__file__ is not None
    return Path(own.__file__).parent


class Knowledge:
    def __init__(self, weights: Mapping[str, float] | None = None, level: int = EXPERT) -> None:
        self.weights = weights
        self.level = level
        self.evaluators: dict[str, Evaluator] = {}

    def of(self, game: Game[Any]) -> Evaluator:
        """The evaluation of a game, made once."""
        if game.name not in self.evaluators:
            believed = {
                name: levels[self.level - 1]
                for name, levels in beliefs(game).items()
                if self.level <= len(levels)
            }
            reasons = evaluator(game, {**(self.weights or {}), **believed})
            learned = learned_evaluator(game, reasons) if self.trusts_networks() else None
            self.evaluators[game.name] = learned or reasons
        return self.evaluators[game.name]

    def trusts_networks(self) -> bool:
        """Only the expert does, and nobody who was given other weights to try."""
        return self.level >= EXPERT and self.weights is None
