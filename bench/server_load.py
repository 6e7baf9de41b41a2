"""The load test: many tables, two sockets each, a fixed number of moves a second, and how long a move takes.

    python bench/server_load.py --tables 500 --rate 300 --seconds 12
    python bench/server_load.py --tables 500 --climb 300,450,600,750,900    # how many with p99 <= 100 ms?
    python bench/server_load.py --postgres --servers 2 --tables 100 --rate 200

A move is timed from the moment one player sends it to the moment the other one's socket has the state with
it. Moves are sent at a fixed pace, whether or not earlier ones were answered, so that waiting is not hidden.
With two servers the players of a table are at different ones. For comparison the same run first times a bare
echo at the same pace: what the machine itself costs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

import patolli
from patolli.testing.serving import ServerProcess

ENOUGH = 0.1  # seconds within which 99 of 100 moves shall be seen


class Pair:
    """Two players at a table; `ready` holds who may move, what, and its number."""

    def __init__(self, load: Load, table_id: str, cookies: list[str]) -> None:
        self.load = load
        self.id = table_id
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}
        self.acknowledged: dict[str, float] = {}
        self.over = False

    async def open(self) -> None:
        for seat, cookie in enumerate(self.cookies):
            port = self.load.ports[seat % len(self.load.ports)]
            socket = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{self.id}/live",
                additional_headers={"cookie": cookie},
                max_size=2**24,
                compression=self.load.compression,
            )
            self.sockets.append(socket)
            self.load.tasks.append(asyncio.create_task(self.listen(seat, socket)))

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = msgspec.json.decode(text)
            now = time.perf_counter()
            if message["type"] == "state":
                self.seen(seat, message, now)
            elif message["type"] == "done":
                self.load.acknowledged.append(now - self.acknowledged.pop(message["id"], now))
                if message["tentative"]:  # the other side sees it only when the turn is at its end
                    self.sent.pop(message["number"], None)
            elif message["type"] == "refused":
                self.load.refused += 1

    def seen(self, seat: int, state: dict[str, Any], now: float) -> None:
        for move in state["moves"]:
            began = self.sent.get(move["number"])
            if began is not None and move["seat"] != seat:
                self.load.latencies.append(now - began)
                del self.sent[move["number"]]
        if state["table"]["status"] == "over" and not self.over:
            self.over = True
            self.load.over += 1
            self.load.finished.append(self)
        for view in state["views"]:
            if view["legal"] and view["next"] not in self.sent:
                self.load.ready.append((self, seat, view["next"], view["legal"]))

    async def move(self, seat: int, number: int, legal: list[str]) -> None:
        phrase = random.choice(legal)
        wish = {"type": "play", "id": str(number), "seat": seat, "number": number, "phrase": phrase}
        self.sent[number] = self.acknowledged[str(number)] = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(wish).decode())


class Load:
    def __init__(self, ports: list[int], compression: str | None) -> None:
        self.ports = ports
        self.compression = compression
        self.ready: deque[tuple[Pair, int, int, list[str]]] = deque()
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.refused = 0
        self.over = 0
        self.finished: list[Pair] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, http: httpx.AsyncClient, game: str, number: int) -> None:
        cookies = []
        for name in ("Ana", "Ben"):
            guest = await http.post("/api/me", json={"name": f"{name} {number}"})
            cookies.append(f"patolli={guest.cookies['patolli']}")
            http.cookies.clear()
        ana, ben = ({"cookie": cookie} for cookie in cookies)
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await http.post("/api/tables", json=wish, headers=ana)).json()["table"]["id"]
        await http.post(f"/api/tables/{table}/join", json={}, headers=ben)
        await http.post(f"/api/tables/{table}/start", headers=ana)
        await Pair(self, table, cookies).open()

    async def close_finished(self) -> None:
        """Everybody leaves where the game is over."""
        for pair in self.finished:
            for socket in pair.sockets:
                await socket.close()
        self.finished.clear()
        self.tasks = [task for task in self.tasks if not task.done()]

    async def run(self, rate: int, seconds: int, more: bool = False) -> tuple[float, int]:
        """Send moves at a fixed pace; returns the seconds it took and how often nobody was ready."""
        if not more:
            self.latencies.clear()
            self.acknowledged.clear()
        began = time.perf_counter()
        late = 0
        for number in range(rate * seconds):
            pause = began + number / rate - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            if self.ready:
                table, seat, next_number, legal = self.ready.popleft()
                await table.move(seat, next_number, legal)
            else:
                late += 1
        took = time.perf_counter() - began
        if not more:
            await asyncio.sleep(2)
        return took, late


def at_share(seconds: list[float], share: float) -> float:
    ordered = sorted(seconds) or [float("inf")]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def percentiles(seconds: list[float]) -> str:
    return ", ".join(f"{name} {1000 * at_share(seconds, share):.1f} ms" for name, share in SHARES)


SHARES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))


async def echo_alone(sockets: int, rate: int, seconds: int) -> list[float]:
    """The same number of messages through a server that only sends them on: the floor on this machine."""

    async def echo(socket: ServerConnection) -> None:
        async for text in socket:
            await socket.send(text)

    times: list[float] = []

    async def listen(client: ClientConnection) -> None:
        async for text in client:
            times.append(time.perf_counter() - float(text))

    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        clients = [await connect(f"ws://127.0.0.1:{port}", compression=None) for _ in range(sockets)]
        tasks = [asyncio.create_task(listen(client)) for client in clients]
        began = time.perf_counter()
        for number in range(rate * seconds):
            pause = began + number / rate - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            await clients[number % sockets].send(str(time.perf_counter()))
        await asyncio.sleep(0.5)
        for task, client in zip(tasks, clients, strict=True):
            task.cancel()
            await client.close()
    return times


def start(given: argparse.Namespace, stack: ExitStack) -> list[ServerProcess]:
    """The servers, and the PostgreSQL that they share, until the stack is unwound."""
    more = ["--limits", "off"]
    if given.postgres:
        from patolli.testing.postgres import Postgres

        database = Postgres(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(database.stop)
        more += ["--database", database.url]
    servers = []
    for _ in range(given.servers):
        server = ServerProcess(Path(stack.enter_context(tempfile.TemporaryDirectory())), more)
        server.start()
        stack.callback(server.kill)
        servers.append(server)
    return servers


async def measure(load: Load, servers: list[ServerProcess], rate: int, seconds: int) -> float:
    """Print what it is like at this rate; returns the 99th percentile."""
    busy = -sum(server.processor_seconds() for server in servers)
    took, late = await load.run(rate, seconds)
    busy += sum(server.processor_seconds() for server in servers)
    seen = len(load.latencies)
    print(f"asked for {rate} moves/s for {seconds} s: {seen / took:.0f} moves/s seen by the other side")
    print(f"  sent to seen by the other side: {percentiles(load.latencies)}")
    print(f"  sent to acknowledged (on disk): {percentiles(load.acknowledged)}")
    per = 1000 * busy / max(1, len(load.acknowledged))
    print(f"  {per:.2f} ms of the servers' processor time for each phrase", end="")
    print(f"; load average {os.getloadavg()[0]:.1f}")
    print(f"  refused {load.refused}, nobody ready {late} times, games over {load.over}", flush=True)
    return at_share(load.latencies, 0.99) if seen >= 0.95 * (rate * seconds - late) else float("inf")


async def main(given: argparse.Namespace) -> None:
    floor = await echo_alone(min(200, 2 * given.tables), given.climb[0], 3)
    print(f"echo alone: {percentiles(floor)}", flush=True)
    with ExitStack() as stack:
        servers = start(given, stack)
        load = Load([server.port for server in servers], "deflate" if given.deflate else None)
        async with httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http:
            for number in range(given.tables):
                await load.sit_down(http, given.game, number)
        where = f"{given.servers} server(s) on {'PostgreSQL' if given.postgres else 'SQLite'}"
        print(f"{where}, {given.tables} tables of {given.game}, {2 * given.tables} sockets", flush=True)
        gc.disable()  # else our own collections, 0.2 s each, would be counted as the server's
        best = 0
        for rate in given.climb:
            slowest = await measure(load, servers, rate, given.seconds)
            if slowest > ENOUGH:
                break
            best = rate
        ratio = slowest / at_share(floor, 0.99)
        print(
            f"{given.game}: {best} moves/s with p99 <= 100 ms; the last p99 is {ratio:.1f} times the echo's"
        )
        for task in load.tasks:
            task.cancel()


def rates(text: str) -> list[int]:
    return [int(rate) for rate in text.split(",")]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=rates, dest="climb", default=[300])
    parser.add_argument("--climb", type=rates, help="one rate after the other, until one is too much")
    parser.add_argument("--seconds", type=int, default=12)
    parser.add_argument("--game", default="patolli", choices=patolli.game_names())
    parser.add_argument("--servers", type=int, default=1, help="several need --postgres")
    parser.add_argument(
        "--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite"
    )
    parser.add_argument("--deflate", action="store_true", help="compress messages, as browsers ask for")
    uvloop.run(main(parser.parse_args()))
