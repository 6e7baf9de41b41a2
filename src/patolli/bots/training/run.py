"""Training, round by round: play with the network of today, learn from all games so far, and see who wins.

Everything lies in a folder: the games as they were seen, a network for every round, and `progress.json`. What
is there need not be done again, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import datetime
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy

import patolli
from patolli.bots import network_file
from patolli.bots.arena import wilson
from patolli.bots.network import Network
from patolli.bots.playing import decisions
from patolli.bots.search import Scope
from patolli.bots.thinking import SearchBot
from patolli.bots.training.learning import Course, Rows, Seeming, Weights, explained, fit, joined
from patolli.bots.training.watching import Habits, Watcher
from patolli.bots.workers import Workers, hired
from patolli.core.errors import PatolliError
from patolli.core.game import Game
from patolli.core.rng import seeded

BUNDLE = 5  # games that are written to disk together


class TrainingError(PatolliError):
    """A training cannot begin or go on; the text says why."""


@dataclass
class Plan:
    """What to train, and how; a folder belongs to one plan."""

    game: str
    seats: int
    folder: Path
    games: int = 12000
    a_round: int = 1000
    match: int = 100  # games against the last network, and as many against reasons
    jobs: int = 1
    ray: str | None = None  # a cluster that plays instead
    seed: str = "1"
    start: Path | None = None  # a file with a network to begin with, if only for another number of seats
    command: str = ""
    habits: Habits = field(default_factory=Habits)
    course: Course = field(default_factory=Course)


@dataclass(frozen=True)
class News:
    """What a training tells on its way."""

    games: int  # played so far, all rounds together
    stage: str = "play"  # or learn, match
    strength: dict[str, Any] | None = None  # of a round that is over


def bots_room(game: Game[Any]) -> Any:
    own = game.room("bots")
    if own is None or not hasattr(own, "NetworkEvaluator"):
        raise TrainingError(f"{game.name} describes no positions for networks; it cannot be trained")
    return own


class Training:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = patolli.game(plan.game)
        self.inputs: int = bots_room(self.game).INPUTS
        if plan.seats not in self.game.seats:
            raise TrainingError(f"{plan.game} is not for {plan.seats} seats")
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.rounds: list[dict[str, Any]] = self.read_progress()
        self.rows: list[Any] = []
        self.workers: Workers | None = None

    # What is on disk.

    def read_progress(self) -> list[dict[str, Any]]:
        file = self.plan.folder / "progress.json"
        if not file.exists():
            return []
        found = json.loads(file.read_text(encoding="utf-8"))
        if (found["game"], found["seats"], found["inputs"]) != (self.plan.game, self.plan.seats, self.inputs):
            raise TrainingError(
                f"{self.plan.folder} is a training of {found['game']} with {found['seats']} seats and "
                f"{found['inputs']} inputs; take another folder"
            )
        rounds: list[dict[str, Any]] = found["rounds"]
        return rounds

    def write_progress(self) -> None:
        facts = {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "inputs": self.inputs,
            "rounds": self.rounds,
        }
        write(self.plan.folder / "progress.json", json.dumps(facts, indent=1) + "\n")

    def network_of(self, number: int) -> Path:
        """The file with the network that round number `number` plays with; 0 has none."""
        return self.plan.folder / f"network-{number:03}.json"

    def save(self, weights: Weights, number: int) -> None:
        facts = {
            "format": network_file.FORMAT,
            "game": self.plan.game,
            "inputs": self.inputs,
            "networks": {
                str(self.plan.seats): {
                    "command": self.plan.command,
                    "seed": self.plan.seed,
                    "games": min(self.plan.games, number * self.plan.a_round),
                    "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
                    **weights.facts(),
                }
            },
        }
        write(self.network_of(number), json.dumps(facts, indent=1) + "\n")

    def weights(self, rows: Rows) -> Weights:
        """With which a network begins to learn: nothing but reasons, or what the plan begins with.

        Never the network of the round before, which would keep what it had learned by heart from fewer games:
        learned anew from the same games, networks play better.
        """
        fresh = Weights.fresh(
            self.inputs, Seeming(*bots_room(self.game).SEEMING), self.plan.seats, rows.targets, 0
        )
        if self.plan.start is not None:
            found = stored(self.plan.start, self.plan.seats)
            fresh.columns, fresh.bias, fresh.last = found.columns, found.bias, found.last
        return fresh

    # Doing it.

    def run(self) -> Iterator[News]:
        self.workers = hired(self.plan.jobs, self.plan.ray)
        try:
            self.load_rows()
            total = -(-self.plan.games // self.plan.a_round)
            for number in range(len(self.rounds), total):
                yield from self.one_round(number)
        finally:
            self.workers.dismiss()

    def load_rows(self) -> None:
        """What earlier runs of this training saw."""
        for number in range(len(self.rounds)):
            for file in sorted(self.plan.folder.glob(f"games-{number:03}-*.npz")):
                self.rows.append(read_rows(file))

    def one_round(self, number: int) -> Iterator[News]:
        plan = self.plan
        before = number * plan.a_round
        count = min(plan.a_round, plan.games - before)
        for bundle in self.play(number, count):
            yield News(before + bundle)
        yield News(before + count, "learn")
        rows = joined(self.rows)
        weights = fit(self.weights(rows), rows, plan.course, number)
        self.save(weights, number + 1)
        yield News(before + count, "match")
        facts: dict[str, Any] = {"games": before + count, "rows": len(rows), "scale": weights.scale}
        facts["points"], facts["wins"] = explained(weights, joined(self.rows[-10:]))
        facts["against reasons"] = self.match(number + 1, 0)
        facts["against last"] = self.match(number + 1, number) if number > 0 else facts["against reasons"]
        self.rounds.append(facts)
        self.write_progress()
        yield News(before + count, "match", facts)

    def play(self, number: int, count: int) -> Iterator[int]:
        """The games of a round that are not there yet, bundle by bundle; how many are there now."""
        plan = self.plan
        network = text_of(self.network_of(number) if number > 0 else plan.start)
        asked = []
        done = 0
        assert self.workers is not None
        for at in range(0, count, BUNDLE):
            file = plan.folder / f"games-{number:03}-{at:06}.npz"
            size = min(BUNDLE, count - at)
            if file.exists():
                self.rows.append(read_rows(file))
                done += size
                yield done
                continue
            seeds = [f"train {plan.seed} {number} {game}" for game in range(at, at + size)]
            asked.append(
                (file, size, self.workers.submit(watch, plan.game, network, plan.habits, plan.seats, seeds))
            )
        for file, size, future in asked:
            index, value, targets = future.result()
            partial = file.with_suffix(".part")
            with partial.open("wb") as out:
                numpy.savez(out, index=index, value=value, targets=targets)
            os.replace(partial, file)
            self.rows.append((index, value, targets))
            done += size
            yield done

    def match(self, new: int, old: int) -> list[float]:
        """The new network's share of the wins, and its interval."""
        plan = self.plan
        assert self.workers is not None
        texts = (text_of(self.network_of(new)), text_of(self.network_of(old) if old > 0 else None))
        seeds = [f"match {plan.seed} {new} {game}" for game in range(-(-plan.match // plan.seats))]
        asked = [
            self.workers.submit(compare, plan.game, texts, plan.habits.width, plan.seats, seeds[at : at + 5])
            for at in range(0, len(seeds), 5)
        ]
        wins = sum(future.result() for future in asked)
        games = len(seeds) * plan.seats
        return [wins / games, *wilson(wins, games)]


def write(path: Path, text: str) -> None:
    """Whole or not at all."""
    partial = path.with_suffix(".part")
    partial.write_text(text, encoding="utf-8")
    os.replace(partial, path)


def merge(source: Path, target: Path) -> None:
    """Put the networks of one file into another, which keeps those for other numbers of seats."""
    found = json.loads(source.read_text(encoding="utf-8"))
    kept = json.loads(target.read_text(encoding="utf-8")) if target.exists() else {}
    if [kept.get(name) for name in ("format", "game", "inputs")] == [
        found[name] for name in ("format", "game", "inputs")
    ]:
        found["networks"] = dict(sorted({**kept["networks"], **found["networks"]}.items()))
    write(target, json.dumps(found, indent=1) + "\n")


def read_rows(file: Path) -> tuple[Any, Any, Any]:
    with numpy.load(file) as found:
        return found["index"], found["value"], found["targets"]


def stored(path: Path, seats: int) -> Weights:
    """The weights for so many seats, or for as near a number as there is."""
    found = json.loads(path.read_text(encoding="utf-8"))["networks"]
    nearest = min(found, key=lambda name: (abs(int(name) - seats), name))
    return Weights.read(found[nearest])


def text_of(path: Path | None) -> str | None:
    """What is written in a file of networks: who plays may sit at another machine, and has no such file."""
    return None if path is None else path.read_text(encoding="utf-8")


# By the workers.

_watchers: dict[tuple[str, str | None, Habits], Watcher] = {}


def networks_in(name: str, text: str | None) -> list[Network | None]:
    game = patolli.game(name)
    if text is None:
        return [None] * (game.seats[-1] + 1)
    return network_file.read(text, Path("network.json"), name, bots_room(game).INPUTS, game.seats[-1])


def watcher(name: str, text: str | None, habits: Habits) -> Watcher:
    key = (name, text, habits)
    if key not in _watchers:
        _watchers.clear()
        _watchers[key] = Watcher(name, networks_in(name, text), habits)
    return _watchers[key]


def watch(name: str, text: str | None, habits: Habits, seats: int, seeds: list[str]) -> tuple[Any, Any, Any]:
    found = joined([watcher(name, text, habits).watch(seats, seed) for seed in seeds])
    return found.index, found.value, found.targets


def compare(
    name: str, texts: tuple[str | None, str | None], width: int, seats: int, seeds: list[str]
) -> float:
    """Wins of the first text's network: one against all others, in every seat of every seed."""
    game = patolli.game(name)
    sides = [Watcher(name, networks_in(name, text), Habits()).evaluator for text in texts]
    wins = 0.0
    for seed in seeds:
        for own in range(seats):
            bots = []
            for seat in range(seats):
                bot = SearchBot(0, scope=Scope(width=width))
                bot.knowledge.evaluators[name] = sides[0 if seat == own else 1]
                bots.append(bot)
            state = game.new(seats, seed)
            for _ in decisions(state, bots, seeded(seed)):
                pass
            winners = state.winners()
            wins += 1 / len(winners) if own in winners else 0.0
    return wins
