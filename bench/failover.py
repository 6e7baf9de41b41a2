"""Coming and going: two servers, two workers and the PostgreSQL that they share are killed in turns.

    python -m bench.failover --tables 20 --kills 50
    python -m bench.failover --tables 20 --kills 20 --gently     # a rolling restart, as for a newer version

The players are those of `crash`: whoever loses the connection goes to the other server and sends again, with
the same id, what was never answered. After every kill it is timed how long it takes until every table has
gone on. Printed at the end: moves that are lost or doubled, and the longest of these times.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from bench.crash import Player, acknowledged, wait_for

import patolli
from patolli.testing.postgres import Postgres
from patolli.testing.serving import ServerProcess, WorkerProcess


class House:
    """Everything that can be killed."""

    def __init__(self, stack: ExitStack) -> None:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        self.database = Postgres(folder / "postgres")
        stack.callback(self.database.stop)
        self.servers = []
        for name in ("a", "b"):
            (folder / name).mkdir()
            options = ["--limits", "off", "--workers", "0", "--database", self.database.url]
            self.servers.append(ServerProcess(folder / name, options))
        self.workers = [WorkerProcess(self.database.url, quiet=True) for _ in range(2)]
        processes: list[ServerProcess | WorkerProcess] = [*self.servers, *self.workers]
        for process in processes:
            process.start()
            stack.callback(process.stop)

    def blows(self, gently: bool) -> list[tuple[str, Callable[[], None]]]:
        """What happens in turns."""
        a, b = self.servers
        c, d = self.workers
        if gently:
            return [(name, process.restart) for name, process in (("server", a), ("server", b))]
        return [
            ("server", lambda: again(a)),
            ("worker", lambda: again(c)),
            ("database", lambda: again(self.database)),
            ("server", lambda: again(b)),
            ("worker", lambda: again(d)),
            ("database", lambda: again(self.database)),
        ]


def again(victim: ServerProcess | WorkerProcess | Postgres) -> None:
    victim.kill()
    victim.start()


def until_all_went_on(players: list[Player], began: float) -> float:
    """The seconds until each player had a move acknowledged, or had begun another table."""
    before = [acknowledged([player]) for player in players]
    for player, known in zip(players, before, strict=True):
        while acknowledged([player]) == known and player.is_alive():
            time.sleep(0.005)
    return time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--gently", action="store_true")
    given = parser.parse_args()
    chance = random.Random(1)
    games = patolli.game_names()
    times: dict[str, list[float]] = {"server": [], "worker": [], "database": []}
    with ExitStack() as stack:
        house = House(stack)
        stop = threading.Event()
        players = [
            Player(house.servers, number, games[number % len(games)], stop) for number in range(given.tables)
        ]
        for player in players:
            player.start()
        blows = house.blows(given.gently)
        for number in range(given.kills):
            wait_for(players, chance.randrange(1, 2 * given.tables))
            name, blow = blows[number % len(blows)]
            began = time.monotonic()
            blow()
            times[name].append(until_all_went_on(players, began))
        stop.set()
        for player in players:
            player.join()
        wrong = [problem for player in players for problem in player.check()]
    report(given, players, times, wrong)


def report(
    given: argparse.Namespace, players: list[Player], times: dict[str, list[float]], wrong: list[str]
) -> None:
    for problem in wrong:
        print(problem)
    slowest = ", ".join(f"{name} {max(took):.1f} s" for name, took in times.items() if took)
    resent, away = (sum(getattr(player, what) for player in players) for what in ("resent", "away"))
    print(f"{'restarts' if given.gently else 'kills'} {given.kills}, tables {given.tables}", end="; ")
    print(f"acknowledged moves {acknowledged(players)}, sent again {resent}, told to ask again {away}")
    print(f"every table went on within: {slowest} (with the start of what was killed)")
    print(f"lost or doubled: {len(wrong)}; load average {os.getloadavg()[0]:.1f}")
    if wrong or (given.gently and away):
        sys.exit("FAILED")


if __name__ == "__main__":
    main()
