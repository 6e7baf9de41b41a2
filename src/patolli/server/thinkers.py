"""Worker processes for what takes long: bots, hints, checking imported records. Never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from patolli.bots.workers import serve_parent
from patolli.server.fair import FairQueue

T = TypeVar("T")


class Thinkers:
    """A pool of workers that is made when first needed, and made anew should one die.

    No more is given to it at once than it has workers; who waits is served in turn. `nice` processes give way
    to all others of the machine.
    """

    def __init__(self, workers: int, nice: int = 0) -> None:
        self.workers = workers
        self.nice = nice
        self.queue = FairQueue(workers)
        self._pool: ProcessPoolExecutor | None = None

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=spawn, initializer=begin, initargs=(self.nice,)
            )
        return self._pool

    async def run(self, person: str, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in the name of a person, when it is their turn."""
        async with self.queue.place(person):
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


def begin(nice: int) -> None:
    """First in a worker."""
    serve_parent()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
