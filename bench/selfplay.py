"""Plays a bot against itself and prints what its games look like, in the terms of each game.

    python bench/selfplay.py tzolkin --seats 4 --bot level:5 --games 20

For every game: the winner's average points and the decisions of a game. For Mexica the rounds, and the
tiles and temples left over at the end of each period; for Mezo how often each god wins; there the gods
are dealt by chance, so that all of them meet. Ctrl-C ends it with the games it has. `--jobs 4` plays in four
processes, `--ray ADDRESS` on a Ray cluster; the games are the same.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import patolli
from patolli.bots import Bot, Budget, Sight, make_bot
from patolli.bots.playing import decisions
from patolli.bots.simple import RandomBot
from patolli.bots.workers import hired
from patolli.core.state import Event, State


class AnyGod(Bot):
    """Takes any god of Mezo's, and then plays like another bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.chance = RandomBot()

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        chooser = self.chance if sight.view.get("phase") == "god" else self.bot
        return chooser.choose(sight, budget, seed)


def play(name: str, seats: int, bot: Bot, seed: str) -> tuple[State, list[Event], int]:
    """One game, with everything that happened in it."""
    state = patolli.game(name).new(seats, seed)
    events: list[Event] = []
    bots = [AnyGod(bot)] * seats
    count = sum(1 for _ in decisions(state, bots, patolli.seeded(f"{seed} bots"), report=events))
    return state, events, count


def gods(events: list[Event]) -> dict[int, str]:
    """Who chose which god in a game of Mezo."""
    chosen: dict[int, str] = {}
    for event in events:
        if event["event"] == "god-chosen":
            god = event["god"]
            chosen[event["seat"]] = god["id"] if isinstance(god, Mapping) else str(god)
    return chosen


def rounds(seats: int, events: list[Event]) -> int:
    """Rounds of a game of Mexica: everybody's turn is one round."""
    return len([event for event in events if event["event"] == "ended"]) // seats


def mexica_line(state: Any, events: list[Event]) -> str:
    left = [state.temples_left(seat) for seat in range(state.seats)]
    ends = [event for event in events if event["event"] == "period-ended"]
    ways = ", ".join(str(end["how"]).removeprefix("@how-") for end in ends)
    return f"{rounds(state.seats, events)} rounds, periods ended {ways}; temples left {left}"


@dataclass
class Told:
    """What a game is counted by."""

    best: float  # points of the winner
    decisions: int
    gods: list[str]
    winning: list[str]  # gods
    line: str  # what else there is to say


_bots: dict[str, Bot] = {}


def one_game(name: str, seats: int, spec: str, seed: str) -> Told:
    """By whoever plays."""
    if spec not in _bots:
        _bots[spec] = make_bot(spec)
    state, events, count = play(name, seats, _bots[spec], seed)
    chosen = gods(events)
    winning = [chosen[seat] for seat in state.winners() if seat in chosen]
    line = mexica_line(state, events) if name == "mexica" else ""
    return Told(max(state.scores()), count, [*chosen.values()], winning, line)


def games(args: argparse.Namespace) -> Iterator[Told]:
    """One after the other, in the order of their seeds."""
    tasks = [(args.game, args.seats, args.bot, f"{args.seed}-{number}") for number in range(args.games)]
    if args.jobs == 1 and args.ray is None:
        yield from (one_game(*task) for task in tasks)
        return
    workers = hired(args.jobs, args.ray)
    try:
        for future in [workers.submit(one_game, *task) for task in tasks]:
            yield future.result()
    finally:
        workers.dismiss()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="level:5")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="selfplay")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    args = parser.parse_args()
    best: list[float] = []
    decided = 0
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    try:
        for told in games(args):
            decided += told.decisions
            best.append(told.best)
            played.update(told.gods)
            won.update(told.winning)
            if told.line:
                print(told.line, flush=True)
    except KeyboardInterrupt:
        if not best:
            raise
    print(
        f"{args.game}, {args.seats} seats, {args.bot}, {len(best)} games: "
        f"winner {sum(best) / len(best):.1f} points on average, {decided / len(best):.0f} decisions a game"
    )
    for god in sorted(played):
        print(f"{god}: won {won[god]} of {played[god]} ({won[god] / played[god]:.0%})")


if __name__ == "__main__":
    main()
