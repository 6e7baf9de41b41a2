"""What every saved position has in common. Loading is strict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from patolli.core.errors import BadPosition


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields every saved position has; each game adds its own."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    line: int = 0
    rng: tuple[int, int, int, int] = (1, 2, 3, 4)


P = TypeVar("P", bound=Position)


def read_position(position: Mapping[str, Any], kind: type[P]) -> P:
    """The position as a game's own type; raises `BadPosition` where a field is missing or wrong."""
    try:
        return msgspec.convert(position, kind)
    except msgspec.ValidationError as error:
        raise BadPosition("position", str(error)) from None


def write_position(position: Position) -> dict[str, Any]:
    """The position as JSON-able data."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return written


def check_numbers(data: Any, where: str) -> None:
    """Refuse numbers that do not fit into the engines' machine integers, wherever they stand."""
    if isinstance(data, int) and abs(data) >= 2**53:
        raise BadPosition(where, "the number is too large")
    if isinstance(data, Mapping):
        for key, inner in data.items():
            check_numbers(inner, f"{where}.{key}")
    elif isinstance(data, list | tuple):
        for index, inner in enumerate(data):
            check_numbers(inner, f"{where}[{index}]")
