"""Whole games, played again: a change of the rules shows here as a difference to review.

A golden game is a playthrough (`make_golden.py` writes them): its moves are played again, and every line must
come out the same. `perft.json` counts the legal actions along fixed games.
"""

from __future__ import annotations

import difflib
import json
from itertools import islice
from pathlib import Path

import pytest
from tests.golden.make_golden import label_of, read_game

import patolli
from patolli.core.playthrough import playthrough
from patolli.testing.walk import Case, walk

HERE = Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.txt"))
PERFTS = sorted(HERE.glob("*/perft.json"))


@pytest.mark.parametrize("path", GAMES, ids=label_of)
def test_golden_game(path: Path) -> None:
    record = read_game(label_of(path))
    told, now = path.read_text(encoding="utf-8").splitlines(), playthrough(record).splitlines()
    difference = list(islice(difflib.unified_diff(told, now, "golden", "now", lineterm=""), 60))
    assert not difference, "\n".join(difference)
    match = patolli.replay(record)
    assert match.state.over
    last = match.state.position()
    assert match.game.load(json.loads(json.dumps(last))).position() == last


@pytest.mark.parametrize("path", PERFTS, ids=lambda path: path.parent.name)
def test_perft(path: Path) -> None:
    """Every so many moves of a fixed game, as many legal actions as ever."""
    for row in json.loads(path.read_text(encoding="utf-8")):
        case = Case(patolli.game(path.parent.name), row["seats"])
        counts = [
            [step.number, len(step.state.legal(step.seat))]
            for step in walk(case, row["seed"])
            if step.number % row["every"] == 0
        ]
        assert counts == row["counts"], f"seed {row['seed']}"
