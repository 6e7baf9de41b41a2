"""The jobs of servers that share a PostgreSQL: procrastinate keeps them, and whoever is free takes one.

A job names a turn and little more: whoever takes it loads the table, thinks and moves, with the same
functions as everywhere (`bots`). The transaction of a move puts the next job on the queue, so a bot thinks
once, whoever serves its table. Every few seconds each process looks for what went wrong: jobs of workers that
died are forgotten, and tables that wait for a bot without a job get one, and so do analyses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator

from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.worker import Worker
from sqlalchemy import Connection

from patolli.server import analysis_rows, job_rows
from patolli.server.analyses import Analyses
from patolli.server.bots import LANES, BotPlayers, lane_of, waiting_bot
from patolli.server.database import Busy, plain_url
from patolli.server.errors import Refusal
from patolli.server.hub import Hub
from patolli.server.news import Hinted, tell_one
from patolli.server.room import Room
from patolli.server.rows import TableRow
from patolli.server.supervisor import supervise
from patolli.server.wire.words import Depth

log = logging.getLogger("patolli.server")
HEARTBEAT = 1.0  # seconds
SWEEP = 2.0  # seconds between two looks for what went wrong
LONGEST = 60.0  # seconds after which a table where bots fail is tried again at the latest
PATIENCE = 20.0  # seconds that somebody waits for a hint


class SharedJobs:
    def __init__(self, hub: Hub, bots: BotPlayers, analyses: Analyses, url: str, workers: int) -> None:
        self.hub = hub
        self.bots = bots
        self.analyses = analyses
        self.database = hub.database
        self.workers = workers
        self.app = App(connector=PsycopgConnector(conninfo=plain_url(url), min_size=1, max_size=4))
        self.app.task(name="turn", pass_context=True)(self.turn)
        self.app.task(name="hint", pass_context=True)(self.give_hint)
        self.app.task(name="analysis", pass_context=True)(self.work_on_analysis)
        self._at_work: list[Worker] = []
        self._under_way: set[int] = set()  # jobs
        self._suspects: set[int] = set()  # jobs that one of our workers has, but nobody does
        self._asked: dict[str, asyncio.Future[str]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        hub.when_written.append(self.written)

    async def open(self) -> None:
        await self.database.write(job_rows.defer_forgotten)
        self._tasks.append(asyncio.create_task(supervise("looking after the jobs", self._sweep)))
        if self.workers:
            self._tasks.append(asyncio.create_task(supervise("taking jobs", self._work)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    @staticmethod
    def written(connection: Connection, table: TableRow) -> None:
        """What is written about a table may make it wait for a bot."""
        seat = waiting_bot(table)
        if seat is not None:
            job_rows.defer_turn(connection, table.id, seat, lane_of(table), table.host)

    # Taking jobs.

    async def _work(self) -> None:
        async with self.app.open_async():
            self._at_work = [
                Worker(
                    app=self.app,
                    queues=[lane],
                    name=lane,
                    concurrency=self.workers,
                    fetch_job_polling_interval=SWEEP,
                    update_heartbeat_interval=HEARTBEAT,
                    stalled_worker_timeout=job_rows.DEAD,
                    shutdown_graceful_timeout=0.1,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
                for lane in LANES
            ]
            async with asyncio.TaskGroup() as all_lanes:
                for worker in self._at_work:
                    all_lanes.create_task(self._run(worker))

    @staticmethod
    async def _run(worker: Worker) -> None:
        await worker.run()  # type: ignore[no-untyped-call]
        raise Busy  # it gave up: the database is away

    async def turn(
        self, context: JobContext, *, table: str, seat: int, made: int, person: str, failures: int
    ) -> None:
        with self._noted(context):
            try:
                await self.bots.take_turn(table, (seat, made))
            except Refusal as refusal:
                if refusal.error != "not-found":
                    log.warning("no bot can move here", extra={"table": table[:6], "error": refusal.error})
                    await self._try_again(table, failures)
            except Exception:
                self.hub.metrics.job_failures.labels("turn").inc()
                log.exception("a bot could not move", extra={"table": table[:6]})
                await self._try_again(table, failures)

    async def _try_again(self, table: str, failures: int) -> None:
        """Ever more slowly, here or in another process."""
        pause = min(2.0**failures, LONGEST)
        await self.database.write(lambda c: job_rows.defer_again(c, table, pause, min(failures + 1, 10)))

    @contextlib.contextmanager
    def _noted(self, context: JobContext) -> Iterator[None]:
        job = context.job.id or 0
        self._under_way.add(job)
        try:
            yield
        finally:
            self._under_way.discard(job)

    # Hints: asked in one process, thought of in another.

    async def hint(self, room: Room, seat: int, level: str, person: str) -> str:
        asked = f"{self.database.name}-{secrets.token_urlsafe(9)}"  # who wants to know, and what for
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[asked] = answer
        facts = {"table": room.table.id, "seat": seat, "level": level, "asked": asked}
        try:
            most = self.hub.limits.hints
            await self.database.write(lambda c: job_rows.defer_hint(c, person, most, **facts))
            phrase = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Busy from None
        finally:
            del self._asked[asked]
        if not phrase:
            raise Busy
        return phrase

    async def give_hint(
        self, context: JobContext, *, table: str, person: str, seat: int, level: str, asked: str
    ) -> None:
        phrase = ""
        with self._noted(context):
            try:
                await self.hub.refresh(table)  # an open turn leaves no mark by which we could see it
                room = await self.hub.room(table, passing=True)
                phrase = await self.bots.hint(room, seat, level, person)
            except Refusal as refusal:
                log.info("no hint", extra={"table": table[:6], "error": refusal.error})
            except Exception:
                self.hub.metrics.job_failures.labels("hint").inc()
                log.exception("no hint", extra={"table": table[:6]})
            hinted = Hinted(asked, phrase)
            if asked in self._asked:
                await self.hear(hinted)
            else:
                await self.database.write(lambda c: tell_one(c, asked.partition("-")[0], hinted))

    async def hear(self, news: Hinted) -> None:
        """Another process, or this one, has thought of a hint."""
        waiting = self._asked.get(news.asked)
        if waiting is not None and not waiting.done():
            waiting.set_result(news.phrase)

    # Analyses: whoever asks first puts the job on the queue.

    async def analyse(self, table_id: str, depth: Depth, person: str) -> None:
        def write(connection: Connection) -> None:
            if analysis_rows.ask(connection, table_id, depth, person):
                job_rows.defer_analysis(connection, table_id, depth, person)

        await self.database.write(write)

    async def work_on_analysis(self, context: JobContext, *, table: str, depth: Depth, person: str) -> None:
        with self._noted(context):
            await self.analyses.try_to_work(table, depth)

    # Looking after them.

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.hub.forget_idle()
            lost = await self.database.write(self._mend)
            if lost:
                log.warning("jobs of dead workers are done again", extra={"count": lost})

    def _mend(self, connection: Connection) -> int:
        """Nobody waits for a worker that is gone, or for a job that was done although nobody could say so."""
        lost = job_rows.drop_lost(connection)
        mine = [worker.worker_id for worker in self._at_work if worker.worker_id is not None]
        idle = job_rows.doing(connection, mine) - self._under_way
        job_rows.drop(connection, idle & self._suspects)
        self._suspects = idle
        job_rows.defer_forgotten(connection)
        return lost

    async def measure(self) -> None:
        """How much waits, for the figures."""
        found = {lane.lane: lane for lane in await self.database.read(job_rows.waiting)}
        for lane in LANES:
            row = found.get(lane, job_rows.Waiting(lane, 0, 0.0))
            self.hub.metrics.jobs.labels(lane).set(row.jobs)
            self.hub.metrics.job_age.labels(lane).set(row.oldest)

    async def oldest(self) -> float:
        found = await self.database.read(job_rows.waiting)
        return max((lane.oldest for lane in found if lane.lane == "people"), default=0.0)
