"""The soak: many tables for a long time, games begin and end, and the server's memory is watched.

    python -m bench.soak --tables 200 --rate 20 --minutes 60
    python -m bench.soak --tables 40 --rate 60 --minutes 3          # the short form

Tables of all four games, two sockets each; where a game is over both leave and sit down at a new table. The
memory is noted every tenth of the time; the last figure is compared with that after a sixth of it.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import time
from contextlib import ExitStack
from itertools import cycle

import httpx
import uvloop
from bench.server_load import Load, percentiles, start

import patolli

NOTES = 12  # how often the memory is noted; the second note is the one to compare with


async def begin_again(load: Load, http: httpx.AsyncClient, left: int, number: int) -> int:
    """As many new tables as games ended since."""
    names = patolli.game_names()
    while left < load.over:
        left += 1
        await load.sit_down(http, names[(number + left) % len(names)], number + left)
    return left


async def main(given: argparse.Namespace) -> None:
    with ExitStack() as stack:
        servers = start(given, stack)
        load = Load([server.port for server in servers], None)
        memory: list[int] = []
        moves = left = 0
        async with httpx.AsyncClient(base_url=servers[0].address, timeout=60) as http:
            games = cycle(patolli.game_names())
            for number in range(given.tables):
                await load.sit_down(http, next(games), number)
            for note in range(NOTES):
                until = time.monotonic() + 60 * given.minutes / NOTES
                while time.monotonic() < until:
                    random.shuffle(load.ready)  # else the same few tables would play
                    await load.run(given.rate, 5, more=True)
                    left = await begin_again(load, http, left, given.tables)
                    moves += len(load.acknowledged)
                    load.acknowledged.clear()
                    await load.close_finished()
                gc.collect()
                memory.append(sum(server.memory() for server in servers))
                print(
                    f"{(note + 1) * given.minutes / NOTES:.1f} min: {memory[-1] / 1e6:.1f} MB, {moves} moves,"
                    f" {load.over} games over, refused {load.refused}, {percentiles(load.latencies)};"
                    f" load average {os.getloadavg()[0]:.1f}",
                    flush=True,
                )
                load.latencies.clear()
        for task in load.tasks:
            task.cancel()
    print(f"memory at the end / after {2 * given.minutes / NOTES:.1f} min: {memory[-1] / memory[1]:.3f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--servers", type=int, default=1, help="several need --postgres")
    parser.add_argument("--postgres", action="store_true")
    uvloop.run(main(parser.parse_args()))
