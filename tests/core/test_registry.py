"""Third parties: a game in plain Python, found by its entry point, obeying the laws."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import patolli
from patolli.testing import LAWS, cases
from patolli.testing.laws import Law

HERE = Path(__file__).parent / "third_party"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if ``pip install`` had put the package there: a folder with its metadata."""
    monkeypatch.syspath_prepend(str(HERE))
    patolli.game.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_game_of_somebody_else_is_found() -> None:
    assert "nim" in patolli.game_names()
    state = patolli.game("nim").new(seats=2, seed=1)
    assert type(state).__module__ == "nim"
    assert sys.modules["nim"].__file__ == str(HERE / "nim" / "__init__.py")


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_obeys_the_laws(law: Law) -> None:
    for case in cases(patolli.game("nim")):
        for seed in range(3):
            law(case, seed)
