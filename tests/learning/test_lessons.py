"""Every lesson of every game begins, is finished by following it, and answers whatever else is done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest
from tests.learning.following import follow, wanted

import patolli
from patolli.core.errors import IllegalMove
from patolli.core.text import LANGUAGES, cut
from patolli.learning import BadTrail, Guide, Lesson, Run, course
from patolli.learning.conditions import read
from patolli.learning.course import FOLDER, BadLesson, Start, begin

GAMES = ("mexica", "mezo", "patolli", "tzolkin")
LESSONS = [lesson for game in GAMES for lesson in course(game).lessons]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
every_game = pytest.mark.parametrize("game", GAMES)


def messages(lesson: Lesson) -> Iterator[str]:
    """What a lesson must be able to say."""
    yield from (f"{lesson.name}-{part}" for part in ("title", "about", "done"))
    for step in lesson.steps:
        yield f"{lesson.name}-{step.name}"
        yield from (f"{lesson.name}-{remark.name}" for remark in step.remarks)


@every_lesson
def test_a_lesson_is_finished_by_following_it(lesson: Lesson) -> None:
    run = Run(lesson)
    follow(run)
    assert run.over
    again = Run(lesson, run.trail)  # nothing is kept but the trail
    assert again.over
    assert again.state.position() == run.state.position()


@every_lesson
def test_going_back_is_a_shorter_trail(lesson: Lesson) -> None:
    run = Run(lesson)
    steps = [run.step]
    while not run.over and len(run.trail) < 12:
        if run.reads:
            run.go_on()
        else:
            assert run.say(wanted(run)) is None
        steps.append(run.step)
    if not lesson.bot:  # a bot's answers are on the trail, too
        assert [Run(lesson, run.trail[:length]).step for length in range(len(run.trail) + 1)] == steps


@every_lesson
def test_something_else_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    run = Run(lesson)
    guides = [Guide(lesson.game, lang) for lang in LANGUAGES]
    while not run.over and not run.current.until:
        before = run.state.position()
        for phrase in run.state.phrases(run.seat)[:30]:
            if any(fnmatchcase(phrase, pattern) for pattern in run.expected or reading(run)):
                continue
            other = run.say(phrase)
            assert other is not None
            assert all(guide.other(run, other) for guide in guides)
        with pytest.raises(IllegalMove):
            run.say("nothing of the kind")
        assert run.state.position() == before
        if run.reads:
            run.go_on()
        else:
            assert run.say(wanted(run)) is None


def reading(run: Run) -> list[str]:
    """What would be accepted already while one reads."""
    steps = iter(run.lesson.steps[run.step + 1 :])
    return next((step.do[0].split("|") if step.do else ["*"] for step in steps if step.do or step.until), [])


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_has_its_words(lesson: Lesson, lang: str) -> None:
    said = cut(patolli.game(lesson.game).folder / FOLDER / f"{lang}.ftl")
    assert set(messages(lesson)) <= said.keys()


@every_game
def test_no_words_are_left_over(game: str) -> None:
    needed = {message for lesson in course(game).lessons for message in messages(lesson)}
    for message in cut(patolli.game(game).folder / FOLDER / "en.ftl"):
        assert message.removesuffix("-else") in needed


@every_game
def test_every_rule_is_taught_or_named_as_reference(game: str) -> None:
    page = patolli.texts(game, "en").rules()
    rules = set(re.findall(r'<a id="([^"]+)"></a>', page))
    taught = {rule for lesson in course(game).lessons for rule in lesson.teaches}
    reference = set(course(game).reference)
    assert taught | reference == rules
    assert not taught & reference


@every_game
def test_a_course_begins_with_the_first_round_and_ends_with_a_game(game: str) -> None:
    lessons = course(game).lessons
    assert lessons[0].name == "first"
    assert lessons[-1].bot


def test_conditions_can_be_read() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            for condition in [*step.until, *(one for remark in step.remarks for one in remark.when)]:
                read(condition)


def test_a_missed_turn_is_played_again() -> None:
    lesson = course("patolli").lesson("first")
    steps = [type(lesson.steps[0])(name="walk", until=["home.0 >= 1"])]
    run = Run(type(lesson)(steps=steps, start=lesson.start, name="first", game="patolli"))
    before = run.state.position()
    other = run.say("move g7")
    assert other is not None
    assert other.missed
    assert run.state.position() == before
    assert run.trail == []
    assert "again" in Guide("patolli", "en").other(run, other)


def test_what_cannot_begin_says_so() -> None:
    with pytest.raises(BadLesson, match="throw"):
        begin(patolli.game("patolli"), Start(set={"throw": 99}), "a lesson")
    with pytest.raises(BadLesson, match="it has: first"):
        course("patolli").lesson("last")


def test_a_trail_of_something_else_is_refused() -> None:
    with pytest.raises(BadTrail):
        Run(course("patolli").lesson("first"), ["move h8"])
    with pytest.raises(BadTrail):
        Run(course("patolli").lesson("first"), ["", ""])


def test_a_game_without_lessons_has_an_empty_course(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.core.third_party.nim import NIM

    monkeypatch.setattr(patolli, "game", lambda name: NIM)
    assert course("nim").lessons == []
