"""Networks on disk: a JSON file that says what made them, with one network for each number of seats."""

from __future__ import annotations

import base64
import binascii
import json
import sys
from array import array
from pathlib import Path
from typing import Any

from patolli.bots.network import ANSWERS, COLUMN, HIDDEN, LANE_BITS, LANES, ONE, Network
from patolli.core.errors import PatolliError

FORMAT = "patolli network 1"
PLAIN = HIDDEN + ANSWERS  # numbers of a column on disk


class BadNetwork(PatolliError):
    """A file with networks cannot be used; the text says which, and why."""


def load(path: Path, game: str, inputs: int, most_seats: int) -> list[Network | None]:
    """The networks of a file by the number of seats; a game whose description has changed needs new ones."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadNetwork(f"{path}: no file of networks: {error}") from error
    return read(text, path, game, inputs, most_seats)


def read(text: str, path: Path, game: str, inputs: int, most_seats: int) -> list[Network | None]:
    """The same, of what is written in the file."""
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadNetwork(f"{path}: no file of networks: {error}") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadNetwork(f"{path}: no file of networks: it should begin with the format {FORMAT!r}")
    if found.get("game") != game:
        raise BadNetwork(f"{path}: made for {found.get('game')!r}, not for {game!r}")
    if found.get("inputs") != inputs:
        raise BadNetwork(
            f"{path}: made for positions described by {found.get('inputs')} numbers; now there are {inputs}"
        )
    networks: list[Network | None] = [None] * (most_seats + 1)
    try:
        for seats, facts in found["networks"].items():
            networks[int(seats)] = made(facts, inputs)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, binascii.Error) as error:
        raise BadNetwork(f"{path}: damaged: {error!r}") from error
    return networks


def made(facts: dict[str, Any], inputs: int) -> Network:
    columns, bias, last = (unpacked(facts[name]) for name in ("columns", "bias", "last"))
    if (len(columns), len(bias), len(last)) != (inputs * PLAIN, PLAIN, HIDDEN * ANSWERS):
        raise ValueError("the weights are not as many as they should be")
    middle, spread, scale = (float(facts[name]) for name in ("middle", "spread", "scale"))
    words = [word for at in range(0, len(columns), PLAIN) for word in paired(columns[at : at + PLAIN], ONE)]
    return Network(words, paired(bias, ONE * ONE), last, middle, spread, scale)


def paired(weights: list[float], one: int) -> list[int]:
    """Two weights in a word, in parts of `one`; the lower one may be negative and borrow from the upper."""
    parts = [round(weight * one) for weight in weights]
    parts += [0] * (LANES * COLUMN - len(parts))
    return [low + (high << LANE_BITS) for low, high in zip(parts[::2], parts[1::2], strict=True)]


def packed(numbers: list[float]) -> str:
    """Single precision, little-endian, in letters."""
    found = array("f", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return base64.b64encode(found.tobytes()).decode()


def unpacked(letters: str) -> list[float]:
    found = array("f", base64.b64decode(letters, validate=True))
    if sys.byteorder == "big":
        found.byteswap()
    numbers = found.tolist()
    if any(not abs(number) < 60 for number in numbers):
        raise ValueError("a weight is no sensible number")
    return numbers
