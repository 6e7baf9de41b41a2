"""What time it is. Tests bring a clock of their own."""

from __future__ import annotations

import time


class Clock:
    """Wall-clock time in milliseconds."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000


class StoppedClock(Clock):
    """A clock that moves only when told."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time

    def wait(self, milliseconds: int) -> None:
        self.time += milliseconds
