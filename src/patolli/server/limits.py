"""How fast somebody may do something: buckets that fill up again by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Protocol

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


class Rates(Protocol):
    """How often everybody may do something."""

    async def take(self, who: str) -> None:
        """Take one, or raise `TooFast`."""


class Buckets:
    """A bucket for everybody who comes along; those that are full again are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    async def take(self, who: str) -> None:
        self.take_now(who)

    def take_now(self, who: str) -> None:
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


def place_of(address: str) -> str:
    """What counts as one address: whoever has an address of IPv6 has 2**64 of them.

    >>> place_of("192.0.2.7"), place_of("::ffff:192.0.2.7"), place_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)


class Places:
    """How many of something somebody has at the same time.

    >>> places = Places(each=1, all=10)
    >>> places.take("ana"), places.take("ana"), places.give_back("ana"), places.take("ana")
    (True, False, 0, True)
    """

    def __init__(self, each: int, all: int) -> None:
        self.each = each
        self.all = all
        self.total = 0
        self.taken: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Take a place, if there is one."""
        mine = self.taken.get(who, 0)
        if mine >= self.each or self.total >= self.all:
            return False
        self.taken[who] = mine + 1
        self.total += 1
        return True

    def give_back(self, who: str) -> int:
        """Give a place back; how many are left."""
        self.total -= 1
        self.taken[who] -= 1
        return self.taken[who] or self.taken.pop(who)
