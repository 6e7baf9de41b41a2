"""The interface of a bot: it sees what a player sees, has a budget, and returns an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from patolli.core.errors import PatolliError
from patolli.core.game import Game
from patolli.core.state import State


class Sight:
    """What one seat may know of a game. The true state stays behind this wall.

    A bot asks for the legal actions, for the view, and for as many possible worlds as it likes:
    `sample(n)` is a state in which everything the seat cannot know is dealt anew.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game[Any] = state.game
        self.seat = seat
        self.legal = state.legal(seat)
        self.__state = state

    @property
    def view(self) -> Any:
        """What the player's screen would show, as in `State.view`."""
        return self.__state.view(self.seat)

    @property
    def observation(self) -> bytes:
        """The same as numbers, as in `State.observe`."""
        return self.__state.observe(self.seat)

    def sample(self, seed: int) -> State:
        """One world that the seat thinks possible; the same seed gives the same world."""
        return self.__state.resample(self.seat, seed)

    def phrase(self, action: int) -> str:
        return self.__state.phrase(action)


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: whichever of the two is used up first."""

    seconds: float | None = None
    simulations: int | None = None


class BotFault(PatolliError):
    """A bot did not play: `kind` is slow, died, nonsense or illegal. It loses its turn."""

    def __init__(self, kind: str, problem: str) -> None:
        self.kind = kind
        super().__init__(f"{kind}: {problem}")


class Bot:
    """A player. Subclass it, write `choose`, and bring it: ``--bots mybot.py:MyBot``."""

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        """The action to play. The same sight, simulations and seed must give the same action."""
        raise NotImplementedError
