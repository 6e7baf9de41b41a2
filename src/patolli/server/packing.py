"""The log of a game that is over, packed: positions that follow each other are nearly the same.

The moves are one stream, column by column. The positions are many short streams, each of which begins with
a whole position, so that a replay unpacks only the one it asks for. Luck cannot be squeezed, but it can be
counted: instead of the generator's words stands how many draws they are after those of the first position.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from patolli.core.rng import Rng
from patolli.server.rows import MoveRow

TOGETHER = 64  # positions in one stream
MOST_DRAWS = 4096  # between two positions; where there were more the words stay
# A megabyte of memory is more than any stream has, and preset 3 is as quick as zlib.
STREAM = [{"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": 1 << 20, "pb": 0}]
COLUMNS = ("seat", "phrase", "secret", "events", "scores", "rules", "client", "at")

Position = dict[str, Any]


class PackedLog(NamedTuple):
    number: int  # of moves
    moves: bytes
    positions: bytes


def pack(moves: Sequence[MoveRow]) -> PackedLog:
    """Pack a log whose moves all have their positions."""
    columns = [[getattr(move, name) for move in moves] for name in COLUMNS]
    positions = [move.position or {} for move in moves]
    starts = range(0, len(positions), TOGETHER)
    streams = [_squeeze(b"\n".join(_lines(positions[at : at + TOGETHER]))) for at in starts]
    return PackedLog(len(moves), _squeeze(msgspec.json.encode(columns)), msgspec.msgpack.encode(streams))


def unpack_moves(packed: bytes) -> list[MoveRow]:
    """The log, without positions."""
    columns = msgspec.json.decode(_expand(packed))
    rows = zip(*columns, strict=True)
    return [MoveRow(number, **dict(zip(COLUMNS, row, strict=True))) for number, row in enumerate(rows)]


def unpack_position(packed: bytes, number: int) -> Position:
    """The position after the move with this number."""
    stream, line = divmod(number, TOGETHER)
    lines = _expand(msgspec.msgpack.decode(packed, type=list[bytes])[stream]).split(b"\n")
    position: Position = msgspec.json.decode(lines[line])
    if isinstance(position.get("rng"), int):
        position["rng"] = _after(msgspec.json.decode(lines[0])["rng"], position["rng"])
    return position


def _squeeze(text: bytes) -> bytes:
    return lzma.compress(text, lzma.FORMAT_RAW, filters=STREAM)


def _expand(packed: bytes) -> bytes:
    return lzma.decompress(packed, lzma.FORMAT_RAW, filters=STREAM)


def _lines(positions: Sequence[Position]) -> Iterator[bytes]:
    """A whole position, and others with their luck counted from there."""
    first = positions[0]
    yield msgspec.json.encode(first)
    luck = Draws(first["rng"]) if "rng" in first else None
    for position in positions[1:]:
        count = luck.until(position["rng"]) if luck and "rng" in position else None
        yield msgspec.json.encode(position if count is None else {**position, "rng": count})


class Draws:
    """A generator that follows the positions of a game."""

    def __init__(self, words: Sequence[int]) -> None:
        self.rng = Rng(*words)
        self.count = 0

    def until(self, words: Sequence[int]) -> int | None:
        """How many draws these words are after the first; None if that is too far."""
        ahead = self.rng.copy()
        for drawn in range(MOST_DRAWS):
            if ahead.words() == list(words):
                self.rng, self.count = ahead, self.count + drawn
                return self.count
            ahead.next()
        return None


def _after(words: Sequence[int], draws: int) -> list[int]:
    rng = Rng(*words)
    for _ in range(draws):
        rng.next()
    return rng.words()
