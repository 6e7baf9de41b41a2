"""What processes that share a database tell each other: a note says what changed, small enough to be sent.

A note about a table goes to those who have it in memory, in the transaction that changes it: so nobody hears
of what did not happen, and where nobody watches nothing is sent. (A transaction that sends anything holds a
lock over the whole database while it commits.)
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, text

from patolli.server.database import Database
from patolli.server.rows import ChatRow, SeatRow
from patolli.server.wire.socket import AnalysisNews

LONGEST = 7900  # bytes; PostgreSQL takes fewer than 8000
CHANNEL = "patolli_"  # and the name of the process


class Played(msgspec.Struct, tag="played"):
    """A whole turn is on the log."""

    table: str
    version: int  # of the table, which moves do not change
    number: int  # of the first move
    rules: int
    seat: int
    phrases: list[tuple[str, str | None, int]]  # phrase, client, when
    seats: list[SeatRow]  # those whose clocks changed


class Drafted(msgspec.Struct, tag="drafted"):
    """The open turn of a seat changed."""

    table: str
    seat: int


class Changed(msgspec.Struct, tag="changed"):
    """Something else did: look at the disk."""

    table: str


class Said(msgspec.Struct, tag="said"):
    table: str
    line: ChatRow


class Here(msgspec.Struct, tag="here"):
    """How many sockets everybody has at a table in one process; "" are those who have no name."""

    table: str
    process: str
    persons: dict[str, int]


class Analysed(msgspec.Struct, tag="analysed"):
    """An analysis of the game has come further."""

    table: str
    news: AnalysisNews


class LoginsEnded(msgspec.Struct, tag="logins-ended"):
    person: str


class MutedChanged(msgspec.Struct, tag="muted-changed"):
    person: str


class ClocksMoved(msgspec.Struct, tag="clocks-moved"):
    """All clocks that count seconds were put back."""


class Hinted(msgspec.Struct, tag="hinted"):
    asked: str
    phrase: str  # empty: none was found


OfTable = Played | Drafted | Changed | Said | Here | Analysed
News = OfTable | LoginsEnded | MutedChanged | ClocksMoved | Hinted
read = msgspec.json.Decoder(News).decode

TO_WATCHERS = text(f"""
    SELECT pg_notify('{CHANNEL}' || process, :note)
    FROM (SELECT DISTINCT process FROM watching WHERE table_id = :table AND process <> :me) AS others
""")
TO_ALL = text(f"SELECT pg_notify('{CHANNEL}' || name, :note) FROM processes WHERE listens AND name <> :me")
TO_ONE = text("SELECT pg_notify(:channel, :note)")


def tell_watchers(database: Database, connection: Connection, news: OfTable) -> None:
    """Tell the processes that have the table in memory; they hear it when the transaction is committed."""
    if database.shared:
        facts = {"note": _note(news, news.table), "table": news.table, "me": database.name}
        connection.execute(TO_WATCHERS, facts)


def tell_all(database: Database, connection: Connection, news: News) -> None:
    if database.shared:
        connection.execute(TO_ALL, {"note": msgspec.json.encode(news).decode(), "me": database.name})


def tell_one(connection: Connection, process: str, news: News) -> None:
    note = msgspec.json.encode(news).decode()
    connection.execute(TO_ONE, {"channel": CHANNEL + process, "note": note})


def _note(news: OfTable, table: str) -> str:
    note = msgspec.json.encode(news)
    return (note if len(note) < LONGEST else msgspec.json.encode(Changed(table))).decode()
