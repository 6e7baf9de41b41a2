"""Weights of an evaluation: the author's first guess, replaced by what self-play found, and lessons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from patolli.bots.lessons import MOMENTS, named


def tuned(folder: Path, guess: Mapping[str, float]) -> dict[str, float]:
    """The guess, with the weights of ``weights.json`` in that folder in place of its own.

    `bench/tune.py` writes the file, with the command and the number of games that made it. A weight
    that the evaluation no longer has is ignored, so that an old file never breaks a game.
    """
    file = folder / "weights.json"
    if not file.is_file():
        return dict(guess)
    found = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return {name: float(found.get(name, weight)) for name, weight in guess.items()}


def learned(folder: Path, features: list[str]) -> dict[str, float]:
    """The weights of ``lessons.json`` by feature and moment, as `bench/learn.py` writes them; or 0.0."""
    file = folder / "lessons.json"
    found = json.loads(file.read_text(encoding="utf-8"))["lessons"] if file.is_file() else {}
    nothing = [0.0] * MOMENTS
    return {
        named(feature, moment): float(found.get(feature, nothing)[moment])
        for feature in features
        for moment in range(MOMENTS)
    }
