"""A game on paper: everything needed to play it again, as JSON that anybody can read."""

from __future__ import annotations

from typing import Any

import msgspec

from patolli.core.errors import BadOption, BadRecord, IllegalMove, UnknownGame
from patolli.core.game import Game
from patolli.core.registry import game as find_game
from patolli.core.state import Event, State

FORMAT = 1


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Format version, game, rules version, seats, options, seed, and every `[seat, phrase]`."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int | str
    moves: list[tuple[int, str]]
    names: list[str] = []

    def to_json(self) -> str:
        """One move a line, so that a record reads well and compares well."""
        head = msgspec.to_builtins(self)
        moves = head.pop("moves")
        lines = [f'  "{key}": {_json(value)},' for key, value in head.items()]
        body = ",\n".join(f"    {_json(move)}" for move in moves)
        return "{\n" + "\n".join(lines) + '\n  "moves": [\n' + body + "\n  ]\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_record(text: str | bytes) -> Record:
    """A record from JSON; raises `BadRecord` naming the field that is wrong."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record", str(error)) from None
    if record.format != FORMAT:
        raise BadRecord("format", f"{record.format} is not a format we know; we read {FORMAT}")
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None
    if record.rules > game.rules_version:
        raise BadRecord("rules", f"version {record.rules} is newer than ours, {game.rules_version}")
    if record.names and len(record.names) != record.seats:
        raise BadRecord("names", f"{len(record.names)} names for {record.seats} seats")
    return record


class Match:
    """A game being played and written down: its state, its moves, and the way back.

    >>> match = Match(find_game("patolli"), seats=2, seed=1)
    >>> seat = match.state.waiting()[0]
    >>> events = match.say(seat, match.state.phrases(seat)[0])
    >>> len(match.moves)
    1
    """

    def __init__(
        self, game: Game[Any], seats: int | None = None, seed: int | str = 0, **options: Any
    ) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.new(seats, seed, **options)
        self.moves: list[tuple[int, str]] = []
        self._before: list[State] = []  # the state before each move

    def say(self, seat: int, phrase: str) -> list[Event]:
        """Play a phrase and return what happened; raises `IllegalMove` and changes nothing."""
        action = self.state.parse(seat, phrase)
        before = self.state.copy()
        events: list[Event] = []
        self.state.play(seat, action, events)
        self.moves.append((seat, before.phrase(action)))
        self._before.append(before)
        return events

    def can_undo(self) -> bool:
        """May the last move be taken back? Not once the decision passed on or a secret came out."""
        return bool(self._before) and self._before[-1].line == self.state.line

    def undo(self) -> tuple[int, str]:
        """Take the last move back and return it."""
        if not self.can_undo():
            raise IllegalMove("CORE-R4", "no-undo")
        self.state = self._before.pop()
        return self.moves.pop()

    def record(self, names: list[str] | None = None) -> Record:
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.state.seats,
            options=self.state.options,
            seed=self.seed,
            moves=list(self.moves),
            names=names or [],
        )


def replay(record: Record) -> Match:
    """Play a record again; raises `BadRecord` with the number of the move that fails."""
    try:
        match = Match(find_game(record.game), record.seats, record.seed, **record.options)
    except BadOption as error:
        raise BadRecord("options", str(error)) from None
    for number, (seat, phrase) in enumerate(record.moves):
        try:
            match.say(seat, phrase)
        except IllegalMove as error:
            raise BadRecord(f"moves[{number}]", f"{phrase!r} by seat {seat}: {error}") from None
    return match
