"""The door to the database: writes share transactions, so that many moves need one trip to the disk.

One thread writes. It takes whatever waits in its queue, runs all of it in one transaction, and only when that
is committed says so. With `synchronous=FULL` a job that was answered is on disk. If one job fails, the others
are run again each on its own, so that nobody pays for somebody else. Reads run beside it.

A connection that breaks while a transaction is committed leaves open whether it was: then nothing is run
again, and whoever asked is told `Busy`.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import DBAPIError, OperationalError

from patolli.server.errors import Refusal

T = TypeVar("T")
BATCH = 200
log = logging.getLogger("patolli.server")


class Busy(Refusal):
    """The database is away, or others were in the way: nothing is known to have happened; ask again."""

    def __init__(self) -> None:
        super().__init__("busy")
        self.retry_after = 1


def open_engine(
    url: str, begin: str = "BEGIN", patience: float = 20.0, isolation: IsolationLevel = "READ COMMITTED"
) -> Engine:
    """An engine; an SQLite file is set to survive a crash at any moment."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        return create_engine(parsed, hide_parameters=True, pool_pre_ping=True, isolation_level=isolation)
    # Parameters are hidden because they would put seeds and secrets into logged errors.
    engine = create_engine(
        parsed, hide_parameters=True, connect_args={"timeout": patience, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves; the driver's own idea breaks savepoints
        # What is deleted is overwritten: somebody may have asked to be forgotten.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def plain_url(url: str) -> str:
    """The URL without SQLAlchemy's name of the driver."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class Database:
    def __init__(self, url: str) -> None:
        self.shared = make_url(url).get_backend_name() != "sqlite"  # may other processes write, too?
        self.url = url
        self.name = secrets.token_hex(6)  # of this process, for the others
        self._writer = open_engine(url, "BEGIN IMMEDIATE") if not self.shared else open_engine(url)
        # A table is read with several queries: they must see the same moment, as they do on SQLite.
        self._reader = open_engine(url, isolation="REPEATABLE READ")
        self._jobs: queue.SimpleQueue[tuple[Callable[[Connection], Any], asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self._thread = threading.Thread(target=self._write_all, name="write", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the next shared transaction; when this returns, it is on disk."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, done))
        with self._told_plainly():
            return await done

    async def read(self, job: Callable[[Connection], T]) -> T:
        with self._told_plainly():
            return await self._loop.run_in_executor(self._readers, self._read, job)

    @contextmanager
    def _told_plainly(self) -> Iterator[None]:
        """Trouble with a database on the network is nobody's fault, and passes."""
        try:
            yield
        except DBAPIError as error:
            if not self.shared or not (isinstance(error, OperationalError) or connection_lost(error)):
                raise
            log.warning("the database did not answer", extra={"error": type(error.orig).__name__})
            raise Busy from None

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._reader.begin() as connection:
            return job(connection)

    def _write_all(self) -> None:
        # A file does not go away, so its connection is kept; one to PostgreSQL is looked at each time.
        kept = None if self.shared else self._writer.connect()
        while batch := self._take():
            outcomes = self._commit(batch, kept)
            self._loop.call_soon_threadsafe(_settle, outcomes)
        if kept is not None:
            kept.close()

    def _take(self) -> list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]]:
        batch = []
        first = self._jobs.get()
        while first is not None:
            batch.append(first)
            if len(batch) == BATCH or self._jobs.empty():
                return batch
            first = self._jobs.get()
        self._jobs.put(None)  # the end, once what came before it is written
        return batch

    def _commit(
        self, batch: list[Any], kept: Connection | None
    ) -> list[tuple[asyncio.Future[Any], Any, Exception | None]]:
        try:
            with self._transaction(kept) as connection:
                return [(done, job(connection), None) for job, done in batch]
        except Exception as error:
            if len(batch) == 1 or connection_lost(error):
                return [(done, None, error) for _, done in batch]
        return [outcome for single in batch for outcome in self._commit([single], kept)]

    @contextmanager
    def _transaction(self, kept: Connection | None) -> Iterator[Connection]:
        if kept is None:
            with self._writer.begin() as connection:
                yield connection
        else:
            with kept.begin():
                yield kept

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()


def connection_lost(error: Exception) -> bool:
    """Did the connection break, or could none be made?"""
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated or not isinstance(error, OperationalError):
        return error.connection_invalidated
    state = getattr(error.orig, "sqlstate", "")  # None: it comes from the network, not from the database
    return state is None or state.startswith(("08", "57P"))


def _settle(outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for done, result, error in outcomes:
        if done.cancelled():
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)
