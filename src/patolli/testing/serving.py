"""A server process for tests and benchmarks: `patolli serve` as people start it, on a folder of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

PATOLLI = [sys.executable, "-c", "from patolli.cli import main; main()"]
COMMAND = [*PATOLLI, "serve", "--no-browser"]


class ServerProcess:
    """Started, stopped, or killed as by a power cut. After the first start it keeps its port."""

    command: Sequence[str] = COMMAND

    def __init__(self, data: Path, options: Sequence[str] = ("--limits", "off"), path: str = "") -> None:
        self.data = data
        self.options = list(options)
        self.path = path  # a folder with further games
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.data / "log").read_text(encoding="utf-8")

    def start(self) -> float:
        """Start it; returns the seconds until it answered."""
        began = time.perf_counter()
        where = ["--port", str(self.port), "--data", str(self.data)]
        paths = filter(None, [self.path, os.environ.get("PYTHONPATH", "")])
        env = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        with open(self.data / "log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [*self.command, *where, *self.options], stdout=subprocess.PIPE, stderr=log, text=True, env=env
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server does not start: {self.log}")
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
        return time.perf_counter() - began

    def processor_seconds(self) -> float:
        """What the server itself (not its workers) has used so far; Linux only."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that the server itself (not its workers) holds; Linux only."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """It does nothing for a while."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """As Ctrl-C does it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)

    def restart(self) -> None:
        self.stop()
        self.start()


class WorkerProcess:
    """`patolli work`, as people start it."""

    command: Sequence[str] = [*PATOLLI, "work", "--workers", "1"]

    def __init__(self, url: str, more: Sequence[str] = (), path: str = "", quiet: bool = False) -> None:
        self.options = ["--database", url, *more]
        self.path = path  # a folder with further games
        self.errors = subprocess.DEVNULL if quiet else None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it; it is ready to think when this returns."""
        paths = filter(None, [self.path, os.environ.get("PYTHONPATH", "")])
        env = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            [*self.command, *self.options], stdout=subprocess.PIPE, stderr=self.errors, text=True, env=env
        )
        assert self.process.stdout is not None
        assert "ready" in self.process.stdout.readline()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            assert self.process.wait(30) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def main() -> None:
    """Print how long a start takes: the first one, which makes the database, and one more."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        times = []
        for _ in range(2):
            times.append(server.start())
            server.stop()
    print(f"first start {times[0]:.2f} s, next start {times[1]:.2f} s")


if __name__ == "__main__":
    main()
