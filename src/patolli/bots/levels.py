"""Five opponents with names, from a friendly beginner to the strongest we have.

They differ in what they know and how far they look, not in blunders:

1 Armadillo  thinks of a few of its moves, and sees what they are good for through a haze
2 Coati      thinks of more of them, sees them better, and now and then has an idea
3 Coyote     follows one plan to the end of its turn, with the moves that look best at first sight
4 Jaguar     weighs three plans by the answers to them
5 Serpent    the Feathered Serpent: weighs more plans, expects that the others plan too, and thinks beyond

A game may say what the lower levels believe of some of its weights (`BELIEFS` in its `bots`): where a turn is
a single move, there is little to plan, and what tells players apart is what they have learned to see.

Their names in four languages are the messages ``bot-level-1`` … ``bot-level-5``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from patolli.bots.bot import Bot
from patolli.bots.knowledge import EXPERT
from patolli.bots.search import Scope
from patolli.bots.simple import ShortSightedBot
from patolli.bots.thinking import SearchBot

DECISION_SECONDS = 1.0
TURN_SECONDS = 5.0


@dataclass(frozen=True)
class Level:
    number: int
    id: str
    simulations: int = 0  # answers looked at
    haze: float = 0.0  # how dimly it sees what a move is good for, if it does not search
    mind: int = 1  # of every so many moves one comes to its mind
    ideas: int = 0  # of every so many decisions it has one of the game's ideas; who searches always has
    scope: Scope | None = None  # how widely it searches; None: it does not

    @property
    def name_text(self) -> str:
        """The message with its name."""
        return f"bot-level-{self.number}"

    @property
    def blurb_text(self) -> str:
        """The message that says in a sentence how it plays."""
        return f"bot-level-{self.number}-blurb"

    def make(self) -> Bot:
        if self.scope is None:
            return ShortSightedBot(self.haze, self.mind, self.ideas, self.number)
        return searcher(self.simulations, self.scope, self.number)

    def unhurried(self) -> Bot:
        """The same without a clock: on every machine it plays the same."""
        if self.scope is None:
            return self.make()
        return SearchBot(
            self.simulations, scope=self.scope, level=self.number, broadens=self.scope is STRONGEST
        )


STRONGEST = Scope(width=8, finalists=8, care=2, trust=0.8)
LEVELS = (
    Level(1, "armadillo", haze=1.0, mind=6),
    Level(2, "coati", haze=0.2, mind=2, ideas=5),
    Level(3, "coyote", scope=Scope(width=1, glance=18)),
    Level(4, "jaguar", simulations=6, scope=Scope(width=3, finalists=3, horizon=1)),
    Level(5, "serpent", simulations=96, scope=STRONGEST),
)

SIMULATIONS = {1: 4, 2: 8, 3: 16, 4: 60, 5: 240}  # of search:1 … search:5


def searcher(
    simulations: int,
    scope: Scope = STRONGEST,
    level: int = EXPERT,
    weights: Mapping[str, float] | None = None,
) -> SearchBot:
    """A search that never keeps people waiting: a second for a decision, five for a turn."""
    return SearchBot(
        simulations, DECISION_SECONDS, TURN_SECONDS, weights, scope, level, broadens=scope is STRONGEST
    )
