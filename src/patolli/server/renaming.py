"""A new name reaches every seat where its owner sits. What is over, and what was said, keeps the old one."""

from __future__ import annotations

from patolli.server import lists, tables
from patolli.server.errors import Refusal
from patolli.server.room import Room
from patolli.server.rows import Person
from patolli.server.running import RunningServer
from patolli.server.wire.words import Language


async def rename(server: RunningServer, me: Person, name: str | None, language: Language | None) -> Person:
    """Refused, before anything is changed, if somebody at one of my tables has that name."""
    rooms = await _rooms(server, me.id) if name is not None and name != me.name else []
    for room in rooms:
        tables.rename(room.table.clone(), me.id, name or "")
    changed = await server.people.rename(me, name, language)
    for room in rooms:
        await server.hub.change(room, lambda table: tables.rename(table, me.id, changed.name))
    return changed


async def _rooms(server: RunningServer, person: str) -> list[Room]:
    found = []
    for table_id in await server.database.read(lambda c: lists.unfinished(c, person)):
        try:
            found.append(await server.hub.room(table_id))
        except Refusal:
            continue  # nobody can open it, so nobody sees a name there
    return found
