"""Bots play a game to its end: the one loop behind the arena, simulations, tuning and learning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

from patolli.bots.bot import Bot, BotFault, Budget, Sight
from patolli.bots.simple import RandomBot
from patolli.core.errors import PatolliError
from patolli.core.rng import Rng
from patolli.core.state import Event, State

FREELY = Budget()  # every bot within its own limits
CHANCE = RandomBot()


class BrokenBot(PatolliError):
    """A bot failed, or answered what is not legal; `seat` says which."""

    def __init__(self, seat: int, problem: str) -> None:
        self.seat = seat
        super().__init__(problem)


class Decision(NamedTuple):
    seat: int
    action: int
    seconds: float  # of thinking
    fault: str = ""  # why the bot lost its turn here (`BotFault`)


def decisions(
    state: State, bots: Sequence[Bot], rng: Rng, budget: Budget = FREELY, report: list[Event] | None = None
) -> Iterator[Decision]:
    """Let the bots, one a seat, play the state to its end.

    Each decision is handed out before it is played, when the state is still what the bot saw. What
    happens is appended to `report`. A bot that is slow, dies or talks nonsense (`BotFault`) loses its turn:
    chance plays the rest of it.

    >>> from patolli import game, seeded
    >>> from patolli.bots import make_bot
    >>> state = game("patolli").new(seed=1)
    >>> len([*decisions(state, [make_bot("random")] * 2, seeded(1))]) > 50, state.over
    (True, True)
    """
    lost = [-1] * len(bots)  # the undo line of the turn that a seat has lost
    while not state.over:
        seat = state.waiting()[0]
        bot = CHANCE if lost[seat] == state.line else bots[seat]
        decision = decide(state, seat, bot, rng.next(), budget)
        if decision.fault:
            lost[seat] = state.line
        yield decision
        if report is None:
            state.apply(seat, decision.action)
        else:
            state.play(seat, decision.action, report)


def turn(state: State, seat: int, bot: Bot, rng: Rng, budget: Budget = FREELY) -> Iterator[Decision]:
    """Let a bot play, as `decisions` does, until the undo line moves or the game no longer waits for it."""
    line = state.line
    while state.line == line and state.waits_for(seat):
        decision = decide(state, seat, bot, rng.next(), budget)
        if decision.fault:
            bot = CHANCE
        yield decision
        state.apply(seat, decision.action)


def decide(state: State, seat: int, bot: Bot, seed: int, budget: Budget = FREELY) -> Decision:
    """What a bot does here; what chance does if the bot loses its turn (`BotFault`)."""
    sight = Sight(state, seat)
    begun = perf_counter()
    fault = ""
    try:
        action = bot.choose(sight, budget, seed)
    except BotFault as error:
        fault = str(error)
        action = CHANCE.choose(sight, budget, seed)
    except PatolliError:
        raise
    except Exception as error:
        raise BrokenBot(seat, f"failed: {error!r}") from error
    seconds = perf_counter() - begun
    if action not in sight.legal:
        raise BrokenBot(seat, f"answered {action!r}, which is not legal")
    return Decision(seat, action, seconds, fault)
