"""What is read from and written to the database about tables. Each function is one job on one connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import (
    Connection,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    type_coerce,
    update,
)
from sqlalchemy.exc import IntegrityError

from patolli.server import schema
from patolli.server.log_rows import load_moves, load_position, number_of_moves
from patolli.server.rows import ChatRow, MoveRow, SeatRow, TableRow

CHAT = 200

TABLE_FIELDS = [f.name for f in fields(TableRow) if f.name != "seats"]


class Overtaken(Exception):
    """Another process was faster: what we know of this table is old."""


@dataclass
class Draft:
    """A phrase of a turn that is still open, as it lies on disk."""

    seat: int
    step: int
    phrase: str
    client: str | None
    at: int


@dataclass
class Saved:
    """A table as it lies on disk."""

    table: TableRow
    moves: list[MoveRow]  # that were not known yet
    drafts: list[Draft]
    head: dict[str, Any] | None  # the position after them, if there are any
    said: int  # how many lines of chat there are


def _table_row(table: TableRow) -> dict[str, Any]:
    return {name: getattr(table, name) for name in TABLE_FIELDS}


def _seat_rows(table: TableRow) -> list[dict[str, Any]]:
    return [{"table_id": table.id, **asdict(seat)} for seat in table.seats]


def insert_table(connection: Connection, table: TableRow) -> None:
    connection.execute(insert(schema.tables), _table_row(table))
    connection.execute(insert(schema.seats), _seat_rows(table))


def delete_tables(connection: Connection, table_ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    for part in (schema.seats, schema.moves, schema.logs, schema.tentative, schema.chat, schema.analyses):
        connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(table_ids)))


def update_table(connection: Connection, table: TableRow) -> None:
    """Write a table that was changed; `Overtaken` if somebody else changed it since we read it."""
    row = _table_row(table)
    row["version"] = table.version + 1
    changed = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table.id, schema.tables.c.version == table.version)
        .values(row)
    )
    if changed.rowcount != 1:
        raise Overtaken
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
    connection.execute(insert(schema.seats), _seat_rows(table))


def check_version(connection: Connection, table: TableRow) -> None:
    """Hold the table until the transaction ends; `Overtaken` if it is not the one we know."""
    row = select(schema.tables.c.version).where(schema.tables.c.id == table.id).with_for_update()
    if connection.execute(row).scalar_one() != table.version:
        raise Overtaken


def stamp(connection: Connection, table_id: str) -> tuple[int, int] | None:
    """The version of a table and the number of its moves: whoever knows the same knows what is on disk."""
    t = schema.tables.c
    row = connection.execute(select(t.version, number_of_moves(t.id)).where(t.id == table_id)).one_or_none()
    return None if row is None else (row[0], row[1])


def check_number(connection: Connection, table: TableRow, number: int) -> None:
    """`Overtaken` if the log has not so many moves."""
    if connection.execute(select(number_of_moves(table.id))).scalar_one() != number:
        raise Overtaken


# What every move needs is built once: building it again would cost more than running it.
INSERT_MOVE = insert(schema.moves)
INSERT_DRAFT = insert(schema.tentative)
UPDATE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("of"), schema.seats.c.seat == bindparam("at"))
    .values(
        left_ms=bindparam("left"), since=bindparam("from"), replace=bindparam("agreed", type_=schema.Json)
    )
)
DROP_DRAFTS = delete(schema.tentative).where(
    schema.tentative.c.table_id == bindparam("of"),
    schema.tentative.c.seat == bindparam("at"),
    schema.tentative.c.step >= bindparam("first"),
)


def append_moves(connection: Connection, table: TableRow, moves: list[MoveRow], seats: list[SeatRow]) -> None:
    """Put moves on the log and note whom the game waits for now. The key keeps out a second move 17."""
    try:
        connection.execute(INSERT_MOVE, [{"table_id": table.id, **vars(move)} for move in moves])
    except IntegrityError:
        raise Overtaken from None
    if seats:
        rows = [
            {"of": table.id, "at": s.seat, "left": s.left_ms, "from": s.since, "agreed": s.replace}
            for s in seats
        ]
        connection.execute(UPDATE_SEAT, rows)


def keep_draft(connection: Connection, table_id: str, draft: Draft) -> None:
    try:
        connection.execute(INSERT_DRAFT, {"table_id": table_id, **vars(draft)})
    except IntegrityError:
        raise Overtaken from None


def drop_drafts(connection: Connection, table_id: str, seat: int, step: int = 0) -> None:
    """Forget the tentative phrases of a seat from this step on."""
    connection.execute(DROP_DRAFTS, {"of": table_id, "at": seat, "first": step})


def forget_drafts(connection: Connection, table_id: str, drafts: list[Draft]) -> None:
    """Forget just these tentative phrases, and none that was said since."""
    t = schema.tentative.c
    for draft in drafts:
        connection.execute(
            delete(schema.tentative).where(
                t.table_id == table_id, t.seat == draft.seat, t.step == draft.step, t.at == draft.at
            )
        )


def load_table(connection: Connection, table_id: str, known: int = 0) -> Saved | None:
    """A table; of its log only what comes after the moves that are `known`."""
    row = connection.execute(
        select(*(schema.tables.c[name] for name in TABLE_FIELDS)).where(schema.tables.c.id == table_id)
    ).one_or_none()
    if row is None:
        return None
    table = TableRow(**row._mapping)
    table.seats = load_seats(connection, [table_id]).get(table_id, [])
    t = schema.tentative.c
    drafts = connection.execute(
        select(t.seat, t.step, t.phrase, t.client, t.at)
        .where(t.table_id == table_id)
        .order_by(t.seat, t.step)
    )
    log = load_moves(connection, table_id, known)
    head = load_position(connection, table_id, known + len(log)) if log else None if known else table.position
    return Saved(table, log, [Draft(**draft._mapping) for draft in drafts], head, _said(connection, table_id))


def load_seats(connection: Connection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    s = schema.seats.c
    rows = connection.execute(select(schema.seats).where(s.table_id.in_(table_ids)).order_by(s.seat))
    for row in rows:
        values = dict(row._mapping)
        found.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    return found


def waiting_bots(connection: Connection) -> list[str]:
    """The running tables where the game waits for a bot: they are picked up after a restart."""
    t, s = schema.tables.c, schema.seats.c
    query = (
        select(t.id)
        .where(t.status == "running", s.table_id == t.id, s.kind == "bot", s.since.is_not(None))
        .distinct()
    )
    return list(connection.execute(query).scalars())


# Clocks that count seconds. They stand still while nobody could move, see `pulse`.

COUNTS_SECONDS = type_coerce(schema.tables.c.clock, Text).like('%"kind":"bank"%')
BANK = and_(schema.tables.c.status == "running", COUNTS_SECONDS)


def bank_clocks_run(connection: Connection) -> bool:
    return connection.execute(select(schema.tables.c.id).where(BANK).limit(1)).first() is not None


def rewind_clocks(connection: Connection, last: int, now: int) -> None:
    """From `last` to `now` nobody could move: turns that began before go on as if that time had not been."""
    s, t = schema.seats.c, schema.tables.c
    later = s.since + (now - last)
    connection.execute(
        update(schema.seats)
        .where(s.since.is_not(None), s.left_ms.is_not(None), s.table_id.in_(select(t.id).where(BANK)))
        .values(since=case((later > now, now), else_=later))
    )
    connection.execute(update(schema.tables).where(BANK).values(version=t.version + 1))


def database_time(connection: Connection) -> int:
    """What PostgreSQL's clock shows."""
    return int(connection.execute(select(func.extract("epoch", func.clock_timestamp()) * 1000)).scalar_one())


def last_beat(connection: Connection, hold: bool = False) -> int:
    """When a process last said that it was there; nobody else does until the transaction ends."""
    h = schema.health.c
    query = select(h.at).where(h.id == BEAT)
    return connection.execute(query.with_for_update() if hold else query).scalar() or 0


def _said(connection: Connection, table_id: str) -> int:
    c = schema.chat.c
    last = connection.execute(select(func.max(c.number)).where(c.table_id == table_id)).scalar()
    return 0 if last is None else int(last) + 1


def add_chat(connection: Connection, table_id: str, person: str, name: str, text: str, at: int) -> ChatRow:
    t = schema.tables.c
    connection.execute(select(t.id).where(t.id == table_id).with_for_update())  # one speaks at a time
    line = ChatRow(_said(connection, table_id), person, name, text, at)
    connection.execute(insert(schema.chat), {"table_id": table_id, **vars(line)})
    return line


def last_chat(connection: Connection, table_id: str) -> list[ChatRow]:
    c = schema.chat.c
    rows = connection.execute(
        select(c.number, c.person, c.name, c.text, c.at)
        .where(c.table_id == table_id, c.text != "")  # somebody who is forgotten said nothing
        .order_by(c.number.desc())
        .limit(CHAT)
    )
    return [ChatRow(**row._mapping) for row in rows][::-1]


BEAT, PROBE = 1, 2


def beat(connection: Connection, now: int, row: int = BEAT) -> None:
    h = schema.health.c
    if connection.execute(update(schema.health).where(h.id == row).values(at=now)).rowcount == 0:
        connection.execute(insert(schema.health), {"id": row, "at": now})


def probe(connection: Connection, now: int) -> None:
    """A write for the sake of writing: is the disk there?"""
    beat(connection, now, PROBE)
