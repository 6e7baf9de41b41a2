"""Writes the client's types, web/src/lib/wire.ts, from the description of the server's protocol.

    .venv/bin/python tools/wire_types.py

Run it after a change in `patolli/server/wire` or of a door; `make check` fails while the file is old.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from patolli.server.app import describe

FILE = Path(__file__).parent.parent / "web/src/lib/wire.ts"
HEAD = """/**
 * The server's protocol, as docs/api.md tells it. Made from the messages in src/patolli/server/wire by
 * tools/wire_types.py: change it there.
 */
"""
Schema = dict[str, Any]


def write() -> str:
    """The whole file."""
    described = describe()
    parts = [HEAD]
    parts += [component(name, schema) for name, schema in described["components"]["schemas"].items()]
    parts.append(doors(described["paths"]))
    parts += [live(socket) for socket in described["x-websocket"].values()]
    return "\n".join(parts)


def component(name: str, schema: Schema) -> str:
    return f"/** {comment(schema['description'])} */\nexport interface {name} {body(schema, '')}\n"


def comment(text: str) -> str:
    return " ".join(text.split()).replace("*/", "*")


def body(schema: Schema, indent: str) -> str:
    """An object type. One that says so may have further fields."""
    inner = f"{indent}  "
    needed = schema.get("required", [])
    lines = [
        f"{inner}{field(name, name in needed)}: {kind(part, inner)};"
        for name, part in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        lines.append(f"{inner}[field: string]: unknown;")
    return "\n".join(["{", *lines, f"{indent}}}"])


def field(name: str, needed: bool | None) -> str:
    """The name of a field, as it stands before its type."""
    spelt = name if re.fullmatch(r"\w+", name) else json.dumps(name)
    return spelt if needed else f"{spelt}?"


def kind(schema: Schema, indent: str = "") -> str:
    """The type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(choice, indent) for choice in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case "integer" | "number":
            return "number"
        case "array":
            return array(schema, indent)
        case "object":
            return mapping(schema, indent)
    return "unknown"


def array(schema: Schema, indent: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(kind(item, indent) for item in schema['prefixItems'])}]"
    item = kind(schema["items"], indent) if schema.get("items") else "unknown"
    return f"({item})[]" if " | " in item and not item.startswith("[") else f"{item}[]"


def mapping(schema: Schema, indent: str) -> str:
    if "properties" in schema:
        return body(schema, indent)
    values = schema.get("additionalProperties", True)
    return f"Record<string, {kind(values, indent) if isinstance(values, dict) else 'unknown'}>"


def doors(paths: dict[str, dict[str, Schema]]) -> str:
    """What each door takes and gives: `"GET /api/me": { … }`."""
    lines = ["/** What each door of HTTP takes and gives. */", "export interface Doors {"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            lines.append(f"  /** {comment(operation['description'])} */")
            lines.append(f"  {json.dumps(f'{method.upper()} {path}')}: {door(operation)};")
    return "\n".join([*lines, "}\n"])


def door(operation: Schema) -> str:
    parts = [parameters(operation, "path"), parameters(operation, "query")]
    if "requestBody" in operation:
        parts.append(f"body: {content(operation['requestBody'])}")
    answer = next(told for status, told in operation["responses"].items() if status < "300")
    parts.append(f"answer: {content(answer)}")
    return f"{{ {'; '.join(filter(None, parts))} }}"


def parameters(operation: Schema, where: str) -> str:
    asked = [one for one in operation.get("parameters", []) if one["in"] == where]
    needed = any(one.get("required") for one in asked)
    found = [f"{field(one['name'], one.get('required'))}: {kind(one['schema'])}" for one in asked]
    return f"{field(where, needed)}: {{ {'; '.join(found)} }}" if found else ""


def content(message: Schema) -> str:
    """The type of what is in a request or a response; it may have nothing in it."""
    media = next(iter(message.get("content", {}).values()), None)
    return "undefined" if media is None else kind(media["schema"])


def live(socket: Schema) -> str:
    """The two directions of a WebSocket, and what answers what."""
    sent = " | ".join(kind(one["message"]) for one in socket["receives"].values())
    heard = " | ".join(kind(one) for one in socket["sends"].values())
    lines = [
        "/** What a client sends over the WebSocket of a table. */",
        f"export type ClientMessage = {sent};\n",
        "/** What it hears there. */",
        f"export type ServerMessage = {heard};\n",
        f"/** {comment(socket['description'])} */",
        "export interface Answers {",
    ]
    lines += [f"  {field(name, True)}: {kind(one['answer'])};" for name, one in socket["receives"].items()]
    return "\n".join([*lines, "}\n"])


if __name__ == "__main__":
    FILE.write_text(write(), encoding="utf-8")
