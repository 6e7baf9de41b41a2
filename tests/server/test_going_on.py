"""What else a raised version can do to a running table: the game waits for somebody else, or is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

import patolli
from patolli.core import registry
from patolli.games.patolli import PATOLLI, Patolli
from patolli.server import store, tables
from patolli.server.clock import StoppedClock
from patolli.server.database import Database
from patolli.server.hub import Hub
from patolli.server.metrics import Metrics
from patolli.server.migrate import migrate
from patolli.server.room import Room
from patolli.server.rows import Person, TableRow
from patolli.server.settings import Limits

ANA = Person("p_ana", "Ana", "person", None, None, None, "en", 0)
CLOCK = {"kind": "bank", "bank": 60_000, "increment": 5000}
START = 1_000_000


class Raised(Patolli):
    rules_version = 2

    def __init__(self, change: Callable[[dict[str, Any]], None]) -> None:
        self.change = change

    def migrate(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        self.change(position)
        return position


def pass_the_beans(position: dict[str, Any]) -> None:
    position["turn"] = 1 - position["turn"]
    position["throw"] = 1  # everybody can move with a one: a piece in hand comes in, or one walks


def end(position: dict[str, Any]) -> None:
    position["stakes"] = [40, 0]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[[Callable[[dict[str, Any]], None]], list[Room]]]:
    """Opens a table that was begun under version 1 twice, each time from disk, under a version 2."""

    def work(change: Callable[[dict[str, Any]], None]) -> list[Room]:
        patolli.register(Raised(change))
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(asyncio.run, open_twice(f"sqlite:///{tmp_path / 'x.sqlite'}")).result()

    yield work
    del registry._registered["patolli"]
    patolli.game.cache_clear()


async def open_twice(url: str) -> list[Room]:
    migrate(url)
    database = Database(url)
    table = begun()
    await database.write(lambda connection: write(connection, table))
    rooms = []
    for later in (20_000, 50_000):
        clock = StoppedClock(START + later)
        rooms.append(await Hub(database, clock, Metrics(), Limits()).room(table.id))
    await database.close()
    return rooms


def begun() -> TableRow:
    seats = [("me", None, None), ("local", None, "Guest")]
    table = tables.open_table(ANA, "patolli", seats, {}, False, CLOCK, False, True, START)
    state = PATOLLI.new(2, table.seed)
    tables.start(table, ANA, START)
    table.rules, table.position = 1, state.position()
    for seat in table.seats:
        seat.since = START if seat.seat in state.waiting() else None
    return table


def write(connection: Connection, table: TableRow) -> None:
    store.insert_table(connection, table)


Opened = Callable[[Callable[[dict[str, Any]], None]], list[Room]]


def test_the_clocks_follow_whom_the_game_waits_for(opened: Opened) -> None:
    first, second = opened(pass_the_beans)
    for room in (first, second):
        assert room.play is not None
        (mover,) = room.play.state.waiting()
        waited = 1 - mover
        assert room.table.seats[mover].since == START + 20_000
        assert room.table.seats[waited].since is None
        assert room.table.seats[waited].left_ms == 60_000 - 20_000 + 5000
        assert room.table.status == "running"


def test_a_game_that_is_over_by_the_new_rules_has_a_result(opened: Opened) -> None:
    first, second = opened(end)
    for room in (first, second):
        assert room.table.status == "over"
        assert room.table.ended == START + 20_000
        assert room.table.result == {"scores": [40, 0], "winners": [0], "why": "finished"}
