"""Other processes on the same PostgreSQL: they tell each other which tables changed, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging

import psycopg
from sqlalchemy import make_url

from patolli.server import store
from patolli.server.hub import CHANNEL, Hub

log = logging.getLogger("patolli.server")
PAUSE = 1.0  # seconds before a lost connection is tried again


def plain_url(url: str) -> str:
    """The URL without SQLAlchemy's name of the driver."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(hub: Hub, url: str) -> None:
    """Read again what others changed, for as long as the server runs."""
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(plain_url(url), autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for table_id in list(hub.rooms):
                    await hub.refresh(table_id)  # who knows what was said while nobody listened
                async for note in connection.notifies():
                    await hear(hub, note.payload)
        except psycopg.Error:
            log.warning("lost the database; trying again")
            await asyncio.sleep(PAUSE)


async def hear(hub: Hub, note: str) -> None:
    """A note is `who table` when a table changed, or `who table number` for a line of chat."""
    who, table_id, *chat = note.split(" ")
    room = hub.rooms.get(table_id)
    if who == hub.name or room is None:
        return
    if not chat:
        await hub.refresh(table_id)
        return
    for line in await hub.database.read(lambda c: store.last_chat(c, table_id)):
        if line.number == int(chat[0]):
            hub.tell_chat(room, line)
