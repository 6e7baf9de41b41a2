"""The crash test: people play while the server is killed again and again; no move is lost or doubled.

    python bench/crash.py --tables 20 --kills 50

Every player keeps a list of what was acknowledged. After a kill they come back with the number they know, and
send again, with the same id, what was never answered. At the end each log is compared with the lists: what a
seat said on the log must be what was acknowledged, each phrase once, in the same order, and nothing else.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import patolli
from patolli.testing.serving import ServerProcess


class Away(Exception):
    """The server says that its database does not answer: ask again."""


LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, Away)


class Player(threading.Thread):
    """One person who plays both seats of a table, or one seat against a bot, game after game.

    Whenever the connection is lost they try another of the servers, if there are several.
    """

    def __init__(self, servers: list[ServerProcess], number: int, game: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.at = number
        self.chance = random.Random(number)
        self.game = game
        self.stop = stop
        self.bot = number % 3 == 0
        self.http = httpx.Client(timeout=20)
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}  # table: message: (seat, phrase)
        self.resent = 0
        self.away = 0  # how often the database was
        self.message = 0
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.problem = ""

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    if not self.table:
                        self.open_table()
                    self.play()
                except LOST:
                    self.at += 1
                    time.sleep(0.05)
        except Exception as error:
            self.problem = f"{type(error).__name__}: {error}"

    @property
    def server(self) -> ServerProcess:
        return self.servers[self.at % len(self.servers)]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.http.request(method, self.server.address + path, json=body)
        if answer.status_code == 503:
            self.away += 1
            raise Away
        if answer.status_code >= 300:
            raise ValueError(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    def open_table(self) -> None:
        if not self.http.cookies:
            self.ask("POST", "/api/me", {"name": f"Player {self.name}"[:30]})
        seats = patolli.game(self.game).seats[0]
        others = [{"kind": "bot", "level": "random"} if self.bot else {"kind": "local"}] * (seats - 1)
        wish = {"game": self.game, "seats": [{"kind": "me"}, *others], "start": True}
        self.table = self.ask("POST", "/api/tables", wish)["table"]["id"]
        self.acknowledged[self.table] = {}

    def play(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?from=10000"
        cookie = {"cookie": "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())}
        with connect(url, additional_headers=cookie, max_size=2**24) as socket:
            state = self.until_state(socket)
            if self.pending is not None:
                self.resent += 1
                state = self.send(socket, state)
            while not self.stop.is_set() and state["table"]["status"] == "running":
                view = next((view for view in state["views"] if view["legal"]), None)
                if view is None:
                    state = self.until_state(socket)
                    continue
                self.message += 1
                self.pending = {
                    "type": "play",
                    "id": f"{self.name}-{self.message}",
                    "seat": view["seat"],
                    "number": view["next"],
                    "phrase": self.chance.choice(view["legal"]),
                }
                state = self.send(socket, state)
                time.sleep(0.005)
            if state["table"]["status"] == "over":
                self.table = ""

    def send(self, socket: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
        """Send what is pending, wait for its answer, and for the state after it."""
        wish = self.pending
        assert wish is not None
        socket.send(json.dumps(wish))
        answered = False
        while True:
            message = json.loads(socket.recv(20))
            if message.get("id") == wish["id"]:
                if message.get("error") == "busy":
                    self.away += 1
                    raise Away
                answered = True
                self.pending = None
                if message["type"] == "done":
                    self.acknowledged[self.table][wish["id"]] = (wish["seat"], wish["phrase"])
                    if message["number"] < wish["number"]:
                        raise ValueError(f"acknowledged as number {message['number']}: {wish}")
                elif message["error"] not in ("stale", "illegal"):
                    raise ValueError(str(message))
                if message["type"] != "done" or self.was_known(state, wish):
                    return self.look()
            elif message["type"] == "state" and answered:
                return dict(message)

    @staticmethod
    def was_known(state: dict[str, Any], wish: dict[str, Any]) -> bool:
        """Did the state before already have this phrase? Then no new one follows."""
        return any(view["seat"] == wish["seat"] and view["next"] > wish["number"] for view in state["views"])

    def look(self) -> dict[str, Any]:
        return dict(self.ask("GET", f"/api/tables/{self.table}?from=10000"))

    @staticmethod
    def until_state(socket: ClientConnection) -> dict[str, Any]:
        while True:
            message = json.loads(socket.recv(20))
            if message["type"] == "state":
                return dict(message)

    def check(self) -> list[str]:
        """What is wrong with the tables of this player, compared with what was acknowledged."""
        wrong = [f"player failed: {self.problem}"] if self.problem else []
        for table, known in self.acknowledged.items():
            state = self.ask("GET", f"/api/tables/{table}")
            numbers = [move["number"] for move in state["moves"]]
            if numbers != list(range(state["table"]["number"])):
                wrong.append(f"{table}: numbers are missing or doubled")
            for view in state["views"]:
                seat = view["seat"]
                # By order, not by number: where several choose at once, others may come before an open turn.
                log = [m["phrase"] for m in [*state["moves"], *view["tentative"]] if m["seat"] == seat]
                told = [phrase for of, phrase in known.values() if of == seat]
                if log not in (told, [*told, *self.never_answered(table, seat)]):
                    wrong.append(f"{table}: seat {seat} said {told}, but on the log is {log}")
        return wrong

    def never_answered(self, table: str, seat: int) -> list[str]:
        """The one phrase whose answer we did not wait for at the end."""
        wish = self.pending
        return [wish["phrase"]] if wish and table == self.table and seat == wish["seat"] else []

    def compare_with(self, on_disk: dict[str, int]) -> list[str]:
        """The server's memory and its disk must say the same."""
        wrong = []
        for table in self.acknowledged:
            number = self.ask("GET", f"/api/tables/{table}?from=10000")["table"]["number"]
            if number < on_disk.get(table, 0):
                wrong.append(f"{table}: {on_disk.get(table, 0)} moves on disk, {number} in memory")
        return wrong


def acknowledged(players: list[Player]) -> int:
    return sum(len(known) for player in players for known in list(player.acknowledged.values()))


def wait_for(players: list[Player], moves: int) -> None:
    """Until so many more moves were acknowledged; not for players who failed."""
    goal = acknowledged(players) + moves
    while acknowledged(players) < goal and all(player.is_alive() for player in players):
        time.sleep(0.01)


def wait_for_each(players: list[Player]) -> None:
    """Until every table went on: each player had a move acknowledged, or somebody failed."""
    before = [acknowledged([player]) for player in players]
    while any(
        acknowledged([player]) == known and player.is_alive()
        for player, known in zip(players, before, strict=True)
    ):
        time.sleep(0.01)


def count_moves(database: Path) -> dict[str, int]:
    with sqlite3.connect(database) as connection:
        loose = "SELECT table_id, count(*) FROM moves GROUP BY table_id"
        return dict(connection.execute(f"{loose} UNION ALL SELECT table_id, number FROM logs").fetchall())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chance = random.Random(wanted.seed)
    games = patolli.game_names()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        starts = [server.start()]
        stop = threading.Event()
        players = [Player([server], n, games[n % len(games)], stop) for n in range(wanted.tables)]
        for player in players:
            player.start()
        for _ in range(wanted.kills):
            # Moments are counted in moves, not seconds: on a busy machine little happens in a second.
            wait_for(players, chance.randrange(1, 5 * wanted.tables))
            time.sleep(chance.uniform(0, 0.05))
            server.kill()
            starts.append(server.start())
        before = acknowledged(players)
        wait_for_each(players)
        wait_for(players, 5 * wanted.tables)
        stop.set()
        for player in players:
            player.join()
        after = acknowledged(players)
        wrong = [problem for player in players for problem in player.check()]
        on_disk = count_moves(Path(folder) / "patolli.sqlite")
        wrong += [problem for player in players for problem in player.compare_with(on_disk)]
        server.stop()
    for problem in wrong:
        print(problem)
    tables = sum(len(player.acknowledged) for player in players)
    print(f"kills {wanted.kills}, tables {tables}, games {', '.join(games)}")
    print(f"acknowledged moves {after}, of them after the last kill {after - before}")
    print(f"sent again after a kill {sum(player.resent for player in players)}, wrong {len(wrong)}")
    print(f"start: median {sorted(starts)[len(starts) // 2]:.2f} s, slowest {max(starts):.2f} s")
    if wrong:
        sys.exit("FAILED")


if __name__ == "__main__":
    main()
