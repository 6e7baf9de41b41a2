"""Thinking is shared fairly: how long a stranger waits for a bot while a guest has fifty tables of bots.

    python bench/fairness.py --tables 50 --turns 120 [--postgres]

A stranger plays at random against one bot; what is timed is how long they wait from the end of their turn
until it is theirs again: while nobody else is there, and while the guest's bots of the strongest level play
among themselves, in rounds, so that both see the same machine. Printed: the median and the ninetieth
percentile of both, and the ratio of the medians.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
from websockets.sync.client import connect

from patolli.testing.serving import ServerProcess


class Guest:
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=120)
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    def table(self, game: str, levels: list[str]) -> str:
        seats = [{"kind": "me"} if level == "me" else {"kind": "bot", "level": level} for level in levels]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "start": True})
        answer.raise_for_status()
        return str(answer.json()["table"]["id"])

    def bot_turns(self, table: str, count: int, chance: random.Random) -> list[float]:
        """Play at random, and time so many turns of the bot."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        times: list[float] = []
        began, answered = 0.0, False
        with connect(url, additional_headers={"cookie": cookie}, max_size=2**24) as socket:
            while len(times) < count:
                message = msgspec.json.decode(socket.recv())
                if message["type"] != "state":
                    continue
                if message["table"]["status"] == "over":
                    break
                (view,) = message["views"]
                answered = answered or any(move["seat"] != 0 for move in message["moves"])
                if not view["legal"]:
                    continue
                if began and answered:
                    times.append(time.perf_counter() - began)
                answered = False
                began = time.perf_counter()
                wish = {
                    "type": "play",
                    "id": f"{view['next']}-{len(view['tentative'])}",
                    "seat": view["seat"],
                }
                phrase = chance.choice(view["legal"])
                socket.send(msgspec.json.encode({**wish, "number": view["next"], "phrase": phrase}).decode())
        return times


def measure(address: str, game: str, level: str, turns: int, number: int = 0) -> list[float]:
    """So many turns of the bot, in as many games as needed."""
    times: list[float] = []
    while len(times) < turns:
        stranger = Guest(address, f"Stranger {number}")
        table = stranger.table(game, ["me", level])
        times += stranger.bot_turns(table, turns - len(times), random.Random(number))
        number += 1
    return times


def moved(guest: Guest, tables: list[str]) -> int:
    return sum(guest.http.get(f"/api/tables/{table}").json()["table"]["number"] for table in tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--turns", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--level", default="jaguar", help="of the stranger's bot")
    parser.add_argument("--postgres", action="store_true", help="on one of its own, instead of SQLite")
    given = parser.parse_args()
    turns = given.turns // given.rounds
    idle: list[float] = []
    busy: list[float] = []
    moves = 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        more = ["--limits", "off"]
        if given.postgres:
            from patolli.testing.postgres import Postgres

            database = Postgres(folder / "postgres")
            stack.callback(database.stop)
            more += ["--database", database.url]
        server = ServerProcess(folder, more)
        server.start()
        try:
            measure(server.address, given.game, given.level, 3)  # whoever comes first starts the workers
            guest = Guest(server.address, "Guest")
            for number in range(given.rounds):
                idle += measure(server.address, given.game, given.level, turns, number)
                tables = [guest.table("tzolkin", ["serpent"] * 4) for _ in range(given.tables)]
                while moved(guest, tables) < given.tables:
                    time.sleep(0.5)
                before = moved(guest, tables)
                busy += measure(server.address, given.game, given.level, turns, number)
                moves += moved(guest, tables) - before
                for table in tables:
                    guest.http.post(f"/api/tables/{table}/abandon").raise_for_status()
        finally:
            server.stop()
    for name, times in (("idle", idle), ("busy", busy)):
        high = statistics.quantiles(times, n=10)[-1]
        print(f"{name}: median {1000 * statistics.median(times):.1f} ms, p90 {1000 * high:.1f} ms")
    print(f"the guest's {given.tables} tables made {moves} moves meanwhile")
    print(f"busy / idle: {statistics.median(busy) / statistics.median(idle):.2f} (median)")


if __name__ == "__main__":
    main()
