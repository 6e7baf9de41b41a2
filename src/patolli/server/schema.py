"""The tables of the database. `migrations` makes them; a test compares the two."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)


class Json(TypeDecorator[Any]):
    """JSON-able data as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Any) -> Any:
        return None if value is None else msgspec.json.decode(value)


class Packed(TypeDecorator[Any]):
    """JSON-able data, compressed: positions are many, and much alike inside."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> bytes | None:
        return None if value is None else zlib.compress(msgspec.json.encode(value), 1)

    def process_result_value(self, value: Any, dialect: Any) -> Any:
        return None if value is None else msgspec.json.decode(zlib.decompress(value))


metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(10), nullable=False),  # person, bot
    Column("account", String(120), unique=True),  # of who has a password: the key of the name
    Column("password", String(200)),
    Column("owner", String(40), index=True),  # of a bot account
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
)

logins = Table(
    "logins",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("secret", String(64), nullable=False, unique=True),  # SHA-256 of what the browser keeps
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

muted = Table(
    "muted",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("other", String(40), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Json, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, cancelled
    Column("public", Boolean, nullable=False),
    Column("host", String(40), nullable=False, index=True),
    Column("clock", Json),
    Column("hints", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # counts changes, so that two processes cannot both make one
    Column("position", Packed),  # at the start
    Column("scores", Json),  # at the start
    Column("result", Json),
    Column("rematch", String(40)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Index("lobby", "status", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("person", String(40), index=True),  # who plays it; for an open seat: for whom it is kept
    Column("name", String(60)),
    Column("local", Boolean, nullable=False),
    Column("level", String(40)),
    Column("resigned", Boolean, nullable=False),
    Column("left_ms", BigInteger),  # on the clock when `since` began
    Column("since", BigInteger),  # since when the game waits for this seat
    Column("replace", Json, nullable=False),  # seats that agreed to put a bot here
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("secret", Boolean, nullable=False),  # made while several seats chose at once
    Column("events", Json, nullable=False),
    Column("scores", Json, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("position", Packed, nullable=False),  # after the move
    Column("client", String(80)),  # the client's id of the message, so that resending is harmless
    Column("at", BigInteger, nullable=False),
)

logs = Table(  # of games that are over, see `packing`; their moves are no longer in `moves`
    "logs",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of moves
    Column("moves", LargeBinary, nullable=False),
    Column("positions", LargeBinary, nullable=False),
)

tentative = Table(
    "tentative",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("phrase", Text, nullable=False),
    Column("client", String(80)),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("status", String(10), nullable=False),  # waiting, running, done, failed
    Column("done", Integer, nullable=False),  # turns that are judged
    Column("of", Integer, nullable=False),
    Column("person", String(40), nullable=False),  # who asked
    Column("problem", Text, nullable=False),  # why the record cannot be played
    Column("report", Packed),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False, index=True),
    Column("name", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("position", Packed, nullable=False),  # at the root
    Column("nodes", Packed, nullable=False),
    Column("version", Integer, nullable=False),  # counts changes
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

# Processes that share a database; see `news`.

processes = Table(
    "processes",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("listens", Boolean, nullable=False),  # a server does, a worker does not
    Column("revision", String(10), nullable=False),  # of the database that it knows
    Column("rules", Json, nullable=False),  # by which version it plays each game
    Column("at", BigInteger, nullable=False),  # its last sign of life
)

watching = Table(  # which of them have a table in memory, and who is connected to it there
    "watching",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("process", String(20), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("sockets", Integer, nullable=False),
)

allowances = Table(  # how much somebody may still do, as in `limits`
    "allowances",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
