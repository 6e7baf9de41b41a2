"""A server process for benchmarks: started on its own folder, stopped, or killed as by a power cut."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path


class ServerProcess:
    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; returns the seconds until it answered."""
        began = time.perf_counter()
        command = [sys.executable, "-c", "from patolli.cli import main; main()", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data), "--limits", "off", *self.options]
        with open(self.data / "log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            sys.exit(f"the server does not start; see {self.data / 'log'}")
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
        return time.perf_counter() - began

    def processor_seconds(self) -> float:
        """What the server has used so far (Linux)."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
