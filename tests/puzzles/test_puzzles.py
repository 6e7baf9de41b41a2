"""Puzzles: those of the package hold together, mining is repeatable, and a rating goes up and down."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from patolli import LANGUAGES, game, texts
from patolli.analysis.comparison import APART
from patolli.analysis.playing_out import SlowComparison
from patolli.analysis.turns import acted
from patolli.cli.puzzles import dig
from patolli.puzzles import BadPuzzle, Puzzle, mining, puzzles
from patolli.puzzles.puzzle import read, written
from patolli.puzzles.rating import FIRST, Progress, keep_progress, read_progress
from patolli.puzzles.verdict import verdict

GAMES = ["mexica", "mezo", "patolli", "tzolkin"]
WITH = [name for name in GAMES if puzzles(name)]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mining that believes a few games."""
    for name, value in {"LOOK": 6, "WORLDS": 12, "APART": 1.0, "A_GAME": 1}.items():
        monkeypatch.setattr(mining, name, value)


def test_patolli_mezo_and_tzolkin_bring_puzzles() -> None:
    assert {"mezo", "patolli", "tzolkin"} <= set(WITH)


@pytest.mark.parametrize("name", WITH)
def test_every_puzzle_loads_and_both_its_turns_are_legal_and_whole(name: str) -> None:
    for puzzle in puzzles(name):
        state = puzzle.state()
        assert puzzle.game == name
        assert puzzle.rules <= game(name).rules_version
        assert state.waits_for(puzzle.seat)
        for phrases in (puzzle.solution, puzzle.rival):
            here = state.copy()
            for action in acted(state, puzzle.seat, phrases):
                assert here.line == state.line
                here.apply(puzzle.seat, action)
            assert here.line != state.line or not here.waits_for(puzzle.seat)


@pytest.mark.parametrize("name", WITH)
def test_every_puzzle_is_far_better_than_the_next_best_and_there_is_none_twice(name: str) -> None:
    found = puzzles(name)
    assert len({puzzle.key for puzzle in found}) == len(found)
    for puzzle in found:
        assert puzzle.gain >= max(mining.GAIN, APART * puzzle.error - 0.001)
        assert set(puzzle.found_by) <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WITH)
def test_every_theme_has_a_name(name: str, lang: str) -> None:
    themes = {puzzle.theme for puzzle in puzzles(name)} - {""}
    assert themes
    assert all(texts(name, lang).has(f"fact-{theme}") for theme in themes)


def test_the_same_seed_mines_the_same_puzzles(hasty: None, tmp_path: Path) -> None:
    first, again = (list(mining.mine(game("patolli"), 1, seed)) for seed in ("1", "1"))
    assert first[0]
    assert first == again
    file = tmp_path / "found.json"
    dig("patolli", 1, "1", file)
    assert read(file) == first[0]


def test_a_turn_that_is_no_better_in_games_played_out_is_no_puzzle() -> None:
    puzzle = puzzles("patolli")[0]
    state = puzzle.state()
    best, rival = (acted(state, puzzle.seat, phrases) for phrases in (puzzle.solution, puzzle.rival))
    assert mining.proven(SlowComparison(state, puzzle.seat), rival, [best]) is None
    assert mining.proven(SlowComparison(state, puzzle.seat), best, [rival, best]) is None


@pytest.mark.parametrize("name", WITH)
def test_the_solution_is_told_from_the_next_best(name: str) -> None:
    puzzle = puzzles(name)[0]
    state = puzzle.state()
    best, rival = (acted(state, puzzle.seat, phrases) for phrases in (puzzle.solution, puzzle.rival))
    right, wrong = verdict(puzzle, best), verdict(puzzle, rival)
    assert (right.solved, right.given_away) == (True, puzzle.gain)
    assert not wrong.solved
    assert wrong.given_away > 0


def test_a_file_of_puzzles_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    file.write_bytes(written(puzzles("patolli")))
    assert read(file) == puzzles("patolli")
    file.write_bytes(b'{"format":9,"puzzles":[]}')
    with pytest.raises(BadPuzzle, match="format is 9"):
        read(file)
    file.write_bytes(b"{")
    with pytest.raises(BadPuzzle, match=r"some\.json"):
        read(file)


def rated(puzzle: Puzzle, missed_by: int) -> Puzzle:
    return msgspec.structs.replace(puzzle, found_by=list(range(1, 6 - missed_by)))


def test_a_rating_rises_more_by_hard_puzzles_and_falls_more_by_easy_ones() -> None:
    easy, hard = rated(puzzles("patolli")[0], 0), rated(puzzles("patolli")[1], 5)
    assert (easy.rating, hard.rating) == (1000, 2000)
    assert 0 < Progress().note(easy, True) < Progress().note(hard, True)
    assert Progress().note(easy, False) < Progress().note(hard, False) < 0


def test_only_the_first_try_counts_and_the_next_puzzle_is_another() -> None:
    found = puzzles("patolli")
    progress = Progress()
    place = progress.next(found)
    assert progress.note(found[place], False) < 0
    assert progress.note(found[place], True) == 0
    assert progress.next(found) != place
    for puzzle in found:
        progress.note(puzzle, True)
    assert progress.next(found) == place  # the one that was missed


def test_progress_is_kept_and_a_broken_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "deep/puzzles.json"
    assert read_progress(file) == {}
    keep_progress(file, {"mezo": Progress(FIRST + 5, ["a"], ["b"])})
    assert read_progress(file)["mezo"].rating == FIRST + 5
    file.write_bytes(b"[]")
    with pytest.raises(BadPuzzle, match="move it away"):
        read_progress(file)
