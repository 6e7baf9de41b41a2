"""Other processes on the same PostgreSQL: each says which tables it has in memory, and hears what changes.

A note is lost when nobody listens, so whoever begins to listen looks at everything again that is in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Connection

from patolli.server import news, process_rows, store
from patolli.server.database import Busy, plain_url
from patolli.server.ear import Ear
from patolli.server.errors import Refusal
from patolli.server.live import tell_presence
from patolli.server.room import Elsewhere, Room
from patolli.server.running import RunningServer

log = logging.getLogger("patolli.server")
SILENCE = 10.0  # seconds without a note after which we look whether the connection still stands

LONG_AGO = 24 * 3600 * 1000  # milliseconds after which every allowance is full again

Hear = Callable[[Any], Awaitable[None]]
Persons = dict[str, int]  # with how many sockets each


class Neighbours:
    def __init__(self, server: RunningServer, hear_hint: Hear) -> None:
        self.server = server
        self.hub = server.hub
        self.database = server.database
        self.name = server.database.name
        self.kinds: dict[type, Hear] = {
            news.Played: self.hub.follow,
            news.Drafted: self.hub.open_turn_changed,
            news.Changed: lambda n: self.hub.refresh(n.table),
            news.Said: self.hub.hear_chat,
            news.Here: self.hear_presence,
            news.LoginsEnded: lambda n: server.check_logins(n.person),
            news.MutedChanged: lambda n: server.read_muted(n.person),
            news.ClocksMoved: lambda _: self.hub.refresh_clocks(),
            news.Hinted: hear_hint,
            news.Analysed: server.analyses.hear,
        }
        self._stirred: set[str] = set()  # tables where somebody came or went
        self._told: dict[str, Persons | None] = {}  # whom we said to be at each table
        self._watched: set[str] = set()  # tables of which we are told
        self._work = asyncio.Event()
        self.hub.neighbours = self
        self.hub.when_here_changed.append(self.stir)

    # Listening.

    async def listen(self) -> None:
        """Hear what others do, until the connection is lost."""
        url = plain_url(self.server.settings.url())
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=10)
        try:
            async with connection:
                await connection.execute(f"LISTEN {news.CHANNEL}{self.name}")
                await self.sign_of_life()
                await self.catch_up()
                log.info("listening to the other processes")
                self.server.hears.set()
                while True:
                    with Ear(connection.pgconn) as ear:
                        await self._hear_all(ear)
                    await asyncio.wait_for(connection.execute("SELECT 1"), SILENCE)
        finally:
            self.server.hears.clear()

    async def _hear_all(self, ear: Ear) -> None:
        """Until nobody said anything for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                async with asyncio.timeout(SILENCE):
                    heard = await ear.listen()
                for note in heard:
                    await self.hear(note)

    async def catch_up(self) -> None:
        """Who knows what was said while nobody listened."""
        for room in list(self.hub.rooms.values()):
            if not room.passing:
                await self._safely(room.table.id, self._look_again(room))
        await self.server.check_logins()

    async def _look_again(self, room: Room) -> None:
        """We may have been taken for dead, and the table may be another by now."""
        room.elsewhere = await self.watch(room.table.id)
        self._told.pop(room.table.id, None)
        self.stir(room)
        await self.hub.refresh(room.table.id)
        await self.hub.tell_new_chat(room.table.id)

    async def hear(self, note: str) -> None:
        try:
            told = news.read(note)
        except msgspec.MsgspecError:  # of a newer version, which may know more
            log.warning("an unknown note from another process")
            return
        await self._safely(getattr(told, "table", ""), self.kinds[type(told)](told))

    async def _safely(self, table: str, work: Awaitable[None]) -> None:
        """One table that cannot be read must not make us deaf to all others."""
        try:
            await work
        except Busy:
            raise
        except Refusal as refusal:
            log.warning("cannot be read again", extra={"table": table[:6], "error": refusal.error})

    # Who has which table in memory.

    async def watch(self, table_id: str) -> Elsewhere:
        self._watched.add(table_id)
        try:
            return await self.database.write(lambda c: process_rows.watch(c, self.name, table_id))
        except Refusal:
            self._watched.discard(table_id)
            raise

    def unwatch(self, table_id: str) -> None:
        self._watched.discard(table_id)
        self._stir(table_id)

    # Who is connected where.

    def stir(self, room: Room) -> None:
        """Somebody came or went."""
        self._stir(room.table.id)

    def _stir(self, table_id: str) -> None:
        self._stirred.add(table_id)
        self._work.set()

    async def tell_presence(self) -> None:
        """Tell the others who is here, all that changed at once."""
        while True:
            await self._work.wait()
            self._work.clear()
            tables, self._stirred = self._stirred, set()
            found = {table: here for table in tables if (here := self._here(table)) != self._told.get(table)}
            try:
                if found:
                    await self.database.write(lambda c: self._write_presence(c, found))  # noqa: B023
            except Busy:
                self._stirred |= tables
                raise
            self._told |= found
            for table in found.keys() - self._watched:
                self._told.pop(table, None)

    def _here(self, table: str) -> Persons | None:
        """Who is at a table in this process, with how many sockets; None if nobody wants to know it here."""
        room = self.hub.rooms.get(table)
        if room is None or table not in self._watched:
            return None
        sockets = room.sockets()
        return {person: sockets[person] for person in room.present_here()}

    def _write_presence(self, connection: Connection, found: dict[str, Persons | None]) -> None:
        for table, persons in found.items():
            if persons is None:
                process_rows.unwatch(connection, self.name, [table])
            else:
                process_rows.set_here(connection, self.name, table, persons)
            news.tell_watchers(self.database, connection, news.Here(table, self.name, persons or {}))

    async def hear_presence(self, told: news.Here) -> None:
        room = self.hub.rooms.get(told.table)
        if room is not None and not room.passing:
            room.elsewhere[told.process] = told.persons
            tell_presence(room)

    async def sockets_elsewhere(self, person: str) -> int:
        """How many sockets somebody has at other processes."""
        return await self.database.read(lambda c: process_rows.sockets_elsewhere(c, self.name, person))

    # Signs of life.

    async def beat(self) -> None:
        """Once a second: we are alive, and who is not."""
        if not await self.sign_of_life():
            await self.catch_up()  # we had been taken for dead
        for room in self.hub.rooms.values():
            if room.asked and not room.passing:  # those who come over HTTP do not say when they leave
                self.stir(room)

    async def sign_of_life(self) -> bool:
        """False if we had been taken for dead."""
        known, ghosts = await self.database.write(self._beat)
        for ghost in ghosts:
            await self.hear_presence(ghost)
        return known

    def _beat(self, connection: Connection) -> tuple[bool, list[news.Here]]:
        now = store.database_time(connection)
        known = process_rows.beat(connection, self.name, True, now)
        return known, self._bury(connection, process_rows.dead(connection, now))

    def _bury(self, connection: Connection, processes: list[str]) -> list[news.Here]:
        """Nobody is at these processes any more: tell it where somebody was."""
        gone = process_rows.leave(connection, processes)
        ghosts = [news.Here(table, process, {}) for process, table in gone]
        for ghost in ghosts:
            news.tell_watchers(self.database, connection, ghost)
        return ghosts

    async def tidy(self) -> None:
        """Forget who was how busy long ago."""
        await self.database.write(
            lambda c: process_rows.forget_allowances(c, store.database_time(c) - LONG_AGO)
        )

    async def leave(self) -> None:
        """We end."""
        with contextlib.suppress(Busy):  # then the others will notice
            await self.database.write(lambda c: self._bury(c, [self.name]))
