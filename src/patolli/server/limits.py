"""How fast somebody may do something: buckets that fill up again by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable

from patolli.server.errors import Refusal

Rate = tuple[float, float]  # events a second, events at once


class TooFast(Refusal):
    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast")
        self.retry_after = max(1, int(seconds + 0.999))


class Bucket:
    """
    >>> now = [0.0]
    >>> bucket = Bucket((1, 2), clock=lambda: now[0])
    >>> [bucket.take() for _ in range(3)]
    [0.0, 0.0, 1.0]
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.level = rate[1]
        self.at = clock()

    def take(self) -> float:
        """Take one; returns 0, or the seconds to wait if there is none."""
        now = self.clock()
        self.level = min(self.rate[1], self.level + (now - self.at) * self.rate[0])
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate[0]

    def full(self) -> bool:
        return self.level + (self.clock() - self.at) * self.rate[0] >= self.rate[1]


class Buckets:
    """A bucket for everybody who comes along; those that are full again are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Take one, or raise `TooFast`."""
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= 10_000:
                self.tidy()
            bucket = self.buckets[who] = Bucket(self.rate)
        wait = bucket.take()
        if wait:
            raise TooFast(wait)

    def tidy(self) -> None:
        self.buckets = {who: bucket for who, bucket in self.buckets.items() if not bucket.full()}
