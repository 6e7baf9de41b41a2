"""`patolli backup` and `patolli restore`: whole copies of what a server keeps."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy import URL, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from patolli.cli.serve import CannotServe
from patolli.server.database import open_engine, plain_url
from patolli.server.settings import Settings

# What the processes of this moment say about themselves is not worth keeping.
FLEETING = ("processes", "watching", "allowances")


def backup(target: Path, data: Path | None, database: str | None) -> None:
    """Copy everything, also while servers run."""
    if target.exists():
        raise CannotServe(f"{target} is already there; choose another name")
    if is_sqlite(database):
        _copy_file(sqlite_file(data, database), target)
        with sqlite3.connect(target) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise CannotServe("the copy is damaged; is the disk full?")
    else:
        without = [f"--exclude-table-data={table}" for table in FLEETING]
        _run("pg_dump", str(database), ["--format=custom", f"--file={target}", *without])
        _run("pg_restore", None, ["--list", str(target)])
    print(f"{target}: {target.stat().st_size:,} bytes")


def restore(source: Path, data: Path | None, database: str | None) -> None:
    """Put a copy where there is nothing yet."""
    if not source.is_file():
        raise CannotServe(f"there is no copy at {source}")
    if is_sqlite(database):
        target = sqlite_file(data, database)
        if target.exists():
            raise CannotServe(f"{target} is already there; move it away first, with its -wal and -shm")
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy_file(source, target)
    else:
        _check_empty(str(database))
        _run(
            "pg_restore",
            str(database),
            ["--no-owner", "--exit-on-error", "--single-transaction", str(source)],
        )
    print(f"{source} is restored; the next start of a server brings it up to date")


def is_sqlite(database: str | None) -> bool:
    return database is None or make_url(database).get_backend_name() == "sqlite"


def sqlite_file(data: Path | None, database: str | None) -> Path:
    if database is not None:
        return Path(make_url(database).database or "")
    return (data or Settings().data) / "patolli.sqlite"


def _copy_file(source: Path, target: Path) -> None:
    if not source.is_file():
        raise CannotServe(f"there is no database at {source}")
    try:
        with sqlite3.connect(source) as from_, sqlite3.connect(target) as to:
            from_.backup(to)
    except sqlite3.DatabaseError as error:
        target.unlink(missing_ok=True)
        raise CannotServe(f"{source} cannot be copied: {error}") from None


def _check_empty(database: str) -> None:
    engine = open_engine(database)
    try:
        tables = inspect(engine).get_table_names()
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise CannotServe(f"the database cannot be used: {problem}") from None
    finally:
        engine.dispose()
    if tables:
        raise CannotServe(
            "that database is not empty; make a new one with createdb and name it by --database"
        )


def _run(program: str, database: str | None, options: list[str]) -> None:
    """One of PostgreSQL's own tools. Its password travels where other users cannot read it."""
    if shutil.which(program) is None:
        raise CannotServe(f"{program} is not here; it comes with PostgreSQL (Debian: postgresql-client)")
    environment = dict(os.environ)
    if database is not None:
        url: URL = make_url(plain_url(database))
        if url.password is not None:
            environment["PGPASSWORD"] = str(url.password)
        shown = url.set(password=None).render_as_string(hide_password=False)
        options = [f"--dbname={shown}", *options]
    done = subprocess.run([program, *options], capture_output=True, text=True, env=environment, check=False)
    if done.returncode != 0:
        problem = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotServe(f"{program} failed: {problem[0]}")
