"""Lists of tables: the lobby, and somebody's own. A page at a time, with what fits on a line of a list."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, or_, select

import patolli
from patolli.server import schema
from patolli.server.log_rows import number_of_moves
from patolli.server.rows import TableRow
from patolli.server.store import TABLE_FIELDS, load_seats
from patolli.server.wire.words import Status

PAGE = 100


def lobby(
    connection: Connection, status: Status, game: str | None = None, name: str = "", before: str = ""
) -> list[tuple[TableRow, int]]:
    """Public tables and how many moves they have, newest first.

    Of one game, or where somebody sits whose name contains this; `before` is the last table of a page.
    """
    t, s = schema.tables.c, schema.seats.c
    wanted: list[ColumnElement[bool]] = [t.status == status, t.public]
    if game is not None:
        wanted.append(t.game == game)
    if name:
        called = func.lower(s.name).contains(name.lower(), autoescape=True)
        wanted.append(exists().where(s.table_id == t.id, s.kind == "person", called))
    if before:
        created = select(t.created).where(t.id == before).scalar_subquery()
        wanted.append(or_(t.created < created, and_(t.created == created, t.id < before)))
    query = select(schema.tables).where(*wanted).order_by(t.created.desc(), t.id.desc())
    return _list(connection, query.limit(PAGE))


def tables_of(connection: Connection, person: str, skip: int = 0) -> list[tuple[TableRow, int]]:
    """The tables where somebody sits or has a seat kept, and the records they brought.

    First what waits for them, then what runs, then what is open, then the last ones.
    """
    t, s = schema.tables.c, schema.seats.c
    mine = select(s.table_id).where(s.person == person)
    waits = mine.where(s.since.is_not(None), s.kind == "person")
    rank = case(
        (and_(t.status == "running", t.id.in_(waits)), 0),
        (t.status == "running", 1),
        (t.status == "open", 2),
        else_=3,
    )
    query = (
        select(schema.tables)
        .where(or_(t.id.in_(mine), and_(t.host == person, t.imported)), t.status != "cancelled")
        .order_by(rank, t.created.desc(), t.id)
        .offset(skip)
        .limit(PAGE)
    )
    return _list(connection, query)


def unfinished(connection: Connection, person: str) -> list[str]:
    """The ids of open and running tables where somebody sits, or that they opened."""
    t, s = schema.tables.c, schema.seats.c
    mine = select(s.table_id).where(s.person == person)
    query = select(t.id).where(t.status.in_(("open", "running")), or_(t.host == person, t.id.in_(mine)))
    return list(connection.execute(query).scalars())


def one(connection: Connection, table_id: str) -> TableRow | None:
    """A single table as in a list."""
    found = _list(connection, select(schema.tables).where(schema.tables.c.id == table_id))
    return found[0][0] if found else None


def _list(connection: Connection, query: Any) -> list[tuple[TableRow, int]]:
    t = schema.tables.c
    counted = number_of_moves(t.id).label("number")
    columns = [t[name] for name in TABLE_FIELDS if name != "position"]
    rows = connection.execute(query.with_only_columns(*columns, counted)).all()
    seats = load_seats(connection, [row.id for row in rows])
    found = []
    for row in rows:
        values = dict(row._mapping)
        number = values.pop("number")
        table = TableRow(**values, seats=seats[row.id])
        table.options = brief(table)
        found.append((table, number))
    return found


def brief(table: TableRow) -> dict[str, Any]:
    """The options without whole files, such as a set of components."""
    try:
        known = patolli.game(table.game).options
    except patolli.UnknownGame:
        return {}
    return {key: value for key, value in table.options.items() if key in known and not known[key].file}
