"""The doors of HTTP. Each says by the types of its function what it reads and what it answers.

A parameter that is a `Request` of the wire is the body; what the function returns is the answer: a message, a
list of them, or None (204). Messages are encoded straight from their classes. What FastAPI still does is to
find the door, to check the address and the query, and to bring along who is calling.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

from fastapi import APIRouter, Depends, Request, Response

from patolli.server.errors import Refusal
from patolli.server.names import BadName
from patolli.server.wire import requests
from patolli.server.wire.json import Unreadable, encode, reader
from patolli.server.wire.words import Error

JSON = "application/json"
T = TypeVar("T")
Endpoint = TypeVar("Endpoint", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True)
class Refuses:
    """In the type of a parameter: what finding it may be refused with."""

    errors: tuple[Error, ...]


@dataclass(frozen=True)
class Door:
    """What a door reads and answers, for the description."""

    method: str
    path: str
    status: int
    body: Any  # a type, or None
    answer: Any  # a type, or None
    media: str
    also: dict[int, Any]  # further answers, by status
    refuses: tuple[Error, ...]


class Doors:
    """The doors under one address."""

    def __init__(self, prefix: str, tag: str) -> None:
        self.router = APIRouter(prefix=prefix, tags=[tag])
        self.opened: list[Door] = []

    def get(
        self,
        path: str,
        *,
        refuses: Sequence[Error] = (),
        answers: Any = None,
        media: str = JSON,
        also: dict[int, Any] | None = None,
    ) -> Callable[[Endpoint], Endpoint]:
        """`answers`, `media` and `also` (by status) are for an endpoint that makes its response itself."""
        return self._open("GET", path, 200, refuses, answers=answers, media=media, also=also)

    def post(
        self, path: str, *, status: int = 200, refuses: Sequence[Error] = (), body: Any = None
    ) -> Callable[[Endpoint], Endpoint]:
        """`body` is for one that the endpoint reads itself."""
        return self._open("POST", path, status, refuses, body=body)

    def put(self, path: str, *, refuses: Sequence[Error] = ()) -> Callable[[Endpoint], Endpoint]:
        return self._open("PUT", path, 200, refuses)

    def patch(self, path: str, *, refuses: Sequence[Error] = ()) -> Callable[[Endpoint], Endpoint]:
        return self._open("PATCH", path, 200, refuses)

    def delete(self, path: str, *, refuses: Sequence[Error] = ()) -> Callable[[Endpoint], Endpoint]:
        return self._open("DELETE", path, 200, refuses)

    def _open(
        self,
        method: str,
        path: str,
        status: int,
        refuses: Sequence[Error],
        *,
        body: Any = None,
        answers: Any = None,
        media: str = JSON,
        also: dict[int, Any] | None = None,
    ) -> Callable[[Endpoint], Endpoint]:
        def opened(endpoint: Endpoint) -> Endpoint:
            hints = get_type_hints(endpoint, include_extras=True)
            answer = answers or hints["return"]
            done = 204 if answer is type(None) else status
            self.router.add_api_route(
                path, talking(endpoint, hints, done), methods=[method], status_code=done, response_model=None
            )
            read = [hint for hint in hints.values() if is_body(hint)]
            found = [error for hint in hints.values() for error in refused_by(hint)]
            self.opened.append(
                Door(
                    method=method,
                    path=self.router.prefix + path,
                    status=done,
                    body=body or (read[0] if read else None),
                    answer=None if answer is type(None) else answer,
                    media=media,
                    also=also or {},
                    refuses=(*found, *refuses),
                )
            )
            return endpoint

        return opened


def talking(
    endpoint: Callable[..., Awaitable[Any]], hints: dict[str, Any], status: int
) -> Callable[..., Awaitable[Response]]:
    """The endpoint as FastAPI shall see it: the body comes from a dependency, and the answer is encoded."""

    @wraps(endpoint)
    async def door(**given: Any) -> Response:
        answer = await endpoint(**given)
        if isinstance(answer, Response):
            return answer
        content = None if answer is None else encode(answer)
        response = Response(content, status, media_type=JSON if content else None)
        if isinstance(given.get("response"), Response):  # it carries a cookie
            response.raw_headers.extend(given["response"].raw_headers)
        return response

    parameters = []
    for name in signature(endpoint).parameters:
        hint = hints[name]
        source = Annotated[hint, Depends(reading(hint))] if is_body(hint) else hint
        default = signature(endpoint).parameters[name].default
        parameters.append(Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=source))
    parameters.sort(key=lambda parameter: is_body(hints[parameter.name]))  # who is calling comes first
    door.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return door


def is_body(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, requests.Request)


def refused_by(hint: Any) -> tuple[Error, ...]:
    marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Refuses)]
    return marks[0].errors if marks else ()


def reading(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    """The dependency that reads a body of this kind."""
    read: Callable[[bytes], T] = reader(kind)

    async def body(request: Request) -> T:
        try:
            return read(await request.body())
        except Unreadable as error:
            where = ".".join(filter(None, ["body", error.where]))
            raise Refusal("bad-fields", where=where, problem=error.problem) from None
        except BadName as error:
            raise Refusal(error.reason) from None

    return body
