"""What nobody needs any more goes after a while: guests who never came back, logins, chat, empty tables.

Games that came to an end are kept for ever. How long the rest is kept, `settings.Keep` says.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, Text, and_, delete, exists, func, select, type_coerce

from patolli.server import schema, tables
from patolli.server.errors import Refusal
from patolli.server.hub import Hub
from patolli.server.people import People
from patolli.server.room import Room
from patolli.server.rows import TableRow
from patolli.server.settings import Keep
from patolli.server.timing import DAY

log = logging.getLogger("patolli.server")
BATCH = 200  # at once, so that nobody waits for long

Find = Callable[[Connection, int], list[str]]
Do = Callable[[list[str]], Awaitable[None]]


class Keeping:
    def __init__(self, keep: Keep, hub: Hub, people: People) -> None:
        self.keep = keep
        self.hub = hub
        self.people = people
        self.database = hub.database

    async def tidy(self) -> None:
        """Look through everything once."""
        keep = self.keep
        everything: list[tuple[str, int | None, Find, Do]] = [
            ("open tables", keep.open, unstarted, self.hub.delete),
            ("cancelled tables", keep.cancelled, cancelled, self.hub.delete),
            ("running tables", keep.running, idle, self._abandon),
            ("abandoned tables", keep.abandoned, abandoned, self.hub.delete),
            ("tables with old chat", keep.chat, talkative, self._hush),
            ("logins", keep.logins, unused_logins, self._end_logins),
            ("guests", keep.guests, gone_guests, self._forget),
        ]
        for what, days, find, do in everything:
            if days is not None:
                found = await self.database.read(lambda c: find(c, self.hub.clock.now() - days * DAY))  # noqa: B023
                for start in range(0, len(found), BATCH):
                    await do(found[start : start + BATCH])
                if found:
                    log.info("tidied up: %s", what, extra={"count": len(found)})

    async def _abandon(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            try:
                room = await self.hub.room(table_id)
                await self.hub.change(room, lambda t: self._end_idle(room, t))  # noqa: B023
            except Refusal as refusal:  # somebody moved just now, or nobody can open it
                log.info("not abandoned", extra={"table": table_id[:6], "error": refusal.error})

    def _end_idle(self, room: Room, table: TableRow) -> None:
        days = self.keep.running or 0
        tables.end_idle(table, room.scores(), room.last_move(), days, self.hub.clock.now())

    async def _hush(self, table_ids: list[str]) -> None:
        c = schema.chat.c
        await self.database.write(
            lambda conn: conn.execute(delete(schema.chat).where(c.table_id.in_(table_ids)))
        )

    async def _end_logins(self, logins: list[str]) -> None:
        c = schema.logins.c
        await self.database.write(lambda conn: conn.execute(delete(schema.logins).where(c.id.in_(logins))))

    async def _forget(self, guests: list[str]) -> None:
        t = schema.tables.c
        brought = select(t.id).where(t.host.in_(guests), t.imported)
        await self.hub.delete(await self.database.read(lambda c: list(c.execute(brought).scalars())))

        def write(connection: Connection) -> None:
            for guest in guests:
                self.people.forget(connection, guest)

        await self.database.write(write)


# What is older than a moment.


def unstarted(connection: Connection, before: int) -> list[str]:
    t = schema.tables.c
    return list(connection.execute(select(t.id).where(t.status == "open", t.created < before)).scalars())


def cancelled(connection: Connection, before: int) -> list[str]:
    t = schema.tables.c
    old = func.coalesce(t.ended, t.created) < before
    return list(connection.execute(select(t.id).where(t.status == "cancelled", old)).scalars())


def idle(connection: Connection, before: int) -> list[str]:
    """Running tables where nobody has moved since."""
    t, m = schema.tables.c, schema.moves.c
    moved = exists().where(m.table_id == t.id, m.at >= before)
    query = select(t.id).where(t.status == "running", t.started < before, ~moved)
    return list(connection.execute(query).scalars())


def abandoned(connection: Connection, before: int) -> list[str]:
    t = schema.tables.c
    given_up = type_coerce(t.result, Text).like('%"why":"abandoned"%')
    return list(
        connection.execute(select(t.id).where(t.status == "over", t.ended < before, given_up)).scalars()
    )


def talkative(connection: Connection, before: int) -> list[str]:
    t, c = schema.tables.c, schema.chat.c
    said = exists().where(c.table_id == t.id)
    return list(connection.execute(select(t.id).where(t.status == "over", t.ended < before, said)).scalars())


def unused_logins(connection: Connection, before: int) -> list[str]:
    """The token of a bot account stays until its owner deletes it."""
    login, p = schema.logins.c, schema.people.c
    query = select(login.id).where(login.seen < before, p.id == login.person, p.kind == "person")
    return list(connection.execute(query).scalars())


def gone_guests(connection: Connection, before: int) -> list[str]:
    """People without a password who have not come back since, and whom no table and no bot account needs."""
    p, login, s, t = schema.people.c, schema.logins.c, schema.seats.c, schema.tables.c
    bots = schema.people.alias()
    came = exists().where(login.person == p.id, login.seen >= before)
    plays = exists().where(s.person == p.id, t.id == s.table_id, t.status.in_(("open", "running")))
    owns = exists().where(bots.c.owner == p.id)
    guest = and_(p.kind == "person", p.account.is_(None), p.created < before)
    return list(connection.execute(select(p.id).where(guest, ~came, ~plays, ~owns)).scalars())
