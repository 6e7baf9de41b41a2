"""Who else runs on the same PostgreSQL: processes that would not understand each other do not start together.

The database is never changed under a process that knows only the old one, and no game is played by two
versions of its rules at once. Such a newer version starts when all others have ended.
"""

from __future__ import annotations

from functools import cache

from sqlalchemy import Connection, func, inspect, select

from patolli.core.registry import games
from patolli.server import schema

DEAD = 10_000  # milliseconds without a sign of life after which a process is taken for dead


class OthersRun(Exception):
    """So many processes of another version run."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(str(count))


@cache
def rules_here() -> dict[str, int]:
    """By which version of its rules we play each game."""
    return {game.name: game.rules_version for game in games()[0]}


def check_company(connection: Connection, revision: str) -> None:
    """Raise `OthersRun` if processes run that know another database, or play a game by other rules."""
    if not inspect(connection).has_table(schema.processes.name):
        return
    p = schema.processes.c
    now = func.extract("epoch", func.clock_timestamp()) * 1000
    rows = connection.execute(select(p.revision, p.rules).where(p.at > now - DEAD)).all()
    ours = rules_here()
    strange = [
        row
        for row in rows
        if row.revision != revision
        or any(ours.get(game, rules) != rules for game, rules in row.rules.items())
    ]
    if strange:
        raise OthersRun(len(strange))
