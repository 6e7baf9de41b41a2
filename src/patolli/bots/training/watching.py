"""One game of self-play, and what a network can learn from it."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

import numpy

import patolli
from patolli.bots.bot import Bot
from patolli.bots.evaluator import Evaluator
from patolli.bots.knowledge import evaluator as reasons
from patolli.bots.network import POINTS, SHARE, Network, NetworkEvaluator
from patolli.bots.playing import decisions
from patolli.bots.search import Scope, Search
from patolli.bots.thinking import SearchBot
from patolli.core.game import Game
from patolli.core.rng import seeded
from patolli.core.state import State

Array = Any  # of numpy
TARGETS = 6  # share, own points and the others' as foretold a little later; the same three at the end


@dataclass(frozen=True)
class Habits:
    """How games of self-play are played and watched."""

    width: int = 2  # of the plans
    rows: int = 96  # positions noted of a game
    stray: float = 0.1  # how often a player follows one of the next best plans
    lost: float = 0.01  # how often it does anything
    veterans: float = 0.2  # how many of the players judge by reasons alone
    trust: float = 0.85  # how much of the target is what came later, not what is foretold for the next round


class Curious(SearchBot):
    """Plans its turn, and now and then follows another plan than the best."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, habits: Habits, chance: Random) -> None:
        super().__init__(0, scope=Scope(width=habits.width))
        self.knowledge.evaluators[game.name] = evaluator
        self.habits = habits
        self.chance = chance

    def think(self, sight: Any, root: State, budget: Any, seed: int) -> int:
        if self.chance.random() < self.habits.lost:
            return int(self.chance.choice(sight.legal))
        search = Search(self.knowledge.of(sight.game), self.scope, sight.seat, root.seats, seeded(seed))
        search.imagine(root)
        made = search.made
        pick = 0
        if self.chance.random() < self.habits.stray:
            pick = self.chance.randrange(min(4, len(made)))
        self.plan = search.way_to(made[pick])
        return self.plan.pop(0)


class Watcher:
    """Plays with one network, as long as a process lives."""

    def __init__(self, name: str, networks: list[Network | None], habits: Habits) -> None:
        self.game = patolli.game(name)
        self.habits = habits
        self.reasons = reasons(self.game)
        own = self.game.room("bots")
        assert own is not None
        self.evaluator: NetworkEvaluator = own.NetworkEvaluator(reasons(self.game), networks)
        self.deals: list[dict[str, Any]] = getattr(own, "DEALS", [{}])

    def watch(self, seats: int, seed: str) -> tuple[Array, Array, Array]:
        """One game: of each noted position the active inputs, their values, and the targets."""
        chance = Random(seed)
        habits = self.habits
        options = chance.choice(self.deals) if len(self.deals) > 1 else self.deals[0]
        state: State = self.game.new(seats, seed, **options)
        bots: list[Bot] = [
            Curious(
                self.game,
                self.reasons if chance.random() < habits.veterans else self.evaluator,
                habits,
                chance,
            )
            for _ in range(seats)
        ]
        notes: list[tuple[int, int, list[int], list[float]]] = []
        foretold: list[list[tuple[float, float]]] = []
        line = -1
        for seat, _, _, _ in decisions(state, bots, seeded(seed)):
            if state.line != line:
                line = state.line
                foretold.append(self.foretell(state))
            eyes = seat if chance.random() < 0.5 else chance.randrange(seats)
            notes.append((len(foretold), eyes, *self.seen(state, eyes)))
        if len(notes) > habits.rows:
            notes = chance.sample(notes, habits.rows)
        returns = self.returns(state, foretold)
        end = returns[-1]
        targets = [[*aims(returns[turn], eyes), *aims(end, eyes)] for turn, eyes, _, _ in notes]
        return *padded([(index, value) for _, _, index, value in notes]), numpy.array(targets, numpy.float32)

    def seen(self, state: State, seat: int) -> tuple[list[int], list[float]]:
        self.evaluator.survey(state)
        self.evaluator.describe(state, seat)
        index, value = self.evaluator.inputs.pairs()
        merged: dict[int, float] = {}
        for at, what in zip(index, value, strict=True):
            merged[at] = merged.get(at, 0.0) + what
        return [*merged], [*merged.values()]

    def foretell(self, state: State) -> list[tuple[float, float]]:
        """Everybody's share of the win and points, as the network sees them; nothing if there is none."""
        network = self.evaluator.network(state)
        if network is None:
            return []
        found = []
        self.evaluator.survey(state)
        for seat in range(state.seats):
            self.evaluator.describe(state, seat)
            network.look(self.evaluator.inputs)
            found.append((1 / (1 + exp(-network.answers[SHARE])), network.answers[POINTS]))
        total = sum(share for share, _ in found)
        return [(share / total, points) for share, points in found]

    def returns(
        self, state: State, foretold: list[list[tuple[float, float]]]
    ) -> list[list[tuple[float, float]]]:
        """For each turn what it should be worth, looking back from the end: TD(lambda), and the end."""
        winners, scores = state.winners(), state.scores()
        end = [(1 / len(winners) if seat in winners else 0.0, scores[seat]) for seat in range(state.seats)]
        trust = self.habits.trust ** (1 / state.seats)
        found = [end]
        for values in reversed(foretold[1:]):
            later = found[-1]
            found.append(
                [
                    ((1 - trust) * share + trust * other[0], (1 - trust) * points + trust * other[1])
                    for (share, points), other in zip(values, later, strict=True)
                ]
                if values
                else later
            )
        # `notes` count turns from 1; the last of these returns is the outcome.
        return [[], *reversed(found), end]


def aims(values: list[tuple[float, float]], eyes: int) -> list[float]:
    others = [points for seat, (_, points) in enumerate(values) if seat != eyes]
    return [*values[eyes], sum(others) / len(others)]


def padded(rows: list[tuple[list[int], list[float]]]) -> tuple[Array, Array]:
    """Rows of the same length: what is missing at the end has the value 0."""
    width = max(len(index) for index, _ in rows)
    index = numpy.zeros((len(rows), width), numpy.uint16)
    value = numpy.zeros((len(rows), width), numpy.float16)
    for at, (found, worth) in enumerate(rows):
        index[at, : len(found)] = found
        value[at, : len(worth)] = worth
    return index, value
