"""Random walks through a game: the ground on which the laws are checked."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from patolli.core.game import Game
from patolli.core.state import State


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options; the laws run on every one."""

    game: Game[Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = "".join(f",{key}={str(value)[:12]}" for key, value in self.options.items())
        return f"{self.game.name}-{self.seats}{options}"

    def new(self, seed: int) -> State:
        state: State = self.game.new(self.seats, seed, **self.options)
        return state


def cases(game: Game[Any]) -> list[Case]:
    """Every allowed number of seats with the default options, and every other value of each option."""
    plain = [Case(game, seats) for seats in game.seats]
    others = [
        Case(game, game.seats[0], {key: value})
        for key, option in game.options.items()
        for value in option.values
        if value != option.default
    ]
    return plain + others


@dataclass(frozen=True)
class Step:
    """A moment in a walk: the state, a seat it waits for, and the action that seat will play."""

    number: int
    state: State
    seat: int
    action: int


def walk(case: Case, seed: int) -> Iterator[Step]:
    """Random play to the end. The state is the live one: copy it before you touch it."""
    chance = random.Random(seed)
    state = case.new(seed)
    for number in itertools.count():
        waiting = state.waiting()
        if not waiting:
            return
        seat = chance.choice(waiting)
        action = chance.choice(state.legal(seat))
        yield Step(number, state, seat, action)
        state.play(seat, action)


def moments(case: Case, seed: int, most: int = 12) -> Iterator[Step]:
    """A few moments of a random walk, most of them early, some late, with states of their own."""
    chance = random.Random(seed * 2 + 1)
    wait = 0
    taken = 0
    for step in walk(case, seed):
        if wait == 0:
            yield Step(step.number, step.state.copy(), step.seat, step.action)
            taken += 1
            if taken == most:
                return
            wait = chance.randrange(1, 3 + step.number // 2)
        else:
            wait -= 1


def bytes_of(data: Any) -> str:
    """The JSON text of something: what "byte-identical" means in the laws."""
    return json.dumps(data, sort_keys=True, allow_nan=False)
