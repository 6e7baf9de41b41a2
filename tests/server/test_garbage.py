"""Clients that send garbage, half messages, huge messages, wrong numbers: they harm only themselves."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from typing import Any

import pytest
from tests.server.people import ServerProcess, Someone
from websockets.exceptions import ConnectionClosed

BAD_MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"play"',
    "{}",
    '{"type": "play"}',
    '{"type": "dance", "id": "a"}',
    '{"type": "ping"}',
    '{"type": "ping", "id": 7}',
    '{"type": "ping", "id": ""}',
    '{"type": "ping", "id": "a", "more": 1}',
    '{"type": "play", "id": "a", "seat": 0, "number": "0", "phrase": "left 1"}',
    '{"type": "play", "id": "a", "seat": 0, "number": 0.5, "phrase": "left 1"}',
    '{"type": "play", "id": "a", "seat": 0, "number": true, "phrase": "left 1"}',
    '{"type": "play", "id": "a", "seat": -1, "number": 0, "phrase": "left 1"}',
    '{"type": "play", "id": "a", "seat": 99999999999999999999, "number": 0, "phrase": "left 1"}',
    '{"type": "play", "id": "a", "seat": 0, "number": 0, "phrase": ["left", 1]}',
    '{"type": "play", "id": "a", "seat": 0, "number": 0, "phrase": "\\ud800"}',
    '{"type": "chat", "id": "a", "text": "\\u0000"}',
    '{"type": "chat", "id": "a", "text": "' + "x" * 501 + '"}',
    "[" * 4000,
    '{"type": "ping", "id": "a"' + " " * 100,
]


@pytest.mark.parametrize("text", BAD_MESSAGES)
def test_an_unreadable_message_is_refused_and_nothing_else(server: ServerProcess, text: str) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.socket.send(text)
        refused = live.until("refused")
        assert refused["id"] is None
        assert refused["error"] == "bad-message"
        assert "Traceback" not in json.dumps(refused)
        assert live.ask("ping")["type"] == "pong"


def test_binary_garbage(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.socket.send(bytes(range(256)))
        assert live.until("refused")["error"] == "bad-message"
        live.socket.send(b'{"type": "ping", "id": "bytes"}')
        assert live.until("pong")["id"] == "bytes"


def test_phrases_of_all_kinds_never_break_the_table(server: ServerProcess) -> None:
    ana = server.guest()
    chance = random.Random(5)
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    letters = "movenetr abcdefgh0123456789 \t\n'\"\\{}[]é漢🎲\u202e"
    with ana.live(table) as live:
        for _ in range(300):
            phrase = "".join(chance.choice(letters) for _ in range(chance.randrange(1, 60)))
            answer = live.ask("play", seat=chance.randrange(4), number=0, phrase=phrase)
            assert answer["type"] == "refused"
            assert answer["error"] in ("illegal", "not-your-seat")
        live.play_on(chance, 3)


def test_a_client_that_goes_on_with_garbage_is_disconnected(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table()["table"]["id"]
    with ana.live(table) as live:
        try:
            for _ in range(100):
                live.socket.send("garbage")
        except ConnectionClosed:
            pass
        assert live.close_code() == 4400


def test_a_huge_message_is_not_read(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table()["table"]["id"]
    with ana.live(table) as live:
        live.socket.send("x" * 100_000)
        assert live.close_code() == 1009
    assert ana.get(f"/api/tables/{table}")["table"]["id"] == table


def test_a_huge_body_is_not_read(server: ServerProcess) -> None:
    ana = server.guest()
    huge = {"game": "patolli", "seats": [{"kind": "me"}], "options": {"x": "y" * 300_000}}
    assert ana.post("/api/tables", 413, **huge)["error"] == "too-large"

    def endless() -> Any:
        for _ in range(300):
            yield b"[" * 1000

    response = ana.http.post("/api/tables", content=endless(), headers={"content-type": "application/json"})
    assert response.status_code == 413


@pytest.mark.parametrize(
    "start", ["-1", "x", "1e9", "99999999999999999999", "", "1.5", "%00"], ids=lambda start: start or "empty"
)
def test_a_strange_beginning(server: ServerProcess, start: str) -> None:
    ana = server.guest()
    table = ana.table()["table"]["id"]
    with pytest.raises((ConnectionClosed, AssertionError)):
        ana.live(table, start=start)  # type: ignore[arg-type]
    assert ana.http.get(f"/api/tables/{table}?from={start}").status_code in (200, 422)


def test_a_number_beyond_the_log_gets_the_state_without_moves(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    state = ana.get(f"/api/tables/{table}", **{"from": 999})
    assert state["moves"] == []
    assert state["from"] == state["table"]["number"]


@pytest.mark.parametrize("table", ["nothing", "..%2f..", "%00", "x" * 300, "'; DROP TABLE moves; --", "é"])
def test_no_such_table(server: ServerProcess, table: str) -> None:
    ana = server.guest()
    for path in ("", "/record", "/replay", "/chart", "/chat"):
        response = ana.http.get(f"/api/tables/{table}{path}")
        assert response.status_code == 404
        assert response.json()["error"] == "not-found"


@pytest.mark.parametrize(
    "path",
    [
        "/" + "x" * 300,
        "/games/patolli/" + "x" * 300,
        "/games/patolli/%00",
        "/a/" + "y" * 300 + "/b.js",
        "/" + "/".join(["z" * 200] * 30),
        "/%00",
        "/x%00y.js",
    ],
    ids=["long", "of-a-game", "nul-of-a-game", "long-folder", "deep", "nul", "nul-inside"],
)
def test_a_file_that_no_disk_could_have(server: ServerProcess, path: str) -> None:
    assert Someone(server.address).http.get(path).status_code in (200, 404)


def test_heads_have_an_end(server: ServerProcess) -> None:
    ana = server.guest()
    many = {f"x-{number}": "y" for number in range(200)}
    large = {"x-large": "y" * 20_000}
    for headers in (many, large):
        refused = ana.http.get("/api/games", headers=headers)
        assert refused.status_code == 431
        assert refused.json()["error"] == "head-too-large"
    assert ana.http.get("/api/games?x=" + "y" * 20_000).status_code == 431
    assert ana.http.get("/api/games", headers={"x-large": "y" * 4_000}).status_code == 200


@pytest.mark.parametrize("piece", [b"x-%d: y\r\n", b"%d" * 100], ids=["many", "one"])
def test_a_head_without_end_is_not_read(server: ServerProcess, piece: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + (b"" if b":" in piece else b"x: "))
        with contextlib.suppress(ConnectionError):
            for number in range(100_000):
                connection.sendall(piece.replace(b"%d", b"%d" % number))
            pytest.fail("it reads on and on")
    assert Someone(server.address).get("/healthz") == {"ok": True}


def test_a_long_body_after_a_short_head_is_read(server: ServerProcess) -> None:
    ana = server.guest()
    for _ in range(3):  # on one connection
        body = {"name": "Ana", "padding": "x" * 200_000}
        assert ana.http.post("/api/me", json=body).status_code == 422


def test_half_requests_and_broken_http(server: ServerProcess) -> None:
    halves = [
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
        b"\x00\x01\x02\x03",
        b"GET " + b"/" * 70_000 + b" HTTP/1.1\r\n\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    ]
    for half in halves:
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(half)
    assert Someone(server.address).get("/healthz") == {"ok": True}


def test_half_websocket_messages(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    live = ana.live(table)
    live.socket.socket.sendall(b"\x81\xfe")  # the beginning of a frame, and then nothing
    live.socket.socket.close()
    assert ana.get(f"/api/tables/{table}")["table"]["status"] == "running"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name": "\xc3"}', b'{"name": NaN}']
)
def test_broken_json(server: ServerProcess, body: bytes) -> None:
    response = Someone(server.address).http.post(
        "/api/me", content=body, headers={"content-type": "application/json"}
    )
    assert response.status_code in (400, 422)
    assert response.json()["error"] in ("bad-fields", "bad-message")
