"""The lobby and one's own tables: pages, search, quotas, and nothing large on a line."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import JSON, ServerProcess, Someone

import patolli
from patolli.server import hub, tables
from patolli.server.clock import Clock
from patolli.server.metrics import Metrics
from patolli.server.migrate import migrate
from patolli.server.running import RunningServer
from patolli.server.settings import Limits, Settings

RECORD: JSON = {"format": 1, "game": "patolli", "rules": 1, "seats": 2, "options": {}, "seed": 1, "moves": []}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("strict"), limits="public=2,imports=2") as process:
        yield process


def pages(person: Someone, path: str, **query: Any) -> list[JSON]:
    """All pages of the lobby, one after the other."""
    found: list[JSON] = []
    while True:
        page = person.get(path, **query, before=found[-1]["id"] if found else "")
        if not page:
            return found
        found += page


def test_the_lobby_has_pages(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    opened = [ana.table("fingers", "me open", public=True)["table"]["id"] for _ in range(205)]
    assert len(ana.get("/api/tables")) == 100
    assert [table["id"] for table in pages(ana, "/api/tables")] == opened[::-1]
    ana.get("/api/tables", before="nothing")


def test_my_tables_have_pages(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    opened = {ana.table("fingers", "me open")["table"]["id"] for _ in range(203)}
    waiting = ana.table("fingers", "me local", start=True)["table"]["id"]
    found = [table["id"] for skip in (0, 100, 200) for table in ana.get("/api/me/tables", skip=skip)]
    assert found[0] == waiting
    assert sorted(found) == sorted([*opened, waiting])
    assert ana.get("/api/me/tables", skip=300) == []


def test_the_lobby_can_be_searched(own_server: ServerProcess) -> None:
    ana, ben = own_server.guest("Ana 100%"), own_server.guest("Ben")
    for person, game in ((ana, "patolli"), (ana, "fingers"), (ben, "patolli")):
        person.table(game, "me open", public=True)

    def found(**query: str) -> list[tuple[str, str]]:
        return sorted((t["game"], t["seats"][0]["name"]) for t in ana.get("/api/tables", **query))

    assert found(game="patolli") == [("patolli", "Ana 100%"), ("patolli", "Ben")]
    assert found(name="ANA") == [("fingers", "Ana 100%"), ("patolli", "Ana 100%")]
    assert found(name="0%", game="fingers") == [("fingers", "Ana 100%")]
    assert found(name="%") == found(name="ana")
    assert found(name="_") == found(game="chess") == []
    ana.get("/api/tables?name=%00", 422)


def test_whole_files_are_not_on_a_line_of_a_list(server: ServerProcess) -> None:
    ana = server.guest("Itzel")
    components = patolli.game("mezo").new(2, 1).options["components"]
    table = ana.table("mezo", "me open", public=True, options={"components": components})["table"]
    assert table["options"]["components"] == components
    for path in ("/api/tables", "/api/me/tables"):
        line = next(entry for entry in ana.get(path) if entry["id"] == table["id"])
        assert "components" not in line["options"]


def test_nobody_fills_the_lobby(strict: ServerProcess) -> None:
    ana = strict.guest()
    for _ in range(2):
        ana.table("fingers", "me open", public=True)
    wish = {"game": "fingers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = ana.post("/api/tables", 409, **wish, public=True)
    assert (refused["error"], refused["facts"]) == ("too-many-public", {"most": 2})
    ana.post("/api/tables", 201, **wish)


def test_records_that_somebody_brought_are_found_limited_and_deleted(strict: ServerProcess) -> None:
    ana, ben = strict.guest("Ana"), strict.guest("Ben")
    brought = [ana.post("/api/records", 201, **RECORD)["id"] for _ in range(2)]
    assert ana.post("/api/records", 409, **RECORD)["error"] == "too-many-imports"
    assert {table["id"] for table in ana.get("/api/me/tables")} == set(brought)
    ben.delete(f"/api/tables/{brought[0]}", 403)
    ana.delete(f"/api/tables/{brought[0]}")
    ana.get(f"/api/tables/{brought[0]}", 404)
    ana.post("/api/records", 201, **RECORD)
    own = ana.table("fingers", "me open")["table"]["id"]
    ana.delete(f"/api/tables/{own}", 409)


def test_tables_that_somebody_looked_at_leave_memory_when_they_are_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those first that nobody asked for longest."""
    settings = Settings(tmp_path, limits=Limits(idle_moves=25))
    migrate(settings.url())

    async def story() -> None:
        server = RunningServer(settings, Clock(), Metrics())
        await server.open()
        ana, _ = await server.people.guest("Ana", "en", "test")
        made = []
        for number in range(4):
            seats = [("me", None, None), ("local", None, "Ben")]
            table = tables.open_table(ana, "patolli", seats, {}, False, None, False, True, 0)
            room = await server.hub.create(table)
            await server.hub.change(room, lambda t: tables.start(t, ana, 0))
            assert room.play is not None
            for _ in range(10):
                (seat,) = room.play.state.waiting()
                phrase = room.play.state.phrases(seat)[0]
                await server.hub.play(
                    room, ana, seat, room.play.next(seat), phrase, f"{number}-{len(room.moves)}"
                )
            made.append(table.id)
        await server.hub.room(made[0])
        assert set(server.hub.rooms) == set(made)
        monkeypatch.setattr(hub, "RECENT", 0.0)
        server.hub.forget_idle()
        assert set(server.hub.rooms) == {made[0], made[3]}
        assert len((await server.hub.room(made[1])).moves) == 10
        await server.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, story()).result()
