"""Coroutines of tests: Playwright's loop runs in the thread of the tests, where a second one cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def run_aside(story: Coroutine[object, object, T]) -> T:
    """What `asyncio.run` does, in a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, story).result()
