"""A game of somebody else in the terminal: with all that it brings, and with nothing but its rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NIM = Path(__file__).parent.parent / "core/third_party"


def run(where: Path, *arguments: str, typed: str = "", complaint: str = "") -> str:
    command = [sys.executable, "-c", "from patolli.cli import main; main()", *arguments]
    paths = filter(None, [str(where), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == complaint
    return done.stdout


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Nim without texts, without rules page, without anything to look at."""
    shutil.copytree(NIM, tmp_path, dirs_exist_ok=True)
    for extra in ("text", "web"):
        shutil.rmtree(tmp_path / "nim" / extra, ignore_errors=True)
    (tmp_path / "nim/terminal.py").unlink(missing_ok=True)
    return tmp_path


@pytest.mark.parametrize("lang", ["en", "pl", "fr", "de"])
def test_it_is_listed(lang: str) -> None:
    listed = run(NIM, "games", "--lang", lang)
    assert "whoever takes the last one" in " ".join(listed.split())
    assert "stones=21, 15" in listed


def test_it_is_played_saved_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "nim.json"
    typed = f"?\ntake 3\nwhy take 0\nrules NIM-R2\nsave {file}\nquit\n"
    told = run(NIM, "play", "nim", "--seats", "you,random", "--seed", "1", "--lang", "pl", typed=typed)
    assert "21 stones are left" in told
    assert "takes 3 stones." in told
    assert "[NIM-R1]" in told
    assert "Whoever takes the last stone wins" in told
    shown = run(NIM, "replay", str(file), "--lang", "en")
    assert "take 3" in shown
    resumed = run(NIM, "play", "--resume", str(file), "--lang", "en", typed="quit\n")
    assert "Until next time" in resumed


def test_bots_play_it() -> None:
    assert "20 games" in run(NIM, "simulate", "nim", "--games", "20", "--seats", "greedy,random")
    assert "2 seats, 4 games" in run(NIM, "arena", "nim", "--bots", "armadillo,random", "--games", "4")


def test_without_a_single_text_it_is_still_played(bare: Path, tmp_path: Path) -> None:
    listed = run(bare, "games", "--lang", "de")
    assert "Nim (2)" in listed
    file = tmp_path / "nim.json"
    typed = f"?\ntake 3\nwhy take 0\nrules\nsave {file}\nquit\n"
    told = run(bare, "play", "nim", "--seats", "you,random", "--seed", "1", "--lang", "de", typed=typed)
    assert "stones  21" in told, "the plain board names the facts of the view"
    assert "one to three [NIM-R1]" in told
    assert "Für Nim gibt es noch keine Seite mit den Regeln" in told
    assert "noch keine Seite" in run(bare, "rules", "nim", "--lang", "de")
    assert "take 3" in run(bare, "replay", str(file), "--lang", "de")


def test_a_package_that_cannot_be_loaded_is_told_about_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "torn.py").write_text("import no_such_module\n")
    (tmp_path / "torn-1.0.dist-info").mkdir()
    (tmp_path / "torn-1.0.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: torn\nVersion: 1.0\n")
    (tmp_path / "torn-1.0.dist-info/entry_points.txt").write_text("[patolli.games]\ntorn = torn:TORN\n")
    complaint = "patolli: torn cannot be loaded from torn:TORN: No module named 'no_such_module'"
    listed = run(tmp_path, "games", complaint=complaint)
    assert "Patolli (2)" in listed
    assert "torn" not in listed
