"""What a course is: lessons as data, in the folder `lessons` of a game. See docs/add-a-game.md.

`course.toml` names the lessons in their order, and the rules that no lesson shows; each lesson is a file of
its name. What a lesson says stands in the catalogues beside them (`en.ftl` …), under `<lesson>-<step>`.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import patolli
from patolli.core.errors import PatolliError
from patolli.core.game import Game
from patolli.core.state import State

FOLDER = "lessons"
COURSE = "course.toml"


class BadLesson(PatolliError):
    """A lesson that cannot be read, or whose game cannot be set up. Says the file and what is wrong."""


class Start(Struct, forbid_unknown_fields=True):
    """Where a lesson begins: a new game, or a saved position; then changes by path, then moves of anybody."""

    seats: int | None = None
    seed: int | str = 0
    options: dict[str, Any] = {}
    position: str = ""  # a file in the folder
    set: dict[str, Any] = {}  # "players.0.corn" = 5
    moves: list[str] = []  # each by the first seat that the game waits for


class Remark(Struct, forbid_unknown_fields=True):
    """Something to say in a game once it is so, and only the first time."""

    name: str
    when: list[str]
    ring: list[str] = []


class Step(Struct, forbid_unknown_fields=True):
    """One thing to say, and what the learner does then.

    `do` are phrases, in this order; a `*` in one stands for anything, `|` parts alternatives. `until` are
    tests of the position: then anything legal may be done until they hold. With neither, one only reads.
    """

    name: str
    do: list[str] = []
    until: list[str] = []
    ring: list[str] = []  # words, or phrases, of what to look at; else what is to be done
    then: list[str] = []  # what is played afterwards, by others first
    remarks: list[Remark] = []
    start: Start | None = None  # another table, before this step


class Lesson(Struct, forbid_unknown_fields=True):
    """A lesson as its file says it; `name` and `game` are where it lies."""

    steps: list[Step]
    teaches: list[str] = []  # numbers of rules
    start: Start = msgspec.field(default_factory=Start)
    seat: int = 0
    bot: str = ""  # who plays the other seats, where the lesson does not say what they do
    name: str = ""
    game: str = ""

    def begin(self, number: int = 0) -> State | None:
        """The position in which a step begins; None if it goes on from the one before."""
        step = self.steps[number]
        start = step.start or (self.start if number == 0 else None)
        if start is None:
            return None
        return begin(patolli.game(self.game), start, f"{self.game}: {self.name}-{step.name}")


class Order(Struct, forbid_unknown_fields=True):
    """What `course.toml` says."""

    lessons: list[str]
    reference: list[str] = []  # rules to look up: no lesson shows them


class Course(Struct):
    game: str
    lessons: list[Lesson]
    reference: list[str]

    def lesson(self, name: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        known = ", ".join(lesson.name for lesson in self.lessons) or "none"
        raise BadLesson(f"{self.game} has no lesson {name!r}; it has: {known}")


@cache
def course(game: str) -> Course:
    """The course of a game; one without lessons, if it brings none."""
    folder = patolli.game(game).folder / FOLDER
    if not (folder / COURSE).is_file():
        return Course(game, [], [])
    order = read(folder / COURSE, Order)
    lessons = [read(folder / f"{name}.toml", Lesson) for name in order.lessons]
    for name, lesson in zip(order.lessons, lessons, strict=True):
        lesson.name, lesson.game = name, game
    return Course(game, lessons, order.reference)


def read(file: Path, kind: type[Any]) -> Any:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise BadLesson(f"{file.name}: {error}") from None


def begin(game: Game[Any], start: Start, where: str) -> State:
    try:
        state = first(game, start)
        if start.set:
            position = deepcopy(state.position())
            for path, value in start.set.items():
                put(position, path.split("."), value)
            state = game.load(position)
        for phrase in start.moves:
            seat = state.waiting()[0]
            state.play(seat, state.parse(seat, phrase))
    except (PatolliError, LookupError, TypeError, ValueError) as error:
        raise BadLesson(f"{where}: it cannot begin: {error}") from None
    return state


def first(game: Game[Any], start: Start) -> State:
    if start.position:
        file = game.folder / FOLDER / start.position
        loaded: State = game.load(json.loads(file.read_text(encoding="utf-8")))
        return loaded
    new: State = game.new(seats=start.seats, seed=start.seed, **start.options)
    return new


def put(place: Any, path: list[str], value: Any) -> None:
    """Change one field of a position: names of fields, and numbers in lists."""
    *way, last = path
    for name in way:
        place = place[int(name)] if isinstance(place, list) else place[name]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
