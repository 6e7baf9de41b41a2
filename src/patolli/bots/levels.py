"""Five opponents with names, from a friendly beginner to the strongest we have.

They differ in what they know and how far they look, not in blunders:

1 Armadillo  thinks of some of its moves, and sees what they are good for through a haze
2 Coati      sees one step ahead with all that the game's evaluation knows
3 Coyote     searches through its own turn and the answers to it
4 Jaguar     the same with four times the thought
5 Serpent    the Feathered Serpent: thinks as long as people like to wait

Their names in four languages are the messages ``bot-level-1`` … ``bot-level-5``.
"""

from __future__ import annotations

from dataclasses import dataclass

from patolli.bots.bot import Bot
from patolli.bots.simple import GreedyBot, ShortSightedBot
from patolli.bots.thinking import SearchBot

DECISION_SECONDS = 1.0
TURN_SECONDS = 5.0


@dataclass(frozen=True)
class Level:
    number: int
    id: str
    simulations: int = 0  # 0: it does not search

    @property
    def name_text(self) -> str:
        """The message with its name."""
        return f"bot-level-{self.number}"

    @property
    def blurb_text(self) -> str:
        """The message that says in a sentence how it plays."""
        return f"bot-level-{self.number}-blurb"

    def make(self) -> Bot:
        if self.number == 1:
            return ShortSightedBot()
        if self.simulations == 0:
            return GreedyBot()
        return searcher(self.simulations)


LEVELS = (
    Level(1, "armadillo"),
    Level(2, "coati"),
    Level(3, "coyote", 60),
    Level(4, "jaguar", 250),
    Level(5, "serpent", 1000),
)

SIMULATIONS = {1: 15, 2: 30, 3: 60, 4: 250, 5: 1000}  # of search:1 … search:5


def searcher(simulations: int) -> SearchBot:
    """A search that never keeps people waiting: a second for a decision, five for a turn."""
    return SearchBot(simulations, DECISION_SECONDS, TURN_SECONDS)
