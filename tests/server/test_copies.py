"""Whole copies: `patolli backup` and `patolli restore`, of an SQLite file and of a PostgreSQL."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import ServerProcess, Someone

from patolli.testing.postgres import Postgres
from patolli.testing.serving import PATOLLI


def patolli(*words: str, path: str = "") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PATH": path}
    return subprocess.run([*PATOLLI, *words], capture_output=True, text=True, env=env, check=False)


def tools(postgres: Postgres) -> str:
    """Those that belong to the database of these tests, whatever else is installed."""
    return str(postgres.server.bin_path)


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Postgres]:
    (tmp_path / "postgres").mkdir()
    running = Postgres(tmp_path / "postgres")
    yield running
    running.stop()


def play_some(server: ServerProcess) -> tuple[Someone, str]:
    ana = server.guest()
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.play_on(random.Random(1), 10)
    return ana, str(table)


def test_a_copy_of_a_running_postgresql_is_restored(postgres: Postgres, tmp_path: Path) -> None:
    copy = tmp_path / "copy.dump"
    server = ServerProcess(tmp_path, database=postgres.url)
    with server:
        ana, table = play_some(server)
        done = patolli("backup", str(copy), "--database", postgres.url, path=tools(postgres))
        assert done.returncode == 0, done.stderr
        assert "bytes" in done.stdout
        before = ana.get(f"/api/tables/{table}")["moves"]
        again = patolli("backup", str(copy), "--database", postgres.url)
        assert again.returncode == 2
        assert "already there" in again.stderr
        refused = patolli("restore", str(copy), "--database", postgres.url)
        assert refused.returncode == 2
        assert "not empty" in refused.stderr
    postgres.execute("CREATE DATABASE elsewhere")
    elsewhere = postgres.server.get_uri(database="elsewhere")
    done = patolli("restore", str(copy), "--database", elsewhere, path=tools(postgres))
    assert done.returncode == 0, done.stderr
    (tmp_path / "other").mkdir()
    with ServerProcess(tmp_path / "other", database=elsewhere) as other:
        ana.http.base_url = other.address
        assert ana.get(f"/api/tables/{table}")["moves"] == before
        with ana.live(table) as live:
            live.play_on(random.Random(2), 3)  # and the game goes on


def test_what_cannot_be_copied_is_said_in_a_line(postgres: Postgres, tmp_path: Path) -> None:
    nowhere = "postgresql://somebody:secret@127.0.0.1:1/nowhere"
    done = patolli("backup", str(tmp_path / "x"), "--database", nowhere, path=tools(postgres))
    assert done.returncode == 2
    assert "pg_dump failed" in done.stderr
    assert "secret" not in done.stderr
    without = patolli("backup", str(tmp_path / "y"), "--database", postgres.url)
    assert "pg_dump is not here" in without.stderr
    (tmp_path / "text").write_text("no copy at all")
    damaged = patolli("restore", str(tmp_path / "text"), "--database", postgres.url, path=tools(postgres))
    assert "pg_restore failed" in damaged.stderr
    missing = patolli("restore", str(tmp_path / "missing"))
    assert "there is no copy" in missing.stderr
    for failed in (done, without, damaged, missing):
        assert failed.returncode == 2
        assert "Traceback" not in failed.stderr


def test_a_copy_of_a_file_is_restored(own_server: ServerProcess, tmp_path: Path) -> None:
    ana, table = play_some(own_server)
    copy = tmp_path / "copy.sqlite"
    assert patolli("backup", str(copy), "--data", str(own_server.data)).returncode == 0
    taken = patolli("restore", str(copy), "--data", str(own_server.data))
    assert taken.returncode == 2
    assert "already there" in taken.stderr
    done = patolli("restore", str(copy), "--data", str(tmp_path / "new"))
    assert done.returncode == 0, done.stderr
    with ServerProcess(tmp_path / "new") as other:
        ana.http.base_url = other.address
        assert ana.get(f"/api/tables/{table}")["table"]["number"] == 10
    (tmp_path / "text").write_text("no copy at all, but long enough to be looked at by SQLite" * 20)
    wrong = patolli("restore", str(tmp_path / "text"), "--data", str(tmp_path / "newer"))
    assert wrong.returncode == 2
    assert "cannot be copied" in wrong.stderr
    assert not (tmp_path / "newer" / "patolli.sqlite").exists()
