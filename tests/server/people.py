"""Who talks to the server in tests: a process, a person with a browser's cookie, a live table."""

from __future__ import annotations

import contextlib
import json
import os
import random
import secrets
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from tests.server import contract
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from patolli.testing import serving

JSON = dict[str, Any]
THIRD_PARTY = Path(__file__).parent / "third_party"  # where the game `fingers` is
OTHERS = Path(__file__).parent.parent / "core/third_party"  # where the game `nim` is


class ServerProcess(serving.ServerProcess):
    """A server that also knows the games `fingers` and `nim`, and people who walk in."""

    def __init__(
        self, data: Path, limits: str = "off", database: str | None = None, more: Sequence[str] = ()
    ) -> None:
        options = ["--limits", limits] if limits else []
        options += ["--database", database] if database else []
        options += more
        super().__init__(data, options, path=os.pathsep.join([str(THIRD_PARTY), str(OTHERS)]))

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.stop()

    def guest(self, name: str = "Ana", language: str = "en") -> Someone:
        person = Someone(self.address)
        person.me = person.post("/api/me", 201, name=name, language=language)
        return person


class Someone:
    """A person (or a bot account) with an HTTP client."""

    def __init__(self, address: str, token: str | None = None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=60)
        self.me: JSON = {}

    def get(self, path: str, status: int = 200, /, **query: Any) -> Any:
        return self._answer(self.http.get(path, params=query or None), status)

    def post(self, path: str, status: int = 200, /, **body: Any) -> Any:
        return self._answer(self.http.post(path, json=body), status)

    def put(self, path: str, status: int = 200, /, **body: Any) -> Any:
        return self._answer(self.http.put(path, json=body), status)

    def patch(self, path: str, status: int = 200, /, **body: Any) -> Any:
        return self._answer(self.http.patch(path, json=body), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return self._answer(self.http.delete(path), status)

    @staticmethod
    def _answer(response: httpx.Response, status: int) -> Any:
        contract.check_answer(response)
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        return response.json() if response.content else None

    def table(self, game: str = "patolli", seats: str = "me greedy", **more: Any) -> JSON:
        """Open a table: `me`, `open`, `local`, or the level of a bot on each seat."""
        wishes = []
        for number, word in enumerate(seats.split()):
            if word in ("me", "open"):
                wishes.append({"kind": word})
            elif word == "local":
                wishes.append({"kind": "local", "name": f"Guest {number}"})
            else:
                wishes.append({"kind": "bot", "level": word})
        state: JSON = self.post("/api/tables", 201, game=game, seats=wishes, **more)
        return state

    def live(self, table: str, start: int = 0, lang: str | None = None, printed: str = "") -> Live:
        return Live(self, table, start, lang, printed)


class Live:
    """An open WebSocket to a table: keeps the last state, and all moves it was told."""

    def __init__(
        self, person: Someone, table: str, start: int = 0, lang: str | None = None, printed: str = ""
    ) -> None:
        url = str(person.http.base_url).replace("http", "ws", 1) + f"/api/tables/{table}/live?from={start}"
        url += f"&printed={printed}" if printed else ""
        url += f"&lang={lang}" if lang else ""
        headers = {"cookie": "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())}
        if "authorization" in person.http.headers:
            headers = {"authorization": person.http.headers["authorization"]}
        self.person = person
        self.table_id = table
        self.name = secrets.token_hex(4)  # an id that came up before would be taken for the old message
        self.start = start
        self.received: list[JSON] = []
        self.moves: list[JSON] = []
        self.state: JSON = {}
        self.count = 0
        self.asked: dict[str | None, str] = {}  # what was asked under which id
        self.closing = ExitStack()
        opened = connect(url, additional_headers=headers, max_size=2**24)
        self.socket: ClientConnection = self.closing.enter_context(opened)
        self.until("state")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.closing.close()

    def receive(self, timeout: float | None = None) -> JSON:
        message: JSON = json.loads(self.socket.recv(timeout))
        contract.check_message(message, self.asked.pop(message.get("id"), None))
        self.received.append(message)
        if message["type"] == "state":
            assert message["from"] == self.start + len(self.moves), "a move is missing or doubled"
            self.moves += message["moves"]
            self.state = message
        return message

    def until(self, kind: str, **facts: Any) -> JSON:
        """The next message of this kind with these facts."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message.get(key) == value for key, value in facts.items()):
                return message

    def send(self, kind: str, **fields: Any) -> str:
        self.count += 1
        message = {"type": kind, "id": f"{self.name}-{self.count}", **fields}
        self.asked[message["id"]] = kind
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, kind: str, **fields: Any) -> JSON:
        """Send a message and wait for its answer."""
        asked = self.send(kind, **fields)
        while True:
            message = self.receive()
            if message.get("id", "") in (asked, None):  # None: it could not even be read
                return message

    def my_turn(self) -> JSON | None:
        """The first of my views that has something to say."""
        return next((view for view in self.state["views"] if view["legal"]), None)

    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")

    def wait_for_my_turn(self, stop: threading.Event | None = None) -> JSON | None:
        """My view once the game waits for me; None when it is over, or when told to stop."""
        while not self.over() and not (stop and stop.is_set()):
            view = self.my_turn()
            if view is not None:
                return view
            with contextlib.suppress(TimeoutError):
                self.receive(0.2 if stop else None)
        return None

    def play(self, view: JSON, phrase: str) -> JSON:
        """Say a phrase, and wait until the new state is here."""
        answer = self.ask("play", seat=view["seat"], number=view["next"], phrase=phrase)
        if answer["type"] == "done":
            self.until("state")
        return answer

    def play_on(self, chance: random.Random, most: int = 10**6, stop: threading.Event | None = None) -> int:
        """Play random phrases until the game is over, or so many; how many were played."""
        for played in range(most):
            view = self.wait_for_my_turn(stop)
            if view is None:
                return played
            answer = self.play(view, chance.choice(view["legal"]))
            if answer["type"] == "refused":
                assert answer["error"] == "stale", answer
                self.until("state")
        return most

    def close_code(self) -> int:
        """The code with which the server hangs up."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def play_together(lives: list[Live], seed: int, most: int = 10**6) -> None:
    """Several people play at random, each at their own pace, to the end or until one has said so much."""
    stop = threading.Event()

    def play(number: int) -> None:
        ended = False
        try:
            ended = lives[number].play_on(random.Random(seed + number), most, stop) < most
        finally:
            if not ended:  # without me the others would wait for ever
                stop.set()

    with ThreadPoolExecutor(len(lives)) as pool:
        for done in [pool.submit(play, number) for number in range(len(lives))]:
            done.result()
