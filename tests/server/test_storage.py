"""Opening the data: one server at a time, and trouble is told in one line."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest
from tests.server.people import ServerProcess

from patolli.server.migrate import migrate
from patolli.testing import serving

COMMAND = [*serving.COMMAND, "--port", "0"]


def refused(data: Path, *more: str) -> str:
    """The one line with which a server that cannot start ends."""
    env = os.environ | {"LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [*COMMAND, "--data", str(data), *more], capture_output=True, text=True, check=False, env=env
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_a_second_server_on_the_same_file_is_told_about_the_first(
    own_server: ServerProcess,
) -> None:
    assert own_server.process is not None
    for address in ([], ["--database", f"sqlite:///{own_server.data / 'patolli.sqlite'}"]):
        said = refused(own_server.data, *address)
        assert str(own_server.process.pid) in said
        assert own_server.address in said
    assert own_server.guest().get("/healthz") == {"ok": True}


def test_the_lock_of_a_killed_server_hinders_nobody(own_server: ServerProcess) -> None:
    own_server.kill()
    own_server.start()
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGKILL)
    other = ServerProcess(own_server.data)
    own_server.process.wait()
    with other:
        assert other.guest().get("/healthz") == {"ok": True}


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("hello")
    assert "--data" in refused(file)
    assert "--data" in refused(file / "further")
    assert file.read_text() == "hello"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "patolli.sqlite"
    file.write_text("this is not a database at all" * 100)
    assert "patolli backup" in refused(tmp_path)
    assert file.read_text().startswith("this is not")


def test_a_damaged_database(own_server: ServerProcess) -> None:
    own_server.guest()
    own_server.stop()
    file = own_server.data / "patolli.sqlite"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    assert "patolli backup" in refused(own_server.data)


def test_a_database_of_somebody_else(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "patolli.sqlite") as other:
        other.execute("CREATE TABLE people (shoe_size INTEGER)")
    assert "patolli backup" in refused(tmp_path)


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "patolli.sqlite"
    migrate(f"sqlite:///{file}")
    assert str(file) in refused(tmp_path, "--database", f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    file = tmp_path / "patolli.sqlite"
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "another program" in refused(tmp_path)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "patolli.sqlite"
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in refused(tmp_path)


@pytest.mark.parametrize(
    "url", ["postgresql://nobody@127.0.0.1:1/nothing", "what is this", "mysql://here/there", "postgresql://["]
)
def test_a_database_that_cannot_be_reached(tmp_path: Path, url: str) -> None:
    assert "--database" in refused(tmp_path, "--database", url)


def test_a_database_without_a_name_says_no_password(tmp_path: Path) -> None:
    url = "postgresql://nobody:hunter2hunter2@127.0.0.1:1/nothing"
    assert "hunter2" not in refused(tmp_path, "--database", url)
