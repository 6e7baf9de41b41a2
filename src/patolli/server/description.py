"""The description of the protocol (OpenAPI), made from the messages of the wire and from the doors.

FastAPI tells what is in addresses and queries. Bodies, answers and refusals come from the doors, and the
WebSocket of a table, for which OpenAPI has no words, stands under `x-websocket`.
"""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, get_args

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from patolli.server.doors import JSON, Door, Doors
from patolli.server.errors import STATUS
from patolli.server.wire import answers, socket
from patolli.server.wire.answers import Refused
from patolli.server.wire.words import Error

LIVE = "/api/tables/{table_id}/live"
REF = "#/components/schemas/{name}"
OPEN = (answers.Expects, answers.View, answers.Preview, answers.GameEvent, answers.RecordFile)
ANY_DOOR: tuple[Error, ...] = ("too-fast", "head-too-large", "our-fault", "busy")
ANY_CHANGE: tuple[Error, ...] = ("foreign-origin",)
ANY_BODY: tuple[Error, ...] = ("bad-fields", "too-large")

LIVE_QUERY = {
    "from": "the number of the first move wanted; 0 if left out",
    "printed": "the hash of what is printed on the components, if it is known already",
    "lang": "the language for sentences",
}


def describe(app: FastAPI, houses: Iterable[Doors]) -> dict[str, Any]:
    """The whole description."""
    doors = [door for house in houses for door in house.opened]
    schemas = Schemas([*types_of(doors), socket.ClientMessage, socket.ServerMessage])
    described = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    for door in doors:
        operation = described["paths"][door.path][door.method.lower()]
        if door.body is not None:
            content = {JSON: {"schema": schemas.of(door.body)}}
            operation["requestBody"] = {"required": True, "content": content}
        operation["responses"] = responses(door, operation.get("parameters", []), schemas)
    described["components"] = {"schemas": schemas.components}
    described["x-websocket"] = {LIVE: websocket(schemas)}
    return described


def types_of(doors: Iterable[Door]) -> list[Any]:
    found = [kind for door in doors for kind in (door.body, door.answer, *door.also.values())]
    return [Refused, *(kind for kind in found if kind is not None)]


class Schemas:
    """The JSON schemas of all messages, each with a name of its own."""

    def __init__(self, kinds: list[Any]) -> None:
        unique = list(dict.fromkeys(kinds))
        found, self.components = msgspec.json.schema_components(unique, ref_template=REF)
        self._found: dict[Any, dict[str, Any]] = dict(zip(unique, found, strict=True))
        for kind in OPEN:
            self.components[kind.__name__]["additionalProperties"] = True

    def of(self, kind: Any) -> dict[str, Any] | None:
        """The schema of an answer; None if it has no content."""
        return None if kind is None else self._found[kind]

    def each(self, union: Any) -> dict[str, dict[str, Any]]:
        """The members of a tagged union, by their type."""
        return {kind.__struct_config__.tag: named(kind) for kind in get_args(union)}


def named(kind: type[Any]) -> dict[str, Any]:
    return {"$ref": REF.format(name=kind.__name__)}


def responses(door: Door, parameters: list[dict[str, Any]], schemas: Schemas) -> dict[str, Any]:
    """What a door may answer, by status."""
    told = {str(door.status): response(phrase(door.status), door.media, schemas.of(door.answer))}
    for status, kind in door.also.items():
        told[str(status)] = response(phrase(status), JSON, schemas.of(kind))
    errors = set(refusals(door, parameters))
    for status in sorted({STATUS[error] for error in errors} - door.also.keys()):
        names = [f"`{error}`" for error in STATUS if error in errors and STATUS[error] == status]
        told[str(status)] = response(", ".join(names), JSON, schemas.of(Refused))
    return told


def phrase(status: int) -> str:
    return HTTPStatus(status).phrase


def response(description: str, media: str, schema: dict[str, Any] | None) -> dict[str, Any]:
    return {"description": description, **({"content": {media: {"schema": schema}}} if schema else {})}


def refusals(door: Door, parameters: list[dict[str, Any]]) -> tuple[Error, ...]:
    """All that a door may refuse: what it says itself, and what comes with its method, body and query."""
    found = (*door.refuses, *ANY_DOOR)
    if door.method != "GET":
        found = (*found, *ANY_CHANGE)
    if door.body is not None and door.body is not answers.RecordFile:
        found = (*found, *ANY_BODY)
    if any(one["in"] == "query" or one["schema"].get("type") != "string" for one in parameters):
        found = (*found, "bad-fields")
    return found


def websocket(schemas: Schemas) -> dict[str, Any]:
    """The WebSocket of a table: what a client may send, what answers it, and what else the server sends."""
    return {
        "description": "The live table. What a client sends is answered exactly once, with its `id`: by what "
        "stands here, or by a RefusedMessage.",
        "query": LIVE_QUERY,
        "receives": {
            kind.__struct_config__.tag: {"message": named(kind), "answer": named(answer)}
            for kind, answer in socket.ANSWERS.items()
        },
        "sends": schemas.each(socket.ServerMessage),
        "closes": {str(code): why for code, why in socket.CLOSES.items()},
    }
