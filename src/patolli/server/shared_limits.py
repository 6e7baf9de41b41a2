"""Limits that all processes of a PostgreSQL keep together."""

from __future__ import annotations

from hashlib import sha256

from patolli.server import process_rows, store
from patolli.server.database import Database
from patolli.server.limits import Rate, TooFast


class SharedBuckets:
    def __init__(self, database: Database, what: str, rate: Rate) -> None:
        self.database = database
        self.what = what
        self.rate = rate

    async def take(self, who: str) -> None:
        """Take one, or raise `TooFast`."""
        key = f"{self.what} {sha256(who.encode()).hexdigest()}"  # nobody needs to read who it was
        wait = await self.database.write(
            lambda c: process_rows.take(c, key, self.rate, store.database_time(c))
        )
        if wait:
            raise TooFast(wait)
