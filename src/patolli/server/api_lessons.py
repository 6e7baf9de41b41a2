"""The doors to learning. Nothing is kept here: who learns sends along how the lesson went so far."""

from __future__ import annotations

from typing import cast

from patolli.core.errors import IllegalMove
from patolli.core.events import visible
from patolli.learning import BadTrail, Guide, Lesson, Run, course
from patolli.learning.course import BadLesson
from patolli.learning.run import Said
from patolli.server.brought import known_game
from patolli.server.callers import Anyone
from patolli.server.doors import Doors
from patolli.server.errors import Illegal, Refusal
from patolli.server.room import printed_by, view_of
from patolli.server.wire import requests
from patolli.server.wire.answers import (
    CourseFacts,
    GameEvent,
    LessonFacts,
    LessonMoment,
    Move,
    Preview,
    Prices,
    Reason,
    SeatView,
)

doors = Doors("/api/lessons", "learning")


@doors.get("/{game}", refuses=["not-found"])
async def lessons(game: str, caller: Anyone) -> CourseFacts:
    """The lessons of a game, in the order in which one learns."""
    found = course(known_game(game).name)
    guide = Guide(game, caller.lang)
    return CourseFacts(
        game,
        [
            LessonFacts(one.name, guide.title(one), guide.about(one), len(one.steps), one.teaches)
            for one in found.lessons
        ],
    )


@doors.post("/{game}/{lesson}", refuses=["not-found", "stale"])
async def step(game: str, lesson: str, caller: Anyone, wish: requests.LessonStep) -> LessonMoment:
    """Begin a lesson, look at it, or go on in it; what is not done is answered in words."""
    run = under_way(find(game, lesson), wish.trail)
    guide = Guide(game, caller.lang)
    answer, rule = "", None
    before = len(run.moves)
    if wish.read:
        run.go_on()
    elif wish.phrase is not None:
        try:
            other = run.say(wish.phrase)
            answer = guide.other(run, other) if other else ""
        except IllegalMove as error:
            answer, rule = guide.refused(error, guide.names(run)), error.rule
    return moment(run, guide, answer, rule, run.moves[before:], wish.printed)


@doors.post("/{game}/{lesson}/why", refuses=["not-found", "stale"])
async def why(game: str, lesson: str, caller: Anyone, wish: requests.LessonWhy) -> Reason:
    """Why is this phrase not possible? The broken rule, in the asker's language."""
    run = under_way(find(game, lesson), wish.trail)
    try:
        run.state.parse(run.seat, wish.phrase)
    except IllegalMove as error:
        told = Illegal(game, error, Guide(game, caller.lang).names(run)).tell(caller.lang)
        return Reason("", False, told.rule, told.reason, told.facts, told.text)
    return Reason("", True, None, None, {}, "")


@doors.post("/{game}/{lesson}/prices", refuses=["not-found", "stale", "illegal"])
async def prices(game: str, lesson: str, caller: Anyone, wish: requests.LessonPrices) -> Prices:
    """What each of these legal phrases would cost and do, as the game tells it before it is decided."""
    run = under_way(find(game, lesson), wish.trail)
    told: dict[str, Preview] = {}
    for phrase in wish.phrases:
        try:
            action = run.state.parse(run.seat, phrase)
        except IllegalMove as error:
            raise Illegal(game, error, Guide(game, caller.lang).names(run)) from None
        told[phrase] = cast(Preview, run.state.game.preview(run.state, run.seat, action))
    return Prices("", told)


def find(game: str, lesson: str) -> Lesson:
    try:
        return course(known_game(game).name).lesson(lesson)
    except BadLesson:
        raise Refusal("not-found") from None


def under_way(lesson: Lesson, trail: list[str]) -> Run:
    """The lesson after this trail; if it leads nowhere, the lesson has changed since."""
    try:
        return Run(lesson, trail)
    except BadTrail:
        raise Refusal("stale") from None


def moment(
    run: Run, guide: Guide, answer: str, rule: str | None, moves: list[Said], printed: str
) -> LessonMoment:
    state, seat, lesson = run.state, run.seat, run.lesson
    legal = [] if run.over else state.phrases(seat)
    order = [one.name for one in course(lesson.game).lessons]
    number = len(run.moves)
    return LessonMoment(
        lesson=lesson.name,
        title=guide.title(lesson),
        step=run.step,
        steps=len(lesson.steps),
        over=run.over,
        reads=run.reads,
        say=guide.now(run),
        ring=run.ring,
        answer=answer,
        rule=rule,
        trail=run.trail,
        names=guide.names(run),
        view=SeatView(seat, view_of(state, seat), legal, number, tentative=[], undo=False),
        moves=[show(move, number - len(moves) + i, seat) for i, move in enumerate(moves)],
        printed=printed_by(state, printed),
        after=next(iter(order[order.index(lesson.name) + 1 :]), None),
    )


def show(move: Said, number: int, seat: int) -> Move:
    """A move as the learner may know it."""
    known = move.seat == seat or not (move.secret or any("only" in event for event in move.events))
    events = cast(list[GameEvent], visible(move.events, seat))
    return Move(number, move.seat, move.phrase if known else None, events, move.scores, rules=0, at=0)
