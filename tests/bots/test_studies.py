"""What studies count: every seat of every game once, and what they prescribe is done."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from bench import ladder, studies

from patolli.bots import Budget, Sight
from patolli.core.registry import game as find_game


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["studies", *words, "--folder", str(folder)])
    studies.main()


def test_a_study_is_kept_as_a_page_with_a_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for games in ("2", "4"):  # counted again, a table takes the place of the old one
        run(monkeypatch, tmp_path, "seats", "--game", "patolli", "--games", games)
    found = json.loads((tmp_path / "seats.json").read_text(encoding="utf-8"))["patolli-2"]
    assert found["games"] == 4
    assert [row[0] for row in found["rows"].values()] == [4, 4]
    assert sum(row[1] for row in found["rows"].values()) == pytest.approx(1)
    page = (tmp_path / "seats.md").read_text(encoding="utf-8")
    assert "python -m bench.studies seats --game patolli --seats 2 --games 4" in page
    assert page.count("seats-patolli-2.svg") == 1
    assert "<svg" in (tmp_path / "seats-patolli-2.svg").read_text(encoding="utf-8")


def test_an_opening_is_played_as_it_is_prescribed() -> None:
    state = find_game("tzolkin").new(2, 1)
    told = studies.Planner(["place uxmal", "place uxmal", "end"])
    free = studies.Planner()
    placed: dict[int, list[str]] = {0: [], 1: []}
    while not (placed[0] and placed[0][-1] == "end"):
        seat = state.waiting()[0]
        action = (told if seat == 0 else free).choose(Sight(state, seat), Budget(), 1)
        if not state.phrase(action).startswith("keep"):
            placed[seat].append(state.phrase(action))
        state.play(seat, action)
    assert placed[0] == ["place uxmal", "place uxmal", "end"]


def play_first_turns(bot: studies.Planner) -> None:
    state = find_game("tzolkin").new(2, 1)
    for _ in range(30):
        seat = state.waiting()[0]
        state.play(seat, bot.choose(Sight(state, seat), Budget(), 1))


def test_what_cannot_be_done_is_not_counted() -> None:
    """Nobody can pay for six workers on the first day."""
    with pytest.raises(studies.CannotBe):
        play_first_turns(studies.Planner(["place chichen"] * 6))


def test_the_ladder_has_every_level_over_the_one_below(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", "patolli", "--games", "2"])
    ladder.main()
    lines = capsys.readouterr().out.splitlines()
    steps = ["level:2 over level:1", "level:3 over level:2", "level:4 over level:3", "level:5 over level:4"]
    assert [
        step for step in [*steps, "level:5 over reasons"] if not any(step in line for line in lines)
    ] == []
