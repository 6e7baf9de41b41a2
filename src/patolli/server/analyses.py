"""Analyses of finished games: a job has all parts of one judged in the worker processes, and keeps the whole.

Done twice, nothing more changes. When the table goes its row goes with it, and whoever works for it stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace

from sqlalchemy import Connection

from patolli.analysis.analysing import Part
from patolli.server import analysis_rows
from patolli.server.analysis_rows import AnalysisRow
from patolli.server.analysts import count_turns, judge_turns, report
from patolli.server.errors import Refusal
from patolli.server.hub import Hub
from patolli.server.news import Analysed, tell_watchers
from patolli.server.thinkers import Thinkers
from patolli.server.wire.socket import AnalysisNews
from patolli.server.wire.words import Depth

log = logging.getLogger("patolli.server")
PARTS = 40  # into which a game is cut: so often its readers see that it goes on


class NotNeeded(Exception):
    """The table is gone."""


class Analyses:
    def __init__(self, hub: Hub, pool: Thinkers) -> None:
        self.hub = hub
        self.pool = pool
        self.database = hub.database

    async def find(self, table_id: str, depth: Depth) -> AnalysisRow | None:
        return await self.database.read(lambda c: analysis_rows.load(c, table_id, depth))

    async def work(self, table_id: str, depth: Depth) -> None:
        """Do all that is left to do for an analysis."""
        row = await self.find(table_id, depth)
        if row is None or row.status in ("done", "failed"):
            return
        row = replace(row, status="running")
        with contextlib.suppress(NotNeeded):
            await self._write(row)
            await self._write(await self._judge(row))

    async def _judge(self, row: AnalysisRow) -> AnalysisRow:
        room = await self.hub.current(row.table_id)
        if not room.everything_open():
            raise Refusal("not-while-running")
        record = room.record().to_json()
        turns = await self.pool.run(row.person, count_turns, record)
        if isinstance(turns, str):
            return replace(row, status="failed", problem=turns)
        row = replace(row, of=turns)
        parts: dict[int, list[Part]] = {}
        size = max(1, turns // PARTS)

        async def judge_some(first: int) -> None:
            parts[first] = await self.pool.run(
                row.person, judge_turns, record, first, first + size, row.depth
            )
            await self._write(replace(row, done=sum(map(len, parts.values()))))

        tasks = [asyncio.create_task(judge_some(first)) for first in range(0, turns, size)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        whole = [part for first in sorted(parts) for part in parts[first]]
        told = await self.pool.run(row.person, report, record, whole, row.depth)
        return replace(row, status="done", done=turns, report=told)

    async def _write(self, row: AnalysisRow) -> None:
        """First on disk, then to everybody."""
        news = AnalysisNews(row.depth, row.status, row.done, row.of)

        def write(connection: Connection) -> bool:
            tell_watchers(self.database, connection, Analysed(row.table_id, news))
            return analysis_rows.write(connection, row)

        if not await self.database.write(write):
            raise NotNeeded
        self.tell(row.table_id, news)

    async def try_to_work(self, table_id: str, depth: Depth) -> None:
        """The same; if it goes wrong, whoever wants it may ask again."""
        try:
            await self.work(table_id, depth)
        except Exception:
            self.hub.metrics.job_failures.labels("analysis").inc()
            log.exception("no analysis", extra={"table": table_id[:6]})
            row = await self.find(table_id, depth)
            if row is not None:
                with contextlib.suppress(NotNeeded):
                    await self._write(replace(row, status="failed"))

    def tell(self, table_id: str, news: AnalysisNews) -> None:
        room = self.hub.rooms.get(table_id)
        for watcher in list(room.watchers) if room else []:
            watcher.tell(news)

    async def hear(self, news: Analysed) -> None:
        """Another process has come further."""
        self.tell(news.table, news.news)
