"""Tuned weights: data that says where it comes from, and that never breaks a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import patolli
from patolli.bots import knowledge
from patolli.bots.weights import tuned

GUESS = {"food": 1.0, "skulls": 3.0}


def test_without_a_file_the_guess_counts(tmp_path: Path) -> None:
    assert tuned(tmp_path, GUESS) == GUESS


def test_tuned_weights_replace_the_guess_and_old_ones_are_ignored(tmp_path: Path) -> None:
    file = {"command": "…", "games": 10, "weights": {"food": 1.5, "gone": 7.0}}
    (tmp_path / "weights.json").write_text(json.dumps(file))
    assert tuned(tmp_path, GUESS) == {"food": 1.5, "skulls": 3.0}


@pytest.mark.parametrize("name", patolli.game_names())
def test_every_weight_of_a_game_is_a_number_and_its_file_names_the_command(name: str) -> None:
    game = patolli.game(name)
    weights = knowledge.weights(game)
    assert weights
    assert all(isinstance(weight, float) for weight in weights.values())
    file = game.text.parent / "bots" / "weights.json"
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
        assert "bench/tune.py" in found["command"]
        assert set(found["weights"]) <= set(weights)


@pytest.mark.parametrize("name", patolli.game_names())
def test_other_weights_make_another_opinion(name: str) -> None:
    game = patolli.game(name)
    doubled = {key: 2 * weight for key, weight in knowledge.weights(game).items()}
    state, rng = game.new(seed=1), patolli.seeded(1)
    for _ in range(12):
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    seat = state.waiting()[0]
    assert knowledge.evaluator(game, doubled).worth(state, seat) != knowledge.evaluator(game).worth(
        state, seat
    )
