"""Five opponents with names, from a friendly beginner to the strongest we have.

They differ in what they know and how far they look, not in blunders:

1 Armadillo  thinks of a few of its moves, and sees what they are good for through a haze
2 Coati      thinks of more of them, sees them better, and now and then has an idea
3 Coyote     plans its turn as a whole, with the moves that look best at first sight
4 Jaguar     looks at the answers to its three best turns
5 Serpent    the Feathered Serpent: plans more widely, and expects that the others plan too

Their names in four languages are the messages ``bot-level-1`` … ``bot-level-5``.
"""

from __future__ import annotations

from dataclasses import dataclass

from patolli.bots.bot import Bot
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
    width: int = 0  # half-made turns kept; 0: it does not search
    glance: int = 60  # moves tried at each step of a plan
    finalists: int = 1  # whole turns whose answers are looked at
    trust: float = 0.0  # how much its first look at a turn counts beside the answers, for each who answers
    care: int = 0  # how widely the others are thought to plan; 0: they follow an idea or are greedy

    @property
    def name_text(self) -> str:
        """The message with its name."""
        return f"bot-level-{self.number}"

    @property
    def blurb_text(self) -> str:
        """The message that says in a sentence how it plays."""
        return f"bot-level-{self.number}-blurb"

    def make(self) -> Bot:
        if self.width == 0:
            return ShortSightedBot(self.haze, self.mind, self.ideas)
        return searcher(self.simulations, self.width, self.finalists, self.care, self.glance, self.trust)


LEVELS = (
    Level(1, "armadillo", haze=1.0, mind=6),
    Level(2, "coati", haze=0.3, mind=3, ideas=6),
    Level(3, "coyote", simulations=0, width=2, glance=20),
    Level(4, "jaguar", simulations=6, width=3, finalists=3),
    Level(5, "serpent", simulations=60, width=8, finalists=8, care=2, trust=0.2),
)

SIMULATIONS = {1: 4, 2: 8, 3: 16, 4: 60, 5: 240}  # of search:1 … search:5


def searcher(
    simulations: int,
    width: int = 8,
    finalists: int = 8,
    care: int = 2,
    glance: int = 60,
    trust: float = 0.2,
) -> SearchBot:
    """A search that never keeps people waiting: a second for a decision, five for a turn."""
    scope = Scope()
    scope.width = width
    scope.finalists = finalists
    scope.care = care
    scope.glance = glance
    scope.trust = trust
    return SearchBot(simulations, DECISION_SECONDS, TURN_SECONDS, scope=scope)
