"""`bench/learn.py` finds what it should find, and what it found is data that says where it comes from."""

from __future__ import annotations

import json

import numpy
import pytest
from bench.learn import correction, watched, written

import patolli
from patolli.bots import knowledge
from patolli.bots.lessons import MOMENTS, LearningEvaluator, named
from patolli.testing.walk import Case, walk

LEARNERS = [
    name
    for name in patolli.game_names()
    if isinstance(knowledge.evaluator(patolli.game(name)), LearningEvaluator)
]


def test_a_regression_finds_what_was_not_foreseen() -> None:
    """Two features: one is worth 3 more than foreseen at first and nothing in the end, the other nothing."""
    chance = numpy.random.default_rng(1)
    moment = chance.uniform(0, MOMENTS - 1, 4000)
    features = chance.normal(size=(4000, 2))
    foreseen = chance.normal(50, 9, 4000)
    points = foreseen + features[:, 0] * (3 - moment) + 20
    rows = numpy.column_stack([numpy.full(4000, 2), moment, foreseen, features, points])
    found = correction(rows, numpy.zeros(2 * MOMENTS), calm=0.1).reshape(MOMENTS, 2)
    assert found[:, 0] == pytest.approx([3, 2, 1, 0], abs=0.05)
    assert found[:, 1] == pytest.approx([0, 0, 0, 0], abs=0.05)
    again = correction(rows, found.ravel(), calm=0.1)
    assert again == pytest.approx(numpy.zeros(2 * MOMENTS), abs=0.05)


@pytest.mark.parametrize("name", LEARNERS)
def test_a_game_is_watched_from_every_seat(name: str) -> None:
    evaluator = knowledge.evaluator(patolli.game(name))
    assert isinstance(evaluator, LearningEvaluator)
    rows = watched(name, "greedy", {}, 0.2, (3, "learn"))
    assert rows.shape[1] == 4 + len(evaluator.lessons.names)
    assert set(rows[:, 0]) == {3.0}
    assert rows[:, 1].min() >= 0.0
    assert 2.0 < rows[:, 1].max() <= MOMENTS - 1
    assert len(set(rows[:, -1])) > 1


@pytest.mark.parametrize("name", LEARNERS)
def test_lessons_name_their_command_and_known_features_only(name: str) -> None:
    game = patolli.game(name)
    evaluator = knowledge.evaluator(game)
    assert isinstance(evaluator, LearningEvaluator)
    names = evaluator.lessons.names
    assert len(set(names)) == len(names)
    text = (game.text.parent / "bots" / "lessons.json").read_text(encoding="utf-8")
    file = json.loads(text)
    assert "bench.learn" in file["command"]
    assert list(file["lessons"]) == names
    weights = {named(key, at): found[at] for key, found in file["lessons"].items() for at in range(MOMENTS)}
    assert written(file["command"], file["games"], names, weights) == text


@pytest.mark.parametrize("name", LEARNERS)
def test_every_feature_is_seen_and_every_lesson_counts(name: str) -> None:
    game = patolli.game(name)
    evaluator = knowledge.evaluator(game)
    assert isinstance(evaluator, LearningEvaluator)
    names = evaluator.lessons.names
    nothing = dict.fromkeys([named(feature, moment) for feature in names for moment in range(MOMENTS)], 0.0)
    seen: set[int] = set()
    for seed in range(300):
        for step in walk(Case(game, 2 + seed % 3), seed):
            side = evaluator.foreseen(step.state, step.seat)
            found = [number for number in range(len(names)) if evaluator.lessons.features[number] != 0.0]
            for number in set(found) - seen:
                lesson = {named(names[number], moment): 100.0 for moment in range(MOMENTS)}
                other = knowledge.evaluator(game, {**nothing, **lesson})
                assert isinstance(other, LearningEvaluator)
                assert abs(other.side(step.state, step.seat) - side) > 0.1
            seen.update(found)
        if len(seen) == len(names):
            break
    assert {names[number] for number in range(len(names)) if number not in seen} == set()
