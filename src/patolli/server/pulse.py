"""While nobody could move, clocks that count seconds stand still; clocks that count days run on.

As long as such clocks run, every process writes the time into the database, once a second. Whoever finds that
the last time is long ago knows that for so long there was no server, no database, or no computer awake, and
moves the beginnings of the running turns by just that much.
"""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection

from patolli.server import store
from patolli.server.clock import Clock
from patolli.server.database import Busy
from patolli.server.hub import Hub
from patolli.server.news import ClocksMoved, tell_all

MISSED = 3000  # milliseconds without a beat from which on something was down


class Pulse:
    def __init__(self, hub: Hub, clock: Clock) -> None:
        self.hub = hub
        self.database = hub.database
        self.clock = clock
        self.beating = False  # did clocks run when we last looked?

    async def resume(self) -> None:
        """At the start: nobody could move since the last beat."""
        await self.hub.rewind_clocks(lambda c: self._forgive(c, 0))
        self.beating = True

    async def beat(self) -> None:
        """Once a second."""
        with contextlib.suppress(Busy):  # then this beat is missed, which is just what it means
            if not await self.database.read(store.bank_clocks_run):
                self.beating = False
            elif self.beating and await self.database.read(self._silence) > MISSED:
                await self.hub.rewind_clocks(lambda c: self._forgive(c, MISSED))
            else:
                await self.database.write(lambda c: store.beat(c, self.now(c)))
                self.beating = True

    def now(self, connection: Connection) -> int:
        """Processes on several computers go by the clock of their database."""
        return store.database_time(connection) if self.database.shared else self.clock.now()

    def _silence(self, connection: Connection) -> int:
        return self.now(connection) - store.last_beat(connection)

    def _forgive(self, connection: Connection, longer_than: int) -> None:
        """Give back the time since the last beat, unless another process was faster and did so."""
        last = store.last_beat(connection, hold=True)
        now = self.now(connection)
        if now - last > longer_than:
            store.rewind_clocks(connection, last, now)
            tell_all(self.database, connection, ClocksMoved())
        store.beat(connection, now)
