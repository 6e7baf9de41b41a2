"""Plays a bot against itself and prints what its games look like, in the terms of each game.

    python bench/selfplay.py tzolkin --seats 4 --bot level:5 --games 20

For every game: the winner's average points and the decisions of a game. For Mexica the rounds, and the
tiles and temples left over at the end of each period; for Mezo how often each god wins; there the gods
are dealt by chance, so that all of them meet. Ctrl-C ends it with the games it has.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from typing import Any

import patolli
from patolli.bots import Bot, Budget, Sight, make_bot
from patolli.bots.playing import decisions
from patolli.bots.simple import RandomBot
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="level:5")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="selfplay")
    args = parser.parse_args()
    bot = make_bot(args.bot)
    best: list[float] = []
    decided = 0
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    try:
        for number in range(args.games):
            state, events, count = play(args.game, args.seats, bot, f"{args.seed}-{number}")
            decided += count
            best.append(max(state.scores()))
            chosen = gods(events)
            played.update(chosen.values())
            won.update(chosen[seat] for seat in state.winners() if seat in chosen)
            if args.game == "mexica":
                print(mexica_line(state, events), flush=True)
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
