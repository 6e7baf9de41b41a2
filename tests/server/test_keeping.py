"""What nobody needs goes after its time, what somebody needs stays; and a game nobody plays can be ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.people import ServerProcess

from patolli.server import store, tables
from patolli.server.clock import StoppedClock
from patolli.server.errors import Refusal
from patolli.server.metrics import Metrics
from patolli.server.migrate import migrate
from patolli.server.room import Room
from patolli.server.rows import Person
from patolli.server.running import RunningServer
from patolli.server.settings import Keep, Settings, with_keep
from patolli.server.timing import DAY

Clocks = dict[str, object] | None


class House:
    """A server whose clock moves only when told, and people at its tables."""

    def __init__(self, server: RunningServer, clock: StoppedClock) -> None:
        self.server = server
        self.clock = clock

    async def guest(self, name: str) -> Person:
        return (await self.server.people.guest(name, "en", "test"))[0]

    async def table(self, host: Person, seats: str = "me local", clock: Clocks = None) -> Room:
        wishes: list[tuple[str, str | None, str | None]] = [
            (word, None, "Guest") if word in ("me", "local", "open") else ("bot", word, None)
            for word in seats.split()
        ]
        now = self.clock.now()
        row = tables.open_table(host, "patolli", wishes, {}, False, clock, False, True, now)
        return await self.server.hub.create(row)

    async def running(self, host: Person, seats: str = "me local", clock: Clocks = None) -> Room:
        room = await self.table(host, seats, clock)
        await self.server.hub.change(room, lambda t: tables.start(t, host, self.clock.now()))
        return room

    async def move(self, room: Room, person: Person) -> None:
        assert room.play is not None
        (seat,) = room.play.state.waiting()
        phrase = room.play.state.phrases(seat)[0]
        await self.server.hub.play(room, person, seat, room.play.next(seat), phrase, str(self.clock.now()))

    async def abandon(self, room: Room, person: Person) -> None:
        now = self.clock.now()
        await self.server.hub.change(
            room, lambda t: tables.abandon(t, person, room.scores(), room.last_move(), now)
        )

    async def after(self, days: float) -> None:
        """So many days later, when somebody has tidied up."""
        self.clock.wait(int(days * DAY))
        await self.server.keeping.tidy()

    async def status(self, room: Room) -> str | None:
        """None: it is gone."""
        try:
            return (await self.server.hub.room(room.table.id)).table.status
        except Refusal as refusal:
            assert refusal.error == "not-found"
            return None


def tell(folder: Path, story: Callable[[House], Awaitable[None]], keep: Keep | None = None) -> None:
    """Run a story in a server of its own."""
    settings = Settings(folder, keep=keep or Keep())
    migrate(settings.url())

    async def whole() -> None:
        clock = StoppedClock()
        server = RunningServer(settings, clock, Metrics())
        await server.open()
        try:
            await story(House(server, clock))
        finally:
            await server.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, whole()).result()


def test_tables_that_nobody_needs_go_after_their_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ana = await house.guest("Ana")
        unstarted, called_off = await house.table(ana), await house.table(ana)
        await house.server.hub.change(called_off, lambda t: tables.cancel(t, ana, house.clock.now()))
        forgotten, played, finished = [await house.running(ana) for _ in range(3)]
        await house.server.hub.change(
            finished, lambda t: tables.resign(t, ana, 0, finished.scores(), house.clock.now())
        )
        rooms = [unstarted, called_off, forgotten, played, finished]

        async def states() -> list[str | None]:
            return [await house.status(room) for room in rooms]

        await house.after(7.1)
        assert await states() == ["open", None, "running", "running", "over"]
        await house.after(23)
        assert await states() == [None, None, "running", "running", "over"]
        await house.move(played, ana)
        await house.after(335)  # 365 days since the start
        assert await states() == [None, None, "over", "running", "over"]
        assert (await house.server.hub.room(forgotten.table.id)).table.result == {
            "scores": [20, 20],
            "winners": [],
            "why": "abandoned",
        }
        await house.after(31)
        assert await states() == [None, None, None, "over", "over"]
        await house.after(3650)
        assert await states() == [None, None, None, None, "over"]

    tell(tmp_path, story)


def test_nothing_is_ended_while_a_clock_of_days_still_runs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ana = await house.guest("Ana")
        room = await house.running(ana, clock={"kind": "days", "days": 30})
        await house.after(10)
        assert await house.status(room) == "running"
        await house.after(21)
        assert await house.status(room) == "over"

    tell(tmp_path, story, Keep(running=5, guests=None))


def test_guests_who_never_came_back_go_and_those_who_play_stay(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        server = house.server
        gone, player, owner = [await house.guest(name) for name in ("Gone", "Player", "Owner")]
        back, secret = await server.people.guest("Back", "en", "test")
        _, token = await server.people.add_bot(owner, "Maize")
        room = await house.running(player)
        house.clock.wait(300 * DAY)
        assert await server.people.who(secret) is not None
        await house.after(66)
        assert await server.people.logins(gone) == await server.people.logins(player) == []
        assert await server.people.who(secret) is not None
        assert await server.people.who(token) is not None
        with pytest.raises(Refusal, match="who-are-you"):
            await server.people.rename(gone, "Again", None)
        for person in (player, owner, back):
            await server.people.rename(person, person.name + "!", None)
        assert await house.status(room) == "running"

    tell(tmp_path, story, Keep(running=None))


def test_chat_goes_after_the_game_and_not_before(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ana = await house.guest("Ana")
        playing, finished = await house.running(ana), await house.running(ana)
        for room in (playing, finished):
            await house.server.hub.chat(room, ana, "hello")
        await house.server.hub.change(
            finished, lambda t: tables.resign(t, ana, 0, finished.scores(), house.clock.now())
        )
        await house.after(8)
        data = await _said(house, playing), await _said(house, finished)
        assert data == (1, 0)

    tell(tmp_path, story, Keep(chat=7, running=None))


async def _said(house: House, room: Room) -> int:
    return len(await house.server.database.read(lambda c: store.last_chat(c, room.table.id)))


def test_forever_is_forever(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ana = await house.guest("Ana")
        rooms = [await house.table(ana), await house.running(ana)]
        await house.after(9999)
        assert [await house.status(room) for room in rooms] == ["open", "running"]
        assert len(await house.server.people.logins(ana)) == 1

    tell(tmp_path, story, with_keep(Keep(), "forever"))


def test_who_may_abandon_a_game_and_when(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ana, ben = await house.guest("Ana"), await house.guest("Ben")

        async def refused(room: Room, person: Person) -> str:
            with pytest.raises(Refusal) as told:
                await house.abandon(room, person)
            assert not room.state(person.id, 0, house.clock.now()).abandon
            return told.value.error

        room = await house.running(ana)
        house.clock.wait(13 * DAY)
        assert await refused(room, ana) == "not-idle"
        await house.move(room, ana)
        house.clock.wait(13 * DAY)
        assert await refused(room, ana) == "not-idle"
        house.clock.wait(2 * DAY)
        assert await refused(room, ben) == "not-seated"
        assert room.state(ana.id, 0, house.clock.now()).abandon
        await house.abandon(room, ana)
        assert room.table.result is not None
        assert (room.table.result["why"], room.table.result["winners"]) == ("abandoned", [])
        assert await refused(room, ana) == "wrong-moment"
        slow = await house.running(ana, clock={"kind": "days", "days": 20})
        house.clock.wait(15 * DAY)
        assert await refused(slow, ana) == "not-idle"

    tell(tmp_path, story, Keep())


def test_a_host_stops_a_table_of_bots(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    state = ana.table("mexica", "serpent serpent serpent serpent")
    table = state["table"]["id"]
    assert state["abandon"]
    assert not ben.get(f"/api/tables/{table}")["abandon"]
    assert ben.post(f"/api/tables/{table}/abandon", 403)["error"] == "not-host"
    over = ana.post(f"/api/tables/{table}/abandon")["table"]
    assert (over["status"], over["result"]["why"]) == ("over", "abandoned")
    moves = ana.get(f"/api/tables/{table}")["table"]["number"]
    ana.get(f"/api/tables/{table}/record")
    assert ana.get(f"/api/tables/{table}", wait=1, **{"from": moves})["table"]["number"] == moves
