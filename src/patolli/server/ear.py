"""Listening to PostgreSQL's notes at little cost: the loop tells us when there is something to read."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self

from psycopg.pq.abc import PGconn


class Ear:
    """What comes in on a connection on which nobody asks anything meanwhile."""

    def __init__(self, connection: PGconn) -> None:
        self.connection = connection
        self.socket = connection.socket  # a connection that is lost does not know it any more
        self.loop = asyncio.get_running_loop()
        self._heard: list[str] = []
        self._woken = asyncio.Event()
        self._lost: Exception | None = None

    def __enter__(self) -> Self:
        self.loop.add_reader(self.socket, self._read)
        self._read()  # something may have come while nobody looked
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lost is None:
            self.loop.remove_reader(self.socket)

    def _read(self) -> None:
        try:
            self.connection.consume_input()
            while note := self.connection.notifies():
                self._heard.append(note.extra.decode())
        except Exception as error:
            self._lost = error
            self.loop.remove_reader(self.socket)
        if self._heard or self._lost:
            self._woken.set()

    async def listen(self) -> list[str]:
        """All notes that came in since; raises what broke the connection."""
        await self._woken.wait()
        self._woken.clear()
        if self._lost is not None and not self._heard:
            raise self._lost
        heard, self._heard = self._heard, []
        if self._lost is not None:
            self._woken.set()
        return heard
