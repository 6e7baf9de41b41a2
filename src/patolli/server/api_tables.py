"""The doors to tables: the lobby, sitting down and getting up, and playing over plain HTTP."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec
from fastapi import Query

from patolli.server import lists, store, table_requests, tables
from patolli.server.callers import Anyone, AtTable, Caller, Here, Me
from patolli.server.doors import Doors
from patolli.server.errors import Refusal
from patolli.server.room import Room, show_table
from patolli.server.rows import Person
from patolli.server.running import RunningServer
from patolli.server.wire import requests
from patolli.server.wire.answers import (
    ChatLine,
    Done,
    DoneWithState,
    Hint,
    Prices,
    Reason,
    State,
    Table,
)
from patolli.server.wire.words import BAD_NAMES

doors = Doors("/api/tables", "tables")

From = Annotated[int, Query(alias="from", ge=0, le=1_000_000)]
Wait = Annotated[int, Query(ge=0, le=30)]
Printed = Annotated[str | None, Query(max_length=64)]  # the hash of what the reader already has
Game = Annotated[str | None, Query(max_length=40, pattern=r"^[\w-]*$")]
Named = Annotated[str, Query(max_length=60, pattern=r"^[^\x00]*$")]
Before = Annotated[str, Query(max_length=40, pattern=r"^[\w-]*$")]


def state(
    server: RunningServer, room: Room, person: Person | None, start: int = 0, printed: str | None = None
) -> State:
    return room.state(person.id if person else None, start, server.clock.now(), printed)


@doors.get("")
async def lobby(
    server: Here,
    caller: Anyone,
    status: Literal["open", "running", "over"] = "open",
    game: Game = None,
    name: Named = "",
    before: Before = "",
) -> list[Table]:
    """The public tables, newest first, a page of 100: of a `game`, with somebody whose `name` contains this.

    The next page begins after the table named by `before`.
    """
    found = await server.database.read(lambda c: lists.lobby(c, status, game, name, before))
    now = server.clock.now()
    person = caller.person.id if caller.person else None
    shown = []
    for table, number in found:
        room = server.hub.rooms.get(table.id)
        shown.append(show_table(table, number, person, now, room.here() if room else None))
    return shown


@doors.post(
    "",
    status=201,
    refuses=[
        "bad-option",
        "already-seated",
        "too-many-tables",
        "too-many-public",
        "too-many-bot-tables",
        "name-at-table",
        *BAD_NAMES,
    ],
)
async def open_table(wish: requests.NewTable, server: Here, me: Me) -> State:
    """Open a table."""
    table = tables.open_table(
        me,
        wish.game,
        [(seat.kind, seat.level, seat.name) for seat in wish.seats],
        wish.options,
        wish.public,
        msgspec.to_builtins(wish.clock),
        wish.hints,
        wish.chat,
        server.clock.now(),
    )
    full = all(seat.kind != "open" for seat in table.seats)
    nobody = not table.seats_of(me.id)  # at a table of bots alone there is nobody to wait for
    room = await server.hub.create(table)
    if full and (wish.start or nobody):
        await server.hub.change(room, lambda t: tables.start(t, me, server.clock.now()))
    return state(server, room, me)


@doors.delete("/{table_id}", refuses=["not-host", "wrong-moment"])
async def delete(room: AtTable, server: Here, me: Me) -> None:
    """Delete a record that I brought."""
    if room.table.host != me.id:
        raise Refusal("not-host")
    if not room.table.imported:
        raise Refusal("wrong-moment")
    await server.hub.delete([room.table.id])


@doors.get("/{table_id}")
async def look(
    room: AtTable, server: Here, caller: Anyone, start: From = 0, wait: Wait = 0, printed: Printed = None
) -> State:
    """The state of a table. With `wait`, hold the answer until there is something new, or it is my turn."""
    mine = room.table.seats_of(caller.person.id if caller.person else None)
    if caller.person and mine:
        room.asked[caller.person.id] = time.monotonic() + wait
    asked = any(room.table.seats[seat].since is not None for seat in mine)
    if wait and len(room.moves) <= start and not asked and room.table.status in ("open", "running"):
        await room.wait(wait)
    return state(server, room, caller.person, start, printed)


@doors.put(
    "/{table_id}/seats/{seat}",
    refuses=[
        *("not-host", "seat-taken", "already-seated", "name-at-table", "bad-option", "wrong-moment"),
        *BAD_NAMES,
    ],
)
async def set_seat(room: AtTable, seat: int, wish: requests.SeatWish, server: Here, me: Me) -> State:
    """The host decides about a seat of an open table."""
    if wish.kind == "me" and room.table.seats_of(me.id):
        raise Refusal("already-seated")
    await server.hub.change(room, lambda t: tables.set_seat(t, me, seat, wish.kind, wish.level, wish.name))
    return state(server, room, me)


@doors.post("/{table_id}/join", refuses=["seat-taken", "already-seated", "name-at-table", "wrong-moment"])
async def join(room: AtTable, wish: requests.Join, server: Here, me: Me) -> State:
    """Sit down."""
    await server.hub.change(room, lambda t: tables.join(t, me, wish.seat))
    return state(server, room, me)


@doors.post("/{table_id}/leave", refuses=["not-seated", "wrong-moment"])
async def leave(room: AtTable, server: Here, me: Me) -> State:
    """Get up before the start."""
    await server.hub.change(room, lambda t: tables.leave(t, me))
    return state(server, room, me)


@doors.post(
    "/{table_id}/start",
    refuses=["not-host", "seats-open", "bad-option", "too-many-bot-tables", "wrong-moment"],
)
async def start_game(room: AtTable, server: Here, me: Me) -> State:
    """Deal and begin."""
    await server.hub.change(room, lambda t: tables.start(t, me, server.clock.now()))
    return state(server, room, me)


@doors.post("/{table_id}/cancel", refuses=["not-host", "wrong-moment"])
async def cancel(room: AtTable, server: Here, me: Me) -> State:
    """Give up a table that nobody started."""
    await server.hub.change(room, lambda t: tables.cancel(t, me, server.clock.now()))
    return state(server, room, me)


@doors.post("/{table_id}/resign", refuses=["not-your-seat", "wrong-moment"])
async def resign(room: AtTable, wish: requests.Resign, server: Here, me: Me) -> State:
    """Give up a game. With more than two seats a bot plays on."""
    await server.hub.change(
        room, lambda t: tables.resign(t, me, wish.seat, room.scores(), server.clock.now())
    )
    return state(server, room, me)


@doors.post("/{table_id}/abandon", refuses=["not-seated", "not-host", "not-idle", "wrong-moment"])
async def abandon(room: AtTable, server: Here, me: Me) -> State:
    """End a game in which nobody has moved for two weeks, or my table of bots alone. Nobody wins."""
    await server.hub.change(
        room, lambda t: tables.abandon(t, me, room.scores(), room.last_move(), server.clock.now())
    )
    return state(server, room, me)


@doors.post("/{table_id}/replace", refuses=["not-seated", "not-absent", "bad-option", "wrong-moment"])
async def replace(room: AtTable, wish: requests.Replace, server: Here, me: Me) -> State:
    """Agree that a bot takes over an absent player."""
    now = server.clock.now()
    here = room.present()
    await server.hub.change(room, lambda t: tables.agree_to_replace(t, me, wish.seat, wish.level, now, here))
    return state(server, room, me)


@doors.post("/{table_id}/rematch", refuses=["not-seated", "bad-option", "too-many-tables", "wrong-moment"])
async def rematch(room: AtTable, server: Here, me: Me) -> State:
    """Play again: the first one opens the new table, the others sit down there."""
    now = server.clock.now()
    new = await server.hub.room(await server.hub.rematch(room, me))
    await server.hub.change(new, lambda t: tables.sit_again(t, me, room.table, now))
    return state(server, new, me)


# Playing.


def with_state(server: RunningServer, room: Room, me: Person, done: Done, start: int) -> DoneWithState:
    """The state is for somebody who has looked before, and knows what is printed."""
    now = state(server, room, me, start, room.printed_hash())
    return DoneWithState(id=done.id, number=done.number, tentative=done.tentative, state=now)


@doors.post("/{table_id}/play", refuses=["illegal", "not-your-seat", "wrong-moment", "stale"])
async def play(room: AtTable, wish: requests.Play, server: Here, me: Me) -> DoneWithState:
    """Say a phrase. It is on disk before this answers."""
    done = await table_requests.play(server, room, me, wish)
    return with_state(server, room, me, done, wish.number)


@doors.post("/{table_id}/undo", refuses=["illegal", "not-your-seat", "wrong-moment", "stale"])
async def undo(room: AtTable, wish: requests.Undo, server: Here, me: Me) -> DoneWithState:
    """Take back what is still tentative."""
    done = await table_requests.undo(server, room, me, wish)
    return with_state(server, room, me, done, len(room.moves))


@doors.post("/{table_id}/why", refuses=["not-your-seat", "wrong-moment"])
async def why(room: AtTable, wish: requests.AskWhy, server: Here, caller: Anyone, me: Me) -> Reason:
    """Why is this phrase not possible?"""
    return table_requests.why(server, room, me, wish, caller.lang)


@doors.post("/{table_id}/prices", refuses=["illegal", "not-your-seat", "wrong-moment"])
async def prices(room: AtTable, wish: requests.AskPrices, server: Here, me: Me) -> Prices:
    """What would each of these phrases cost and do?"""
    return table_requests.prices(server, room, me, wish)


@doors.post("/{table_id}/hint", refuses=["not-your-seat", "no-hints", "bad-option", "wrong-moment"])
async def hint(room: AtTable, wish: requests.AskHint, server: Here, me: Me, caller: Anyone) -> Hint:
    """What would a bot say, and why?"""
    return await table_requests.hint(server, room, me, wish, caller.lang)


@doors.post("/{table_id}/chat", refuses=["chat-off", "not-seated"])
async def say(room: AtTable, wish: requests.Say, server: Here, me: Me) -> Done:
    """Say something to everybody at the table."""
    return await table_requests.chat(server, room, me, wish)


@doors.get("/{table_id}/chat")
async def chat(room: AtTable, server: Here, caller: Anyone) -> list[ChatLine]:
    """The last lines of chat, without those of people I muted."""
    lines = await server.database.read(lambda c: store.last_chat(c, room.table.id))
    muted = await muted_by(server, caller)
    return [ChatLine(**vars(line)) for line in lines if line.person not in muted]


async def muted_by(server: RunningServer, caller: Caller) -> set[str]:
    return set(await server.people.muted(caller.person.id)) if caller.person else set()
