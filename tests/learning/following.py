"""Somebody who does what a lesson says; where it leaves the choice, what a fair player would do."""

from __future__ import annotations

from fnmatch import fnmatchcase

from patolli.bots import make_bot
from patolli.bots.playing import decide
from patolli.learning import Run


def wanted(run: Run) -> str:
    """A phrase that fits what the lesson asks for now."""
    if run.expected:
        legal = run.state.phrases(run.seat)
        fits = [phrase for pattern in run.expected for phrase in legal if fnmatchcase(phrase, pattern)]
        assert fits, f"{run.lesson.game} {run.lesson.name} {run.current.name}: {run.expected} is not possible"
        return fits[0]
    bot = make_bot("coati")
    return run.state.phrase(decide(run.state, run.seat, bot, len(run.trail)).action)


def follow(run: Run, most: int = 600) -> None:
    """To the end of the lesson."""
    for _ in range(most):
        if run.over:
            return
        if run.reads:
            run.go_on()
        else:
            run.say(wanted(run))
    raise AssertionError(f"{run.lesson.game} {run.lesson.name} does not end")
