"""Brings the database up to date at every start; nobody has to think of it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from patolli.server.company import check_company
from patolli.server.database import open_engine

HEAD = "0005"  # the newest revision in `migrations`
# Several processes may start at once: one migrates, the others wait and find it done.
ALONE = "SELECT pg_advisory_xact_lock(7170017)"


def is_current(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD


class NewerVersion(Exception):
    """The database knows a revision that we do not."""


def migrate(url: str, patience: float = 20.0, revision: str = HEAD) -> None:
    """Bring a database to the newest revision; tests also make older ones."""
    engine = open_engine(url, patience=patience)
    try:
        with engine.begin() as connection:
            current = is_current(connection)
            if engine.dialect.name == "postgresql":
                check_company(connection, revision)
        if not current:
            _upgrade(engine, revision)
        if engine.dialect.name == "postgresql":
            _make_jobs(engine)
    finally:
        engine.dispose()


def _upgrade(engine: Engine, revision: str) -> None:
    from alembic import command  # loading it takes a fifth of a second, and is rarely needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(ALONE)
            check_company(connection, revision)
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError as error:
            raise NewerVersion from error


def _make_jobs(engine: Engine) -> None:
    """The tables of procrastinate, which keeps the jobs; they are not ours, so Alembic does not know them."""
    with engine.begin() as connection:
        if inspect(connection).has_table("procrastinate_jobs"):
            return
    from procrastinate.schema import SchemaManager

    with engine.begin() as connection:
        connection.exec_driver_sql(ALONE)
        if not inspect(connection).has_table("procrastinate_jobs"):
            connection.exec_driver_sql(SchemaManager.get_schema().replace("%", "%%"))
