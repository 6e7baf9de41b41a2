"""Turns: what a seat decides between two undo lines, as it was played and as it might have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from patolli.bots.evaluator import Evaluator
from patolli.bots.search import Scope, Search
from patolli.core.record import Record, follow
from patolli.core.rng import seeded
from patolli.core.state import Event, State

BREADTH = Scope(width=8, finalists=6)


@dataclass
class Turn:
    """A turn as it was played. `before` and `after` hold the whole truth: it is not for readers."""

    seat: int
    first: int  # moves of the record before it
    before: State
    after: State
    actions: list[int] = field(default_factory=list)
    phrases: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    last_before: State | None = (
        None  # the position before its last move, the one that may have revealed something
    )
    choices: int = 0  # the most actions that were open at one of its moves


def turns(record: Record) -> Iterator[Turn]:
    """The turns of a game in order; raises `BadRecord` if it cannot be played."""
    current: Turn | None = None
    before: State | None = None
    for match, events in follow(record):
        if before is not None:
            seat, phrase = match.moves[-1]
            if current is None or current.seat != seat or current.before.line != before.line:
                if current is not None:
                    yield current
                current = Turn(seat, len(match.moves) - 1, before, before)
            current.actions.append(before.parse(seat, phrase))
            current.phrases.append(phrase)
            current.events += events
            current.choices = max(current.choices, len(before.legal(seat)))
            current.last_before, current.after = before, match.state.copy()
        before = match.state.copy()
    if current is not None:
        yield current


def better_ideas(evaluator: Evaluator, root: State, seat: int, seed: int | str) -> list[list[int]]:
    """Whole turns worth a thought, the most promising first."""
    search = Search(evaluator, BREADTH, seat, root.seats, seeded(seed))
    search.imagine(root)
    return [search.way_to(last) for last in search.made]


def phrases(root: State, seat: int, turn: list[int]) -> list[str]:
    """A turn in words."""
    state = root.copy()
    said = []
    for action in turn:
        said.append(state.phrase(action))
        state.apply(seat, action)
    return said


def acted(state: State, seat: int, phrases: Sequence[str]) -> list[int]:
    """The actions of a turn; raises `IllegalMove` where one of its phrases is not legal."""
    here = state.copy()
    actions = []
    for phrase in phrases:
        actions.append(here.parse(seat, phrase))
        here.apply(seat, actions[-1])
    return actions


def leads_to_the_same(root: State, seat: int, one: Sequence[int], other: Sequence[int]) -> bool:
    """Do two turns end in the same position, whatever their order?"""
    if sorted(one) == sorted(other):
        return True
    ends = []
    for turn in (one, other):
        state = root.copy()
        for action in turn:
            state.apply(seat, action)
        ends.append({**state.position(), "line": 0})
    return ends[0] == ends[1]
