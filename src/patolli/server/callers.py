"""Who is calling: the cookie or the token of a request says it, to the doors that ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from patolli.server.doors import Refuses
from patolli.server.errors import Refusal
from patolli.server.gate import language
from patolli.server.limits import place_of
from patolli.server.room import Room
from patolli.server.rows import Login, Person
from patolli.server.running import RunningServer
from patolli.server.security import COOKIE


@dataclass
class Caller:
    """Who is asking, if we know; and the language to answer in."""

    person: Person | None
    login: Login | None
    lang: str
    address: str  # as it counts for limits


def server_of(connection: HTTPConnection) -> RunningServer:
    found: RunningServer = connection.app.state.server
    return found


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret in the cookie, or the token of a bot account."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def find_caller(connection: HTTPConnection) -> Caller:
    secret = secret_of(connection)
    server = server_of(connection)
    found = await server.people.who(secret) if secret else None
    person, login = found if found else (None, None)
    if person is not None:
        server.requests.take_now(person.id)
    lang = language(connection.scope, person.language if person else None)
    return Caller(person, login, lang, place_of(connection.client.host if connection.client else "?"))


async def find_person(caller: Annotated[Caller, Depends(find_caller)]) -> Person:
    if caller.person is None:
        raise Refusal("who-are-you")
    return caller.person


async def find_room(table_id: str, server: Annotated[RunningServer, Depends(server_of)]) -> Room:
    return await server.hub.room(plain(table_id))


def plain(name: str) -> str:
    """An id from an address; anything strange in it means that there is no such thing."""
    if len(name) > 40 or not name.isascii() or not name.replace("_", "a").replace("-", "a").isalnum():
        raise Refusal("not-found")
    return name


Here = Annotated[RunningServer, Depends(server_of)]
Anyone = Annotated[Caller, Depends(find_caller)]
Me = Annotated[Person, Depends(find_person), Refuses(("who-are-you",))]
AtTable = Annotated[Room, Depends(find_room), Refuses(("not-found", "cannot-open"))]
