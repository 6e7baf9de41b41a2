"""Why a turn was better: the facts in which it and the one played leave the table differently.

A game says in its `facts.py` what it counts: `facts(state, seat)` gives amounts by name, `WORTH` roughly what
one of each is worth, so that what matters is said first. The message `fact-<name>` says an amount in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.analysis.report import Difference
from patolli.analysis.worlds import Worlds
from patolli.core.game import Game
from patolli.core.state import State

MOST = 4  # reasons that somebody reads
LEAST = 0.4  # points that a difference must be worth to be said
LOOKS = 6  # worlds in which the later differences are looked at


def at_once(root: State, seat: int, better: Sequence[int], played: Sequence[int]) -> list[Difference]:
    """What the better turn leaves to the seat beyond the one played, or less; what weighs most first."""
    return differences(root.game, seat, [after(root, seat, better)], [after(root, seat, played)])


def later(worlds: Worlds, better: Sequence[int], played: Sequence[int]) -> list[Difference]:
    """The same after the answers and the own next turn, on average over some worlds."""
    looks = range(min(LOOKS, worlds.enough or LOOKS))
    ends = [[worlds.end(number, turn) for number in looks] for turn in (better, played)]
    return differences(worlds.state.game, worlds.seat, *ends)


def differences(
    game: Game[Any], seat: int, better: Sequence[State], played: Sequence[State]
) -> list[Difference]:
    room = game.room("facts")
    if room is None:
        return []
    more, less = (means([room.facts(state, seat) for state in states]) for states in (better, played))
    found = [Difference(fact, round(more[fact] - less[fact], 1)) for fact in more]
    weight = {reason.fact: abs(reason.amount * room.WORTH[reason.fact]) for reason in found}
    told = [reason for reason in found if weight[reason.fact] >= LEAST]
    return sorted(told, key=lambda reason: -weight[reason.fact])[:MOST]


def means(samples: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {fact: sum(sample[fact] for sample in samples) / len(samples) for fact in samples[0]}


def after(root: State, seat: int, turn: Sequence[int]) -> State:
    state = root.copy()
    for action in turn:
        state.apply(seat, action)
    return state
