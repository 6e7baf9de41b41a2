"""`patolli train`: from nothing to a network, also when it is killed on the way."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

from patolli.bots.training.learning import Course, Rows, Seeming, Weights, explained, fit, studied, surer
from patolli.bots.training.run import Plan, Training, TrainingError, merge

# Plays the third bundle of five games, the first of its second round, and is killed then.
KILLED = """
import os, signal, sys
from pathlib import Path
from patolli.bots.training.run import Plan, Training
for news in Training(Plan("mezo", 2, Path(sys.argv[1]), games=20, a_round=10, match=2)).run():
    if news.games == 15:
        os.kill(os.getpid(), signal.SIGKILL)
"""
WORDS = [sys.executable, "-c", "from patolli.cli import main; main()", "train", "mezo"]


def command(folder: Path, games: int = 20) -> list[str]:
    return [*WORDS, "--games", str(games), "--round", "10", "--match", "2", "--folder", str(folder)]


def learned(folder: Path) -> object:
    """The weights of the network in a folder; the day it was made does not matter."""
    found = json.loads((folder / "network.json").read_text(encoding="utf-8"))["networks"]["2"]
    return [found[name] for name in ("columns", "bias", "last", "middle", "spread", "scale")]


def test_a_training_that_is_killed_goes_on_to_the_same_network(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    subprocess.run(command(whole), check=True, capture_output=True)
    killed = subprocess.run([sys.executable, "-c", KILLED, str(broken)], capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    seen = {file.name: file.stat().st_mtime_ns for file in broken.glob("games-*.npz")}
    assert len(seen) == 3
    again = subprocess.run(command(broken), check=True, capture_output=True, text=True)
    assert "20 games" in again.stdout
    assert {name: (broken / name).stat().st_mtime_ns for name in seen} == seen  # nothing was played twice
    assert learned(broken) == learned(whole)
    progress = json.loads((broken / "progress.json").read_text(encoding="utf-8"))
    assert [facts["games"] for facts in progress["rounds"]] == [10, 20]
    assert (broken / "strength.png").stat().st_size > 1000


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    training = Training(Plan("mezo", 2, tmp_path))
    training.write_progress()
    with pytest.raises(TrainingError, match="take another folder"):
        Training(Plan("mezo", 3, tmp_path))
    with pytest.raises(TrainingError, match="not for 9 seats"):
        Training(Plan("mezo", 9, tmp_path))


def test_networks_for_other_seats_are_kept(tmp_path: Path) -> None:
    target = tmp_path / "all.json"
    for seats in (2, 4, 2):
        source = tmp_path / f"{seats}.json"
        facts = {"format": "f", "game": "g", "inputs": 3, "networks": {str(seats): {"games": seats}}}
        source.write_text(json.dumps(facts), encoding="utf-8")
        merge(source, target)
    assert json.loads(target.read_text(encoding="utf-8"))["networks"] == {
        "2": {"games": 2},
        "4": {"games": 4},
    }


def rows_of(inputs: int, count: int) -> Rows:
    """The side that looks has 20 points more if inputs 1 and 2 are both on, which no line can say."""
    rng = numpy.random.default_rng(3)
    on = rng.random((count, inputs)) < 0.5
    points = 50 + 20 * (on[:, 1] & on[:, 2]) - 10 * on[:, 1]
    end = numpy.column_stack([points > 50, points, numpy.full(count, 50.0)])
    index = numpy.tile(numpy.arange(inputs), (count, 1))
    return Rows(index, on.astype(float), numpy.hstack([end, end]))


def test_a_network_learns_what_is_not_linear() -> None:
    rows = rows_of(6, 4000)
    start = Weights.fresh(6, Seeming([3], [4], 5.0), 2, rows.targets, 1)
    before = explained(start, rows)[0]
    found = fit(start, rows, Course(batch=16, rate=1e-2, decay=0.0), 1)
    assert before < 0.5
    assert explained(found, rows)[0] > 0.75  # a line explains half


def test_all_rows_are_studied_and_none_too_often() -> None:
    rng = numpy.random.default_rng(1)
    seen = numpy.bincount(studied(100, Course(study=250, times=8), rng))
    assert (seen.min(), seen.max(), seen.sum()) == (2, 3, 250)
    assert len(studied(100, Course(study=10_000, times=8), rng)) == 800


def test_a_network_that_is_too_careful_is_made_as_sure_as_results_say() -> None:
    rng = numpy.random.default_rng(2)
    weights = Weights.fresh(6, Seeming([3], [4], 5.0), 2, rows_of(6, 100).targets, 1)
    told = rng.normal(0, 1, 20_000)
    won = rng.random(20_000) < 1 / (1 + numpy.exp(-(2 * told + 0.5)))
    found, steep, shift = surer(weights, told.tolist(), won.astype(float).tolist())
    assert (steep, shift) == pytest.approx((2, 0.5), abs=0.1)
    inputs = rng.random((5, 6))
    before, after = weights.answers(inputs), found.answers(inputs)
    assert after[:, 0] == pytest.approx(steep * before[:, 0] + shift, abs=1e-4)
    assert after[:, 1:] == pytest.approx(before[:, 1:])


def test_a_short_training_beats_who_has_learned_nothing(tmp_path: Path) -> None:
    """Mezo learns fastest: after 150 games its network wins two games of three against reasons."""
    for _ in Training(Plan("mezo", 2, tmp_path, games=150, a_round=150, match=80)).run():
        pass
    progress = json.loads((tmp_path / "progress.json").read_text(encoding="utf-8"))
    assert progress["rounds"][-1]["against reasons"][0] > 0.5
