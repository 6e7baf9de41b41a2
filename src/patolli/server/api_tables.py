"""The doors to tables: the lobby, sitting down and getting up, and playing over plain HTTP."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from patolli.server import requests, store, table_requests, tables
from patolli.server.api_people import plain
from patolli.server.callers import Anyone, Caller, Here, Me, reply
from patolli.server.errors import Refusal
from patolli.server.room import Room, show_table
from patolli.server.rows import Person
from patolli.server.running import RunningServer

router = APIRouter(prefix="/api/tables", tags=["tables"])

From = Annotated[int, Query(alias="from", ge=0, le=1_000_000)]
Wait = Annotated[int, Query(ge=0, le=30)]
Printed = Annotated[str | None, Query(max_length=64)]  # the hash of what the reader already has


async def find(server: RunningServer, table_id: str) -> Room:
    return await server.hub.room(plain(table_id))


def state(
    server: RunningServer,
    room: Room,
    person: Person | None,
    start: int = 0,
    status: int = 200,
    printed: str | None = None,
) -> Response:
    return reply(room.state(person.id if person else None, start, server.clock.now(), printed), status)


@router.get("")
async def lobby(
    server: Here, caller: Anyone, status: Literal["open", "running", "over"] = "open"
) -> Response:
    """The public tables, newest first."""
    found = await server.database.read(lambda c: store.lobby(c, status))
    now = server.clock.now()
    person = caller.person.id if caller.person else None
    shown = []
    for table, number in found:
        room = server.hub.rooms.get(table.id)
        shown.append(show_table(table, number, person, now, room.here() if room else None))
    return reply(shown)


@router.post("", status_code=201)
async def open_table(body: requests.NewTable, server: Here, me: Me) -> Response:
    """Open a table."""
    if await server.database.read(lambda c: store.hosted(c, me.id)) >= server.limits.tables:
        raise Refusal("too-many-tables")
    table = tables.open_table(
        me,
        body.game,
        [(seat.kind, seat.level, seat.name) for seat in body.seats],
        body.options,
        body.public,
        body.clock.model_dump() if body.clock else None,
        body.hints,
        body.chat,
        server.clock.now(),
    )
    if not table.seats_of(me.id) and all(seat.kind != "open" for seat in table.seats) and not body.start:
        body.start = True  # a table of bots alone: there is nobody to wait for
    room = await server.hub.create(table)
    if body.start and all(seat.kind != "open" for seat in table.seats):
        await server.hub.change(room, lambda t: tables.start(t, me, server.clock.now()))
    return state(server, room, me, status=201)


@router.get("/{table_id}")
async def look(
    table_id: str, server: Here, caller: Anyone, start: From = 0, wait: Wait = 0, printed: Printed = None
) -> Response:
    """The state of a table. With `wait`, hold the answer until there is something new, or it is my turn."""
    room = await find(server, table_id)
    mine = room.table.seats_of(caller.person.id if caller.person else None)
    if caller.person and mine:
        room.asked[caller.person.id] = time.monotonic() + wait
    asked = any(room.table.seats[seat].since is not None for seat in mine)
    if wait and len(room.moves) <= start and not asked and room.table.status in ("open", "running"):
        await room.wait(wait)
    return state(server, room, caller.person, start, printed=printed)


@router.put("/{table_id}/seats/{seat}")
async def set_seat(table_id: str, seat: int, body: requests.SeatWish, server: Here, me: Me) -> Response:
    """The host decides about a seat of an open table."""
    room = await find(server, table_id)
    if body.kind == "me" and room.table.seats_of(me.id):
        raise Refusal("already-seated")
    await server.hub.change(room, lambda t: tables.set_seat(t, me, seat, body.kind, body.level, body.name))
    return state(server, room, me)


@router.post("/{table_id}/join")
async def join(table_id: str, body: requests.Join, server: Here, me: Me) -> Response:
    """Sit down."""
    room = await find(server, table_id)
    await server.hub.change(room, lambda t: tables.join(t, me, body.seat))
    return state(server, room, me)


@router.post("/{table_id}/leave")
async def leave(table_id: str, server: Here, me: Me) -> Response:
    """Get up before the start."""
    room = await find(server, table_id)
    await server.hub.change(room, lambda t: tables.leave(t, me))
    return state(server, room, me)


@router.post("/{table_id}/start")
async def start_game(table_id: str, server: Here, me: Me) -> Response:
    """Deal and begin."""
    room = await find(server, table_id)
    await server.hub.change(room, lambda t: tables.start(t, me, server.clock.now()))
    return state(server, room, me)


@router.post("/{table_id}/cancel")
async def cancel(table_id: str, server: Here, me: Me) -> Response:
    """Give up a table that nobody started."""
    room = await find(server, table_id)
    await server.hub.change(room, lambda t: tables.cancel(t, me, server.clock.now()))
    return state(server, room, me)


@router.post("/{table_id}/resign")
async def resign(table_id: str, body: requests.Resign, server: Here, me: Me) -> Response:
    """Give up a game. With more than two seats a bot plays on."""
    room = await find(server, table_id)
    scores = room.play.state.scores() if room.play else []
    await server.hub.change(room, lambda t: tables.resign(t, me, body.seat, scores, server.clock.now()))
    return state(server, room, me)


@router.post("/{table_id}/replace")
async def replace(table_id: str, body: requests.Replace, server: Here, me: Me) -> Response:
    """Agree that a bot takes over an absent player."""
    room = await find(server, table_id)
    now = server.clock.now()
    here = room.present()
    await server.hub.change(room, lambda t: tables.agree_to_replace(t, me, body.seat, body.level, now, here))
    return state(server, room, me)


@router.post("/{table_id}/rematch")
async def rematch(table_id: str, server: Here, me: Me) -> Response:
    """Play again: the first one opens the new table, the others sit down there."""
    old = await find(server, table_id)
    now = server.clock.now()
    if old.table.rematch is None:
        again = tables.rematch(old.table, me, now)
        mine = await server.hub.create(again)
        await server.hub.change(old, lambda t: tables.note_rematch(t, again.id))
        if old.table.rematch != again.id:  # somebody else asked at the same moment, and was first
            await server.hub.change(mine, lambda t: tables.cancel(t, me, now))
    room = await find(server, str(old.table.rematch))
    await server.hub.change(room, lambda t: tables.sit_again(t, me, old.table, now))
    return state(server, room, me)


# Playing.


def news(server: RunningServer, room: Room, me: Person, start: int) -> dict[str, Any]:
    """The state for somebody who has looked before, and knows what is printed."""
    return room.state(me.id, start, server.clock.now(), room.printed_hash())


@router.post("/{table_id}/play")
async def play(table_id: str, body: requests.Play, server: Here, me: Me) -> Response:
    """Say a phrase. It is on disk before this answers."""
    room = await find(server, table_id)
    done = await table_requests.play(server, room, me, body)
    return reply({**done, "state": news(server, room, me, body.number)})


@router.post("/{table_id}/undo")
async def undo(table_id: str, body: requests.Undo, server: Here, me: Me) -> Response:
    """Take back what is still tentative."""
    room = await find(server, table_id)
    done = await table_requests.undo(server, room, me, body)
    return reply({**done, "state": news(server, room, me, len(room.moves))})


@router.post("/{table_id}/why")
async def why(table_id: str, body: requests.Ask, server: Here, caller: Anyone, me: Me) -> Response:
    """Why is this phrase not possible?"""
    return reply(table_requests.why(server, await find(server, table_id), me, body, caller.lang))


@router.post("/{table_id}/preview")
async def preview(table_id: str, body: requests.Ask, server: Here, me: Me) -> Response:
    """What would this phrase cost and do?"""
    return reply(table_requests.preview(server, await find(server, table_id), me, body))


@router.post("/{table_id}/hint")
async def hint(table_id: str, body: requests.Hint, server: Here, me: Me) -> Response:
    """What would a bot say?"""
    return reply(await table_requests.hint(server, await find(server, table_id), me, body))


@router.post("/{table_id}/chat")
async def say(table_id: str, body: requests.Say, server: Here, me: Me) -> Response:
    """Say something to everybody at the table."""
    return reply(await table_requests.chat(server, await find(server, table_id), me, body))


@router.get("/{table_id}/chat")
async def chat(table_id: str, server: Here, caller: Anyone) -> Response:
    """The last lines of chat, without those of people I muted."""
    room = await find(server, table_id)
    lines = await server.database.read(lambda c: store.last_chat(c, room.table.id))
    muted = await muted_by(server, caller)
    return reply([vars(line) for line in lines if line.person not in muted])


async def muted_by(server: RunningServer, caller: Caller) -> set[str]:
    return set(await server.people.muted(caller.person)) if caller.person else set()
