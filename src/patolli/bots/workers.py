"""Worker processes: they live exactly as long as the process that made them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.process import BaseProcess


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
