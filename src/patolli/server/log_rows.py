"""What is read from and written to the database about logs: move by move, or packed once a game is over."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, select

from patolli.server import schema
from patolli.server.packing import COLUMNS, PackedLog, unpack_moves, unpack_position
from patolli.server.rows import MoveRow

MOVE_FIELDS = ("number", *COLUMNS)


def number_of_moves(table_id: Any) -> ColumnElement[int]:
    """How many moves a log has, as a part of a query."""
    one_by_one = select(func.count()).where(schema.moves.c.table_id == table_id).scalar_subquery()
    packed = select(schema.logs.c.number).where(schema.logs.c.table_id == table_id).scalar_subquery()
    return one_by_one + func.coalesce(packed, 0)


def load_moves(connection: Connection, table_id: str, start: int = 0) -> list[MoveRow]:
    """The log from a number on, without positions."""
    m, packed = schema.moves.c, schema.logs.c
    rows = connection.execute(
        select(*(m[name] for name in MOVE_FIELDS))
        .where(m.table_id == table_id, m.number >= start)
        .order_by(m.number)
    ).all()
    if rows:
        return [MoveRow(**row._mapping) for row in rows]
    log = select(packed.moves).where(packed.table_id == table_id, packed.number > start)
    found = connection.execute(log).scalar()
    return unpack_moves(found)[start:] if found is not None else []


def load_position(connection: Connection, table_id: str, at: int) -> dict[str, Any] | None:
    """The position after `at` moves."""
    t, m, packed = schema.tables.c, schema.moves.c, schema.logs.c
    if at == 0:
        column = select(t.position).where(t.id == table_id)
    else:
        column = select(m.position).where(m.table_id == table_id, m.number == at - 1)
    found: dict[str, Any] | None = connection.execute(column).scalar_one_or_none()
    if found is not None or at == 0:
        return found
    blob = select(packed.positions).where(packed.table_id == table_id, packed.number >= at)
    positions = connection.execute(blob).scalar_one_or_none()
    return None if positions is None else unpack_position(positions, at - 1)


def is_loose(connection: Connection, table_id: str) -> bool:
    """Is the game over, and its log not packed yet?"""
    t = schema.tables.c
    return connection.execute(_loose().where(t.id == table_id)).first() is not None


def loose_logs(connection: Connection) -> list[str]:
    """The tables whose game is over and whose log is not packed yet."""
    return list(connection.execute(_loose()).scalars())


def _loose() -> Any:
    t = schema.tables.c
    moved = exists().where(schema.moves.c.table_id == t.id)
    return select(t.id).where(t.status == "over", moved)


def load_loose(connection: Connection, table_id: str) -> list[MoveRow]:
    """A log with all its positions."""
    m = schema.moves.c
    columns = (*(m[name] for name in MOVE_FIELDS), m.position)
    rows = connection.execute(select(*columns).where(m.table_id == table_id).order_by(m.number))
    return [MoveRow(**row._mapping) for row in rows]


def put_away(connection: Connection, table_id: str, log: PackedLog) -> None:
    """The packed log takes the place of the moves, unless another process was faster."""
    t, m = schema.tables.c, schema.moves.c
    connection.execute(select(t.id).where(t.id == table_id).with_for_update())
    gone = connection.execute(delete(schema.moves).where(m.table_id == table_id)).rowcount
    if gone == log.number:
        connection.execute(insert(schema.logs), {"table_id": table_id, **log._asdict()})
    elif gone:
        raise RuntimeError(f"{gone} moves on disk, {log.number} packed")
