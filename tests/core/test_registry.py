"""Third parties: games in plain Python, found by their entry points, obeying the laws."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import patolli
from patolli.core.registry import games
from patolli.testing import LAWS, cases
from patolli.testing.laws import Law

HERE = Path(__file__).parent / "third_party"
THERE = Path(__file__).parent.parent / "server/third_party"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if ``pip install`` had put the packages there: folders with their metadata."""
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.syspath_prepend(str(THERE))
    patolli.game.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_game_of_somebody_else_is_found() -> None:
    assert "nim" in patolli.game_names()
    nim = patolli.game("nim")
    assert type(nim.new(seats=2, seed=1)).__module__ == "nim"
    assert sys.modules["nim"].__file__ == str(HERE / "nim" / "__init__.py")
    assert nim.folder == HERE / "nim"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("game", ["nim", "fingers"])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_obeys_the_laws(law: Law, game: str) -> None:
    for case in cases(patolli.game(game)):
        for seed in range(3):
            law(case, seed)


@pytest.mark.usefixtures("installed")
def test_what_a_language_lacks_is_said_in_english() -> None:
    polish = patolli.texts("nim", "pl")
    assert polish.say("game-title") == "Nim"
    assert polish.say("event-took", {"seat": 0, "count": 2}, ["Ana", "Bob"]) == "Ana takes 2 stones."
    assert polish.say("why-game-over") == "Gra jest skończona."
    assert "NIM-R1" in polish.rules()


def test_a_package_that_cannot_be_loaded_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn.py").write_text("import no_such_module\n")
    (tmp_path / "torn-1.0.dist-info").mkdir()
    (tmp_path / "torn-1.0.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: torn\nVersion: 1.0\n")
    (tmp_path / "torn-1.0.dist-info/entry_points.txt").write_text("[patolli.games]\ntorn = torn:TORN\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    loaded, broken = games()
    assert "patolli" in [game.name for game in loaded]
    assert [str(error) for error in broken] == [
        "torn cannot be loaded from torn:TORN: No module named 'no_such_module'"
    ]
