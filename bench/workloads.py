"""The jobs whose instructions are counted; `bench.instructions` runs them, and says what is kept of them.

    python bench/workloads.py thought mexica 3      # three thoughts of level 5
    python bench/workloads.py --list

A job does its preparations, then so many of one thing; who runs it twice with two numbers and subtracts has
the cost of the thing alone. It prints how many it did, and a checksum of what came out.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import patolli
from patolli.core.state import State

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

Done = tuple[int, int]  # how many, and a checksum
MASK = 2**50 - 1
SPREAD = 6  # twice as many as thoughts are thought at most


def positions(name: str) -> list[State]:
    """Every position of a random game in which somebody has a choice."""
    game = patolli.game(name)
    state = game.new(max(game.seats), 0)
    chance = random.Random(0)
    found = []
    while not state.over:
        seat = state.mover()
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append(state.copy())
        state.apply(seat, chance.choice(legal))
    return found


def decisions(name: str, games: int) -> Done:
    """Decisions of random games with the most seats, new games and all."""
    try:
        from patolli.bots.playout import Playout
    except ImportError:  # where it was before
        from patolli.core.playout import Playout  # type: ignore[import-not-found, no-redef]

    game, playout = patolli.game(name), Playout()
    for seed in range(games):
        playout.run(game.new(max(game.seats), seed), patolli.seeded(seed))
    return int(playout.decisions), int(playout.checksum)


def judged(name: str, times: int) -> Done:
    """Positions judged: the worth of a position for who moves, as bots ask it."""
    from patolli.bots.knowledge import Knowledge

    judge = Knowledge().of(patolli.game(name))
    found = [(state, state.mover()) for state in positions(name)]
    total = 0.0
    for _ in range(times):
        for state, seat in found:
            total += judge.worth(state, seat)
    return times * len(found), round(total * 1000) & MASK


def thoughts(name: str, count: int) -> Done:
    """Thoughts as of level 5 without networks and without its clock, spread over a random game."""
    from patolli.bots import Budget, Sight
    from patolli.bots.levels import SIMULATIONS, STRONGEST
    from patolli.bots.thinking import SearchBot

    found = positions(name)
    checksum = 0
    for number in range(count):
        state = found[(2 * number + 1) * len(found) // SPREAD]
        bot = SearchBot(SIMULATIONS[4], scope=STRONGEST)
        action = bot.choose(Sight(state, state.mover()), Budget(), number)
        checksum = (checksum * 31 + action) & MASK
    return count, checksum


def moves(name: str, count: int) -> Done:
    """Moves on the server: from a message of one of two players to the new states that both are sent."""
    game = patolli.game(name)
    state = game.new(2, "bench")
    chance = random.Random(0)
    said: list[tuple[int, str]] = []
    while len(said) < 60 and not state.over:
        seat = state.waiting()[0]
        said.append((seat, chance.choice(state.phrases(seat))))
        state.play(seat, state.parse(*said[-1]))
    return asyncio.run(serve(name, said[:count]))


async def serve(name: str, said: list[tuple[int, str]]) -> Done:
    from patolli.server import tables
    from patolli.server.callers import Caller
    from patolli.server.clock import StoppedClock
    from patolli.server.live import Socket
    from patolli.server.metrics import Metrics
    from patolli.server.running import RunningServer
    from patolli.server.settings import Settings, unlimited
    from patolli.server.storage import open_data
    from patolli.server.wire.json import encode
    from patolli.server.wire.socket import PlayMessage

    clock = StoppedClock()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), limits=unlimited())
        with open_data(settings, "bench", clock.now()):
            server = RunningServer(settings, clock, Metrics())
            ana, ben = [(await server.people.guest(who, "en", "bench"))[0] for who in ("Ana", "Ben")]
            seats = [("me", None, None), ("open", None, None)]
            now = clock.now()
            table = tables.open_table(ana, name, seats, {}, False, None, False, True, now)
            table.seed = "bench"
            room = await server.hub.create(table)
            await server.hub.change(room, lambda t: tables.join(t, ben, None))
            await server.hub.change(room, lambda t: tables.start(t, ana, now))
            lines = [Line(), Line()]
            sockets = [
                Socket(server, cast("WebSocket", line), room, Caller(person, None, "en", "bench"), 0, "")
                for line, person in zip(lines, (ana, ben), strict=True)
            ]
            senders = [asyncio.create_task(socket.send_all()) for socket in sockets]
            room.watchers.update(sockets)
            for number, (seat, phrase) in enumerate(said):
                assert room.play is not None
                wish = PlayMessage(str(number), seat, room.play.next(seat), phrase)
                await sockets[seat].answer(encode(wish))
                while any(socket.work.is_set() for socket in sockets):
                    await asyncio.sleep(0)
            for sender in senders:
                sender.cancel()
            await server.database.close()
            server.bots.close()
    return len(said), sum(line.bytes for line in lines)


class Line:
    """What a WebSocket leads to, without the network."""

    def __init__(self) -> None:
        self.bytes = 0

    async def send(self, message: dict[str, Any]) -> None:
        assert '"refused"' not in message["text"][:40]
        self.bytes += len(message["text"])


JOBS: dict[str, Callable[[str, int], Done]] = {
    "decision": decisions,
    "judged": judged,
    "thought": thoughts,
    "move": moves,
}

if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        for job, what in JOBS.items():
            print(f"{job:10} {what.__doc__}")
    else:
        print(json.dumps(JOBS[sys.argv[1]](sys.argv[2], int(sys.argv[3]))))
