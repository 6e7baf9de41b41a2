"""The things the server keeps: people and their logins, tables and their seats, moves, chat."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from patolli.core.state import Event
from patolli.server.wire import answers
from patolli.server.wire.words import Language, PersonKind, SeatKind, Status


@dataclass
class Person:
    id: str
    name: str
    kind: PersonKind
    account: str | None
    password: str | None
    owner: str | None
    language: Language
    created: int

    def me(self) -> answers.Me:
        return answers.Me(self.id, self.name, self.kind, self.account is not None, self.language)


@dataclass
class Login:
    id: str
    person: str
    secret: str
    label: str
    created: int
    seen: int


@dataclass
class SeatRow:
    seat: int
    kind: SeatKind = "open"
    person: str | None = None  # who plays it; for an open seat: for whom it is kept
    name: str | None = None
    local: bool = False  # a second person on the device of `person`
    level: str | None = None
    resigned: bool = False
    left_ms: int | None = None  # on the clock when `since` began
    since: int | None = None  # since when the game waits for this seat
    replace: list[int] = field(default_factory=list)  # seats that agreed to put a bot here


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    public: bool
    host: str
    seed: str
    rules: int
    created: int
    clock: dict[str, Any] | None = None  # as on the wire
    hints: bool = False
    chat: bool = True
    imported: bool = False
    status: Status = "open"
    version: int = 0
    position: dict[str, Any] | None = None  # at the start
    scores: list[float] | None = None  # at the start
    result: dict[str, Any] | None = None  # as on the wire
    rematch: str | None = None
    started: int | None = None
    ended: int | None = None
    seats: list[SeatRow] = field(default_factory=list)

    def clone(self) -> TableRow:
        """A copy to change: it takes the place of the original once it is on disk."""
        return replace(self, seats=[replace(seat) for seat in self.seats])

    def persons(self) -> list[str]:
        """Everybody who sits here, each once, in the order of the seats."""
        return list(dict.fromkeys(s.person for s in self.seats if s.kind == "person" and s.person))

    def seats_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and s.person == person and person]

    def name_of(self, person: str) -> str | None:
        """The name under which somebody sits here."""
        mine = [self.seats[seat] for seat in self.seats_of(person)]
        mine.sort(key=lambda seat: seat.local)  # a second person on the same device has a name of their own
        return mine[0].name if mine else None

    def names(self) -> list[str]:
        return [s.name or "" for s in self.seats]


@dataclass
class MoveRow:
    number: int
    seat: int
    phrase: str
    secret: bool  # made while several seats chose at once
    events: list[Event]
    scores: list[float]
    rules: int
    client: str | None
    at: int
    position: dict[str, Any] | None = None  # after the move; not kept in memory once it is stored


@dataclass
class ChatRow:
    number: int
    person: str
    name: str
    text: str
    at: int
