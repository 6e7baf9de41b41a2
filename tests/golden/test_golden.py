"""Whole recorded games, replayed: a change of the rules shows here as a difference to review.

A golden game is a record plus the hash of its last position (`make_golden.py` writes them).
`perft.json` counts the legal actions along fixed games.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import patolli
from patolli.testing.walk import Case, bytes_of, walk

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))
GAMES = [path for path in RECORDS if path.name != "perft.json"]
PERFTS = [path for path in RECORDS if path.name == "perft.json"]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    match = patolli.replay(patolli.read_record(json.dumps(golden["record"])))
    assert match.state.over
    assert match.state.scores() == golden["scores"]
    assert match.state.winners() == golden["winners"]
    found = hashlib.sha256(bytes_of(match.state.position()).encode()).hexdigest()
    assert found == golden["position"]
    last = match.state.position()
    assert match.state.game.load(json.loads(json.dumps(last))).position() == last


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
