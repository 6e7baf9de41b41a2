"""What clients may send, field by field. Anything else is refused."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from patolli.server.names import clean_name
from patolli.server.wire.words import (
    MOST_PHRASES,
    MOST_TRAIL,
    ClientId,
    Depth,
    Language,
    Level,
    Name,
    Number,
    Password,
    Phrase,
    Phrases,
    SeatNumber,
    Words,
)


def clean_text(text: str) -> str:
    """Plain text without control characters."""
    text = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs")).strip()
    if not text:
        raise ValueError("there is nothing to say")
    return text


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends. A field nobody knows is refused, so a typing error never goes unnoticed."""


# People.


class NewGuest(Request):
    """A guest needs only a name."""

    name: Name
    language: Language | None = None

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


class ChangeMe(Request):
    """Either field, or both."""

    name: Name | None = None
    language: Language | None = None

    def __post_init__(self) -> None:
        self.name = clean_name(self.name) if self.name is not None else None


class NewPassword(Request):
    """`current` only when there is one already."""

    password: Password
    current: Annotated[str, Meta(max_length=200)] | None = None


class DeleteMe(Request):
    """`current` is the password of an account; a guest has none."""

    current: Annotated[str, Meta(max_length=200)] | None = None


class LogIn(Request):
    """The name and the password of an account."""

    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]


class NewBot(Request):
    """A bot account needs a name."""

    name: Name

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


# Tables.


class SeatWish(Request):
    """Who shall sit there: me, somebody who comes, a bot with a `level`, a second person on my device."""

    kind: Literal["me", "open", "bot", "local"]
    level: Level | None = None
    name: Name | None = None

    def __post_init__(self) -> None:
        self.name = clean_name(self.name) if self.name is not None else None


class BankClock(Request, tag_field="kind", tag="bank"):
    """A bank of time for the whole game, and a little more for each turn."""

    bank: Annotated[int, Meta(ge=1_000, le=7 * 24 * 3_600_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class DaysClock(Request, tag_field="kind", tag="days"):
    """Some days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


class NewTable(Request):
    """A table to open. How many seats there may be, and which options, the game says."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: BankClock | DaysClock | None = None
    hints: bool = False
    chat: bool = True
    start: bool = False


class Join(Request):
    """Sit down on this seat, or on the first open one."""

    seat: SeatNumber | None = None


class Resign(Request):
    """Give up this seat of mine."""

    seat: SeatNumber


class Replace(Request):
    """Agree that a bot takes over this absent player."""

    seat: SeatNumber
    level: Level | None = None


class AskAnalysis(Request):
    """Analyse this game."""

    depth: Depth = "normal"


# Boards that belong to no table: a position, and what is played from there.


class TableMoment(Request, tag_field="kind", tag="table"):
    """A finished game after so many moves."""

    table: Annotated[str, Meta(max_length=40)]
    at: Number


class PositionRoot(Request, tag_field="kind", tag="position"):
    """A position, as a position file has it."""

    position: dict[str, Any]


class NewGame(Request, tag_field="kind", tag="new"):
    """The start of a game."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    seed: Annotated[str, Meta(max_length=200)]
    options: dict[str, Any] = {}


Root = TableMoment | PositionRoot | NewGame
Moves = Annotated[list[tuple[SeatNumber, Phrase]], Meta(max_length=2000)]


class AskBoard(Request):
    """The board after these moves, through the eyes of a seat, or of who is to decide."""

    root: Root
    moves: Moves = []
    seat: SeatNumber | None = None
    printed: Annotated[str, Meta(max_length=64)] = ""


class AskBoardWhy(Request):
    """Why is this phrase not possible there?"""

    root: Root
    seat: SeatNumber
    phrase: Phrase
    moves: Moves = []


class AskBoardPrices(Request):
    """What would each of these phrases cost and bring about there?"""

    root: Root
    seat: SeatNumber
    phrases: Phrases
    moves: Moves = []


class AskOutlook(Request):
    """What is this position worth to a seat, and a whole turn that was `tried` in it?"""

    root: Root
    seat: SeatNumber
    moves: Moves = []
    tried: Annotated[list[Phrase], Meta(max_length=MOST_PHRASES)] = []
    depth: Depth = "normal"


class Node(Request):
    """A move in a study. `parent` is the place of the one before it among the nodes; -1: the root."""

    parent: Annotated[int, Meta(ge=-1)]
    seat: SeatNumber
    phrase: Phrase
    name: Words = ""


Nodes = Annotated[list[Node], Meta(max_length=2000)]


class NewStudy(Request):
    """A study to keep: a position, and the branches that were played from it."""

    name: Words
    root: Root
    nodes: Nodes = []


class ChangeStudy(Request):
    """What a study of mine shall be from now on; `version` is the one I know."""

    version: Number
    name: Words
    nodes: Nodes


# Learning. A lesson is not kept by the server: who learns sends along how it went so far.

Trail = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_TRAIL)]


class LessonStep(Request):
    """Go on in a lesson after `trail`: say a `phrase`, or say that one has `read`; neither: only look.

    `printed` is the hash of what is printed on the components, if that is known already.
    """

    trail: Trail = []
    phrase: Phrase | None = None
    read: bool = False
    printed: Annotated[str, Meta(max_length=64)] = ""


class LessonWhy(Request):
    """Why is this phrase not possible after `trail`?"""

    trail: Trail
    phrase: Phrase


class LessonPrices(Request):
    """What would each of these phrases cost and bring about, after `trail`?"""

    trail: Trail
    phrases: Phrases


# At the table. Each has an `id` of the client's choice, and is answered exactly once with that `id`.


class Play(Request):
    """Say a phrase; `number` is the one it believes is next."""

    id: ClientId
    seat: SeatNumber
    number: Number
    phrase: Phrase


class Undo(Request):
    """Take back the last tentative phrase, or the whole open turn; `number` as for `Play`."""

    id: ClientId
    seat: SeatNumber
    number: Number
    all: bool = False


class AskWhy(Request):
    """Why is this phrase not possible?"""

    id: ClientId
    seat: SeatNumber
    phrase: Phrase


class AskPrices(Request):
    """What would each of these phrases cost and bring about?"""

    id: ClientId
    seat: SeatNumber
    phrases: Phrases


class AskHint(Request):
    """What would a bot say here?"""

    id: ClientId
    seat: SeatNumber
    level: Level | None = None


class Say(Request):
    """A line of chat."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def __post_init__(self) -> None:
        self.text = clean_text(self.text)
