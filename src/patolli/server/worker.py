"""A process that only thinks: it takes jobs from the PostgreSQL that servers share. No doors, no sockets."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable

from patolli.server import opponents, process_rows, store
from patolli.server.analyses import Analyses
from patolli.server.bots import BotPlayers
from patolli.server.clock import Clock
from patolli.server.database import Busy, Database
from patolli.server.hub import Hub
from patolli.server.metrics import Metrics
from patolli.server.settings import Settings
from patolli.server.shared_jobs import SharedJobs
from patolli.server.supervisor import supervise


class RunningWorker:
    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        self.settings = settings
        self.clock = clock
        self.metrics = metrics

    async def run(self, ready: Callable[[], None]) -> None:
        """Until somebody says Ctrl-C; what is being thought about then is thought of by another."""
        ended = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
        opponents.offer(self.settings.bots)
        database = Database(self.settings.url())
        hub = Hub(database, self.clock, self.metrics, self.settings.limits)
        bots = BotPlayers(hub, self.settings.workers)
        analyses = Analyses(hub, bots.pools["analyses"])
        jobs = SharedJobs(hub, bots, analyses, self.settings.url(), self.settings.workers)
        await jobs.open()
        alive = asyncio.create_task(supervise("giving a sign of life", lambda: give_signs(database)))
        ready()
        await ended.wait()
        alive.cancel()
        await jobs.close()
        bots.close()
        with contextlib.suppress(Busy):  # then the others will notice
            await database.write(lambda c: process_rows.leave(c, [database.name]))
        await database.close()


async def give_signs(database: Database) -> None:
    """The others know that somebody of our version runs."""
    while True:
        await database.write(lambda c: process_rows.beat(c, database.name, False, store.database_time(c)))
        await asyncio.sleep(1)
