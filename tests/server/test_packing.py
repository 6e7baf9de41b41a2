"""Games that are over are packed on disk; nothing that can be asked for changes by that."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select
from tests.aside import run_aside
from tests.server.people import ServerProcess

import patolli
from patolli.bots import make_bot
from patolli.bots.playing import decisions
from patolli.core.record import FORMAT, Record
from patolli.server import log_rows, schema, store
from patolli.server.archive import Archive
from patolli.server.database import Database, open_engine
from patolli.server.migrate import migrate
from patolli.server.minds import replay_record
from patolli.server.packing import TOGETHER, pack, unpack_moves, unpack_position
from patolli.server.rows import MoveRow, SeatRow, TableRow

GAMES = ("mexica", "mezo", "patolli", "tzolkin")


def play_through(name: str) -> tuple[dict[str, Any], list[MoveRow]]:
    """The first position and the log of a game of chance."""
    game = patolli.game(name)
    seats = game.seats[0]
    state = game.new(seats=seats, seed=4)
    moves = []
    for made in decisions(state, [make_bot("random")] * seats, patolli.seeded(4)):
        moves.append((made.seat, state.phrase(made.action)))
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": name,
        "rules": game.rules_version,
        "seats": seats,
        "options": {},
    }
    record = Record(**head, seed=4, moves=moves)
    frames = replay_record(record)
    assert not isinstance(frames, str), frames
    log = [row(number, *made) for number, made in enumerate(zip(moves, frames[1:], strict=True))]
    return frames[0]["position"], log


def row(number: int, said: tuple[int, str], frame: dict[str, Any]) -> MoveRow:
    rules = frame["position"]["rules"]
    client = f"p_1:{number}" if number % 3 else None
    return MoveRow(
        number,
        said[0],
        said[1],
        frame["secret"],
        frame["events"],
        frame["scores"],
        rules,
        client,
        1_700_000_000_000 + 977 * number,
        frame["position"],
    )


def as_json(position: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(position))


def on_disk(move: MoveRow) -> dict[str, Any]:
    return as_json({**vars(move), "position": None})  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", GAMES)
def test_a_packed_log_says_the_same(name: str) -> None:
    _, moves = play_through(name)
    assert len(moves) > 2 * TOGETHER
    packed = pack(moves)
    assert packed.number == len(moves)
    assert [on_disk(move) for move in unpack_moves(packed.moves)] == [on_disk(move) for move in moves]
    for move in moves:
        assert unpack_position(packed.positions, move.number) == as_json(move.position)


@pytest.mark.parametrize("name", GAMES)
def test_a_packed_log_is_small(name: str) -> None:
    _, moves = play_through(name)
    packed = pack(moves)
    one_by_one = sum(
        len(zlib.compress(msgspec.json.encode(move.position), 1)) + len(msgspec.json.encode(on_disk(move)))
        for move in moves
    )
    assert 8 * (len(packed.moves) + len(packed.positions)) < one_by_one


def test_luck_that_did_not_come_from_the_position_before_is_kept_in_full() -> None:
    _, moves = play_through("patolli")
    for move in moves[5:8]:
        assert move.position is not None
        move.position = {**move.position, "rng": [1, 2, 3, move.number]}
    packed = pack(moves)
    for move in moves[:20]:
        assert unpack_position(packed.positions, move.number) == as_json(move.position)


def test_a_game_that_keeps_no_luck_is_packed_too() -> None:
    moves = [MoveRow(n, 0, "go", False, [], [0.0], 1, None, n, {"at": n}) for n in range(3)]
    packed = pack(moves)
    assert [unpack_position(packed.positions, n) for n in range(3)] == [{"at": n} for n in range(3)]


# In the database.


def fill(connection: Connection, status: Any, name: str = "patolli") -> tuple[TableRow, list[MoveRow]]:
    position, moves = play_through(name)
    table = TableRow(f"t_{status}", name, {}, False, "p_1", "4", 1, 1)
    table.status, table.position, table.scores = status, position, [0.0, 0.0]
    table.seats = [SeatRow(0, "person", "p_1", "Ana"), SeatRow(1, "person", "p_2", "Ben")]
    store.insert_table(connection, table)
    connection.execute(insert(schema.moves), [{"table_id": table.id, **vars(move)} for move in moves])
    return table, moves


def everything(connection: Connection, table_id: str, number: int) -> Iterator[Any]:
    saved = store.load_table(connection, table_id)
    assert saved is not None
    yield [on_disk(move) for move in saved.moves]
    yield saved.head
    yield store.stamp(connection, table_id)
    for at in range(number + 2):
        yield log_rows.load_position(connection, table_id, at)


def packed_logs_say_the_same(url: str) -> None:
    """From the revision before there were any: what lies there is readable at once, and packed by and by."""
    migrate(url, revision="0002")
    engine = open_engine(url)
    with engine.begin() as connection:
        table, moves = fill(connection, "over")
        running, _ = fill(connection, "running")
    migrate(url)
    with engine.begin() as connection:
        before = [*everything(connection, table.id, len(moves))]
    run_aside(put_all_away(url))
    run_aside(put_all_away(url))
    with engine.begin() as connection:
        assert [*everything(connection, table.id, len(moves))] == before
        of = select(schema.moves.c.table_id, func.count()).group_by(schema.moves.c.table_id)
        assert dict(connection.execute(of).tuples().all()) == {running.id: len(moves)}
        store.check_number(connection, table, len(moves))
        store.delete_tables(connection, [table.id])
        assert connection.execute(select(schema.logs.c.table_id)).all() == []
    engine.dispose()


async def put_all_away(url: str) -> None:
    database = Database(url)
    await Archive(database).put_all_away()
    await database.close()


def test_packed_logs_say_the_same(tmp_path: Path) -> None:
    packed_logs_say_the_same(f"sqlite:///{tmp_path / 'x.sqlite'}")


def test_a_log_that_cannot_be_packed_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    migrate(url)
    engine = open_engine(url)
    with engine.begin() as connection:
        table, moves = fill(connection, "over")
        connection.exec_driver_sql("UPDATE moves SET position = x'00' WHERE number = 7")
    run_aside(put_all_away(url))
    with engine.begin() as connection:
        assert log_rows.is_loose(connection, table.id)
        assert len(log_rows.load_moves(connection, table.id)) == len(moves)
    engine.dispose()


def test_a_finished_game_is_packed_and_can_be_replayed_and_taken_along(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    table = ana.table("patolli", "me coyote", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.play_on(random.Random(1), 10_000)
    state = ana.get(f"/api/tables/{table}")
    assert state["table"]["status"] == "over"
    number = state["table"]["number"]
    engine = open_engine(f"sqlite:///{own_server.data / 'patolli.sqlite'}")
    while True:
        with engine.begin() as connection:
            if not log_rows.is_loose(connection, table):
                assert connection.execute(select(schema.logs.c.number)).scalar() == number
                break
    engine.dispose()
    own_server.restart()
    assert ana.get(f"/api/tables/{table}")["moves"] == state["moves"]
    frames = [ana.get(f"/api/tables/{table}/replay", at=at) for at in range(0, number + 1, 7)]
    assert [frame["view"]["scores"] for frame in frames[1:]] == [
        frame["move"]["scores"] for frame in frames[1:]
    ]
    (mine,) = ana.get("/api/me/data")["tables"]
    assert [m["phrase"] for m in mine["moves"]] == [m["phrase"] for m in state["moves"] if m["seat"] == 0]
    (listed,) = ana.get("/api/me/tables")
    assert listed["number"] == number
