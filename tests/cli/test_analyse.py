"""`patolli analyse` and `patolli judge`: a table, files, and sentences for what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.analysis.games import played

from patolli import game


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from patolli.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(played("patolli").to_json())
    return file


def test_a_game_is_analysed_into_a_table_and_files(record: Path, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "a.html"]
    done = run(
        "analyse",
        str(record),
        "--simulations",
        "6",
        "--json",
        str(files[0]),
        "--html",
        str(files[1]),
        "--lang",
        "de",
    )
    assert done.returncode == 0, done.stderr
    assert "Zug" in done.stdout
    report = json.loads(files[0].read_text())
    assert report["game"] == "patolli"
    assert len(report["seats"]) == 2
    page = files[1].read_text()
    assert page.count("<li ") == len(report["turns"])
    assert page.count("<pre hidden>") == len(report["turns"])
    assert "http" not in page


def test_one_seat_alone(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    assert (
        run("analyse", str(record), "--seat", "2", "--simulations", "2", "--json", str(file)).returncode == 0
    )
    assert {turn["seat"] for turn in json.loads(file.read_text())["turns"]} == {1}


def test_a_position_is_judged(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game("patolli").new(seed=1).position()))
    done = run("judge", "patolli", str(file), "--simulations", "12", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "move g7" in done.stdout
    assert "Seat 2" in done.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [("{", "record"), ("[]", "record"), ('{"format": 9}', "record")],
)
def test_a_damaged_record_gets_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    done = run("analyse", str(file))
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_wrong_seat_and_a_wrong_position_get_a_sentence(record: Path, tmp_path: Path) -> None:
    assert "--seat must be 1 to 2, not 3" in run("analyse", str(record), "--seat", "3").stderr
    for wrong in ("nothing", "[1]", "{}"):
        file = tmp_path / "position.json"
        file.write_text(wrong)
        done = run("judge", "patolli", str(file))
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
