"""`patolli learn`: the lessons in the terminal."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.learning.following import follow

from patolli.learning import Run, course


def learn(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from patolli.cli import main; main()", "learn", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_the_lessons_are_listed() -> None:
    told = learn("mezo", "--list", "--lang", "de")
    assert told.returncode == 0
    assert "Ein erster Konflikt" in told.stdout


@pytest.mark.parametrize("game", ["mexica", "mezo", "patolli", "tzolkin"])
def test_the_first_lesson_is_finished_by_typing_it(game: str) -> None:
    run = Run(course(game).lesson("first"))
    follow(run)
    told = learn(game, "first", typed="\n".join([*run.trail, "quit"]))
    assert told.returncode == 0, told.stderr
    assert course(game).lessons[1].name != "first"
    assert "Until next time" in told.stdout


def test_something_else_is_answered_and_one_may_go_back() -> None:
    told = learn("patolli", "squares", "--lang", "en", typed="\n\nmove h2\nwhat\nback\nrules PAT-R10\nquit\n")
    assert "Only a plain square" in told.stdout
    assert "CORE-R3" in told.stdout
    assert "PAT-R10" in told.stdout


def test_there_is_no_such_lesson() -> None:
    told = learn("patolli", "nothing")
    assert told.returncode != 0
    assert "it has: first" in told.stderr
