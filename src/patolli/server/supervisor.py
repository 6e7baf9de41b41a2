"""Keeps going what must never end: whatever fails is logged and begun again, ever more slowly."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("patolli.server")

FIRST, LONGEST = 0.1, 3.0  # seconds before it is tried again
STEADY = 30.0  # seconds after which it counts as going well


async def supervise(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run some work for as long as the server runs."""
    pause = FIRST
    while True:
        began = time.monotonic()
        try:
            await work()
        except Exception:
            log.exception("%s failed; trying again", what)
        if time.monotonic() - began > STEADY:
            pause = FIRST
        await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # not all processes at the same moment
        pause = min(2 * pause, LONGEST)
