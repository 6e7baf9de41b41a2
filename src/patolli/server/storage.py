"""Opening the data: one server at a time on an SQLite file, and whatever is wrong with it is said plainly."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, SQLAlchemyError

from patolli.core.errors import PatolliError
from patolli.server import store
from patolli.server.company import OthersRun
from patolli.server.database import open_engine
from patolli.server.migrate import NewerVersion, migrate
from patolli.server.settings import Settings

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE = 5.0  # seconds that another program may hold an SQLite file
FAR = 2**30  # Windows locks bytes, and what is locked cannot be read: so one far behind the text


class CannotOpen(PatolliError):
    """The data cannot be used; `error` names the sentence that says why, `facts` are its arguments."""

    def __init__(self, error: str, **facts: str) -> None:
        self.error = error
        self.facts = facts
        super().__init__(f"{error}: {facts}")


class Holder(msgspec.Struct):
    """Who serves a file, as it stands in the lock beside it."""

    pid: int
    address: str


@contextmanager
def open_data(settings: Settings, address: str, now: int) -> Iterator[bool]:
    """Make the folder and the tables, or raise `CannotOpen`; nobody else serves the same file meanwhile.

    Gives whether other processes may use the same data.
    """
    try:
        url = make_url(settings.url())
    except (ArgumentError, ValueError):
        raise CannotOpen("data-no-url") from None
    if settings.database is None:
        _make_folder(settings.data)
    file = sqlite_file(url)
    with _alone(file, address):
        _prepare(url, file, now)
        yield url.get_backend_name() != "sqlite"


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database."""
    name = (url.database or "").removeprefix("file:")
    if url.get_backend_name() != "sqlite" or name in ("", ":memory:"):
        return None
    return Path(name).absolute()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise CannotOpen("data-not-folder", folder=str(folder)) from None
    except OSError as error:
        raise CannotOpen("data-folder", folder=str(folder), problem=str(error.strerror)) from None


@contextmanager
def _alone(file: Path | None, address: str) -> Iterator[None]:
    """Hold the lock of a file. The system lets go of it when the process ends, however it ends."""
    if file is None:
        yield
        return
    lock = file.with_name(file.name + ".lock")
    try:
        held = open(lock, "a+b")  # noqa: SIM115  (closed below: with it the lock would go)
    except OSError as error:
        raise CannotOpen("data-folder", folder=str(file.parent), problem=str(error.strerror)) from None
    with held:
        if not _lock(held):
            held.seek(0)
            first = msgspec.json.decode(held.read() or b'{"pid": 0, "address": "?"}', type=Holder)
            raise CannotOpen("data-in-use", file=str(file), pid=str(first.pid), address=first.address)
        held.truncate(0)
        held.write(msgspec.json.encode(Holder(os.getpid(), address)))
        held.flush()
        yield


def _lock(held: IO[Any]) -> bool:
    """Take the lock, if nobody has it."""
    try:
        if sys.platform == "win32":
            held.seek(FAR)
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _prepare(url: URL, file: Path | None, now: int) -> None:
    """Bring the tables up to date, and write something to see whether that is possible."""
    where = str(file or url.render_as_string(hide_password=True))
    try:
        plain = url.render_as_string(hide_password=False)
        migrate(plain, PATIENCE)
        engine = open_engine(plain, "BEGIN IMMEDIATE", PATIENCE)
        with engine.begin() as connection:
            store.probe(connection, now)
        engine.dispose()
    except OthersRun as error:
        raise CannotOpen("data-others-run", count=str(error.count)) from None
    except NewerVersion:
        raise CannotOpen("data-newer", file=where) from None
    except (ModuleNotFoundError, NoSuchModuleError):
        raise CannotOpen("data-no-driver") from None
    except SQLAlchemyError as error:
        raise _trouble(error, where, file is None) from None


def _trouble(error: SQLAlchemyError, where: str, remote: bool) -> CannotOpen:
    problem = str(getattr(error, "orig", error)).strip().splitlines()[0]
    if remote:
        return CannotOpen("data-unreachable", problem=problem)
    if not isinstance(error, DatabaseError):
        return CannotOpen("data-file", file=where, problem=problem)
    if "locked" in problem:
        return CannotOpen("data-locked", file=where)
    if "readonly" in problem or "unable to open" in problem:
        return CannotOpen("data-read-only", file=where)
    if "full" in problem:
        return CannotOpen("data-full", file=where)
    return CannotOpen("data-damaged", file=where)
