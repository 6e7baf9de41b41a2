"""The description of the protocol, held against everything that the server really says in tests."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs

from patolli.server.app import describe

DESCRIBED: dict[str, Any] = describe()
SCHEMAS: dict[str, Any] = DESCRIBED["components"]["schemas"]
LIVE: dict[str, Any] = DESCRIBED["x-websocket"]["/api/tables/{table_id}/live"]
DOORS = [(path, method) for path, methods in DESCRIBED["paths"].items() for method in methods]

answered: set[tuple[str, str, int]] = set()  # path, method and status of all answers so far
said: set[str] = set()  # types of all messages of WebSockets so far


def closed(schema: Any) -> Any:
    """The schema without room for anything it does not mention, where it does not say that there is."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    tight = {key: closed(part) for key, part in schema.items()}
    return {"additionalProperties": False, **tight} if "properties" in tight else tight


COMPONENTS = {"schemas": closed(SCHEMAS)}


@cache
def validator(reference: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": reference, "components": COMPONENTS})


def check(schema: dict[str, Any], data: Any) -> None:
    """Is this what the schema says?"""
    if schema.get("type") == "array" and "$ref" in schema["items"]:
        assert isinstance(data, list)
        for one in data:
            validator(schema["items"]["$ref"]).validate(one)
    elif "$ref" in schema:
        validator(schema["$ref"]).validate(data)
    else:
        jsonschema_rs.validate(schema, data)


@cache
def patterns() -> list[tuple[re.Pattern[str], str]]:
    """Addresses with a fixed word come before those where anything may stand."""
    paths = sorted(DESCRIBED["paths"], key=lambda path: path.count("{"))
    parts = [(re.split(r"{\w+}", path), path) for path in paths]
    return [(re.compile("[^/]+".join(map(re.escape, fixed))), path) for fixed, path in parts]


def check_answer(response: httpx.Response) -> None:
    """An answer over HTTP has a status that is described, and is what is described for it."""
    address, method = response.request.url.path, response.request.method.lower()
    path = next((path for pattern, path in patterns() if pattern.fullmatch(address)), None)
    if path is None or method not in DESCRIBED["paths"][path]:
        assert response.status_code in (200, 404, 405)  # a page, or nothing
        return
    described = DESCRIBED["paths"][path][method]["responses"]
    assert str(response.status_code) in described, f"{method} {path}: {response.status_code} {response.text}"
    answered.add((path, method, response.status_code))
    content = described[str(response.status_code)].get("content")
    if content is None:
        assert response.content == b""
        return
    ((media, body),) = content.items()
    assert response.headers["content-type"] == media
    if media == "application/json":
        check(body["schema"], response.json())
        if response.status_code >= 400 and "error" in response.json():
            error = response.json()["error"]
            assert f"`{error}`" in described[str(response.status_code)]["description"], f"{path}: {error}"


def check_message(message: dict[str, Any], answers: str | None = None) -> None:
    """A message over a WebSocket is one of those described; an answer is the one that was promised."""
    kind = message["type"]
    check(LIVE["sends"][kind], message)
    said.add(kind)
    if answers is not None and kind != "refused":
        check(LIVE["receives"][answers]["answer"], message)
