"""The other side of `program`: one of our bots as a program that speaks JSON (`patolli bot level:5`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO

import msgspec

import patolli
from patolli.bots.bot import Bot, Budget, Sight
from patolli.bots.evaluator import chances
from patolli.bots.network import NetworkEvaluator
from patolli.bots.protocol import (
    PROTOCOL,
    Answer,
    Farewell,
    GameTold,
    Greeting,
    Info,
    Introduction,
    Message,
    Question,
    line,
    read_from_host,
)
from patolli.bots.thinking import SearchBot
from patolli.core.errors import PatolliError
from patolli.core.state import State


class BadHost(PatolliError):
    """The host said something that is not part of the protocol."""


def speak(bot: Bot, name: str, heard: Iterable[bytes], said: IO[bytes]) -> None:
    """Answer until the host says bye or hangs up."""

    def say(message: Message) -> None:
        said.write(line(message))
        said.flush()

    game: GameTold | None = None
    for text in heard:
        try:
            message = read_from_host(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadHost(f"{text[:80]!r}: {error}") from None
        if isinstance(message, Greeting):
            say(Introduction(protocol=PROTOCOL, name=name))
        elif isinstance(message, GameTold):
            game = message
        elif isinstance(message, Farewell):
            return
        elif game is None:
            raise BadHost("it asks for a move before it told the game")
        else:
            for reply in answers(bot, game, message):
                say(reply)


def answers(bot: Bot, told: GameTold, question: Question) -> list[Message]:
    state = patolli.game(told.game).load({**question.position, "options": told.options})
    sight = Sight(state, question.seat)
    action = bot.choose(sight, Budget(question.seconds, question.simulations), question.seed)
    answer = Answer(number=question.number, phrase=state.phrase(action))
    return [thought(bot, state, question.seat, action), answer] if isinstance(bot, SearchBot) else [answer]


def thought(bot: SearchBot, state: State, seat: int, action: int) -> Info:
    """The turn it has in mind, and everybody's chances after that."""
    turn: list[str] = []
    after = state.copy()
    for step in (action, *bot.plan):
        if not after.waits_for(seat) or not after.is_legal(seat, step):
            break
        turn.append(after.phrase(step))
        after.apply(seat, step)
    evaluator = bot.knowledge.of(state.game)
    value = chances(evaluator, after)
    learned = isinstance(evaluator, NetworkEvaluator) and evaluator.network(state) is not None
    judge = "network" if learned else "reasons"
    return Info(value=[round(chance, 4) for chance in value], turn=turn, judge=judge)
