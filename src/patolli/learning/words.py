"""What a lesson says, in the reader's language: for the terminal and the browser alike."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import patolli
from patolli.core.errors import IllegalMove
from patolli.core.text import Texts
from patolli.learning.course import FOLDER, Lesson
from patolli.learning.run import Other, Run

TEXT = Path(__file__).parent / "text"


class Guide:
    """The sentences of a game's lessons in one language."""

    def __init__(self, game: str, lang: str) -> None:
        own = patolli.game(game).folder / FOLDER
        self.texts = Texts(lang, [*patolli.texts(game, lang).folders, TEXT, own], game)

    def names(self, run: Run) -> list[str]:
        """Who sits where: the learner, and friends to play with."""
        numbers = range(1, run.state.seats)
        names = [self.texts.say("learn-friend", {"number": number}).strip() for number in numbers]
        names.insert(run.seat, self.texts.say("learn-you"))
        return names

    def title(self, lesson: Lesson) -> str:
        return self.texts.say(f"{lesson.name}-title")

    def about(self, lesson: Lesson) -> str:
        return self.texts.say(f"{lesson.name}-about")

    def now(self, run: Run) -> str:
        """What is to be said at this moment."""
        if run.over:
            end = f"{run.lesson.name}-done"
            return self.texts.say(end if self.texts.has(end) else "learn-done")
        said = run.remark or run.current
        return self.texts.say(f"{run.lesson.name}-{said.name}", {}, self.names(run))

    def other(self, run: Run, other: Other) -> str:
        """The answer to something that is allowed but not wanted here."""
        own = f"{run.lesson.name}-{other.step.name}-else"
        if self.texts.has(own):
            return self.texts.say(own)
        kind = "over" if run.over else "missed" if other.missed else "read" if run.reads else "other"
        return self.texts.say(f"learn-{kind}", {"phrase": self.phrase(other.phrase)})

    def phrase(self, phrase: str) -> str:
        """A phrase as the reader would say it."""
        first, *rest = phrase.split(" ")
        word = self.texts.say(f"word-{first}") if self.texts.has(f"word-{first}") else first
        return " ".join([word, *rest])

    def refused(self, error: IllegalMove, names: Sequence[str]) -> str:
        return self.texts.reason(error, names)
