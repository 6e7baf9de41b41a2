"""How many tables one person may have. It is asked in the transaction that adds one: nobody gets past it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, exists, func, select

from patolli.server import schema
from patolli.server.errors import Refusal
from patolli.server.rows import TableRow
from patolli.server.settings import Limits


def check_quota(connection: Connection, new: TableRow, limits: Limits) -> None:
    """Raise `Refusal` if its host has too many tables of this kind already."""
    t = schema.tables.c
    if new.imported:
        if _count(connection, new.host, t.imported) >= limits.imports:
            raise Refusal("too-many-imports", most=limits.imports)
        return
    if _count(connection, new.host, t.status.in_(("open", "running"))) >= limits.tables:
        raise Refusal("too-many-tables")
    if new.public and _count(connection, new.host, t.public & (t.status == "open")) >= limits.public:
        raise Refusal("too-many-public", most=limits.public)
    if all(seat.kind == "bot" for seat in new.seats):
        check_bot_tables(connection, new, limits)


def check_bot_tables(connection: Connection, new: TableRow, limits: Limits) -> None:
    """The same for a game of bots alone that is to begin."""
    t, s = schema.tables.c, schema.seats.c
    people = exists().where(s.table_id == t.id, s.kind == "person")
    if (
        _count(connection, new.host, (t.status == "running") & ~people & (t.id != new.id))
        >= limits.bot_tables
    ):
        raise Refusal("too-many-bot-tables", most=limits.bot_tables)


def _count(connection: Connection, host: str, those: ColumnElement[bool]) -> int:
    p, t = schema.people.c, schema.tables.c
    connection.execute(select(p.id).where(p.id == host).with_for_update())  # one table at a time
    return connection.execute(select(func.count()).where(t.host == host, those)).scalar_one()
