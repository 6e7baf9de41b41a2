"""A lesson under way: what was said so far, and whether the next thing is what is wanted.

A run is made again from its trail, so nobody needs to keep one: the trail is what the learner said (an empty
word for having read a step) and what bots answered, in order. What a lesson itself plays is not part of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import NamedTuple

from patolli.bots.bot import Bot
from patolli.bots.make import make_bot
from patolli.bots.playing import decide
from patolli.core.errors import PatolliError
from patolli.core.state import Event, State
from patolli.learning.conditions import hold
from patolli.learning.course import Lesson, Remark, Step

READ = ""  # in a trail: the learner has read a step


class BadTrail(PatolliError):
    """What was said before does not lead through this lesson, as if it had changed meanwhile."""


class Other(NamedTuple):
    """Something was said that is allowed, but is not what the step asks for."""

    step: Step
    phrase: str
    missed: bool = False  # the turn is over, and what was to be done is not: back to where the step began


class Said(NamedTuple):
    """A move of the lesson, whoever made it."""

    seat: int
    phrase: str
    events: list[Event]
    scores: list[float]
    secret: bool  # said while several chose at once


class Run:
    def __init__(self, lesson: Lesson, trail: Iterable[str] = ()) -> None:
        """The lesson after everything on the trail; `BadTrail` if that leads nowhere."""
        self.lesson = lesson
        self.seat = lesson.seat
        begins = lesson.begin()
        assert begins is not None
        self.state: State = begins
        self.step = 0
        self.done = 0  # phrases of this step that were said
        self.trail: list[str] = []
        self.moves: list[Said] = []
        self.remark: Remark | None = None
        self._remarked: set[str] = set()
        # When this step began: the state, the length of trail and moves.
        self._began = (self.state.copy(), 0, 0)
        self._given = deque(trail)
        self._bot: Bot | None = None
        if lesson.bot:
            self._answer()
        self._look()
        while self._given:
            self._again(self._given.popleft())

    # What there is to see.

    @property
    def over(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def current(self) -> Step:
        """The step, or the last one when all is done."""
        return self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]

    @property
    def reads(self) -> bool:
        """Is there nothing to do but to read?"""
        return not self.over and not self.current.do and not self.current.until

    @property
    def expected(self) -> list[str]:
        """What may be said now, as the lesson writes it; empty where anything legal may."""
        return [] if self.over or not self.current.do else self.current.do[self.done].split("|")

    @property
    def ring(self) -> list[str]:
        """What to look at: words, or phrases made of them."""
        if self.over:
            return []
        if self.remark is not None and self.remark.ring:
            return self.remark.ring
        return self.current.ring or [phrase.replace(" *", "") for phrase in self.expected]

    # What the learner does.

    def go_on(self) -> None:
        """The step is read."""
        if self.reads:
            self.trail.append(READ)
            self._finish()

    def say(self, phrase: str) -> Other | None:
        """Say a phrase. None if it was done; `IllegalMove` or `Other` if not, and then nothing has changed,
        except that a free turn which missed its aim is taken back."""
        action = self.state.parse(self.seat, phrase)
        phrase = self.state.phrase(action)
        if self.over:
            return Other(self.current, phrase)
        skipped = 0
        while self._can_skip():  # who knows what comes need not wait
            skipped += 1
            self.step += 1
        if self.current.do and not any(fnmatchcase(phrase, wanted) for wanted in self.expected):
            self.step -= skipped
            return Other(self.current, phrase)
        self.step -= skipped
        for _ in range(skipped):
            self.go_on()
        if self.reads:
            return Other(self.current, phrase)
        self._play(self.seat, phrase, action)
        self.trail.append(phrase)
        return self._judge(phrase)

    def _can_skip(self) -> bool:
        """Is this step only read, and nothing happens before the next?"""
        after = self.lesson.steps[self.step + 1 : self.step + 2]
        return self.reads and not self.current.then and any(step.start is None for step in after)

    def _judge(self, phrase: str) -> Other | None:
        if self.current.do:
            self.done += 1
            if self.done == len(self.current.do):
                self._finish()
            return None
        if self.lesson.bot:
            self._answer()
        if hold(self.current.until, self.state):
            self._finish()
        elif self.state.over or not self.state.waits_for(self.seat):
            self._step_again()
            return Other(self.current, phrase, missed=True)
        else:
            self._look()
        return None

    # What follows.

    def _finish(self) -> None:
        for phrase in self.current.then:
            waiting = self.state.waiting()
            seat = next((one for one in waiting if one != self.seat), self.seat)
            self._play(seat, phrase, self.state.parse(seat, phrase))
        self.step += 1
        self.done = 0
        self.remark = None
        if not self.over:
            self.state = self.lesson.begin(self.step) or self.state
        if self.lesson.bot:
            self._answer()
        self._began = (self.state.copy(), len(self.trail), len(self.moves))
        self._look()

    def _step_again(self) -> None:
        state, trail, moves = self._began
        self.state = state.copy()
        del self.trail[trail:]
        del self.moves[moves:]

    def _answer(self) -> None:
        """The bot moves, until the learner may again."""
        while not self.state.over and not self.state.waits_for(self.seat):
            seat = self.state.waiting()[0]
            phrase = self._given.popleft() if self._given else self._think(seat)
            self._play(seat, phrase, self.state.parse(seat, phrase))
            self.trail.append(phrase)

    def _think(self, seat: int) -> str:
        self._bot = self._bot or make_bot(self.lesson.bot)
        return self.state.phrase(decide(self.state, seat, self._bot, len(self.trail)).action)

    def _play(self, seat: int, phrase: str, action: int) -> None:
        events: list[Event] = []
        secret = len(self.state.waiting()) > 1
        self.state.play(seat, action, events)
        self.moves.append(Said(seat, phrase, events, self.state.scores(), secret))

    def _look(self) -> None:
        """Is there a remark to make? The last one stays until the next."""
        if self.over or self.state.over:
            return
        fits = (one for one in self.current.remarks if one.name not in self._remarked)
        found = next((one for one in fits if hold(one.when, self.state)), None)
        self.remark = found
        if found is not None:
            self._remarked.add(found.name)

    def _again(self, entry: str) -> None:
        try:
            if entry == READ:
                if not self.reads:
                    raise BadTrail("there was nothing to read")
                self.go_on()
            elif self.say(entry) is not None:
                raise BadTrail(f"this is not what the lesson asks for: {entry}")
        except PatolliError as error:
            raise BadTrail(str(error)) from None
