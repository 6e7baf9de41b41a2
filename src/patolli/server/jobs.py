"""The jobs of a server that has its database to itself: where a table waits for a bot, one is under way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Protocol

from patolli.server import analysis_rows, store
from patolli.server.analyses import Analyses
from patolli.server.bots import LANES, BotPlayers, waiting_bot
from patolli.server.errors import Refusal
from patolli.server.hub import Hub
from patolli.server.room import Room
from patolli.server.wire.words import Depth

log = logging.getLogger("patolli.server")
LONGEST = 60.0  # seconds after which a table where bots fail is tried again at the latest


class Jobs(Protocol):
    """Somebody who sees to it that bots move and hints are given."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def hint(self, room: Room, seat: int, level: str, person: str) -> str: ...

    async def analyse(self, table_id: str, depth: Depth, person: str) -> None:
        """See to it that a finished game is analysed, once."""

    async def measure(self) -> None:
        """Note how much waits, for the figures."""

    async def oldest(self) -> float:
        """For how many seconds somebody has waited for a job to begin."""


class LocalJobs:
    def __init__(self, hub: Hub, bots: BotPlayers, analyses: Analyses) -> None:
        self.hub = hub
        self.bots = bots
        self.analyses = analyses
        self.ended = False
        self._turns: dict[str, asyncio.Task[None]] = {}  # by table
        self._analyses: set[asyncio.Task[None]] = set()
        hub.when_changed.append(self.look)

    async def open(self) -> None:
        """After a restart: bots whose turn it was go on, and so do analyses."""
        for table_id in await self.hub.database.read(store.waiting_bots):
            self._begin(table_id)
        for table_id, depth in await self.hub.database.read(analysis_rows.unfinished):
            self._begin_analysis(table_id, depth)

    def look(self, room: Room) -> None:
        if waiting_bot(room.table) is not None:
            self._begin(room.table.id)

    def _begin(self, table_id: str) -> None:
        if not self.ended and table_id not in self._turns:
            self._turns[table_id] = asyncio.create_task(self._play(table_id))

    async def _play(self, table_id: str) -> None:
        """One bot after the other, until the table waits for none."""
        pause = 0.0
        try:
            while True:
                try:
                    if not await self.bots.take_turn(table_id):
                        return
                    pause = 0.0
                except Refusal as refusal:
                    if refusal.error in ("not-found", "cannot-open"):
                        log.warning(
                            "no bot can move here", extra={"table": table_id[:6], "error": refusal.error}
                        )
                        return
                    pause = min(2 * pause + 1, LONGEST)
                except Exception:
                    self.hub.metrics.job_failures.labels("turn").inc()
                    log.exception("a bot could not move", extra={"table": table_id[:6]})
                    pause = min(2 * pause + 1, LONGEST)
                await asyncio.sleep(pause)
        finally:
            del self._turns[table_id]

    async def hint(self, room: Room, seat: int, level: str, person: str) -> str:
        return await self.bots.hint(room, seat, level, person)

    async def analyse(self, table_id: str, depth: Depth, person: str) -> None:
        if await self.hub.database.write(lambda c: analysis_rows.ask(c, table_id, depth, person)):
            self._begin_analysis(table_id, depth)

    def _begin_analysis(self, table_id: str, depth: Depth) -> None:
        if not self.ended:
            task = asyncio.create_task(self.analyses.try_to_work(table_id, depth))
            self._analyses.add(task)
            task.add_done_callback(self._analyses.discard)

    async def measure(self) -> None:
        """How much waits, for the figures."""
        for lane in LANES:
            queue = self.bots.pools[lane].queue
            self.hub.metrics.jobs.labels(lane).set(len(queue))
            self.hub.metrics.job_age.labels(lane).set(queue.oldest())

    async def oldest(self) -> float:
        return self.bots.pools["people"].queue.oldest()

    async def close(self) -> None:
        """Nobody thinks any more; a move that is being written is still announced, but answered by no bot."""
        self.ended = True
        for task in [*self._turns.values(), *self._analyses]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
