"""Who is next: everybody's first job comes before anybody's second.

Each job gets a turn: one after that of the same person's last job that still waits or runs, but none before
the turn that is due now. So who has fifty jobs waits for their own, and a stranger waits for one job at most.
On PostgreSQL the same rule is a query, see `shared_jobs`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush


@dataclass(order=True)
class Ticket:
    """A place in the queue."""

    turn: int
    number: int
    person: str = field(compare=False)
    called: asyncio.Future[None] = field(compare=False)
    since: float = field(compare=False)


class FairQueue:
    """So many jobs at once; who waits is called in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Ticket] = []
        self.open: dict[str, list[int]] = {}  # the turns of each person's jobs that wait or run
        self._number = 0

    @asynccontextmanager
    async def place(self, person: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        ticket = self._draw(person)
        try:
            await ticket.called
            yield
        finally:
            self._leave(ticket)

    def oldest(self) -> float:
        """For how many seconds the oldest job has waited."""
        waits = [ticket.since for ticket in self.waiting if not ticket.called.done()]
        return time.monotonic() - min(waits) if waits else 0.0

    def __len__(self) -> int:
        """How many wait."""
        return sum(not ticket.called.done() for ticket in self.waiting)

    def _draw(self, person: str) -> Ticket:
        mine = self.open.setdefault(person, [])
        due = self.waiting[0].turn if self.waiting else 0
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._number += 1
        ticket = Ticket(max(due, max(mine, default=-1) + 1), self._number, person, called, time.monotonic())
        mine.append(ticket.turn)
        heappush(self.waiting, ticket)
        self._call()
        return ticket

    def _call(self) -> None:
        while self.free and self.waiting:
            ticket = heappop(self.waiting)
            if not ticket.called.done():  # done: whoever waited is gone
                self.free -= 1
                ticket.called.set_result(None)

    def _leave(self, ticket: Ticket) -> None:
        if ticket.called.cancel() or ticket.called.cancelled():  # it was never called
            self.free -= 1
        self.free += 1
        mine = self.open[ticket.person]
        mine.remove(ticket.turn)
        if not mine:
            del self.open[ticket.person]
        self._call()
