"""The game at a table: what is on the log, and the open turn of each seat. No disk, no clock, no sockets.

A player's phrases are tried on a copy and stay tentative: the owner alone sees them and may take them back.
When a phrase crosses the engine's undo line, or the game no longer waits for the seat, the whole turn goes on
the log at once. Where several seats choose at once each has an open turn of its own, on top of the same log.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, cast

from patolli.core.errors import BadPosition, IllegalMove
from patolli.core.game import Game
from patolli.core.state import Event, State
from patolli.server.errors import Refusal
from patolli.server.rows import MoveRow, TableRow
from patolli.server.wire.answers import GameEvent, Move

log = logging.getLogger("patolli.server")


@dataclass
class Turn:
    """The tentative phrases of one seat, and the state after them."""

    state: State
    moves: list[MoveRow] = field(default_factory=list)


@dataclass
class Step:
    """A phrase that was tried: the move it makes, the state after it, and whether it ends the open turn."""

    move: MoveRow
    state: State
    crossed: bool


class Play:
    def __init__(self, game: Game[Any], state: State, number: int = 0) -> None:
        self.game = game
        self.state = state  # after everything on the log
        self.number = number  # of moves on the log
        self.turns: dict[int, Turn] = {}  # of the seats that have tentative phrases

    def seen_by(self, seat: int | None) -> State:
        """The state as its owner sees it, with the open turn; everybody else sees the log."""
        turn = self.turns.get(seat) if seat is not None else None
        return turn.state if turn else self.state

    def tentative(self, seat: int) -> list[MoveRow]:
        turn = self.turns.get(seat)
        return turn.moves if turn else []

    def next(self, seat: int) -> int:
        """The number of the next phrase of this seat."""
        return self.number + len(self.tentative(seat))

    def attempt(self, seat: int, phrase: str, client: str | None, at: int, stored: bool = False) -> Step:
        """Try a phrase on a copy; raises `IllegalMove`. Nothing changes until it is kept or committed.

        The position after it is needed only where it is not `stored` yet.
        """
        before = self.seen_by(seat)
        action = before.parse(seat, phrase)
        after = before.copy()
        events: list[Event] = []
        after.play(seat, action, events)
        move = MoveRow(
            number=self.next(seat),
            seat=seat,
            phrase=before.phrase(action),
            secret=len(before.waiting()) > 1,
            events=events,
            scores=after.scores(),
            rules=self.game.rules_version,
            client=client,
            at=at,
            position=None if stored else after.position(),
        )
        return Step(move, after, after.line != self.state.line or not after.waits_for(seat))

    def keep(self, step: Step) -> None:
        """The phrase becomes part of the open turn."""
        turn = self.turns.setdefault(step.move.seat, Turn(self.state))
        turn.moves.append(step.move)
        turn.state = step.state

    def finished_turn(self, step: Step) -> list[MoveRow]:
        """The moves that a step which crossed the line puts on the log."""
        return [*self.tentative(step.move.seat), step.move]

    def commit(self, step: Step) -> list[tuple[int, int]]:
        """The whole turn is on the log now. Other open turns are tried again on top of it.

        Returns the (seat, step) from which on tentative phrases of others fell away.
        """
        moves = self.finished_turn(step)
        self.turns.pop(step.move.seat, None)
        return self.advance(step.state, len(moves))

    def advance(self, state: State, moves: int) -> list[tuple[int, int]]:
        """So many more moves are on the log; see `commit`."""
        self.state = state
        self.number += moves
        return self._rebase()

    def clone(self) -> Play:
        """A copy to try something on: the log is written to disk before memory changes."""
        other = Play(self.game, self.state, self.number)
        other.turns = {seat: Turn(turn.state, list(turn.moves)) for seat, turn in self.turns.items()}
        return other

    def _rebase(self) -> list[tuple[int, int]]:
        fallen = []
        for seat, turn in list(self.turns.items()):
            del self.turns[seat]
            kept = self.take_up(seat, [(m.phrase, m.client, m.at) for m in turn.moves])
            if kept < len(turn.moves):
                fallen.append((seat, kept))
        return fallen

    def take_up(self, seat: int, phrases: list[tuple[str, str | None, int]]) -> int:
        """Try tentative phrases again, until one no longer fits; how many did."""
        for count, (phrase, client, at) in enumerate(phrases):
            try:
                step = self.attempt(seat, phrase, client, at)
            except IllegalMove:
                return count
            if step.crossed:
                return count
            self.keep(step)
        return len(phrases)

    def undo(self, seat: int, everything: bool) -> None:
        """Take back the last tentative phrase of a seat, or its whole open turn."""
        moves = self.tentative(seat)
        kept = [] if everything else moves[:-1]
        self.turns.pop(seat, None)
        self.take_up(seat, [(m.phrase, m.client, m.at) for m in kept])


def load_stored(game: Game[Any], position: dict[str, Any]) -> State:
    """A stored position; one from an older version of the rules as one of today's.

    If it cannot be loaded, people learn about versions, but no value of a position that may be secret.
    """
    try:
        state: State = game.load(position)
    except BadPosition as error:
        problem = error.problem if error.where == "rules" else error.where
        log.error("a stored position cannot be loaded", extra={"error": f"{game.name}: {problem}"})
        raise Refusal("cannot-open", problem=problem) from None
    return state


def raised(table: TableRow, moves: Sequence[MoveRow]) -> list[tuple[int, int]]:
    """After how many moves the game went on under which later version of the rules: see `Record`."""
    versions = [table.rules, *(move.rules for move in moves)]
    return [(number, now) for number, (before, now) in enumerate(pairwise(versions)) if now != before]


def shown_events(move: MoveRow, eyes: Collection[int], everything: bool) -> list[GameEvent]:
    """The events that at least one of these seats may see."""
    seen = [
        event if "only" not in event else {key: value for key, value in event.items() if key != "only"}
        for event in move.events
        if everything or "only" not in event or any(seat in event["only"] for seat in eyes)
    ]
    return cast(list[GameEvent], seen)


def phrase_shown(move: MoveRow, eyes: Collection[int], everything: bool) -> bool:
    """May these seats know the phrase? Not if it was chosen in secret, or told something to others alone."""
    if everything or move.seat in eyes:
        return True
    return not move.secret and all("only" not in event for event in move.events)


def show(move: MoveRow, eyes: Collection[int], everything: bool) -> Move:
    """A move as these seats may know it."""
    return Move(
        number=move.number,
        seat=move.seat,
        phrase=move.phrase if phrase_shown(move, eyes, everything) else None,
        events=shown_events(move, eyes, everything),
        scores=move.scores,
        rules=move.rules,
        at=move.at,
    )
