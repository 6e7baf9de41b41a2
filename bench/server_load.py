"""The load test: many tables, two sockets each, a fixed number of moves a second, and how long a move takes.

    python bench/server_load.py --tables 500 --rate 300 --seconds 30

A move is timed from the moment one player sends it to the moment the other one's socket has the state with
it. Moves are sent at a fixed pace, whether or not earlier ones were answered, so that waiting is not hidden.
For comparison the same run first times a bare echo at the same pace: what the machine itself costs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from patolli.testing.serving import ServerProcess


class Pair:
    """Two players at a table; `ready` holds who may move, what, and its number."""

    def __init__(self, load: Load, table_id: str, cookies: list[str]) -> None:
        self.load = load
        self.id = table_id
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}
        self.acknowledged: dict[str, float] = {}

    async def open(self) -> None:
        url = f"ws://127.0.0.1:{self.load.port}/api/tables/{self.id}/live"
        for seat, cookie in enumerate(self.cookies):
            who = {"cookie": cookie}
            socket = await connect(
                url, additional_headers=who, max_size=2**24, compression=self.load.compression
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
                self.load.acknowledged.append(now - self.acknowledged.pop(message["id"]))
            elif message["type"] == "refused":
                self.load.refused += 1

    def seen(self, seat: int, state: dict[str, Any], now: float) -> None:
        for move in state["moves"]:
            began = self.sent.get(move["number"])
            if began is not None and move["seat"] != seat:
                self.load.latencies.append(now - began)
                del self.sent[move["number"]]
        for view in state["views"]:
            if view["legal"] and view["next"] not in self.sent:
                self.load.ready.append((self, seat, view["next"], view["legal"]))

    async def move(self, seat: int, number: int, legal: list[str]) -> None:
        wish = {
            "type": "play",
            "id": str(number),
            "seat": seat,
            "number": number,
            "phrase": random.choice(legal),
        }
        self.sent[number] = self.acknowledged[str(number)] = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(wish).decode())


class Load:
    def __init__(self, port: int, compression: str | None) -> None:
        self.port = port
        self.compression = compression
        self.ready: deque[tuple[Pair, int, int, list[str]]] = deque()
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.refused = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, http: httpx.AsyncClient, game: str, number: int) -> Pair:
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
        made = Pair(self, table, cookies)
        await made.open()
        return made

    async def run(self, rate: int, seconds: int) -> tuple[float, int]:
        """Send moves at a fixed pace; returns the seconds it took and how often nobody was ready."""
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
        await asyncio.sleep(2)
        return took, late


def percentiles(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    at = [(name, ordered[min(len(ordered) - 1, int(len(ordered) * share))]) for name, share in SHARES]
    return ", ".join(f"{name} {1000 * value:.1f} ms" for name, value in at)


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


async def main(tables: int, rate: int, seconds: int, game: str, compression: str | None) -> None:
    floor = await echo_alone(min(200, 2 * tables), rate, 3)
    print(f"echo alone: {percentiles(floor)}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        load = Load(server.port, compression)
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            for number in range(tables):
                await load.sit_down(http, game, number)
        print(f"{tables} tables of {game}, {2 * tables} sockets", flush=True)
        gc.disable()  # else our own collections, 0.2 s each, would be counted as the server's
        busy = -server.processor_seconds()
        took, late = await load.run(rate, seconds)
        busy += server.processor_seconds()
        seen = len(load.latencies)
        print(f"asked for {rate} moves/s for {seconds} s: {seen / took:.0f} moves/s seen by the other side")
        print(f"sent to seen by the other side: {percentiles(load.latencies)}")
        print(f"sent to acknowledged (on disk): {percentiles(load.acknowledged)}")
        ratio = sorted(load.latencies)[int(0.99 * seen)] / sorted(floor)[int(0.99 * len(floor))]
        print(f"the server took {1000 * busy / seen:.2f} ms of processor time for each move")
        print(f"p99 is {ratio:.1f} times that of the echo; refused {load.refused}, nobody ready {late} times")
        for task in load.tasks:
            task.cancel()
        server.kill()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=300)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--game", default="patolli")
    parser.add_argument("--deflate", action="store_true", help="compress messages, as browsers ask for")
    wanted = parser.parse_args()
    compression = "deflate" if wanted.deflate else None
    uvloop.run(main(wanted.tables, wanted.rate, wanted.seconds, wanted.game, compression))
