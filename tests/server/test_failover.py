"""The short version of bench/failover.py: processes and the database come and go, every table goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("how", [["--kills", "6"], ["--kills", "4", "--gently"]], ids=["killed", "gently"])
def test_no_move_is_lost_when_processes_come_and_go(how: list[str]) -> None:
    command = [sys.executable, "-m", "bench.failover", "--tables", "4", *how]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "lost or doubled: 0" in done.stdout
