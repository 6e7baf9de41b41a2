"""Games that are over are put away, one after the other: beside the play, and a little later."""

from __future__ import annotations

import asyncio
import logging

from patolli.server import log_rows
from patolli.server.database import Busy, Database
from patolli.server.packing import pack
from patolli.server.room import Room

log = logging.getLogger("patolli.server")


class Archive:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._over: asyncio.Queue[str] = asyncio.Queue()

    def look(self, room: Room) -> None:
        """A table changed, or was opened."""
        if room.table.status == "over" and room.moves:
            self._over.put_nowait(room.table.id)

    async def run(self) -> None:
        """Put away whatever comes to its end; first what an earlier version or a crash left behind."""
        await self.put_all_away()
        while True:
            await self.put_away(await self._over.get())

    async def put_all_away(self) -> None:
        for table_id in await self.database.read(log_rows.loose_logs):
            await self.put_away(table_id)

    async def put_away(self, table_id: str) -> None:
        """A log that cannot be packed stays as it is."""
        try:
            if await self.database.read(lambda c: log_rows.is_loose(c, table_id)):
                packed = await self.database.read(lambda c: pack(log_rows.load_loose(c, table_id)))
                await self.database.write(lambda c: log_rows.put_away(c, table_id, packed))
        except Busy:
            raise
        except Exception:
            log.exception("a log cannot be packed", extra={"table": table_id[:6]})
