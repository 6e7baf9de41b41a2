"""Many machines: tasks go to a Ray cluster, on which this package is installed everywhere (extra `[ray]`).

A machine that is lost takes nothing with it: Ray does its tasks again elsewhere. They are pure functions of
seeds, so the results are those of one machine.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from patolli.core.errors import PatolliError

R = TypeVar("R")

PATIENCE = 10.0  # seconds until somebody should open
AGAIN = 20  # times that a task is tried whose machine went away


class NoCluster(PatolliError):
    """There is no Ray, or no cluster at the address; the text says which."""


class Cluster:
    def __init__(self, address: str) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise NoCluster('Ray is not installed; install it with: pip install "patolli[ray]"') from None
        knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(f"there is no Ray cluster at {address}: {error}") from error
        self.ray: Any = ray
        self.tasks: dict[Callable[..., Any], Any] = {}

    def room(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, task: Callable[..., R], /, *args: Any) -> Future[R]:
        if task not in self.tasks:
            self.tasks[task] = self.ray.remote(num_cpus=1, max_retries=AGAIN)(task)
        asked: Future[R] = self.tasks[task].remote(*args).future()
        return asked

    def dismiss(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Ray asks for minutes whether somebody is at HOST:PORT; who mistyped it should hear it sooner."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error}") from error
