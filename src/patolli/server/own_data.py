"""What is kept about somebody: they may take it along, and they may have it forgotten.

What others need stays: that somebody sat there, and what was played. Who it was does not.
"""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select, update

from patolli.server import schema, store, study_rows, tables
from patolli.server.errors import Refusal
from patolli.server.lists import unfinished
from patolli.server.log_rows import load_moves
from patolli.server.news import Changed, tell_watchers
from patolli.server.rows import Person, TableRow
from patolli.server.running import RunningServer
from patolli.server.wire.answers import LoginPlace, MyData, MyLine, MyMove, MyTable

NOBODY = "N. N."  # the name of somebody who is forgotten


# To take along.


async def gather(server: RunningServer, me: Person) -> MyData:
    """Everything that is kept about somebody."""
    logins = [
        LoginPlace(x.id, x.label, x.created, x.seen, current=False) for x in await server.people.logins(me)
    ]
    bots = [bot.me() for bot in await server.people.bots(me)]
    muted = await server.people.muted(me.id)
    played, said, kept = await server.database.read(
        lambda c: (_tables(c, me.id), _said(c, me.id), study_rows.whole(c, me.id))
    )
    return MyData(me.me(), me.created, logins, bots, muted, played, said, kept)


def _tables(connection: Connection, person: str) -> list[MyTable]:
    t, s = schema.tables.c, schema.seats.c
    seats: dict[str, list[int]] = {}
    sat = select(s.table_id, s.seat).where(s.person == person).order_by(s.seat)
    for table_id, seat in connection.execute(sat).tuples():
        seats.setdefault(table_id, []).append(seat)
    mine = select(s.table_id).where(s.person == person)
    moves = {
        table_id: [MyMove(m.number, m.seat, m.phrase, m.at) for m in log if m.seat in seats[table_id]]
        for table_id in seats
        if (log := load_moves(connection, table_id))
    }
    rows = connection.execute(
        select(t.id, t.game, t.status, t.created, t.ended)
        .where(or_(t.host == person, t.id.in_(mine)))
        .order_by(t.created)
    )
    return [
        MyTable(
            row.id, row.game, row.status, row.created, row.ended, seats.get(row.id, []), moves.get(row.id, [])
        )
        for row in rows
    ]


def _said(connection: Connection, person: str) -> list[MyLine]:
    c = schema.chat.c
    rows = connection.execute(
        select(c.table_id, c.name, c.text, c.at).where(c.person == person).order_by(c.at, c.number)
    )
    return [MyLine(row.table_id, row.name, row.text, row.at) for row in rows]


# To be forgotten.


async def forget(server: RunningServer, me: Person) -> None:
    """Get up everywhere, then take the name off everything."""
    everybody = [me.id, *(bot.id for bot in await server.people.bots(me))]
    for person in everybody:
        for table_id in await server.database.read(lambda c, p=person: unfinished(c, p)):  # type: ignore[misc]
            await _get_up(server, table_id, person)

    def write(connection: Connection) -> tuple[list[str], list[str]]:
        touched = [table for person in everybody for table in _erase(connection, person)]
        ended = [login for person in everybody for login in server.people.forget(connection, person)]
        for table in touched:
            tell_watchers(server.database, connection, Changed(table))
        return touched, ended

    touched, ended = await server.database.write(write)
    server.end_logins(ended)
    for table_id in touched:
        await server.hub.refresh(table_id)


async def _get_up(server: RunningServer, table_id: str, person: str) -> None:
    try:
        room = await server.hub.room(table_id)
    except Refusal:
        return  # nobody can open it, so nobody can see a name there

    def vanish(table: TableRow) -> None:
        tables.vanish(table, person, NOBODY, room.scores(), server.clock.now())

    await server.hub.change(room, vanish)


def _erase(connection: Connection, person: str) -> list[str]:
    """Take a person off finished tables and out of chat; returns the tables that changed."""
    t, s, c = schema.tables.c, schema.seats.c, schema.chat.c
    imports = list(connection.execute(select(t.id).where(and_(t.host == person, t.imported))).scalars())
    store.delete_tables(connection, imports)
    sat = list(connection.execute(select(s.table_id).where(s.person == person).distinct()).scalars())
    connection.execute(update(schema.seats).where(s.person == person).values(name=NOBODY))
    connection.execute(update(schema.chat).where(c.person == person).values(name=NOBODY, text=""))
    return [*imports, *sat]
