"""The baseline learns: a short run of its script beats chance, and is a bot like any other."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples/learn.py"


@pytest.mark.thorough
def test_it_learns_to_beat_chance(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    command = [sys.executable, str(SCRIPT), "tzolkin", "--minutes", "0.5", "--tests", "1", "--games", "40"]
    subprocess.run([*command, "--folder", str(tmp_path)], check=True, capture_output=True)
    with (tmp_path / "curve.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert float(lines[0]["random"]) < 0.7 < float(lines[-1]["random"])
    assert (tmp_path / "curve.png").stat().st_size > 1000
    score = [str(Path(sys.executable).parent / "patolli"), "research", "score", f"{SCRIPT}:Learned"]
    score += ["--game", "tzolkin", "--games", "4", "--against", "random"]
    told = subprocess.run(
        score, check=True, capture_output=True, text=True, env={**os.environ, "LEARNED": str(tmp_path)}
    )
    assert "protocol 1" in told.stdout


def test_the_script_is_short_enough_to_read() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) <= 300
