"""`patolli puzzles`: puzzles in the terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from patolli.puzzles import puzzles

RIGHT = {"en": "Right", "de": "Richtig", "fr": "Juste", "pl": "Dobrze"}
RATING = {"en": "Your rating", "de": "Deine Wertung", "fr": "Votre cote", "pl": "Twój ranking"}


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from patolli.cli import main; main()", "puzzles", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("patolli", "en"),
        ("patolli", "de"),
        ("mezo", "fr"),
        ("mezo", "en"),
        ("tzolkin", "pl"),
        ("tzolkin", "en"),
    ],
)
def test_typing_the_solution_solves_it(game: str, lang: str, tmp_path: Path) -> None:
    typed = "\n".join(puzzles(game)[1].solution)
    told = run(game, "--number", "2", "--lang", lang, "--data", str(tmp_path), typed=typed)
    assert told.returncode == 0, told.stderr
    assert RIGHT[lang] in told.stdout
    assert RATING[lang] in told.stdout
    assert "(+" in told.stdout


def test_another_turn_is_answered_with_the_better_one(tmp_path: Path) -> None:
    puzzle = puzzles("patolli")[0]
    typed = "\n".join(["nonsense", "?", "rules PAT-R10", "undo", *puzzle.rival])
    words = ("patolli", "--number", "1", "--lang", "en", "--data", str(tmp_path))
    told = run(*words, typed=typed)
    assert "CORE-R3" in told.stdout
    assert "Not the best turn" in told.stdout
    assert f"Better: {puzzle.solution[0]}" in told.stdout
    assert "(−" in told.stdout
    assert "You had tried this one before" in run(*words, typed=typed).stdout


def test_there_is_one_for_today_and_leaving_costs_nothing(tmp_path: Path) -> None:
    told = run("mezo", "--daily", "--lang", "en", "--data", str(tmp_path), typed="quit\n")
    assert told.returncode == 0, told.stderr
    assert "Until next time" in told.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("patolli", "--number", "99999"), "--number must be 1 to"),
        (("solve", "patolli"), "patolli puzzles mine GAME"),
        (("chess",), "there is no game"),
    ],
)
def test_bad_words_get_a_clear_line(words: tuple[str, ...], problem: str) -> None:
    told = run(*words)
    assert told.returncode == 2
    assert problem in told.stderr
