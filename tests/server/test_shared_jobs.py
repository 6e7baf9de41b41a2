"""Jobs on PostgreSQL: whoever is free takes one, a bot thinks once, and nobody's end stops a game."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from sqlalchemy import text
from tests.server.people import OTHERS, THIRD_PARTY, ServerProcess
from tests.server.test_jobs import arena_moves
from tests.server.test_postgres import moved_to

from patolli.server import job_rows
from patolli.server.database import open_engine
from patolli.server.migrate import migrate
from patolli.testing import serving
from patolli.testing.postgres import Postgres


class WorkerProcess(serving.WorkerProcess):
    """A worker that also knows the games `fingers` and `nim`."""

    def __init__(self, url: str, *more: str) -> None:
        super().__init__(url, more, path=os.pathsep.join(map(str, (THIRD_PARTY, OTHERS))))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres"))
    migrate(running.url)
    yield running
    running.stop()


@pytest.fixture
def house(database: Postgres, tmp_path: Path) -> Iterator[House]:
    with House(database, tmp_path) as house:
        yield house


class House:
    """Servers on one database, which all end in the end."""

    def __init__(self, database: Postgres, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.closing = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.closing.close()

    def server(self, workers: int) -> ServerProcess:
        data = self.folder / str(len(list(self.folder.iterdir())))
        data.mkdir()
        more = ["--workers", str(workers)]
        return self.closing.enter_context(ServerProcess(data, database=self.database.url, more=more))

    def worker(self) -> WorkerProcess:
        return self.closing.enter_context(WorkerProcess(self.database.url))


def figure(server: ServerProcess, name: str) -> float:
    """The sum of all lines of a figure."""
    lines = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if re.match(rf"{name}[ {{]", line))


def test_a_bot_thinks_once_whoever_serves_the_table(house: House, fingers: Any) -> None:
    servers = [house.server(1), house.server(1)]
    ana = servers[0].guest()
    table = ana.table("fingers", "random random random", options={"rounds": 20})["table"]["id"]
    with ana.live(table) as here, moved_to(ana, servers[1]).live(table) as there:
        for live in (here, there):
            while not live.over():
                live.receive()
        assert here.moves == there.moves
    record = ana.get(f"/api/tables/{table}/record")
    assert record["moves"] == arena_moves(record, ["random"] * 3)
    thoughts = [figure(server, "patolli_bot_seconds_count") for server in servers]
    assert sum(thoughts) == 20 * 3  # turns, not moves: each shows two hands


def test_a_worker_thinks_for_a_server_that_does_not(house: House) -> None:
    server = house.server(0)
    ana = server.guest()
    table = ana.table("patolli", "coati me", hints=True, start=True)["table"]["id"]
    lonely = ana.table("mexica", "coati coati")["table"]["id"]
    while figure(server, "patolli_jobs_waiting") < 1:
        pass  # nobody takes it
    assert ana.get(f"/api/tables/{lonely}")["table"]["number"] == 0
    house.worker()
    with ana.live(table) as live:
        for _ in range(3):
            view = live.wait_for_my_turn()
            assert view is not None
            told = live.ask("hint", seat=1)
            assert told["phrase"] in view["legal"]
            live.play(view, told["phrase"])
    with ana.live(lonely) as live:
        while live.state["table"]["number"] < 20:
            live.receive()
    assert figure(server, "patolli_bot_seconds_count") == 0


def test_a_killed_worker_or_server_stops_no_game(house: House) -> None:
    """It is killed while it thinks: another one does it again, and nothing is lost or doubled."""
    first, second = house.server(0), house.server(0)
    ana = first.guest()
    table = ana.table("mexica", "serpent serpent serpent")["table"]["id"]
    with ana.live(table) as live:
        for _ in range(2):
            worker = house.worker()
            start = len(live.moves)
            while len(live.moves) < start + 3:
                live.receive()
            worker.kill()
        worker = house.worker()
        start = len(live.moves)
        while len(live.moves) < start + 3:
            live.receive()
    first.kill()
    with moved_to(ana, second).live(table) as live:
        start = len(live.moves)
        while len(live.moves) < start + 3:
            live.receive()
        assert [move["number"] for move in live.moves] == list(range(len(live.moves)))
    first.start()  # so that it can be stopped


def test_a_game_goes_on_after_the_database_was_away(house: House) -> None:
    server = house.server(1)
    ana = server.guest()
    table = ana.table("mexica", "coyote coyote coyote")["table"]["id"]
    with ana.live(table) as live:
        while len(live.moves) < 5:
            live.receive()
    house.database.kill()
    house.database.start()
    while httpx.get(f"{server.address}/healthz", timeout=60).status_code != 200:
        pass
    before = ana.get(f"/api/tables/{table}")["table"]["number"]
    with ana.live(table) as live:
        while len(live.moves) < before + 5:
            live.receive()


def test_everybodys_first_job_comes_before_anybodys_second(house: House) -> None:
    engine = open_engine(house.database.url)
    with engine.connect() as connection, connection.begin() as undone:

        def order() -> list[str]:
            query = "SELECT args ->> 'table' FROM procrastinate_jobs WHERE status = 'todo'"
            query += " AND queue_name = 'bots' ORDER BY priority DESC, id"
            return list(connection.execute(text(query)).scalars())

        connection.execute(text("DELETE FROM procrastinate_jobs"))
        for number in range(50):
            job_rows.defer_turn(connection, f"guest-{number}", 0, "bots", "guest")
        for table in ("ana-1", "ben-1", "ana-2"):
            job_rows.defer_turn(connection, table, 0, "bots", table.split("-")[0])
            job_rows.defer_turn(connection, table, 0, "bots", table.split("-")[0])  # it is there already
        assert order()[:6] == ["guest-0", "ana-1", "ben-1", "guest-1", "ana-2", "guest-2"]
        assert len(order()) == 53
        job_rows.defer_turn(connection, "clo-1", 0, "people", "guest")
        assert "clo-1" not in order()  # another lane
        # Who comes back again and again takes turns with those who wait.
        for number in range(3, 10):
            first = order()[0]
            connection.execute(
                text("DELETE FROM procrastinate_jobs WHERE args ->> 'table' = :t"), {"t": first}
            )
            job_rows.defer_turn(connection, f"dan-{number}", 0, "bots", "dan")
        people = [table.split("-")[0] for table in order()[:10]]
        assert people.count("guest") >= 3
        undone.rollback()
    engine.dispose()


def test_the_next_bot_need_not_wait_until_the_job_before_is_put_away(house: House) -> None:
    """While a turn is being thought about it is no second job, but the one after it can be taken at once."""
    engine = open_engine(house.database.url)
    with engine.connect() as connection, connection.begin() as undone:

        def take() -> str | None:
            fetch = text("SELECT lock FROM procrastinate_fetch_job_v2(ARRAY['bots']::varchar[], NULL)")
            taken: str | None = connection.execute(fetch).scalar_one()
            return taken

        connection.execute(text("DELETE FROM procrastinate_jobs"))
        job_rows.defer_turn(connection, "a", 0, "bots", "ana")
        assert take() == "turn a 0 0"
        job_rows.defer_turn(connection, "a", 0, "bots", "ana")  # somebody else chose meanwhile
        assert take() is None
        job_rows.defer_turn(connection, "a", 1, "bots", "ana")
        assert take() == "turn a 1 0"
        job_rows.defer_turn(connection, "a", 0, "bots", "ana", failures=1)
        assert take() is None  # the one that failed is still there
        undone.rollback()
    engine.dispose()


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([], "--database postgresql"),
        (["--database", "sqlite:///x.sqlite"], "--database postgresql"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be used"),
        (["--database", "postgresql://x/y", "--bot", "deep"], "NAME=cmd:PROGRAM"),
    ],
)
def test_a_worker_that_cannot_work_says_why(options: list[str], problem: str) -> None:
    done = subprocess.run([*WorkerProcess.command, *options], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert problem in done.stderr
    assert "Traceback" not in done.stderr
