"""Write the golden games of Tzolk'in: ``python tests/golden/make_tzolkin.py``.

Besides random games there are games of players with one idea each, so that every rare thing happens
in some game: double advances, begging, burning, mercy, an empty bank of skulls, an empty pile. Each
label promises what must happen, and the script looks for the first seed that keeps the promise.

Run it only when the rules have changed on purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from make_golden import random_game, write_game, write_perft

import patolli
from patolli.core.record import Match
from patolli.core.state import Event

Promise = Callable[[list[Event], Match], bool]
Ideas = tuple[str, ...]  # beginnings of phrases, the most wanted first


def told(*names: str) -> Promise:
    """Each of these events happens."""
    return lambda events, match: all(any(event["event"] == name for event in events) for name in names)


def jumps(count: int) -> Promise:
    """At least so many double advances."""
    return lambda events, match: sum(event.get("days") == 2 for event in events) >= count


def no_jumps(events: list[Event], match: Match) -> bool:
    return not any(event.get("days") == 2 for event in events)


def empty_pile(events: list[Event], match: Match) -> bool:
    return None in match.state.view(None)["row"]


def monuments(events: list[Event], match: Match) -> bool:
    return sum(event["event"] == "final-monument" for event in events) >= 2


BUILDER = ("build", "advance architecture", "use uxmal 4", "use 4", "use 5", "use tikal 4", "pick uxmal 4")
BUILDER += ("pick tikal 4", "pick uxmal 5", "pick tikal 5", "place uxmal", "place palenque", "place tikal", "corn")
SKULLS = ("use yaxchilan 4", "use 4", "pick yaxchilan 4", "advance theology", "climb green", "place yaxchilan")
BEGGAR = ("beg", "burn", "pick", "skip", "place first", "place", "end")

GAMES: list[tuple[str, int, Ideas, Promise]] = [
    ("jumping-2", 2, ("turn 2", "place first", "climb"), jumps(2)),
    ("jumping-3", 3, ("turn 2", "place first", "climb"), jumps(3)),
    ("jumping-4", 4, ("turn 2", "place first", "climb"), jumps(4)),
    ("no-jump-2", 2, ("turn 1",), no_jumps),
    ("no-jump-4", 4, ("turn 1",), no_jumps),
    ("begging-3", 3, ("beg",), told("begged", "angered", "hungry")),
    ("burning-4", 4, ("burn", "use 5", "use 4", "use 3", "pick palenque"), told("burnt")),
    ("mercy-2", 2, BEGGAR, told("mercy")),
    ("mercy-4", 4, BEGGAR, told("mercy")),
    ("skulls-gone-4", 4, SKULLS, told("bank-empty", "skulls-short")),
    ("skulls-gone-2", 2, SKULLS, told("bank-empty")),
    ("pile-empty-4", 4, BUILDER, empty_pile),
]


def play(seats: int, seed: int, ideas: Ideas, stubborn: float) -> tuple[Match, list[Event]]:
    """A game of players who follow their idea most of the time."""
    match = Match(patolli.game("tzolkin"), seats, seed)
    chance = random.Random(seed)
    events: list[Event] = []
    while waiting := match.state.waiting():
        seat = chance.choice(waiting)
        phrases = match.state.phrases(seat)
        wanted = phrases
        if chance.random() < stubborn:
            liked = [[p for p in phrases if p.startswith(idea)] for idea in ideas]
            wanted = next((found for found in liked if found), phrases)
        events += match.say(seat, chance.choice(wanted))
    return match, events


def keep_promise(label: str, seats: int, ideas: Ideas, promise: Promise) -> None:
    for seed in range(5000):
        match, events = play(seats, seed, ideas, stubborn=0.9)
        if promise(events, match):
            write_game(match, label)
            print(f"{label}: seed {seed}, {len(match.moves)} decisions")
            return
    raise SystemExit(f"no game keeps the promise of {label}")


def bots_game(seats: int, seed: int) -> tuple[Match, list[Event]]:
    """A game of players who look one step ahead with the game's own evaluation."""
    game = patolli.game("tzolkin")
    match = Match(game, seats, seed)
    evaluator = game.evaluator()
    events: list[Event] = []
    while waiting := match.state.waiting():
        seat = waiting[0]
        world = match.state.resample(seat, seed)
        worth = {}
        for action in world.legal(seat):
            after = world.copy()
            after.apply(seat, action)
            worth[match.state.phrase(action)] = evaluator.worth(after, seat)
        events += match.say(seat, max(worth, key=lambda phrase: worth[phrase]))
    return match, events


if __name__ == "__main__":
    for seats in (2, 3, 4):
        write_game(random_game("tzolkin", seats, seats), f"random-{seats}")
        match, _ = bots_game(seats, seats)
        write_game(match, f"bots-{seats}")
    for label, seats, ideas, promise in GAMES:
        keep_promise(label, seats, ideas, promise)
    write_perft("tzolkin")
