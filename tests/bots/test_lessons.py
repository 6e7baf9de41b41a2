"""Lessons: a correction that changes evenly from one moment of a game to the next, kept in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli.bots.lessons import MOMENTS, Lessons, named
from patolli.bots.weights import learned

NAMES = ["corn", "skulls"]
WEIGHTS = {
    **{named("corn", moment): weight for moment, weight in enumerate([1.0, 2.0, 4.0, 0.0])},
    **{named("skulls", moment): weight for moment, weight in enumerate([0.0, 0.0, -10.0, 10.0])},
}


@pytest.mark.parametrize(
    ("moment", "told"),
    [(0.0, 3.0), (0.5, 4.5), (1.0, 6.0), (2.0, 12.0 - 10.0), (2.5, 6.0), (3.0, 10.0)],
)
def test_between_two_moments_a_mixture_counts(moment: float, told: float) -> None:
    lessons = Lessons(NAMES, WEIGHTS)
    lessons.features[0] = 3.0
    lessons.features[1] = 1.0
    assert lessons.correction(moment) == pytest.approx(told)


def test_the_file_is_read_by_feature_and_what_it_does_not_know_is_nothing(tmp_path: Path) -> None:
    assert set(learned(tmp_path, NAMES).values()) == {0.0}
    file = {"command": "…", "games": 10, "lessons": {"corn": [1, 2, 3, 4], "gone": [7, 7, 7, 7]}}
    (tmp_path / "lessons.json").write_text(json.dumps(file))
    found = learned(tmp_path, NAMES)
    assert [found[named("corn", moment)] for moment in range(MOMENTS)] == [1.0, 2.0, 3.0, 4.0]
    assert [found[named("skulls", moment)] for moment in range(MOMENTS)] == [0.0] * 4
    assert len(found) == 8
