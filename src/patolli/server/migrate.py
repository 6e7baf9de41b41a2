"""Brings the database up to date at every start; nobody has to think of it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from patolli.server.database import open_engine


def migrate(url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = open_engine(url)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Several processes may start at once: one migrates, the others wait and find it done.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7170017)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
