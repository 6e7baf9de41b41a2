"""Component sets as files and data: how one is read, written and recognized, and which ones are ours.

Reading has two steps: the shape (the types of `language`), and then the sense (`validation`).
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from patolli.games.mezo.components.language import BadComponents, ComponentSet
from patolli.games.mezo.components.validation import check

FOLDER = Path(__file__).parent
DEFAULT_FILE = FOLDER / "default.json"


def shaped(data: Any) -> ComponentSet:
    """A set from JSON-like data, checked for shape only."""
    try:
        return msgspec.convert(data, ComponentSet)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadComponents(str(error)) from None


def parse(data: Any) -> ComponentSet:
    """A set from JSON-like data, checked for shape and then for sense."""
    components = shaped(data)
    check(components)
    return components


def read(text: str | bytes) -> ComponentSet:
    """A set from the text of a file."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadComponents(f"not JSON: {error}") from None
    return parse(data)


def plain(components: ComponentSet) -> dict[str, Any]:
    """The set as JSON-able data, keys in one order, defaults left out: equal sets look alike."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(components, order="deterministic"))
    return data


def fingerprint(components: ComponentSet) -> str:
    """SHA-256 of the set: what a record carries, so that a replay uses the same cards."""
    return hashlib.sha256(msgspec.json.encode(components, order="deterministic")).hexdigest()


@cache
def default_set() -> ComponentSet:
    return read(DEFAULT_FILE.read_bytes())


@cache
def our_sets() -> dict[str, ComponentSet]:
    """By fingerprint: the default set, and those that were it before. Their games can still be played."""
    former = [read(path.read_bytes()) for path in sorted((FOLDER / "former").glob("*.json"))]
    return {fingerprint(components): components for components in (*former, default_set())}


def export() -> str:
    """The default set as it stands in the file: what an owner of the components copies and corrects."""
    return DEFAULT_FILE.read_text(encoding="utf-8")


def schema() -> dict[str, Any]:
    """The JSON Schema of a set, published as `schema.json`."""
    made = msgspec.json.schema(ComponentSet)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Mezo components", **made}


def check_file(path: Path) -> str:
    """Check a file; returns its fingerprint, raises `BadComponents` naming the entry that is wrong."""
    try:
        return fingerprint(read(path.read_bytes()))
    except OSError as error:
        raise BadComponents(f"cannot read {path.name}: {error.strerror}") from None
