"""Versions that would not understand each other do not run on one PostgreSQL at the same time."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.server.people import ServerProcess
from tests.server.test_shared_jobs import WorkerProcess

from patolli.server.company import OthersRun
from patolli.server.migrate import HEAD, migrate
from patolli.testing.postgres import Postgres
from patolli.testing.serving import COMMAND


def pretend(database: Postgres, column: str, value: str) -> None:
    """As if all who run were of another version."""
    database.execute(f"UPDATE processes SET {column} = '{value}'")


def start(database: Postgres, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, "--port", "0", "--data", str(folder), "--database", database.url]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=None)


@pytest.mark.parametrize(("column", "value"), [("revision", "0004"), ("rules", '{"patolli": 99}')])
def test_a_server_does_not_start_beside_another_version(
    database: Postgres, tmp_path: Path, column: str, value: str
) -> None:
    with ServerProcess(tmp_path, database=database.url) as first:
        pretend(database, column, value)
        second = start(database, tmp_path)
        assert second.returncode == 2
        assert "other versions of Patolli are running (1)" in second.stderr
        assert "Traceback" not in second.stderr
        assert first.guest().get("/healthz") == {"ok": True}
    with ServerProcess(tmp_path, database=database.url) as after:  # it has ended: nobody is in the way
        assert after.guest().get("/healthz") == {"ok": True}


def test_workers_count_too_and_those_who_died_do_not(database: Postgres, tmp_path: Path) -> None:
    migrate(database.url)
    with WorkerProcess(database.url):
        while "f" not in database.execute("SELECT listens FROM processes"):
            pass
        pretend(database, "revision", "0004")
        with pytest.raises(OthersRun):
            migrate(database.url)
    migrate(database.url)
    database.execute("INSERT INTO processes VALUES ('old', true, '0004', '{}', 0)")
    migrate(database.url)


def test_the_same_version_may_start_beside_others(database: Postgres, tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    with (
        ServerProcess(tmp_path, database=database.url),
        ServerProcess(tmp_path / "b", database=database.url) as second,
    ):
        assert second.guest().get("/healthz") == {"ok": True}
        assert HEAD in database.execute("SELECT revision FROM processes")


def test_jobs_that_nobody_takes_make_the_server_unwell(database: Postgres, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, database=database.url, more=["--workers", "0"]) as server:
        ana = server.guest()
        ana.table("patolli", "me random", start=True)
        ana.get("/healthz")
        while "turn" not in database.execute("SELECT task_name FROM procrastinate_jobs"):
            table = ana.table("patolli", "me random", start=True)["table"]["id"]
            view = next((v for v in ana.get(f"/api/tables/{table}")["views"] if v["legal"]), None)
            if view is not None:
                wish = {"seat": view["seat"], "number": view["next"], "phrase": view["legal"][0]}
                ana.post(f"/api/tables/{table}/play", id="1", **wish)
        database.execute("UPDATE procrastinate_events SET at = at - interval '2 minutes'")
        assert ana.get("/healthz", 503) == {"ok": False, "down": ["jobs"]}
        with WorkerProcess(database.url):
            while ana.http.get("/healthz").status_code != 200:
                pass
