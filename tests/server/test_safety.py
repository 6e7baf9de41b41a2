"""Origins, headers, limits, secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import httpx
import pytest
from tests.server.people import ServerProcess, Someone, play_together
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits people get."""
    process = ServerProcess(tmp_path_factory.mktemp("strict"), limits="tables=3,sockets=2,bots=1")
    process.start()
    yield process
    process.stop()


def test_a_foreign_page_cannot_change_anything(server: ServerProcess) -> None:
    ana = server.guest()
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
    ):
        response = ana.http.post("/api/tables", json={}, headers=headers)
        assert response.status_code == 403
        assert response.json()["error"] == "foreign-origin"
    own = ana.http.patch("/api/me", json={"name": "Ana"}, headers={"origin": server.address})
    assert own.status_code == 200
    assert ana.http.get("/api/games", headers={"origin": "https://evil.example"}).status_code == 200


def test_a_foreign_page_cannot_listen(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table()["table"]["id"]
    url = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    evil = {"origin": "https://evil.example"}
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(url, additional_headers=evil) as socket:
        socket.recv()


def test_a_strict_policy_for_pages(server: ServerProcess) -> None:
    for path in ("/", "/table/abc", "/replay/abc", "/api/docs"):
        response = Someone(server.address).http.get(path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "<script>" not in response.text
        assert not re.search(r"\son\w+=", response.text)


def test_what_is_no_page_may_do_nothing(server: ServerProcess) -> None:
    for path in ("/api/games", "/api/nothing", "/nowhere.js", "/api/rules/mezo/en"):
        headers = Someone(server.address).http.get(path).headers
        assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert headers["x-content-type-options"] == "nosniff"


def test_a_secure_site_tells_browsers_to_stay_secure(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, more=["--secure"]) as process:
        for path in ("/", "/api/games", "/api/nothing"):
            said = httpx.get(process.address + path).headers["strict-transport-security"]
            assert int(said.removeprefix("max-age=")) >= 365 * 24 * 3600


def test_without_a_certificate_nobody_promises_one(server: ServerProcess) -> None:
    assert "strict-transport-security" not in httpx.get(server.address).headers


def test_only_a_trusted_proxy_says_who_is_calling(tmp_path: Path) -> None:
    """All requests come from 127.0.0.1, and the limits are those of an address."""

    def guests(*behind: str) -> list[int]:
        headers = [("x-forwarded-for", address) for address in behind]
        answers = [
            httpx.post(f"{process.address}/api/me", json={"name": f"Guest {n}"}, headers=headers)
            for n in range(40)
        ]
        return [answer.status_code for answer in answers]

    with ServerProcess(tmp_path, limits="", more=["--trusted-proxy", "192.0.2.0/24"]) as process:
        assert 429 in guests("198.51.100.1, 192.0.2.7")  # the proxy 192.0.2.7 speaks for 198.51.100.1
        assert guests("198.51.100.2, 192.0.2.7")[0] == 201
        assert 429 in guests("203.0.113.1, 203.0.113.99")
        assert guests("203.0.113.2, 203.0.113.99")[0] == 429  # 203.0.113.99 may claim what it likes


def test_the_api_describes_itself_without_other_sites(server: ServerProcess) -> None:
    page = Someone(server.address).http.get("/api/docs").text
    assert "/api/tables/{table_id}/play" in page
    assert 'href="#DoneWithState"' in page
    assert 'id="DoneWithState"' in page
    assert "http" not in page.replace("<!doctype", "")


def test_files_outside_the_client_are_out_of_reach(server: ServerProcess) -> None:
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py", "//etc/passwd", "/%00.js"):
        response = httpx.get(server.address + path)
        assert response.status_code in (200, 404)
        assert "import" not in response.text
        assert "root:" not in response.text


def test_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits="")
    process.start()
    try:
        answers = [httpx.post(f"{process.address}/api/me", json={"name": f"Guest {n}"}) for n in range(40)]
    finally:
        process.stop()
    slow = [answer for answer in answers if answer.status_code == 429]
    assert slow
    assert answers[0].status_code == 201
    assert int(slow[0].headers["retry-after"]) >= 1
    assert slow[0].json()["error"] == "too-fast"


def test_tables_sockets_and_bots_of_one_person_are_limited(strict: ServerProcess) -> None:
    ana = strict.guest()
    tables = [ana.table("fingers", "me open")["table"]["id"] for _ in range(3)]
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert ana.post("/api/tables", 409, game="fingers", seats=seats)["error"] == "too-many-tables"
    ana.post(f"/api/tables/{tables[0]}/cancel")
    ana.table("fingers", "me open")
    with ana.live(tables[1]), ana.live(tables[2]):
        with pytest.raises(ConnectionClosed) as closed:
            ana.live(tables[1])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    ana.live(tables[1]).socket.close()
    ana.post("/api/me/bots", 201, name="One")
    assert ana.post("/api/me/bots", 409, name="Two")["error"] == "too-many-bots"


def test_limits_hold_when_all_ask_at_once(strict: ServerProcess) -> None:
    ana = strict.guest()
    wish = {"game": "fingers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with ThreadPoolExecutor(12) as pool:
        asked = [pool.submit(ana.http.post, "/api/tables", json=wish) for _ in range(12)]
    made = [answer.result() for answer in asked]
    assert sorted(answer.status_code for answer in made) == [201] * 3 + [409] * 9
    table = next(answer.json()["table"]["id"] for answer in made if answer.status_code == 201)

    url = strict.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
    everybody = Barrier(12)

    def listens(_: int) -> bool:
        with connect(url, additional_headers={"cookie": cookie}) as socket:
            try:
                socket.recv()
            except ConnectionClosed:
                return False
            finally:
                everybody.wait()
            return True

    with ThreadPoolExecutor(12) as pool:
        kept = sum(pool.map(listens, range(12)))
    assert kept == 2


def test_messages_chat_and_passwords_are_limited(strict: ServerProcess) -> None:
    ana = strict.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    with ana.live(table) as live:
        answers = [live.ask("chat", text=f"line {n}") for n in range(10)]
        assert answers[0]["type"] == "done"
        assert answers[-1]["error"] == "too-fast"
    with ana.live(table) as live:
        try:
            for n in range(300):
                live.socket.send(f'{{"type": "ping", "id": "{n}"}}')
        except ConnectionClosed:
            pass
        assert live.close_code() == 4429
    attempts = [ana.http.post("/api/login", json={"name": "x", "password": "y"}) for _ in range(14)]
    assert attempts[0].status_code == 401
    assert attempts[-1].status_code == 429


def test_the_password_of_an_account_cannot_be_tried_from_many_places(strict: ServerProcess) -> None:
    def attempt(number: int, name: str) -> int:
        headers = {"x-forwarded-for": f"198.51.100.{number}"}  # the proxy on this machine says so
        body = {"name": name, "password": "a guess"}
        return httpx.post(f"{strict.address}/api/login", json=body, headers=headers).status_code

    answers = [attempt(number, ("Chimalli", "chimalIi")[number % 2]) for number in range(40)]
    assert answers[0] == 401
    assert answers[-1] == 429
    assert attempt(41, "Somebody else") == 401


def test_one_network_of_ipv6_counts_as_one_address(strict: ServerProcess) -> None:
    def guest(address: str) -> int:
        headers = {"x-forwarded-for": address}
        return httpx.post(f"{strict.address}/api/me", json={"name": "Ana"}, headers=headers).status_code

    answers = [guest(f"2001:db8:0:1:{number:x}::1") for number in range(60)]
    assert answers[0] == 201
    assert answers[-1] == 429
    assert guest("2001:db8:0:2::1") == 201


def test_nothing_secret_is_logged_or_sent(own_server: ServerProcess) -> None:
    ana, ben = own_server.guest("Tlaloc"), own_server.guest("Ben")
    secret = ana.http.cookies["patolli"]
    ana.put("/api/me/password", password="seven hungry herons")
    ben.post("/api/login", 401, name="Tlaloc", password="eight hungry herons")
    token = ana.post("/api/me/bots", 201, name="Bot")["token"]
    Someone(own_server.address, token).get("/api/me")
    table = ana.table("fingers", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.live(table) as a, ben.live(table) as b:
        play_together([a, b], seed=4)
        seed = a.state["table"]["seed"]
        received = [str(message) for live in (a, b) for message in live.received]
        told = [message for message in received if seed in message]
        assert all("'status': 'over'" in message for message in told)
    ana.http.get(f"/api/tables/{table}/nothing", params={"secret": secret})
    own_server.restart()
    assert len(seed) == 32
    database = b"".join(path.read_bytes() for path in own_server.data.glob("patolli.sqlite*"))
    for hidden in (secret, token, "seven hungry", "eight hungry"):
        assert hidden not in own_server.log
        assert hidden.encode() not in database
    assert seed not in own_server.log
    assert table not in own_server.log
    assert "Traceback" not in own_server.log


def test_health_and_figures(server: ServerProcess) -> None:
    ana = server.guest()
    ana.table("patolli", "me greedy", start=True)
    assert ana.get("/healthz") == {"ok": True}
    figures = ana.http.get("/metrics").text
    for name in ("patolli_requests_total", "patolli_tables_total", "patolli_sockets", "patolli_move_seconds"):
        assert name in figures
