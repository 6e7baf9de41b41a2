"""Many games at once, in arrays that are made once: what `Batch` runs on. No object is made for a step.

Row i of every array belongs to game i. Where it is to go on, a game that ends is followed by the next one of
its row at once; rewards and scores of the one that ended stand in the arrays until the next step.
"""

from __future__ import annotations

from typing import Any, Final

from patolli.core.fast import i64, u8, vec
from patolli.core.game import Game
from patolli.core.observation import Observation
from patolli.core.rng import Rng, seeded
from patolli.core.state import Actions, State

ALL_LEGAL: Final = -1  # what `step` answers when it has played
LEAVE: Final = -1  # instead of an action: this game stays as it is


class Stepper:
    states: list[State]
    legal: list[Actions]  # of the seat to move in each game
    observation: Final[Observation]  # `width` entries for each game
    masks: Final[vec[u8]]  # `actions` for each game: 1 where the action is legal
    movers: Final[vec[i64]]  # the seat to move, -1 in a game that is over
    dones: Final[vec[u8]]  # did the last step end it?
    rewards: Final[vec[float]]  # of each seat in each game, when it ends
    scores: Final[vec[float]]  # the same for its points
    lengths: Final[vec[i64]]  # decisions of the game so far; of the game that ended, if it did
    seeds: Final[vec[i64]]  # what each game was dealt from
    choices: Final[vec[i64]]  # see `choose`
    game: Game[Any]
    options: dict[str, Any]
    seats: i64
    count: i64
    stride: i64  # from the seed of a game to that of the next one of its row
    width: i64
    actions: i64
    going_on: bool

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        count: int,
        width: int,
        going_on: bool,
        stride: int,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.count = count
        self.stride = stride
        self.width = width
        self.actions = game.actions
        self.going_on = going_on
        self.states = []
        self.legal = [Actions() for _ in range(count)]
        self.observation = Observation(count * width)
        self.masks = vec[u8](bytes(count * game.actions))
        self.movers = vec[i64]([0] * count)
        self.dones = vec[u8](bytes(count))
        self.rewards = vec[float]([0.0] * (count * seats))
        self.scores = vec[float]([0.0] * (count * seats))
        self.lengths = vec[i64]([0] * count)
        self.seeds = vec[i64]([0] * count)
        self.choices = vec[i64]([0] * count)

    def reset(self, seeds: vec[i64]) -> None:
        """New games from these seeds, one for each row."""
        self.states = []
        i: i64 = 0
        while i < self.count:
            self.states.append(self.dealt(i, seeds[i]))
            self.dones[i] = 0
            self.clear_result(i)
            self.lengths[i] = 0
            self.show(i)
            i += 1

    def renew(self, row: i64) -> None:
        """The next game of a row, from its seed + `stride`."""
        self.states[row] = self.dealt(row, self.seeds[row] + self.stride)
        self.dones[row] = 0
        self.clear_result(row)
        self.lengths[row] = 0
        self.show(row)

    def dealt(self, row: i64, seed: i64) -> State:
        self.seeds[row] = seed
        state: State = self.game.deal(self.seats, self.options, seeded(seed))
        return state

    def first_illegal(self, chosen: vec[i64]) -> i64:
        """The first game in which its action is not legal, or ALL_LEGAL."""
        i: i64 = 0
        while i < self.count:
            action = chosen[i]
            if action != LEAVE and (
                action < 0 or action >= self.actions or self.masks[i * self.actions + action] == 0
            ):
                return i
            i += 1
        return ALL_LEGAL

    def step(self, chosen: vec[i64]) -> i64:
        """Play an action in every game; if one is not legal, none is played, and that game is the answer."""
        wrong = self.first_illegal(chosen)
        if wrong != ALL_LEGAL:
            return wrong
        i: i64 = 0
        while i < self.count:
            if self.dones[i] != 0:
                self.dones[i] = 0
                self.clear_result(i)
                if self.going_on:
                    self.lengths[i] = 0
            if chosen[i] != LEAVE:
                self.play(i, chosen[i])
            i += 1
        return ALL_LEGAL

    def play(self, row: i64, action: i64) -> None:
        state = self.states[row]
        state.apply(self.movers[row], action)
        self.lengths[row] += 1
        if state.mover() < 0:
            self.dones[row] = 1
            self.keep_result(row, state)
            if self.going_on:
                self.states[row] = self.dealt(row, self.seeds[row] + self.stride)
        self.show(row)

    def show(self, row: i64) -> None:
        """What the seat to move sees, and what it may do."""
        legal = self.legal[row]
        masks = self.masks
        first = row * self.actions
        items = legal.items
        i: i64 = 0
        while i < legal.count:
            masks[first + items[i]] = 0
            i += 1
        legal.count = 0
        state = self.states[row]
        seat = state.mover()
        self.movers[row] = seat
        if seat >= 0:
            state.legal_into(seat, legal)
            items = legal.items
            i = 0
            while i < legal.count:
                masks[first + items[i]] = 1
                i += 1
        else:
            seat = 0
        out = self.observation
        out.at = row * self.width
        state.observe_into(seat, out)

    def clear_result(self, row: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[row * self.seats + seat] = 0.0
            self.scores[row * self.seats + seat] = 0.0
            seat += 1

    def keep_result(self, row: i64, state: State) -> None:
        at = row * self.seats
        seat: i64 = 0
        for reward in outcome(state):
            self.rewards[at + seat] = reward
            seat += 1
        seat = 0
        for score in state.scores():
            self.scores[at + seat] = score
            seat += 1

    def choose(self, rng: Rng) -> None:
        """Write a random legal action of every game into `choices`."""
        i: i64 = 0
        while i < self.count:
            legal = self.legal[i]
            if legal.count > 0:
                self.choices[i] = legal.items[rng.below(legal.count)]
            else:
                self.choices[i] = LEAVE
            i += 1


def outcome(state: State) -> list[float]:
    """What a game that is over is worth to each seat: 1 for who wins alone, in all nothing."""
    return shares(state.winners(), state.seats)


def shares(winners: list[int], seats: int) -> list[float]:
    """Who has not won gets -1 shared by all but one; several winners share what they get.

    >>> shares([0], 2), shares([0, 1], 2), shares([2], 3)
    ([1.0, -1.0], [0.0, 0.0], [-0.5, -0.5, 1.0])
    """
    others = float(seats) - 1.0
    won = (float(seats) / float(len(winners)) - 1.0) / others
    return [won if seat in winners else -1.0 / others for seat in range(seats)]
