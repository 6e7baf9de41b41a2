"""The client's types are those of the server's messages."""

from __future__ import annotations

from tools import wire_types


def test_the_client_has_the_types_of_the_wire() -> None:
    written = wire_types.FILE.read_text(encoding="utf-8")
    assert written == wire_types.write(), "run .venv/bin/python tools/wire_types.py"
