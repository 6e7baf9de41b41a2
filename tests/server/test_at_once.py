"""Requests that come at the same moment do not take back what the other did."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from patolli.server import api_tables, tables
from patolli.server.callers import find_caller
from patolli.server.clock import Clock
from patolli.server.limits import Buckets, TooFast
from patolli.server.metrics import Metrics
from patolli.server.migrate import migrate
from patolli.server.room import Room
from patolli.server.rows import Person
from patolli.server.running import RunningServer
from patolli.server.settings import Settings, unlimited
from patolli.server.wire import requests

Story = Callable[[RunningServer, Person], Coroutine[Any, Any, None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    """Run something inside a server, with a person in it."""
    settings = Settings(tmp_path, limits=unlimited())
    migrate(settings.url())

    async def inside(story: Story) -> None:
        server = RunningServer(settings, Clock(), Metrics())
        await server.open()
        ana, _ = await server.people.guest("Ana", "en", "test")
        await story(server, ana)
        await server.close()

    def run(story: Story) -> None:
        with ThreadPoolExecutor(1) as pool:  # where a browser test ran before, this thread has a loop already
            pool.submit(asyncio.run, inside(story)).result()

    return run


async def while_the_disk_is_busy(server: RunningServer, *work: Coroutine[Any, Any, Any]) -> list[Any]:
    """All this is asked, one after the other, before the first of it is written."""
    free = threading.Event()
    busy = asyncio.create_task(server.database.write(lambda _: free.wait()))
    asked = []
    for something in work:
        asked.append(asyncio.create_task(something))
        for _ in range(20):
            await asyncio.sleep(0)
    free.set()
    await busy
    return await asyncio.gather(*asked, return_exceptions=True)


def a_move_that_scores(room: Room) -> tuple[int, str] | None:
    assert room.play is not None
    state = room.play.state
    (seat,) = state.waiting()
    for phrase in state.phrases(seat):
        after = state.copy()
        after.play(seat, after.parse(seat, phrase))
        if after.scores() != state.scores() and not after.over:
            return seat, phrase
    return None


def test_whoever_resigns_has_the_scores_of_that_moment(tell: Callable[[Story], None]) -> None:
    async def story(server: RunningServer, ana: Person) -> None:
        seats = [("me", None, None), ("local", None, "Ben")]
        table = tables.open_table(ana, "patolli", seats, {}, False, None, False, True, 0)
        room = await server.hub.create(table)
        await server.hub.change(room, lambda t: tables.start(t, ana, 0))
        while (found := a_move_that_scores(room)) is None:
            assert room.play is not None
            (seat,) = room.play.state.waiting()
            phrase = room.play.state.phrases(seat)[0]
            await server.hub.play(room, ana, seat, room.play.next(seat), phrase, f"{len(room.moves)}")
        assert room.play is not None
        seat, phrase = found
        move = server.hub.play(room, ana, seat, room.play.next(seat), phrase, "last")
        resign = api_tables.resign(room, requests.Resign(seat=0), server, ana)
        await while_the_disk_is_busy(server, move, resign)
        assert room.table.result is not None
        assert room.table.result["scores"] == room.scores() == room.moves[-1].scores

    tell(story)


def test_a_new_name_and_a_new_password_do_not_overwrite_each_other(tell: Callable[[Story], None]) -> None:
    async def story(server: RunningServer, ana: Person) -> None:
        await while_the_disk_is_busy(
            server,
            server.people.rename(ana, "Anna", None),
            server.people.set_password(ana, "seven hungry herons", None),
            server.people.rename(ana, None, "de"),
        )
        found, _ = await server.people.log_in("Anna", "seven hungry herons", "test")
        assert (found.id, found.name, found.language) == (ana.id, "Anna", "de")

    tell(story)


def test_of_two_new_passwords_one_counts(tell: Callable[[Story], None]) -> None:
    async def story(server: RunningServer, ana: Person) -> None:
        ana, _ = await server.people.set_password(ana, "seven hungry herons", None)
        wishes = ["eight hungry herons", "nine hungry herons"]
        changes = [server.people.set_password(ana, wish, "seven hungry herons") for wish in wishes]
        outcomes = await asyncio.gather(*changes, return_exceptions=True)
        assert sum(isinstance(outcome, tuple) for outcome in outcomes) == 1

    tell(story)


def test_one_person_at_many_addresses_is_limited(tell: Callable[[Story], None]) -> None:
    async def story(server: RunningServer, ana: Person) -> None:
        _, secret = await server.people.guest("Ben", "en", "test")
        server.requests = Buckets((1e-9, 5))
        app = SimpleNamespace(state=SimpleNamespace(server=server))
        cookie = (b"cookie", f"patolli={secret}".encode())
        scope = {"type": "http", "headers": [cookie], "query_string": b"", "app": app}
        for number in range(5):
            await find_caller(HTTPConnection({**scope, "client": (f"192.0.2.{number}", 1)}))
        with pytest.raises(TooFast):
            await find_caller(HTTPConnection({**scope, "client": ("192.0.2.99", 1)}))

    tell(story)
