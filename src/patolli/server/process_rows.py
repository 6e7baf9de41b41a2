"""Which processes share a database, what each has in memory, and who is connected there. PostgreSQL only."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert

from patolli.server import schema
from patolli.server.company import DEAD, rules_here
from patolli.server.errors import Refusal
from patolli.server.migrate import HEAD
from patolli.server.room import Elsewhere

NOBODY = ""  # stands for those who have no name, and for the process itself
SOCKETS = schema.watching.c.sockets


def beat(connection: Connection, process: str, listens: bool, now: int) -> bool:
    """A sign of life; False if we had been taken for dead, so that nobody tells us anything any more."""
    p = schema.processes.c
    known = connection.execute(update(schema.processes).where(p.name == process).values(at=now)).rowcount
    if not known:
        row = {"name": process, "listens": listens, "revision": HEAD, "rules": rules_here(), "at": now}
        connection.execute(insert(schema.processes), row)
    return bool(known)


def dead(connection: Connection, now: int) -> list[str]:
    """Processes that gave no sign of life for so long."""
    p = schema.processes.c
    return list(connection.execute(select(p.name).where(p.at < now - DEAD)).scalars())


def leave(connection: Connection, processes: Collection[str]) -> list[tuple[str, str]]:
    """These processes are gone; which of them had which tables in memory."""
    if not processes:
        return []
    p, w = schema.processes.c, schema.watching.c
    gone = delete(schema.watching).where(w.process.in_(processes)).returning(w.process, w.table_id)
    left = {(process, table) for process, table in connection.execute(gone)}
    connection.execute(delete(schema.processes).where(p.name.in_(processes)))
    return sorted(left)


HOLD = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("table")).with_for_update()
WATCH = insert(schema.watching).on_conflict_do_nothing()


def watch(connection: Connection, process: str, table: str) -> Elsewhere:
    """From now on we are told what happens at a table; who is connected to it elsewhere.

    Whoever writes a move holds the table, and then looks whom to tell. So we hold it too: what is written
    before that we read afterwards, what is written after that we are told.
    """
    if connection.execute(HOLD, {"table": table}).first() is None:
        raise Refusal("not-found")
    connection.execute(WATCH, {"table_id": table, "process": process, "person": NOBODY, "sockets": 0})
    return elsewhere(connection, process, table)


def unwatch(connection: Connection, process: str, tables: Collection[str]) -> None:
    w = schema.watching.c
    connection.execute(delete(schema.watching).where(w.process == process, w.table_id.in_(tables)))


def elsewhere(connection: Connection, process: str, table: str) -> Elsewhere:
    w = schema.watching.c
    rows = select(w.process, w.person, w.sockets).where(w.table_id == table, w.process != process)
    found: Elsewhere = {}
    for other, person, sockets in connection.execute(rows):
        found.setdefault(other, {})[person] = sockets
    return found


def set_here(connection: Connection, process: str, table: str, persons: dict[str, int]) -> None:
    """Who is connected to a table in this process, with how many sockets; 0 for who comes over HTTP."""
    w = schema.watching.c
    old = delete(schema.watching).where(w.process == process, w.table_id == table)
    connection.execute(old)
    rows = [{"person": person, "sockets": number} for person, number in {NOBODY: 0, **persons}.items()]
    connection.execute(
        insert(schema.watching), [{"table_id": table, "process": process, **row} for row in rows]
    )


def sockets_elsewhere(connection: Connection, process: str, person: str) -> int:
    w = schema.watching.c
    total = select(func.coalesce(func.sum(w.sockets), 0)).where(w.person == person, w.process != process)
    return int(connection.execute(total).scalar_one())


# Allowances are buckets that fill up again, as in `limits`, but one for all processes.
TAKE = text("""
    INSERT INTO allowances AS a (key, level, at) VALUES (:key, :burst - 1, :now)
    ON CONFLICT (key) DO UPDATE
    SET level = least(:burst, a.level + (:now - a.at) * :rate / 1000) - 1, at = :now
    WHERE least(:burst, a.level + (:now - a.at) * :rate / 1000) >= 1
    RETURNING level
""")
LEFT = text("SELECT least(:burst, level + (:now - at) * :rate / 1000) FROM allowances WHERE key = :key")


def take(connection: Connection, key: str, rate: tuple[float, float], now: int) -> float:
    """Take one; 0, or the seconds to wait if there is none."""
    facts = {"key": key, "rate": rate[0], "burst": rate[1], "now": now}
    if connection.execute(TAKE, facts).first() is not None:
        return 0.0
    left = connection.execute(LEFT, facts).scalar() or 0.0
    return float(1 - left) / rate[0]


def forget_allowances(connection: Connection, before: int) -> None:
    """After a while every bucket is full again."""
    connection.execute(delete(schema.allowances).where(schema.allowances.c.at < before))
