"""What runs in the worker processes: bots that think, and records that are played again.

Pure functions of what they are given. A process keeps the bots it has made, one for each seat of each table,
with what they know and have planned; those that nobody asked for longest go first.
"""

from __future__ import annotations

from collections import OrderedDict
from time import perf_counter
from typing import Any, NamedTuple

import patolli
from patolli.analysis.report import Difference
from patolli.bots import Bot, Budget, make_bot
from patolli.bots.levels import DECISION_SECONDS, TURN_SECONDS
from patolli.bots.playing import Decision, decide, turn
from patolli.core.record import Match, Record, follow
from patolli.core.rng import Rng, seeded
from patolli.learning import hints

MOST = 100  # bots that a process keeps
LEAST = 0.05  # seconds for a decision when the time for the turn is used up


class Question(NamedTuple):
    """Somebody is asked what to say."""

    game: str
    position: dict[str, Any]  # the whole truth; the bot sees only what its seat may know
    seat: int
    bot: str  # as for `make_bot`
    luck: str  # whatever the bot leaves to chance comes from this
    number: int  # of decisions so far: they have used up their luck
    table: str


class Thought(NamedTuple):
    phrases: list[str]
    fault: str  # why the bot lost its turn to chance


def think_turn(asked: Question) -> Thought:
    """Everything a bot says until the turn is made, just as in the arena for the same luck."""
    state: patolli.State = patolli.game(asked.game).load(asked.position)
    bot = Hurried(mind(asked))
    phrases, fault = [], ""
    for decision in turn(state, asked.seat, bot, luck(asked)):
        phrases.append(state.phrase(decision.action))
        fault = fault or decision.fault
    return Thought(phrases, fault)


def think_once(asked: Question) -> Thought:
    """The next thing it would say: a hint."""
    state: patolli.State = patolli.game(asked.game).load(asked.position)
    decision: Decision = decide(state, asked.seat, Hurried(mind(asked)), luck(asked).next())
    return Thought([state.phrase(decision.action)], decision.fault)


def reasons_for(asked: Question, phrase: str) -> list[Difference]:
    """Why that would be good to say; nothing, if the table has moved on since."""
    state: patolli.State = patolli.game(asked.game).load(asked.position)
    try:
        return hints.reasons(state, asked.seat, phrase)
    except patolli.IllegalMove:
        return []


def luck(asked: Question) -> Rng:
    """The arena draws one seed for each decision of a game; so do we."""
    rng = seeded(asked.luck)
    for _ in range(asked.number):
        rng.next()
    return rng


class Hurried(Bot):
    """A bot that nobody waits for any longer than for ours: a second a decision, five seconds a turn."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.until = perf_counter() + TURN_SECONDS

    def choose(self, sight: Any, budget: Budget, seed: int) -> int:
        left = max(LEAST, self.until - perf_counter())
        return self.bot.choose(sight, Budget(seconds=min(DECISION_SECONDS, left)), seed)


_minds: OrderedDict[tuple[object, ...], Bot] = OrderedDict()


def mind(asked: Question) -> Bot:
    """The bot of a seat. A program of its own remembers nothing we need: one is enough for all tables."""
    alone = asked.bot.startswith("cmd:")
    key = (asked.bot,) if alone else (asked.bot, asked.table, asked.seat)
    if key not in _minds:
        _minds[key] = make_bot(asked.bot)
        if len(_minds) > MOST:
            _minds.popitem(last=False)
    _minds.move_to_end(key)
    return _minds[key]


def replay_record(record: Record) -> list[dict[str, Any]] | str:
    """Everything the table of an imported record needs, the start and then move by move.

    If the record cannot be played, what is wrong with it (an error would not survive the way back).
    """
    frames: list[dict[str, Any]] = []
    secret = False
    try:
        for match, events in follow(record):
            frames.append(_frame(match, secret, events))
            secret = len(match.state.waiting()) > 1
    except patolli.BadRecord as error:
        return str(error)
    return frames


def _frame(match: Match, secret: bool, events: list[patolli.Event]) -> dict[str, Any]:
    return {
        "position": match.state.position(),
        "scores": match.state.view(None)["scores"],
        "secret": secret,
        "events": events,
        "over": match.state.over,
        "winners": match.state.winners(),
    }
