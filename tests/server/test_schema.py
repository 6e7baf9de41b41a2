"""The database: migrations make what the code expects, and a backup is a whole copy."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select
from tests.server.people import ServerProcess

from patolli.server import migrations, schema
from patolli.server.database import open_engine
from patolli.server.migrate import HEAD, migrate
from patolli.server.names import name_key


def differences(url: str) -> list[Any]:
    engine = open_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": same_type})
        found = compare_metadata(context, schema.metadata)
    engine.dispose()
    return [one for one in found if "procrastinate" not in str(one)]  # these tables are not ours


def same_type(context: Any, inspected: Any, column: Any, inspected_type: Any, meta_type: Any) -> bool:
    """Our own types are text and bytes on disk."""
    plain = getattr(meta_type, "impl", meta_type)
    return not isinstance(inspected_type, type(plain)) and not isinstance(plain, type(inspected_type))


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    migrate(url)
    assert differences(url) == []
    migrate(url)
    assert differences(url) == []


PEOPLE = [("Bill", "bill", 1), ("Bi11", "bi11", 2), ("Citlali", "citlali", 3), ("Guest", None, 4)]


def accounts_move_along(url: str) -> None:
    """From the first revision: accounts get the keys of their names; of two that look the same both stay."""
    migrate(url, revision="0001")
    engine = open_engine(url)
    with engine.begin() as connection:
        for name, account, created in PEOPLE:
            row = {"id": f"p_{name}", "name": name, "kind": "person", "account": account, "created": created}
            connection.execute(schema.people.insert(), {**row, "language": "en"})
    migrate(url)
    with engine.begin() as connection:
        found = dict(connection.execute(select(schema.people.c.name, schema.people.c.account)).tuples().all())
    engine.dispose()
    assert found == {"Bill": name_key("Bill"), "Bi11": "bi11", "Citlali": name_key("Citlali"), "Guest": None}


def test_accounts_move_along(tmp_path: Path) -> None:
    accounts_move_along(f"sqlite:///{tmp_path / 'x.sqlite'}")


def test_what_is_asked_often_is_found_by_an_index(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    migrate(url)
    with sqlite3.connect(tmp_path / "x.sqlite") as database:
        plan = database.execute("EXPLAIN QUERY PLAN SELECT * FROM people WHERE owner = 'p_1'").fetchall()
    assert "ix_people_owner" in str(plan)


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_every_crash_is_survived(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    engine.dispose()


def test_a_backup_of_a_running_server(own_server: ServerProcess, tmp_path: Path) -> None:
    ana = own_server.guest()
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.play_on(random.Random(1), 10)
    target = tmp_path / "copy" / "patolli.sqlite"
    target.parent.mkdir()
    command = [sys.executable, "-c", "from patolli.cli import main; main()", "backup", str(target)]
    command += ["--data", str(own_server.data)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "bytes" in done.stdout
    with sqlite3.connect(target) as copy:
        assert copy.execute("SELECT count(*) FROM moves").fetchone() == (10,)
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert again.returncode == 2
    assert "already there" in again.stderr
    from_copy = ServerProcess(target.parent)
    from_copy.start()
    ana.http.base_url = from_copy.address
    assert ana.get(f"/api/tables/{table}")["table"]["number"] == 10
    from_copy.stop()
