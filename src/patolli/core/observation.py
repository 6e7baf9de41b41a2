"""A position as a row of small numbers, for programs that learn: `State.observe_into` fills it.

An entry is a number from -128 to 127; what is larger is told as the limit. Sets have an entry for each thing
that could be in them, and who or which one out of several is told by a single 1.
"""

from __future__ import annotations

from typing import Final

from patolli.core.fast import i64, u8, vec

LEAST: Final = -128
MOST: Final = 127


class Observation:
    """Rows of entries that are made once and filled again and again. `at` is where the next entry goes."""

    items: Final[vec[u8]]  # a negative number is told as 256 more, as in a signed byte
    at: i64

    def __init__(self, room: int) -> None:
        self.items = vec[u8](bytes(room))
        self.at = 0

    def put(self, number: i64) -> None:
        if number > MOST:
            number = MOST
        elif number < LEAST:
            number = LEAST
        self.items[self.at] = u8(number & 255)
        self.at += 1

    def numbers(self, source: vec[i64], start: i64, count: i64) -> None:
        """So many numbers of an array."""
        items = self.items
        at = self.at
        i: i64 = start
        while i < start + count:
            number = source[i]
            if number > MOST:
                number = MOST
            elif number < LEAST:
                number = LEAST
            items[at] = u8(number & 255)
            at += 1
            i += 1
        self.at = at

    def members(self, bits: i64, count: i64) -> None:
        """Which of so many things are in a set, a bit for each."""
        items = self.items
        at = self.at
        stop = at + count
        while at < stop:
            items[at] = u8(bits & 1)
            bits >>= 1
            at += 1
        self.at = at

    def which(self, one: i64, count: i64) -> None:
        """Which one out of so many; none, if there is no such."""
        first = self.at
        self.blank(count)
        if 0 <= one < count:
            self.items[first + one] = 1

    def blank(self, count: i64) -> i64:
        """So many zeros, for what is marked afterwards; says where they begin."""
        items = self.items
        first = self.at
        at = first
        stop = at + count
        while at < stop:
            items[at] = 0
            at += 1
        self.at = at
        return first

    def seen_from(self, seat: i64, other: i64, seats: i64) -> None:
        """Which seat: the own one first, then the others clockwise; none, if it is negative."""
        if other >= 0:
            other -= seat
            if other < 0:
                other += seats
        self.which(other, seats)
