"""From messages to JSON and back: what somebody sent is a message, or one says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

LONGEST = 200  # of what is said about a problem

encode = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """This is no such message: `where` is the field (empty for the whole), `problem` what is wrong with it.

    >>> reader(list[int])(b'[1, "2"]')
    Traceback (most recent call last):
    patolli.server.wire.json.Unreadable: [1]: Expected `int`, got `str`
    """

    def __init__(self, error: Exception) -> None:
        problem, _, where = str(error).partition(" - at `")
        self.where = where.rstrip("`").removeprefix("$").removeprefix(".")
        self.problem = problem[:LONGEST]
        super().__init__(f"{self.where}: {self.problem}" if self.where else self.problem)


def reader(kind: Any) -> Callable[[str | bytes], Any]:
    """What reads JSON of this kind, or raises `Unreadable`."""
    decode = msgspec.json.Decoder(kind).decode

    def read(text: str | bytes) -> Any:
        try:
            return decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Unreadable(error) from None

    return read
