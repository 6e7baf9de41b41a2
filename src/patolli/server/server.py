"""Everything one running server has, put together; and who is calling."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from patolli.server import store
from patolli.server.bots import BotPlayers
from patolli.server.clock import Clock
from patolli.server.database import Database
from patolli.server.errors import Refusal
from patolli.server.gate import language
from patolli.server.hub import Hub
from patolli.server.limits import Buckets
from patolli.server.metrics import Metrics
from patolli.server.model import Login, Person
from patolli.server.people import People
from patolli.server.security import COOKIE
from patolli.server.settings import Settings
from patolli.server.thinkers import Thinkers

log = logging.getLogger("patolli.server")


class Server:
    def __init__(self, settings: Settings, clock: Clock, metrics: Metrics) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.clock = clock
        self.metrics = metrics
        self.database = Database(settings.url())
        self.people = People(self.database, clock, limits.bots)
        self.hub = Hub(self.database, clock, metrics)
        self.thinkers = Thinkers(settings.workers)
        self.bots = BotPlayers(self.hub, self.thinkers)
        self.new_guests = Buckets(limits.guests)
        self.attempts = Buckets(limits.logins)
        self.thoughts = Buckets(limits.thinking)
        self.chatter = Buckets(limits.chat)
        self.sockets: dict[str, int] = {}  # how many each person has open
        self.muted: dict[str, set[str]] = {}  # whom each person with an open socket does not want to hear
        self.login_ends: list[Callable[[str], None]] = []  # open sockets that want to know
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self.database.shared:
            from patolli.server import neighbours  # only there the driver for PostgreSQL is needed

            self._tasks.append(asyncio.create_task(neighbours.listen(self.hub, self.settings.url())))
        else:
            await self.database.write(lambda c: store.forgive_downtime(c, self.clock.now()))
        await self.bots.resume()
        self._tasks.append(asyncio.create_task(self._tick()))

    async def _tick(self) -> None:
        """Once a second: flags that fall, tables that nobody watches."""
        while True:
            await asyncio.sleep(1)
            try:
                self.hub.look_at_clocks()
                self.hub.forget_idle()
                self.metrics.rooms.set(len(self.hub.rooms))
            except Exception:
                log.exception("the tick failed")

    async def close(self) -> None:
        thinking = [task for room in self.hub.rooms.values() for task in room.thinking.values()]
        for task in [*self._tasks, *thinking]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.thinkers.close()
        await self.database.close()

    def end_login(self, login: str) -> None:
        """Sockets of a login that ended are closed."""
        for listener in list(self.login_ends):
            listener(login)


@dataclass
class Caller:
    """Who is asking, if we know; and the language to answer in."""

    person: Person | None
    login: Login | None
    lang: str
    address: str


def server_of(connection: HTTPConnection) -> Server:
    found: Server = connection.app.state.server
    return found


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret in the cookie, or the token of a bot account."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def find_caller(connection: HTTPConnection) -> Caller:
    secret = secret_of(connection)
    found = await server_of(connection).people.who(secret) if secret else None
    person, login = found if found else (None, None)
    lang = language(connection.scope, person.language if person else None)
    return Caller(person, login, lang, connection.client.host if connection.client else "?")


async def find_person(caller: Annotated[Caller, Depends(find_caller)]) -> Person:
    if caller.person is None:
        raise Refusal("who-are-you")
    return caller.person


Here = Annotated[Server, Depends(server_of)]
Anyone = Annotated[Caller, Depends(find_caller)]
Me = Annotated[Person, Depends(find_person)]


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")
