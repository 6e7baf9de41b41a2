"""Randomness that is the same everywhere and forever: xoshiro128++ on 32-bit words.

Not `random.Random`: its methods may change between Python versions, it is large to copy, and it
cannot be compiled. Every word is masked to 32 bits, so interpreted (unbounded) and compiled
(64-bit) arithmetic agree.
"""

from __future__ import annotations

import hashlib

from patolli.core.fast import i64, vec


class Rng:
    """A generator kept inside a state: four words, cheap to copy, readable in a position."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def next(self) -> i64:
        """The next 32-bit word."""
        total: i64 = (self.a + self.d) & 0xFFFFFFFF
        result: i64 = (((total << 7) | (total >> 25)) + self.a) & 0xFFFFFFFF
        t: i64 = (self.b << 9) & 0xFFFFFFFF
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) | (self.d >> 21)) & 0xFFFFFFFF
        return result

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1 (n up to 2**32); unfair words are thrown away."""
        limit: i64 = 4294967296 - 4294967296 % n
        word = self.next()
        while word >= limit:
            word = self.next()
        return word % n

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place (Fisher-Yates)."""
        i: i64 = count - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def deal(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items so that the order they lay in before does not matter.

        For `State.resample`: what the seat cannot know must not even show in which worlds it thinks of.
        """
        i: i64 = 1
        while i < count:
            kept = items[i]
            j = i
            while j > 0 and items[j - 1] > kept:
                items[j] = items[j - 1]
                j -= 1
            items[j] = kept
            i += 1
        self.shuffle(items, count)


def seeded(seed: int | str) -> Rng:
    """A generator from a seed of any size; a long secret seed cannot be guessed from its hash.

    >>> seeded(7).below(100) == seeded(7).below(100)
    True
    """
    digest = hashlib.sha256(f"patolli {seed}".encode()).digest()
    a = int.from_bytes(digest[0:4], "big")
    b = int.from_bytes(digest[4:8], "big")
    c = int.from_bytes(digest[8:12], "big")
    d = int.from_bytes(digest[12:16], "big")
    return Rng(a, b, c, d | 1)


def seed_hash(seed: int | str) -> str:
    """What is published at the start of a game, so that everybody can check the seed at its end."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
