"""A finished game is analysed once, for everybody, and whatever happens to the server meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.analysis.games import played
from tests.server.people import JSON, ServerProcess, Someone
from tests.server.test_shared_jobs import WorkerProcess

from patolli import follow
from patolli.analysis import analyse
from patolli.analysis.report import Report
from patolli.testing.postgres import Postgres


def record(name: str, moves: int | None = None) -> JSON:
    """A game of bots as somebody would bring it, or its beginning."""
    return dict(
        msgspec.json.decode(msgspec.structs.replace(played(name), moves=played(name).moves[:moves]).to_json())
    )


def bring(person: Someone, name: str, moves: int | None = None) -> str:
    return str(person.post("/api/records", 201, **record(name, moves))["id"])


def ask(person: Someone, table: str, **more: Any) -> JSON:
    return dict(person.post(f"/api/tables/{table}/analysis", **more))


def wait_for(person: Someone, table: str) -> JSON:
    """The analysis, when it is done."""
    while True:
        found: JSON = person.get(f"/api/tables/{table}/analysis")
        assert found["status"] in ("waiting", "running", "done")
        if found["status"] == "done":
            return found
        time.sleep(0.05)


def test_an_analysis_is_told_live_and_is_the_one_of_the_command(server: ServerProcess) -> None:
    ana = server.guest()
    table = bring(ana, "patolli")
    assert ana.get(f"/api/tables/{table}/analysis")["status"] == "absent"
    with ana.live(table) as live:
        ask(ana, table)
        seen = [live.until("analysis")]
        while seen[-1]["status"] != "done":
            seen.append(live.until("analysis"))
    done = [news["done"] for news in seen]
    assert done == sorted(done)
    assert len(set(done)) > 10
    found = Someone(server.address).get(f"/api/tables/{table}/analysis")  # whoever has the link
    report = msgspec.convert(found["report"], Report)
    assert (found["status"], found["done"]) == ("done", len(report.turns))
    assert (
        report.to_json() == analyse(msgspec.structs.replace(played("patolli"), names=report.names)).to_json()
    )


def test_it_is_computed_once_however_many_ask(server: ServerProcess) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    table = bring(ana, "patolli", 60)
    answers = [ask(ana, table)["status"], ask(ben, table)["status"], ask(ana, table)["status"]]
    assert set(answers) <= {"waiting", "running", "done"}
    first = wait_for(ana, table)
    assert ask(ben, table) == first
    assert ask(ben, table, depth="deep")["status"] in ("waiting", "running")  # that is another one


def test_nobody_is_told_what_a_running_game_is_worth(server: ServerProcess) -> None:
    ana = server.guest()
    alone = ana.table("patolli", "me coati", start=True)["table"]["id"]
    with_others = ana.table("patolli", "me open")["table"]["id"]
    ben = server.guest("Ben")
    ben.post(f"/api/tables/{with_others}/join")
    ana.post(f"/api/tables/{with_others}/start")
    for table in (alone, with_others):
        for person in (ana, ben, server.guest("Eve")):
            assert person.post(f"/api/tables/{table}/analysis", 403)["error"] == "not-while-running"
            assert person.get(f"/api/tables/{table}/analysis", 403)["error"] == "not-while-running"


def test_a_game_without_a_move_has_nothing_to_analyse(server: ServerProcess) -> None:
    ana = server.guest()
    table = bring(ana, "tzolkin", 0)
    assert ana.post(f"/api/tables/{table}/analysis", 409)["error"] == "wrong-moment"


def test_it_ends_with_its_table(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    table = bring(ana, "mexica")
    ask(ana, table)
    while ana.get(f"/api/tables/{table}/analysis")["done"] == 0:
        time.sleep(0.05)
    ana.delete(f"/api/tables/{table}")
    ana.get(f"/api/tables/{table}/analysis", 404)
    other = bring(ana, "patolli", 40)  # nobody works for the first one any longer, or this would wait for it
    ask(ana, other)
    wait_for(ana, other)
    assert "Traceback" not in own_server.log


def test_a_killed_server_goes_on_where_it_is_needed(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    table = bring(ana, "tzolkin")
    ask(ana, table)
    while ana.get(f"/api/tables/{table}/analysis")["done"] == 0:
        time.sleep(0.05)
    own_server.kill()
    own_server.start()
    report = msgspec.convert(wait_for(ana, table)["report"], Report)
    assert len(report.turns) > 10


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Postgres]:
    (tmp_path / "postgres").mkdir()
    running = Postgres(tmp_path / "postgres")
    yield running
    running.stop()


def test_workers_analyse_for_servers_and_may_die(postgres: Postgres, tmp_path: Path) -> None:
    """A server that does not think, and one worker after the other: the first is killed in the middle."""
    with ExitStack() as closing:
        server = closing.enter_context(
            ServerProcess(tmp_path, database=postgres.url, more=["--workers", "0"])
        )
        ana = server.guest()
        table = bring(ana, "tzolkin")
        with ana.live(table) as live:
            ask(ana, table)
            first = closing.enter_context(WorkerProcess(postgres.url))
            while live.until("analysis")["done"] == 0:
                pass
            first.kill()
            closing.enter_context(WorkerProcess(postgres.url))
            live.until("analysis", status="done")
        report = msgspec.convert(wait_for(ana, table)["report"], Report)
    whole = list(follow(played("tzolkin")))
    assert sum(turn.moves for turn in report.turns) == len(whole) - 1
