"""The doors to what was played: records, replays at every move, and the chart of scores."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection
from starlette.responses import Response

import patolli
from patolli.core.record import FORMAT, Record, read_record
from patolli.server import requests, store, tables
from patolli.server.api_tables import Printed, find
from patolli.server.callers import Anyone, Here, Me, reply
from patolli.server.errors import Refusal
from patolli.server.play import load_stored, phrase_shown, raised, show
from patolli.server.room import Room, show_table
from patolli.server.rows import MoveRow, Person, SeatRow, TableRow
from patolli.server.running import RunningServer
from patolli.server.thinkers import replay_record

router = APIRouter(prefix="/api", tags=["records"])

At = Annotated[int | None, Query(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, Query(ge=0, le=requests.MOST)]


@router.get("/tables/{table_id}/record")
async def record(table_id: str, server: Here, caller: Anyone) -> Response:
    """The record. While the game runs, without the seed and without phrases that I may not know yet."""
    room = await find(server, table_id)
    if room.play is None:
        raise Refusal("wrong-moment")
    name = f"{room.table.game}-{room.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    eyes = room.table.seats_of(caller.person.id if caller.person else None)
    return Response(record_text(room, eyes), media_type="application/json", headers=headers)


def record_text(room: Room, eyes: list[int]) -> str:
    table, over = room.table, room.everything_open()
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": table.game,
        "rules": table.rules,
        "raised": raised(table, room.moves),
        "seats": len(table.seats),
        "options": table.options,
        "names": table.names(),
    }
    if over:
        whole = [(move.seat, move.phrase) for move in room.moves]
        return Record(**head, seed=table.seed, moves=whole).to_json()
    known = [[m.seat, m.phrase if phrase_shown(m, eyes, False) else None] for m in room.moves]
    return msgspec.json.format(msgspec.json.encode({**head, "moves": known})).decode() + "\n"


@router.get("/tables/{table_id}/replay")
async def replay(
    table_id: str,
    server: Here,
    caller: Anyone,
    at: At = None,
    seat: SeatQuery = None,
    printed: Printed = None,
) -> Response:
    """The table after so many moves, from the stored position: correcting a rule later changes nothing."""
    room = await find(server, table_id)
    of = len(room.moves)
    at = of if at is None else at
    if room.play is None or at > of or (seat is not None and seat >= len(room.table.seats)):
        raise Refusal("not-found")
    mine = room.table.seats_of(caller.person.id if caller.person else None)
    if seat is not None and seat not in mine and not room.everything_open():
        raise Refusal("not-while-running")
    position = await server.database.read(lambda c: store.load_position(c, room.table.id, at))
    if position is None:
        raise Refusal("not-found")
    eyes = [] if seat is None else [seat]
    return reply(
        {
            "at": at,
            "of": of,
            "seat": seat,
            "move": show(room.moves[at - 1], eyes, room.everything_open()) if at else None,
            "view": room.frame(load_stored(room.play.game, position), seat, at),
            "printed": room.printed(printed),
            "table": show_table(
                room.table, of, caller.person.id if caller.person else None, server.clock.now(), room.here()
            ),
        }
    )


@router.get("/tables/{table_id}/chart")
async def chart(table_id: str, server: Here) -> Response:
    """The scores at the start and after each move, for drawing."""
    room = await find(server, table_id)
    if room.play is None:
        raise Refusal("wrong-moment")
    return reply(
        {
            "scores": [room.table.scores, *(move.scores for move in room.moves)],
            "turns": [move.seat for move in room.moves],
            "at": [move.at for move in room.moves],
        }
    )


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def import_record(request: Request, server: Here, me: Me) -> Response:
    """Bring a record: it becomes a table that is over and can be replayed."""
    server.thoughts.take(me.id)
    try:
        found = read_record(await request.body())
        check_sizes(found)
    except patolli.BadRecord as error:
        raise Refusal("bad-record", problem=str(error)) from None
    frames = await server.thinkers.run(replay_record, found)
    if isinstance(frames, str):
        raise Refusal("bad-record", problem=frames)
    room = await keep_import(server, me, found, frames)
    return reply(show_table(room.table, len(room.moves), me.id, server.clock.now()), 201)


def check_sizes(found: Record) -> None:
    """Nothing in a record may be larger than what the server itself would keep."""
    game = patolli.game(found.game)
    if len(found.moves) > game.bound:
        raise patolli.BadRecord("moves", f"no game of {found.game} has more than {game.bound}")
    if len(str(found.seed)) > 200 or "\x00" in str(found.seed):
        raise patolli.BadRecord("seed", "too long, or not text")
    for name in found.names:
        try:
            requests.clean_name(name)
        except ValueError as error:
            raise patolli.BadRecord("names", str(error)) from None


async def keep_import(server: RunningServer, me: Person, found: Record, frames: list[dict[str, Any]]) -> Room:
    now = server.clock.now()
    start, end = frames[0], frames[-1]
    names = found.names or [str(seat + 1) for seat in range(found.seats)]
    table = TableRow(
        id=tables.new_id(),
        game=found.game,
        options=start["position"]["options"],
        public=False,
        host=me.id,
        seed=str(found.seed),
        rules=start["position"]["rules"],
        created=now,
        imported=True,
        status="over",
        position=start["position"],
        scores=start["scores"],
        result={"scores": end["scores"], "winners": end["winners"], "why": "imported"},
        started=now,
        ended=now,
        chat=False,
        seats=[SeatRow(seat, "person", None, name) for seat, name in enumerate(names)],
    )
    moves = [
        MoveRow(
            number,
            seat,
            phrase,
            frame["secret"],
            frame["events"],
            frame["scores"],
            frame["position"]["rules"],
            None,
            now,
            frame["position"],
        )
        for number, ((seat, phrase), frame) in enumerate(zip(found.moves, frames[1:], strict=True))
    ]

    def write(connection: Connection) -> None:
        store.insert_table(connection, table)
        if moves:
            store.append_moves(connection, table, moves, [])

    await server.database.write(write)
    return await server.hub.room(table.id)
