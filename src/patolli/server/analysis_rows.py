"""Analyses as they lie in the database. Each function uses one connection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from patolli.server import schema
from patolli.server.wire.words import AnalysisStatus, Depth


@dataclass
class AnalysisRow:
    table_id: str
    depth: Depth
    status: AnalysisStatus
    done: int  # turns that are judged
    of: int
    person: str  # who asked
    problem: str  # why the record cannot be played
    report: Any = None


def load(connection: Connection, table_id: str, depth: Depth) -> AnalysisRow | None:
    a = schema.analyses.c
    query = select(schema.analyses).where(a.table_id == table_id, a.depth == depth)
    row = connection.execute(query).one_or_none()
    return None if row is None else AnalysisRow(**row._mapping)


def ask(connection: Connection, table_id: str, depth: Depth, person: str) -> bool:
    """Note that an analysis is wanted; False if it is there or under way already."""
    t, a = schema.tables.c, schema.analyses.c
    if connection.execute(select(t.id).where(t.id == table_id).with_for_update()).first() is None:
        return False  # it was deleted just now
    here = (a.table_id == table_id, a.depth == depth)
    status = connection.execute(select(a.status).where(*here)).scalar()
    fresh = {"status": "waiting", "done": 0, "of": 0, "person": person, "problem": ""}
    if status is None:
        connection.execute(insert(schema.analyses), {"table_id": table_id, "depth": depth, **fresh})
    elif status == "failed":
        connection.execute(update(schema.analyses).where(*here).values(fresh))
    return status in (None, "failed")


def write(connection: Connection, row: AnalysisRow) -> bool:
    """How far it is; False if nobody needs it any more, because the table is gone."""
    a = schema.analyses.c
    values = {"status": row.status, "done": row.done, "of": row.of, "problem": row.problem}
    if row.report is not None:
        values["report"] = row.report
    changed = connection.execute(
        update(schema.analyses).where(a.table_id == row.table_id, a.depth == row.depth).values(values)
    )
    return changed.rowcount == 1


def unfinished(connection: Connection) -> list[tuple[str, Depth]]:
    """Those that are still to be done: they are picked up after a restart."""
    a = schema.analyses.c
    query = select(a.table_id, a.depth).where(a.status.in_(("waiting", "running")))
    return [(table_id, depth) for table_id, depth in connection.execute(query)]
