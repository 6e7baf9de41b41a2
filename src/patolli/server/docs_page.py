"""The page at `/api/docs`: the description of the protocol for reading, as plain HTML without any script."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any

Schema = dict[str, Any]


def docs_page(described: dict[str, Any]) -> str:
    """All doors, the WebSocket, and all messages with their fields."""
    title = f"{described['info']['title']} {described['info']['version']}"
    parts = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title></head>',
        f"<body><h1>{escape(title)}</h1><p>{prose(described['info']['description'])} ",
        '<a href="/api/openapi.json">openapi.json</a></p><h2>Doors</h2>',
    ]
    for path, methods in described["paths"].items():
        parts += [door(method, path, operation) for method, operation in methods.items()]
    for path, socket in described["x-websocket"].items():
        parts.append(websocket(path, socket))
    parts.append("<h2>Messages</h2>")
    parts += [message(name, schema) for name, schema in described["components"]["schemas"].items()]
    return "\n".join([*parts, "</body></html>"])


def door(method: str, path: str, operation: Schema) -> str:
    asked = [
        (one["name"], f"{kind(one['schema'])}, in the {one['in']}", one.get("required", False))
        for one in operation.get("parameters", [])
    ]
    body = operation.get("requestBody")
    given = [("Body", content(body))] if body else []
    answers = operation["responses"].items()
    told = [(status, content(one) or escape(one["description"])) for status, one in answers if status < "400"]
    refused = ", ".join(f"{status} {prose(one['description'])}" for status, one in answers if status >= "400")
    return (
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{prose(operation['description'])}</p>"
        + fields(asked)
        + items([*given, *told, ("Refusals", refused)])
    )


def websocket(path: str, socket: Schema) -> str:
    asked = [
        (kind, f"{link(one['message'])}, answered by {link(one['answer'])}")
        for kind, one in socket["receives"].items()
    ]
    heard = [(kind, link(one)) for kind, one in socket["sends"].items()]
    closes = [(code, escape(why)) for code, why in socket["closes"].items()]
    return (
        f"<h2>WebSocket <code>{escape(path)}</code></h2><p>{prose(socket['description'])}</p>"
        f"<h3>Query</h3>{items((name, escape(what)) for name, what in socket['query'].items())}"
        f"<h3>From the client</h3>{items(asked)}<h3>From the server</h3>{items(heard)}"
        f"<h3>Close codes</h3>{items(closes)}"
    )


def message(name: str, schema: Schema) -> str:
    needed = schema.get("required", [])
    rows = [(field, kind(one), field in needed) for field, one in schema["properties"].items()]
    more = "<p>And what else the game tells.</p>" if schema.get("additionalProperties") is True else ""
    told = f"<p>{prose(schema['description'])}</p>"
    return f'<h3 id="{name}">{name}</h3>{told}{fields(rows)}{more}'


def fields(rows: Iterable[tuple[str, str, bool]]) -> str:
    """A list of fields with their types, which are HTML already."""
    return items((name, what if needed else f"{what}, optional") for name, what, needed in rows)


def prose(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def items(rows: Iterable[tuple[str, str]]) -> str:
    lines = "".join(f"<li><code>{escape(name)}</code>: {what}</li>" for name, what in rows)
    return f"<ul>{lines}</ul>" if lines else ""


def content(one: Schema) -> str:
    return "".join(
        kind(body["schema"]) if "json" in media else escape(media)
        for media, body in one.get("content", {}).items()
    )


def link(schema: Schema) -> str:
    name = schema["$ref"].rsplit("/", 1)[-1]
    return f'<a href="#{name}">{name}</a>'


def kind(schema: Schema) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return link(schema)
    if "anyOf" in schema:
        return " or ".join(kind(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(escape(str(value)) for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(kind(item) for item in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}" if schema.get("items") else "list"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object with values {kind(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))
