"""Write the golden games of Tzolk'in: ``python -m tests.golden.make_tzolkin``.

Besides random games there are games of players with one idea each, so that every rare thing happens
in some game: double advances, begging, burning, mercy, an empty bank of skulls, an empty pile. Each
label promises what must happen, and the script looks for the first seed that keeps the promise.

Run it only when the rules have changed on purpose, and read the difference before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import patolli
from patolli.bots import knowledge
from patolli.core.record import Match, follow
from patolli.core.state import Event

from .make_golden import random_game, write_game, write_perft

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


SKULLS = (
    "use yaxchilan 4",
    "use 4",
    "pick yaxchilan 4",
    "advance theology",
    "climb green",
    "place yaxchilan",
)
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


def bots_game(seats: int, seed: int, ideas: Ideas = ()) -> Match:
    """A game of players who look one step ahead with the game's own evaluation, after their ideas."""
    game = patolli.game("tzolkin")
    match = Match(game, seats, seed)
    evaluator = knowledge.evaluator(game)
    while waiting := match.state.waiting():
        seat = waiting[0]
        world = match.state.resample(seat, seed)
        phrases = match.state.phrases(seat)
        liked = [phrase for idea in ideas for phrase in phrases if phrase.startswith(idea)]
        worth = {}
        for phrase in liked or phrases:
            after = world.copy()
            after.apply(seat, world.parse(seat, phrase))
            worth[phrase] = evaluator.worth(after, seat)
        match.say(seat, max(worth, key=lambda phrase: worth[phrase]))
    return match


def empty_the_pile() -> None:
    """Builders, until a pile is empty and a place in the row stays empty."""
    for seed in range(500):
        match = bots_game(4, seed, ("build", "use 4", "use 2"))
        if gaps(match):
            write_game(match, "pile-empty-4")
            print(f"pile-empty-4: seed {seed}, {len(match.moves)} decisions")
            return
    raise SystemExit("no builders empty a pile")


def gaps(match: Match) -> bool:
    """Did a turn begin with an empty place in the row?"""
    for again, _ in follow(match.record()):
        view = again.state.view(None)
        if view["phase"] == "start" and view["pile"] == 0 and None in view["row"]:
            return True
    return False


if __name__ == "__main__":
    for seats in (2, 3, 4):
        write_game(random_game("tzolkin", seats, seats), f"random-{seats}")
        write_game(bots_game(seats, seats), f"bots-{seats}")
    for label, seats, ideas, promise in GAMES:
        keep_promise(label, seats, ideas, promise)
    empty_the_pile()
    write_perft("tzolkin")
