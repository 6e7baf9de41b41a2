"""How many tables one person may have. It is asked in the transaction that adds one: nobody gets past it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, func, select

from patolli.server import schema
from patolli.server.errors import Refusal
from patolli.server.rows import TableRow
from patolli.server.settings import Limits


def check_quota(connection: Connection, new: TableRow, limits: Limits) -> None:
    """Raise `Refusal` if its host has too many tables of this kind already."""
    p, t = schema.people.c, schema.tables.c
    connection.execute(select(p.id).where(p.id == new.host).with_for_update())  # one table at a time

    def has(those: ColumnElement[bool]) -> int:
        return connection.execute(select(func.count()).where(t.host == new.host, those)).scalar_one()

    if new.imported:
        if has(t.imported) >= limits.imports:
            raise Refusal("too-many-imports", most=limits.imports)
        return
    if has(t.status.in_(("open", "running"))) >= limits.tables:
        raise Refusal("too-many-tables")
    if new.public and has(t.public & (t.status == "open")) >= limits.public:
        raise Refusal("too-many-public", most=limits.public)
