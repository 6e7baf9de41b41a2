"""What can be set from outside: where the data lies, and how much one person may do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from patolli.server.opponents import NAMES


@dataclass(frozen=True)
class Limits:
    """How much one person, or one address, may do. A rate is (events a second, events at once)."""

    guests: tuple[float, float] = (0.1, 30)  # new guests from one address
    logins: tuple[float, float] = (0.1, 10)  # attempts with a password from one address
    accounts: tuple[float, float] = (0.05, 20)  # attempts with the password of one account, from anywhere
    requests: tuple[float, float] = (30, 120)  # requests from one address, or of one person
    messages: tuple[float, float] = (20, 60)  # messages on one socket
    thinking: tuple[float, float] = (0.5, 5)  # hints and imports of one person
    judging: tuple[float, float] = (1, 10)  # positions that are judged for one person
    chat: tuple[float, float] = (0.5, 6)  # chat lines of one person
    imports_rate: tuple[float, float] = (0.05, 30)  # records brought from one address
    tables: int = 50  # open and running tables that one person hosts
    public: int = 10  # of them open and in the lobby
    bot_tables: int = 10  # running tables of bots alone that one person hosts
    hints: int = 2  # that one person waits for
    imports: int = 50  # records that one person brought and keeps here
    studies: int = 100  # that one person keeps
    idle_moves: int = 20_000  # of tables in memory that nobody watches; one takes about three kilobytes
    sockets: int = 20  # of one person
    all_sockets: int = 5000
    bots: int = 10  # bot accounts of one person
    head: int = 16 * 1024  # bytes of the address and the headers of a request
    headers: int = 100  # how many there may be
    body: int = 256 * 1024  # bytes of a request; a set of components for Mezo must fit
    record: int = 1024 * 1024  # bytes of an imported record
    message: int = 8 * 1024  # bytes of a WebSocket message


def unlimited() -> Limits:
    """For load generators and tests that play thousands of moves from one address; sizes stay limited."""
    free: dict[str, Any] = {
        "tables": 10**9,
        "public": 10**9,
        "bot_tables": 10**9,
        "imports": 10**9,
        "studies": 10**9,
    }
    free |= {"hints": 10**9, "sockets": 10**9, "all_sockets": 10**9}
    free |= {f.name: (1e9, 1e9) for f in fields(Limits) if isinstance(f.default, tuple)}
    return Limits(**free)


@dataclass(frozen=True)
class Keep:
    """For how many days something is kept that nobody seems to need; None: for ever."""

    guests: int | None = 365  # who have not come back, and sit at no table
    logins: int | None = 365  # that were not used
    chat: int | None = 365  # after the game ended
    open: int | None = 30  # tables that nobody started
    cancelled: int | None = 7  # tables
    running: int | None = 365  # tables where nobody moves: they end as abandoned
    abandoned: int | None = 30  # tables, after they ended so


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=lambda: user_data_path("patolli", appauthor=False))
    database: str | None = None  # an SQLAlchemy URL; None: the file patolli.sqlite in `data`
    workers: int = 2  # processes in which bots think
    limits: Limits = Limits()
    keep: Keep = Keep()
    bots: tuple[tuple[str, str], ...] = ()  # programs offered as opponents: name and `cmd:PROGRAM`
    origins: tuple[str, ...] = ()  # further origins that browsers may come from
    secure: bool = False  # behind HTTPS: the cookie never travels in the clear
    proxies: tuple[str, ...] = ()  # further addresses of proxies whose word on who is calling we believe

    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'patolli.sqlite'}"


def with_limits(limits: Limits, text: str) -> Limits:
    """Limits changed by words: ``off``, or ``tables=500,sockets=100``.

    >>> with_limits(Limits(), "sockets=7").sockets
    7
    """
    if text == "off":
        return unlimited()
    whole = {f.name for f in fields(Limits) if isinstance(getattr(limits, f.name), int)}
    changes: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in whole or not value.isdigit():
            raise ValueError(f"{part!r} is not a limit; there are {', '.join(sorted(whole))}")
        changes[name] = int(value)
    return replace(limits, **changes)


def with_keep(keep: Keep, text: str) -> Keep:
    """Days changed by words: ``forever``, or ``guests=30,chat=forever``.

    >>> with_keep(Keep(), "chat=7,logins=forever").chat
    7
    """
    names = [f.name for f in fields(Keep)]
    if text == "forever":
        text = ",".join(f"{name}=forever" for name in names)
    changes: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in names or not ((value.isdigit() and 0 < int(value) < 100_000) or value == "forever"):
            raise ValueError(f"{part!r}: days or `forever` for one of {', '.join(names)}")
        changes[name] = None if value == "forever" else int(value)
    return replace(keep, **changes)


def with_bots(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Programs to offer as opponents, each as ``NAME=cmd:PROGRAM``.

    >>> with_bots(["deep-maize=cmd:./maize --fast"])
    (('deep-maize', 'cmd:./maize --fast'),)
    """
    found: dict[str, str] = {}
    for word in words:
        name, _, command = word.partition("=")
        program = command.removeprefix("cmd:")
        if not re.fullmatch(r"[\w.-]{1,30}", name) or program == command or not program.strip():
            raise ValueError(
                f"{word!r} is no bot to offer; say NAME=cmd:PROGRAM, a NAME of letters, digits, - and _"
            )
        if name in found or name in NAMES:
            raise ValueError(f"there is a bot {name!r} already")
        found[name] = command
    return tuple(found.items())
