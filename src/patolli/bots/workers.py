"""Who does the work of arenas and trainings: processes of this machine, or those of a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

R = TypeVar("R")


class Workers(Protocol):
    def room(self) -> int:
        """How many tasks are done at the same time."""
        ...

    def submit(self, task: Callable[..., R], /, *args: Any) -> Future[R]:
        """A function of a module, to be called by one of them."""
        ...

    def dismiss(self) -> None:
        """Nobody waits any more for what is still being done."""
        ...


def hired(jobs: int, ray: str | None = None) -> Workers:
    """So many processes; with the address of a Ray cluster, all of its processors."""
    if ray is None:
        return Processes(jobs)
    from patolli.bots.cluster import Cluster  # an extra of its own

    return Cluster(ray)


class Processes:
    """Processes that live exactly as long as the one that made them."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        # Spawned, not forked: a fork of a process with threads may hang.
        self.pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=serve_parent)

    def room(self) -> int:
        return self.jobs

    def submit(self, task: Callable[..., R], /, *args: Any) -> Future[R]:
        return self.pool.submit(task, *args)

    def dismiss(self) -> None:
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)


def serve_parent() -> None:
    """To be called first in a worker: Ctrl-C is for the parent, and the parent's end is the worker's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # A parent that is killed cannot tell us; without this we would wait for work forever.
        threading.Thread(target=_end_with, args=[parent], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
