"""Clocks that count seconds stand still while the server is down, and only then; those of days run on."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest
from tests.server.people import ServerProcess, Someone

from patolli.testing.postgres import Postgres

BANK = {"kind": "bank", "bank": 3_600_000, "increment": 0}
DAYS = {"kind": "days", "days": 3}


class Stored(NamedTuple):
    """What the database says about the clock that runs at a table, and when it last heard of a server."""

    left: int
    since: int
    beat: int


class Database(Protocol):
    url: str | None

    def look(self, table: str) -> Stored: ...


QUERY = (
    "SELECT left_ms, since, at FROM seats, health"
    " WHERE table_id = '{}' AND since IS NOT NULL AND health.id = 1"
)


class OnSqlite:
    url: str | None = None

    def __init__(self, file: Path) -> None:
        self.file = file

    def look(self, table: str) -> Stored:
        with sqlite3.connect(self.file) as connection:
            return Stored(*connection.execute(QUERY.format(table)).fetchone())


class OnPostgres:
    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.url: str | None = postgres.url

    def look(self, table: str) -> Stored:
        printed = self.postgres.execute(f"COPY ({QUERY.format(table)}) TO STDOUT")
        return Stored(*map(int, printed.split()))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        yield OnSqlite(tmp_path / "patolli.sqlite")
        return
    running = Postgres(tmp_path / "postgres")
    yield OnPostgres(running)
    running.stop()


@pytest.fixture
def server(database: Database, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, database=database.url) as process:
        yield process


def begin(server: ServerProcess, clock: dict[str, Any]) -> tuple[Someone, str]:
    ana = server.guest()
    return ana, ana.table("patolli", "me local", clock=clock, start=True)["table"]["id"]


def shown(person: Someone, table: str) -> int:
    """What the running clock shows."""
    seats = person.get(f"/api/tables/{table}")["table"]["seats"]
    return next(int(seat["clock"]["left"]) for seat in seats if seat["clock"]["running"])


def let_it_run(database: Database, table: str, milliseconds: int) -> None:
    """Until the database has heard of a server so long after the turn began."""
    while (now := database.look(table)).beat < now.since + milliseconds:
        time.sleep(0.05)


def test_a_killed_server_gives_back_only_the_time_it_was_gone(
    server: ServerProcess, database: Database
) -> None:
    ana, table = begin(server, BANK)
    let_it_run(database, table, 1500)
    server.kill()
    before = database.look(table)
    used = before.beat - before.since
    time.sleep(1)
    started = time.monotonic()
    server.start()
    left = shown(ana, table)
    awake = (time.monotonic() - started) * 1000
    assert before.left - used - awake <= left <= before.left - used


def test_a_server_that_ends_in_order_gives_back_to_the_millisecond(
    server: ServerProcess, database: Database
) -> None:
    ana, table = begin(server, BANK)
    before = shown(ana, table)
    server.stop()
    stopped = database.look(table)
    assert stopped.left - (stopped.beat - stopped.since) <= before
    time.sleep(1)
    started = time.monotonic()
    server.start()
    left = shown(ana, table)
    awake = (time.monotonic() - started) * 1000
    used = stopped.beat - stopped.since
    assert stopped.left - used - awake <= left <= stopped.left - used


def test_days_run_on(server: ServerProcess, database: Database) -> None:
    _, table = begin(server, DAYS)
    before = database.look(table)
    server.kill()
    time.sleep(1)
    server.start()
    assert database.look(table)[:2] == before[:2]


def test_while_the_computer_sleeps_clocks_stand_still(server: ServerProcess, database: Database) -> None:
    ana, table = begin(server, BANK)
    let_it_run(database, table, 1)
    with ana.live(table) as live:
        looked = time.monotonic()
        before = shown(ana, table)
        with server.asleep():
            fell_asleep = time.monotonic()
            time.sleep(5)
            woke = time.monotonic()
        live.until("state")  # the clocks were moved
        awake = (fell_asleep - looked + time.monotonic() - woke) * 1000
    left = [seat["clock"]["left"] for seat in live.state["table"]["seats"] if seat["clock"]["running"]]
    assert left[0] >= before - awake


def test_a_second_process_does_not_stop_the_clocks_of_the_first(
    server: ServerProcess, database: Database, tmp_path_factory: pytest.TempPathFactory
) -> None:
    if database.url is None:
        pytest.skip("there is one process on SQLite")
    _, table = begin(server, BANK)
    let_it_run(database, table, 3000)
    with ServerProcess(tmp_path_factory.mktemp("second"), database=database.url):
        now = database.look(table)
        assert now.beat - now.since >= 3000
