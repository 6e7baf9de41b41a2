"""The short version of bench/crash.py: a few tables, a few kills, nothing lost, nothing doubled."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CRASH = Path(__file__).parents[2] / "bench" / "crash.py"


def test_no_acknowledged_move_is_lost_when_the_server_is_killed() -> None:
    command = [sys.executable, str(CRASH), "--tables", "6", "--kills", "4"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "wrong 0" in done.stdout
