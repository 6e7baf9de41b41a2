"""Many games of one kind at once, as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

import patolli
from patolli.core.errors import BadOption, IllegalMove
from patolli.core.fast import i64, vec
from patolli.core.game import Game
from patolli.core.rng import seeded
from patolli.core.state import State
from patolli.research.encodings import Encoding, encoding
from patolli.research.stepper import ALL_LEGAL, Stepper


class Batch:
    """`count` games at once, each with its own seed, in arrays that are made once and written in every step.

    Row i of every array belongs to game i. Whose turn it is says `movers`; `observations` and `masks` are
    what that seat sees and may do. Where several seats choose at once, they are asked one after the other,
    and none sees what another has chosen.

    A game that ends is followed at once by the next of its row, dealt from its seed + `count`: so rows play
    the seeds `seed`, `seed` + 1 … in turn, and every one of them can be played again by
    ``game.new(seats, seed)``. `dones` and `rewards` tell in the step that ended it. With ``go_on=False`` it
    stays over instead. `stride` is what to add to a seed, where rows are a part of more.

    >>> batch = Batch("tzolkin", count=8, seats=2, seed=1)
    >>> batch.observations.shape, batch.masks.shape, batch.observations.dtype
    ((8, 519), (8, 174), dtype('int8'))
    >>> batch.step(batch.random_actions())
    >>> int(batch.lengths.sum())
    8
    """

    def __init__(
        self,
        game: str | Game[Any],
        count: int,
        seats: int | None = None,
        seed: int = 0,
        go_on: bool = True,
        stride: int | None = None,
        **options: Any,
    ) -> None:
        self.game: Game[Any] = patolli.game(game) if isinstance(game, str) else game
        if count < 1:
            raise BadOption(f"a batch has at least one game, not {count}")
        first: State = self.game.new(seats, seed, **options)  # it checks seats and options
        self.count = count
        self.seats = int(first.seats)
        self.encoding: Encoding = encoding(self.game, self.seats)
        width = len(self.encoding.entries)
        self._stepper = Stepper(self.game, self.seats, first.options, count, width, go_on, stride or count)
        self._chance = seeded(f"{seed} batch")
        stepper = self._stepper
        self.observations = seen_as(stepper.observation.items, np.int8).reshape(count, width)
        self.masks = seen_as(stepper.masks, np.bool_).reshape(count, self.game.actions)
        self.movers = seen_as(stepper.movers, np.int64)
        self.dones = seen_as(stepper.dones, np.bool_)
        self.rewards = seen_as(stepper.rewards, np.float64).reshape(count, self.seats)
        self.scores = seen_as(stepper.scores, np.float64).reshape(count, self.seats)
        self.lengths = seen_as(stepper.lengths, np.int64)
        self.seeds = seen_as(stepper.seeds, np.int64)
        self._choices = seen_as(stepper.choices, np.int64)
        self.reset(seed)

    def reset(self, seed: int | Any = 0) -> None:
        """New games in all rows: from `seed`, `seed` + 1 …, or from an array with a seed for each."""
        seeds = np.arange(self.count, dtype=np.int64) + seed if np.ndim(seed) == 0 else seed
        self._stepper.reset(vec[i64](row_of_numbers(seeds, self.count, "seed")))

    def step(self, actions: Any) -> None:
        """Play an action in every game, in the name of its mover; -1 leaves a game as it is.

        If one of them is not legal, `IllegalMove` says why, and no game has changed.
        """
        chosen = row_of_numbers(actions, self.count, "action")
        wrong = self._stepper.step(vec[i64](chosen))
        if wrong != ALL_LEGAL:
            raise self.why_not(wrong, int(chosen[wrong]))

    def renew(self, row: int) -> None:
        """Begin the next game of a row now, whether the last one is over or not."""
        if not 0 <= row < self.count:
            raise BadOption(f"a batch of {self.count} games has no row {row}")
        self._stepper.renew(row)

    def random_actions(self) -> Any:
        """A legal action for every game, by chance, the same for the same seed; -1 where a game is over."""
        self._stepper.choose(self._chance)
        return self._choices

    def state(self, row: int) -> State:
        """The game of a row itself, to look at or to copy; whoever plays on it spoils the row."""
        return self._stepper.states[row]

    def phrase(self, row: int, action: int) -> str:
        """An action of the game of a row, in words."""
        return self.state(row).phrase(action)

    def why_not(self, row: int, action: int) -> IllegalMove:
        """Why an action is not legal in the game of a row; the facts name the row."""
        state = self.state(row)
        try:
            state.copy().play(state.mover(), action)
        except IllegalMove as error:
            return IllegalMove(error.rule, error.reason, **error.facts, row=row)
        raise AssertionError(f"game {row} takes action {action}, which its mask does not allow")


def row_of_numbers(given: Any, count: int, what: str) -> Any:
    """A number for each game, as an array that compiled code can read."""
    array = np.ascontiguousarray(given, dtype=np.int64)
    if array.shape != (count,):
        raise BadOption(f"a batch of {count} games takes one {what} each, not {array.shape}")
    return array


def seen_as(array: Any, kind: Any) -> Any:
    """The memory of a `vec` as a numpy array that nobody can write to."""
    return np.frombuffer(array, kind)
