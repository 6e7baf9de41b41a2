"""A game on paper: everything needed to play it again, as JSON that anybody can read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from patolli.core.errors import BadOption, BadPosition, BadRecord, IllegalMove, UnknownGame
from patolli.core.game import Game
from patolli.core.registry import game as find_game
from patolli.core.state import Event, State

FORMAT = 1


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Format version, game, rules version, seats, options, seed, and every `[seat, phrase]`.

    `rules` is the version under which the game began. Where it went on under a later one, `raised` says
    so: `[12, 2]` is "after twelve moves, under version 2". Most records have none.
    """

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int | str
    moves: list[tuple[int, str]]
    names: list[str] = []
    raised: list[tuple[int, int]] = []

    def to_json(self) -> str:
        """One move a line, so that a record reads well and compares well."""
        head = msgspec.to_builtins(self)
        moves = head.pop("moves")
        if not self.raised:
            del head["raised"]
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
        find_game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None
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
        self.options = self.state.options
        self.moves: list[tuple[int, str]] = []
        self.rules = game.rules_version  # under which it began
        self.raised: list[tuple[int, int]] = []  # after how many moves it went on under which rules
        self._before: list[State] = []  # the state before each move that may be taken back

    def say(self, seat: int, phrase: str) -> list[Event]:
        """Play a phrase and return what happened; raises `IllegalMove` and changes nothing."""
        action = self.state.parse(seat, phrase)
        before = self.state.copy()
        events: list[Event] = []
        self.state.play(seat, action, events)
        self.moves.append((seat, before.phrase(action)))
        self._before.append(before)
        return events

    @property
    def before(self) -> State:
        """The state before the last move, as long as nothing has changed it since."""
        return self._before[-1]

    def can_undo(self) -> bool:
        """May the last move be taken back? Not once the decision passed on or a secret came out."""
        return bool(self._before) and self._before[-1].line == self.state.line

    def undo(self) -> tuple[int, str]:
        """Take the last move back and return it."""
        if not self.can_undo():
            raise IllegalMove("CORE-R4", "no-undo")
        self.state = self._before.pop()
        return self.moves.pop()

    def go_on(self, game: Game[Any]) -> None:
        """Go on under a later version of the rules, from the migrated position. What was played stays.

        Raises `BadPosition` if no step leads there, and then has changed nothing.
        """
        if game is self.game:
            return
        self.state = game.load(self.state.position())
        self.game = game
        self.raised.append((len(self.moves), game.rules_version))
        self._before.clear()  # nobody can go back to rules that are gone

    def record(self, names: list[str] | None = None) -> Record:
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.rules,
            seats=self.state.seats,
            options=self.options,
            seed=self.seed,
            moves=list(self.moves),
            names=names or [],
            raised=[later for later in self.raised if later[0] < len(self.moves)],
        )


def follow(record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """Play a record again by the rules it was played under: the start, then each move and what it brought.

    It is one match that plays on when asked for the next move. Raises `BadRecord` if nobody plays by these
    rules any more, or with the number of the move that fails.
    """
    game = find_game(record.game)
    raised = _raised(record, game)
    try:
        match = Match(game.under(record.rules), record.seats, record.seed, **record.options)
    except BadOption as error:
        raise BadRecord("options", str(error)) from None
    yield match, []
    for number, (seat, phrase) in enumerate(record.moves):
        try:
            if number in raised:
                match.go_on(raised[number])
            yield match, match.say(seat, phrase)
        except IllegalMove as error:
            raise BadRecord(f"moves[{number}]", f"{phrase!r} by seat {seat}: {error}") from None
        except BadPosition as error:
            raise BadRecord("raised", f"after {number} moves: {error}") from None


def _raised(record: Record, game: Game[Any]) -> dict[int, Game[Any]]:
    """Before which moves the record goes on under which rules."""
    number, version = -1, record.rules
    for later in record.raised:
        if not (number < later[0] < len(record.moves) and version < later[1]):
            raise BadRecord("raised", "must name moves of the record and versions, both ever higher")
        number, version = later
    return {number: game.under(version) for number, version in record.raised}


def replay(record: Record) -> Match:
    """Play a whole record again by the rules it was played under; see `follow`."""
    for match, _ in follow(record):
        last = match
    return last
