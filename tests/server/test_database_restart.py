"""PostgreSQL is killed and started again while two server processes play on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from tests.server.people import Live, ServerProcess, Someone
from tests.server.test_postgres import Two, moved_to

from patolli.testing.postgres import Postgres


@pytest.fixture
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres"))
    yield running
    running.stop()


@pytest.fixture
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    servers = [ServerProcess(tmp_path_factory.mktemp("server"), database=postgres.url) for _ in range(2)]
    with servers[0], servers[1]:
        yield servers[0], servers[1]


def wait_until(true: Callable[[], bool]) -> None:
    while not true():
        time.sleep(0.05)


def health(server: ServerProcess) -> int:
    return httpx.get(f"{server.address}/healthz", timeout=60).status_code


def meet(lives: list[Live]) -> None:
    """Until all were told the same moves."""
    while len({len(live.moves) for live in lives}) > 1:
        min(lives, key=lambda live: len(live.moves)).receive()


def say_something(live: Live) -> None:
    """Play one phrase, however long the database is away."""
    view = live.wait_for_my_turn()
    assert view is not None
    wish = {"seat": view["seat"], "number": view["next"], "phrase": view["legal"][0]}
    while (answer := live.ask("play", **wish))["type"] == "refused":
        assert answer["error"] == "busy", answer
        time.sleep(0.05)
    live.until("state")


def test_every_process_hears_again_after_the_database_was_killed(postgres: Postgres, two: Two) -> None:
    ana = two[0].guest("Ana")
    there = moved_to(ana, two[1])
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(table) as a, there.live(table) as b:
        for _ in range(3):
            postgres.kill()
            wait_until(lambda: [health(server) for server in two] == [503, 503])
            postgres.start()
            for live in (a, b, a, b):
                say_something(live)
                meet([a, b])
            wait_until(lambda: [health(server) for server in two] == [200, 200])
        assert a.moves == b.moves
    for server in two:
        assert server.log.count('"listening to the other processes"') == 4
        assert "Traceback" not in server.log


def test_what_was_done_elsewhere_while_nobody_listened_is_read_again(postgres: Postgres, two: Two) -> None:
    """One process hears nothing for a while; the other goes on."""
    ana, ben = two[0].guest("Ana"), two[1].guest("Ben")
    table = ana.table("patolli", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    ana.put("/api/me/password", password="seven hungry herons")
    phone, there = Someone(two[0].address), moved_to(ana, two[1])
    phone.post("/api/login", name="Ana", password="seven hungry herons")
    with ana.live(table) as live, phone.live(table) as lost:
        with two[0].asleep():
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            logins = there.get("/api/me/logins")
            there.delete(f"/api/me/logins/{logins[1]['id']}")
            ben.post(f"/api/tables/{table}/chat", id="1", text="are you there?")
            there.post(f"/api/tables/{table}/resign", seat=0)
        assert live.until("chat")["text"] == "are you there?"
        while not live.over():
            live.receive()
        assert lost.close_code() == 4401
    assert [line["text"] for line in ana.get(f"/api/tables/{table}/chat")] == ["are you there?"]
    assert sum(message["type"] == "chat" for message in live.received) == 1


def test_what_is_said_elsewhere_while_we_listen_is_heard_once(two: Two) -> None:
    ana = two[0].guest("Ana")
    there = moved_to(ana, two[1])
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        for number in range(10):
            who = (ana, there)[number % 2]
            who.post(f"/api/tables/{table}/chat", id=f"{number}", text=f"line {number}")
        heard = [live.until("chat")["text"] for _ in range(10)]
        assert heard == [f"line {number}" for number in range(10)]
