"""One transaction for many writes, and still nobody pays for the failure of another."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from patolli.server import schema, tables
from patolli.server.clock import Clock
from patolli.server.database import Database
from patolli.server.hub import Hub
from patolli.server.metrics import Metrics
from patolli.server.migrate import migrate
from patolli.server.rows import Person
from patolli.server.settings import Limits
from patolli.server.store import beat, insert_table


@pytest.fixture
def url(tmp_path: Path) -> str:
    made = f"sqlite:///{tmp_path / 'x.sqlite'}"
    migrate(made)
    return made


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: where a browser test ran before, this one has a running loop already."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


def add(number: int) -> Any:
    return lambda connection: connection.execute(insert(schema.health), {"id": number, "at": 0})


def fail(connection: Connection) -> None:
    connection.execute(insert(schema.health), {"id": 999, "at": 0})
    raise RuntimeError("no")


def numbers(connection: Connection) -> list[int]:
    return sorted(connection.execute(select(schema.health.c.id)).scalars())


def test_a_job_that_fails_leaves_nothing_and_hurts_nobody(url: str) -> None:
    async def main() -> None:
        database = Database(url)
        jobs = [database.write(fail if n % 10 == 3 else add(n)) for n in range(100)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [n for n, outcome in enumerate(outcomes) if isinstance(outcome, RuntimeError)] == list(
            range(3, 100, 10)
        )
        assert await database.read(numbers) == [n for n in range(100) if n % 10 != 3]
        await database.close()

    run(main())


def test_what_was_queued_before_the_end_is_written(url: str) -> None:
    async def main() -> None:
        database = Database(url)
        jobs = [asyncio.ensure_future(database.write(add(n))) for n in range(300)]
        await asyncio.sleep(0)
        await database.close()
        await asyncio.gather(*jobs)
        again = Database(url)
        assert len(await again.read(numbers)) == 300
        await again.close()

    run(main())


def test_the_same_row_twice_is_refused_to_the_second_alone(url: str) -> None:
    async def main() -> None:
        database = Database(url)
        outcomes = await asyncio.gather(*(database.write(add(7)) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(outcome, Exception) for outcome in outcomes) == 4
        await database.write(lambda c: beat(c, 5))
        assert await database.read(numbers) == [1, 7]
        await database.close()

    run(main())


def test_a_table_is_in_memory_once_whatever_happens(url: str) -> None:
    """Otherwise one person would look at an old copy of a table on which others play on."""

    async def main() -> None:
        database = Database(url)
        hub = Hub(database, Clock(), Metrics(), Limits())
        host = Person("p_ana", "Ana", "person", None, None, None, "en", 0)
        table = tables.open_table(
            host, "patolli", [("me", None, None), ("open", None, None)], {}, False, None, False, True, 0
        )
        await database.write(lambda c: insert_table(c, table))
        first = asyncio.create_task(hub.room(table.id))
        second = asyncio.create_task(hub.room(table.id))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        third = asyncio.create_task(hub.room(table.id))
        rooms = await asyncio.gather(second, third)
        assert rooms[0] is rooms[1] is await hub.room(table.id)
        hub.forget_idle(seconds=-1)
        assert hub.rooms == {}
        assert await hub.room(table.id) is rooms[0]
        await database.close()

    run(main())
