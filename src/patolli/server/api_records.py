"""The doors to what was played: records, replays at every move, and the chart of scores."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Query, Request
from sqlalchemy import Connection
from starlette.responses import Response

import patolli
from patolli.core.record import Record, read_record
from patolli.server import log_rows, store, tables
from patolli.server.api_tables import Printed
from patolli.server.callers import Anyone, AtTable, Here, Me
from patolli.server.doors import JSON, Doors
from patolli.server.errors import Refusal
from patolli.server.minds import replay_record
from patolli.server.names import BadName, readable_name
from patolli.server.play import load_stored, phrase_shown, show
from patolli.server.quotas import check_quota
from patolli.server.room import Room, show_table
from patolli.server.rows import MoveRow, Person, SeatRow, TableRow
from patolli.server.running import RunningServer
from patolli.server.wire.answers import Chart, Frame, RecordFile, Table
from patolli.server.wire.words import MOST

doors = Doors("/api", "records")
LONGEST_NAME = 60  # a bot that took over has the player's name and its own

At = Annotated[int | None, Query(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, Query(ge=0, le=MOST)]


@doors.get("/tables/{table_id}/record", answers=RecordFile, refuses=["wrong-moment"])
async def record(room: AtTable, caller: Anyone) -> Response:
    """The record. While the game runs, without the seed and without phrases that I may not know yet."""
    if room.play is None:
        raise Refusal("wrong-moment")
    name = f"{room.table.game}-{room.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    eyes = room.table.seats_of(caller.person.id if caller.person else None)
    return Response(record_text(room, eyes), media_type=JSON, headers=headers)


def record_text(room: Room, eyes: list[int]) -> str:
    whole = room.record()
    if room.everything_open():
        return whole.to_json()
    known = [[m.seat, m.phrase if phrase_shown(m, eyes, False) else None] for m in room.moves]
    head = {name: value for name, value in msgspec.to_builtins(whole).items() if name != "seed"}
    return msgspec.json.format(msgspec.json.encode({**head, "moves": known})).decode() + "\n"


@doors.get("/tables/{table_id}/replay", refuses=["not-while-running"])
async def replay(
    room: AtTable,
    server: Here,
    caller: Anyone,
    at: At = None,
    seat: SeatQuery = None,
    printed: Printed = None,
) -> Frame:
    """The table after so many moves, from the stored position: correcting a rule later changes nothing."""
    of = len(room.moves)
    at = of if at is None else at
    if room.play is None or at > of or (seat is not None and seat >= len(room.table.seats)):
        raise Refusal("not-found")
    person = caller.person.id if caller.person else None
    if seat is not None and seat not in room.table.seats_of(person) and not room.everything_open():
        raise Refusal("not-while-running")
    position = await server.database.read(lambda c: log_rows.load_position(c, room.table.id, at))
    if position is None:
        raise Refusal("not-found")
    eyes = [] if seat is None else [seat]
    return Frame(
        at=at,
        of=of,
        seat=seat,
        move=show(room.moves[at - 1], eyes, room.everything_open()) if at else None,
        view=room.frame(load_stored(room.play.game, position), seat, at),
        printed=room.printed(printed),
        table=show_table(room.table, of, person, server.clock.now(), room.here()),
    )


@doors.get("/tables/{table_id}/chart", refuses=["wrong-moment"])
async def chart(room: AtTable) -> Chart:
    """The scores at the start and after each move, for drawing."""
    if room.play is None:
        raise Refusal("wrong-moment")
    return Chart(
        scores=[room.table.scores or [], *(move.scores for move in room.moves)],
        turns=[move.seat for move in room.moves],
        at=[move.at for move in room.moves],
    )


@doors.post("/records", status=201, body=RecordFile, refuses=["bad-record", "too-large", "too-many-imports"])
async def import_record(request: Request, server: Here, caller: Anyone, me: Me) -> Table:
    """Bring a record: it becomes a table that is over and can be replayed."""
    await server.thoughts.take(me.id)
    await server.imports.take(caller.address)
    try:
        found = read_record(await request.body())
        check_sizes(found)
    except patolli.BadRecord as error:
        raise Refusal("bad-record", problem=str(error)) from None
    frames = await server.bots.pools["people"].run(me.id, replay_record, found)
    if isinstance(frames, str):
        raise Refusal("bad-record", problem=frames)
    room = await keep_import(server, me, found, frames)
    return show_table(room.table, len(room.moves), me.id, server.clock.now())


def check_sizes(found: Record) -> None:
    """Nothing in a record may be larger or stranger than what the server itself would keep."""
    game = patolli.game(found.game)
    try:
        game.check_options(found.options)
    except patolli.BadOption as error:
        raise patolli.BadRecord("options", str(error)) from None
    if len(found.moves) > game.bound:
        raise patolli.BadRecord("moves", f"no game of {found.game} has more than {game.bound}")
    if len(str(found.seed)) > 200 or "\x00" in str(found.seed):
        raise patolli.BadRecord("seed", "too long, or not text")
    try:
        found.names = [readable_name(name, LONGEST_NAME) for name in found.names]
    except BadName as error:
        raise Refusal("bad-record", problem=f"@{error.reason}") from None


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
        check_quota(connection, table, server.limits)
        store.insert_table(connection, table)
        if moves:
            store.append_moves(connection, table, moves, [])

    await server.database.write(write)
    return await server.hub.room(table.id)
