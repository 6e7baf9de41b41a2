"""Everything one running server has, put together: database, tables, people, bots, limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from patolli.server import store
from patolli.server.bots import BotPlayers
from patolli.server.clock import Clock
from patolli.server.database import Database
from patolli.server.hub import Hub
from patolli.server.limits import Buckets
from patolli.server.metrics import Metrics
from patolli.server.people import People
from patolli.server.settings import Settings
from patolli.server.thinkers import Thinkers

log = logging.getLogger("patolli.server")


class RunningServer:
    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.clock = clock
        self.metrics = metrics
        self.database = Database(settings.url())
        self.people = People(self.database, clock, limits.bots)
        self.hub = Hub(self.database, clock, metrics)
        self.thinkers = Thinkers(settings.workers)
        self.bots = BotPlayers(self.hub, self.thinkers)
        self.new_guests = Buckets(limits.guests)
        self.attempts = Buckets(limits.logins)
        self.thoughts = Buckets(limits.thinking)
        self.chatter = Buckets(limits.chat)
        self.sockets: dict[str, int] = {}  # how many each person has open
        self.muted: dict[str, set[str]] = {}  # whom each person with an open socket does not want to hear
        self.login_ends: list[Callable[[str], None]] = []  # open sockets that want to know
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self.database.shared:
            from patolli.server import neighbours  # only there the driver for PostgreSQL is needed

            self._tasks.append(asyncio.create_task(neighbours.listen(self.hub, self.settings.url())))
        else:
            await self.database.write(lambda c: store.forgive_downtime(c, self.clock.now()))
        await self.bots.resume()
        self._tasks.append(asyncio.create_task(self._tick()))

    async def _tick(self) -> None:
        """Once a second: flags that fall, tables that nobody watches."""
        while True:
            await asyncio.sleep(1)
            try:
                self.hub.look_at_clocks()
                self.hub.forget_idle()
                self.metrics.rooms.set(len(self.hub.rooms))
            except Exception:
                log.exception("the tick failed")

    async def close(self) -> None:
        await self.bots.end()
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.thinkers.close()
        await self.database.close()

    def end_login(self, login: str) -> None:
        """Sockets of a login that ended are closed."""
        for listener in list(self.login_ends):
            listener(login)
