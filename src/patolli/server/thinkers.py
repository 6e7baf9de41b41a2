"""Worker processes for what takes long: bots, hints, checking imported records. Never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import patolli
from patolli.bots import Sight, make_bot
from patolli.bots.workers import serve_parent
from patolli.core.record import Match, Record, follow
from patolli.server.opponents import budget

T = TypeVar("T")


def choose_phrase(game: str, position: dict[str, Any], seat: int, level: str, spent: float, seed: int) -> str:
    """Runs in a worker: the phrase that a bot of this level says. It sees only what its seat may know."""
    state: patolli.State = patolli.game(game).load(position)
    sight = Sight(state, seat)
    return state.phrase(make_bot(level).choose(sight, budget(spent), seed))


def replay_record(record: Record) -> list[dict[str, Any]] | str:
    """Runs in a worker: everything the table of an imported record needs, the start and then move by move.

    If the record cannot be played, what is wrong with it (an error would not survive the way back).
    """
    frames: list[dict[str, Any]] = []
    secret = False
    try:
        for match, events in follow(record):
            frames.append(_frame(match, secret, events))
            secret = len(match.state.waiting()) > 1
    except patolli.BadRecord as error:
        return str(error)
    return frames


def _frame(match: Match, secret: bool, events: list[patolli.Event]) -> dict[str, Any]:
    return {
        "position": match.state.position(),
        "scores": match.state.view(None)["scores"],
        "secret": secret,
        "events": events,
        "over": match.state.over,
        "winners": match.state.winners(),
    }


class Thinkers:
    """A pool of workers that is made when first needed, and made anew should one die."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=serve_parent)
        return self._pool

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._get()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._get(), work, *arguments)

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()  # whoever still thinks will be asked again after the next start
            self._pool.shutdown(wait=True, cancel_futures=True)
