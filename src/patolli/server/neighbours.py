"""Other processes on the same PostgreSQL: they tell each other what changed, by LISTEN and NOTIFY.

A note is lost when nobody listens, so whoever begins to listen reads everything again that is in memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg

from patolli.server.database import CHANNEL, Busy, plain_url
from patolli.server.errors import Refusal
from patolli.server.running import RunningServer

log = logging.getLogger("patolli.server")
SILENCE = 10.0  # seconds without a note after which we look whether the connection still stands


Hear = Callable[[str], Awaitable[None]]


class Neighbours:
    def __init__(self, server: RunningServer, hear_hint: Hear) -> None:
        self.server = server
        self.hub = server.hub
        self.kinds: dict[str, Hear] = {
            "table": self.hub.refresh,
            "chat": self.hub.tell_new_chat,
            "clocks": self.hub.refresh_clocks,
            "logins": server.check_logins,
            "hint": hear_hint,
            "analysis": server.analyses.hear,
        }

    async def listen(self) -> None:
        """Hear what others do, until the connection is lost."""
        url = plain_url(self.server.settings.url())
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=10)
        try:
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await self.catch_up()
                log.info("listening to the other processes")
                self.server.hears.set()
                while True:
                    async for note in connection.notifies(timeout=SILENCE):
                        await self.hear(note.payload)
                    await asyncio.wait_for(connection.execute("SELECT 1"), SILENCE)
        finally:
            self.server.hears.clear()

    async def catch_up(self) -> None:
        """Who knows what was said while nobody listened."""
        for table_id in list(self.hub.rooms):
            await self.do("table", table_id)
            await self.do("chat", table_id)
        await self.server.check_logins()

    async def hear(self, note: str) -> None:
        """A note is `who kind about`: which process wrote it, what changed, and its id."""
        who, kind, about = note.split(" ", 2)
        if who != self.server.database.name and kind in self.kinds:  # a newer version may know more kinds
            await self.do(kind, about)

    async def do(self, kind: str, about: str) -> None:
        """One table that cannot be read must not make us deaf to all others."""
        try:
            await self.kinds[kind](about)
        except Busy:
            raise
        except Refusal as refusal:
            log.warning("cannot be read again", extra={"table": about[:6], "error": refusal.error})
