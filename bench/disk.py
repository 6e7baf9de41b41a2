"""How much of the disk a finished game takes, and how long a replay takes to show any move of it.

    python bench/disk.py --games 10

A real server plays games of level 3 bots, with the fewest and the most seats, into an SQLite file of their
own. Counted are all pages of the file that are in use, with every index, less those of an empty one. Then the
server is asked for moves at random; a request for one table's chat says what asking alone costs.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

import httpx

import patolli
from patolli.testing.serving import ServerProcess

LEVEL = "coyote"  # level 3


def used(file: Path) -> int:
    """The bytes of a database that hold something."""
    with sqlite3.connect(file) as connection:
        size, pages, free = (
            int(connection.execute(f"PRAGMA {what}").fetchone()[0])
            for what in ("page_size", "page_count", "freelist_count")
        )
    return size * (pages - free)


def unpacked(file: Path) -> int:
    """How many moves still lie on the log one by one."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        return int(connection.execute("SELECT count(*) FROM moves").fetchone()[0])


def play(http: httpx.Client, game: str, seats: int, count: int) -> dict[str, int]:
    """Let bots play so many games; the number of moves of each."""
    wish = {"game": game, "seats": [{"kind": "bot", "level": LEVEL}] * seats, "start": True}
    tables = [
        http.post("/api/tables", json=wish).raise_for_status().json()["table"]["id"] for _ in range(count)
    ]
    moves: dict[str, int] = {}
    while len(moves) < count:
        for table in tables:
            state = http.get(f"/api/tables/{table}?from=100000").json()["table"]
            if state["status"] == "over":
                moves[table] = state["number"]
        time.sleep(0.2)
    return moves


def seconds(http: httpx.Client, path: str) -> float:
    began = time.perf_counter()
    http.get(path).raise_for_status()
    return time.perf_counter() - began


def in_ms(times: list[float]) -> str:
    high = statistics.quantiles(times, n=100)[-1]
    return f"median {1000 * statistics.median(times):.1f} ms, p99 {1000 * high:.1f} ms"


def measure(game: str, seats: int, count: int, packed: bool) -> None:
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "patolli.sqlite"
        server = ServerProcess(Path(folder))
        server.start()
        with httpx.Client(base_url=server.address, timeout=60) as http:
            http.post("/api/me", json={"name": "Guest"}).raise_for_status()
            http.get("/healthz").raise_for_status()
            server.restart()
            empty = used(file)
            moves = play(http, game, seats, count)
            while packed and unpacked(file):
                time.sleep(0.2)
            asked = [chance.choice(list(moves)) for _ in range(200)]
            replays = [
                seconds(http, f"/api/tables/{t}/replay?at={chance.randint(0, moves[t])}") for t in asked
            ]
            alone = [seconds(http, f"/api/tables/{table}/chat") for table in asked]
        server.stop()
        size = (used(file) - empty) / count / 1000
    mean = statistics.mean(moves.values())
    print(f"{game}, {seats} seats: {size:.1f} kB a game of {mean:.0f} moves; ", end="")
    print(f"replay at any move {in_ms(replays)} (the chat: {in_ms(alone)})", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--unpacked", action="store_true", help="do not wait for the packing")
    parser.add_argument("names", nargs="*", default=["mezo", "mexica", "tzolkin", "patolli"])
    given = parser.parse_args()
    for name in given.names:
        some = patolli.game(name).seats
        for number in sorted({some[0], some[-1]}):
            measure(name, number, given.games, not given.unpacked)
