"""What the server says, field by field. All fields are always there, except those that may be `UNSET`."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType, field

from patolli.analysis.report import Report
from patolli.server.wire.requests import BankClock, DaysClock, Node
from patolli.server.wire.words import (
    AnalysisStatus,
    ByLanguage,
    Depth,
    Ending,
    Error,
    Language,
    Milliseconds,
    PersonKind,
    SeatKind,
    Status,
)

# What only the game understands: JSON objects with a few fields that all games share, and any others.


class Expects(TypedDict):
    """What is expected now: the message `expect-<text>` of the game's texts, and the facts it needs."""

    text: str


class View(TypedDict):
    """The game's own picture, as one seat (or a spectator) may see it, without what is printed."""

    game: str
    rules: int
    seats: int
    options: NotRequired[dict[str, Any]]
    waiting: list[int]
    over: bool
    scores: list[float]
    winners: list[int]
    expects: NotRequired[Expects]


class Preview(TypedDict):
    """What a phrase would cost and bring about, as the game tells it before one decides."""

    cost: NotRequired[float]


class GameEvent(TypedDict):
    """What happened, as data: `event` names it, the rest are its facts."""

    event: str
    seat: NotRequired[int]


class RecordFile(TypedDict):
    """A game on paper. While it runs without the seed, and with `null` for phrases one may not know yet."""

    format: int
    game: str
    rules: int
    raised: NotRequired[list[tuple[int, int]]]
    seats: int
    options: dict[str, Any]
    names: list[str]
    seed: NotRequired[int | str]
    moves: list[tuple[int, str | None]]


class Answer(Struct):
    """What the server says."""


class Refused(Answer):
    """No. `error` is for programs, `text` for people; `rule` and `reason` if a rule of the game is broken."""

    error: Error
    text: str
    rule: str | None
    reason: str | None
    facts: dict[str, Any]


# People.


class Me(Answer):
    """Who I am."""

    id: str
    name: str
    kind: PersonKind
    account: bool
    language: Language


class MyMove(Answer):
    """A phrase that I said."""

    number: int
    seat: int
    phrase: str
    at: Milliseconds


class MyTable(Answer):
    """A table where I sat, or that I opened, with what I said there."""

    id: str
    game: str
    status: Status
    created: Milliseconds
    ended: Milliseconds | None
    seats: list[int]
    moves: list[MyMove]


class MyLine(Answer):
    """A line of chat that I wrote."""

    table: str
    name: str
    text: str
    at: Milliseconds


class MyData(Answer):
    """Everything that is kept about me."""

    me: Me
    created: Milliseconds
    logins: list[LoginPlace]
    bots: list[Me]
    muted: list[str]
    tables: list[MyTable]
    chat: list[MyLine]
    studies: list[Study]


class NewBotAccount(Me):
    """A bot account with its token, which is shown this once."""

    token: str


class LoginPlace(Answer):
    """Where I am logged in."""

    id: str
    label: str
    created: Milliseconds
    seen: Milliseconds
    current: bool


class Muted(Answer):
    """Somebody whose chat I do not see."""

    person: str
    name: str


# What there is.


class Option(Answer):
    """What can be chosen when a table is opened; `file`: it may also be what a JSON file says."""

    values: list[Any]
    default: Any
    file: bool


class GameFacts(Answer):
    """A game: its name, the prefix of its rules, their version, how many may play, its options and lessons.

    `texts`, `board` and `picture` are addresses of what it brings for the browser.
    """

    name: str
    prefix: str
    rules: int
    seats: list[int]
    titles: ByLanguage
    blurbs: ByLanguage
    options: dict[str, Option]
    lessons: int
    texts: ByLanguage
    board: str | None
    picture: str | None


class BotLevel(Answer):
    """A level of the built-in bots."""

    level: str
    names: ByLanguage
    blurbs: ByLanguage


class Version(Answer):
    """The version of the server."""

    version: str


class Health(Answer):
    """Is the server well? If not, what is down."""

    ok: bool
    down: list[str] | UnsetType = UNSET


# Tables.


class SeatClock(Answer):
    """`left` was true at the moment of sending; it counts down while `running`."""

    left: Milliseconds
    running: bool
    flagged: bool


class Seat(Answer):
    """Who sits on a seat; of an open one `person` is for whom it is kept.

    `replace` are the seats that agreed to put a bot here.
    """

    seat: int
    kind: SeatKind
    person: str | None
    name: str | None
    local: bool
    level: str | None
    mine: bool
    here: bool
    waiting: bool
    resigned: bool
    clock: SeatClock | None
    replace: list[int]


class Result(Answer):
    """How a game ended."""

    scores: list[float]
    winners: list[int]
    why: Ending


class Table(Answer):
    """A table: who sits there, what is played, and how it stands. `number`: how many moves are on the log."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    public: bool
    host: str
    created: Milliseconds
    started: Milliseconds | None
    ended: Milliseconds | None
    clock: BankClock | DaysClock | None
    hints: bool
    chat: bool
    number: int
    seed_hash: str
    seed: str | None
    imported: bool
    seats: list[Seat]
    watching: int
    result: Result | None
    rematch: str | None


class Move(Answer):
    """A move as the reader may know it: `phrase` is `null` where it is not. `rules`: under which version."""

    number: int
    seat: int
    phrase: str | None
    events: list[GameEvent]
    scores: list[float]
    rules: int
    at: Milliseconds


class SeatView(Answer):
    """What one of my seats sees and may say; `tentative`: what it can still take back."""

    seat: int | None
    view: View
    legal: list[str]
    next: int
    tentative: list[Move]
    undo: bool


class Printed(Answer):
    """What is printed on the components, by its hash; `fields` of every view come with it the first time."""

    hash: str
    fields: dict[str, Any] | UnsetType = UNSET


class State(Answer, tag="state"):
    """One message for everything: replace what you had, and append `moves`, which begin with `from`."""

    now: Milliseconds
    table: Table
    start: int = field(name="from")
    moves: list[Move]
    views: list[SeatView]
    printed: Printed | None
    abandon: bool  # may I end this game, because nobody moves?


class ChatLine(Answer):
    """Something that somebody said."""

    number: int
    person: str
    name: str
    text: str
    at: Milliseconds


# Records.


class Frame(Answer):
    """The table after `at` of its moves; `move` is the one that led here."""

    at: int
    of: int
    seat: int | None
    move: Move | None
    view: View
    printed: Printed | None
    table: Table


class Chart(Answer):
    """The scores at the start and after each move, who made each move, and when."""

    scores: list[list[float]]
    turns: list[int]
    at: list[Milliseconds]


class Analysis(Answer):
    """The analysis of a finished game: how far it is, and what it says once it is `done`.

    `absent`: nobody has asked for it. `failed`: it may be asked for again; `problem` is what is wrong with
    the record, if it cannot be played.
    """

    depth: Depth
    status: AnalysisStatus
    done: int
    of: int
    problem: str
    report: Report | None


class Board(Answer):
    """A board that belongs to no table: what one sees there and may say, and the moves that led there.

    `line` changes where a turn ends: what was said on one line can be taken back.
    """

    game: str
    mine: SeatView
    waiting: list[int]
    moves: list[Move]
    line: int
    printed: Printed | None


class Study(Answer):
    """A position, and the tree of moves from there that somebody keeps; whoever has the link may read it."""

    id: str
    name: str
    game: str
    mine: bool
    position: dict[str, Any]
    nodes: list[Node]
    version: int
    created: Milliseconds
    changed: Milliseconds


class StudyLine(Answer):
    """A study of mine in a list."""

    id: str
    name: str
    game: str
    changed: Milliseconds


# Learning.


class CourseFacts(Answer):
    """The lessons of a game in their order; none if it brings none."""

    game: str
    lessons: list[LessonFacts]


class LessonFacts(Answer):
    """A lesson in a sentence; `teaches` are numbers of rules."""

    name: str
    title: str
    about: str
    steps: int
    teaches: list[str]


class LessonMoment(Answer):
    """A lesson under way: what is said now, what to look at (`ring`: words or phrases), what one sees.

    `answer` is why something was not done just now, with the `rule` it breaks. `trail` is to
    be sent along with the next question; `moves` are those that this one brought about; `after` comes next.
    """

    lesson: str
    title: str
    step: int
    steps: int
    over: bool
    reads: bool
    say: str
    ring: list[str]
    answer: str
    rule: str | None
    trail: list[str]
    names: list[str]
    view: SeatView
    moves: list[Move]
    printed: Printed | None
    after: str | None


# At the table: the answers to what a player asks. Over the WebSocket they come as they are, over HTTP too.


class Done(Answer, tag="done"):
    """It is done, and on disk. After a phrase: its number, and whether it can still be taken back."""

    id: str
    number: int | UnsetType = UNSET
    tentative: bool | UnsetType = UNSET


class DoneWithState(Done, tag="done", kw_only=True):
    """The same over HTTP, where no socket brings the new state."""

    state: State


class Reason(Answer, tag="why"):
    """Why a phrase is not possible: the number of the broken rule, and a sentence; `legal`: it is."""

    id: str
    legal: bool
    rule: str | None
    reason: str | None
    facts: dict[str, Any]
    text: str


class Prices(Answer, tag="prices"):
    """What each phrase would cost and bring about."""

    id: str
    prices: dict[str, Preview]


class Hint(Answer, tag="hint"):
    """What a bot would say, and why, in a sentence; empty if there is little to tell."""

    id: str
    phrase: str
    why: str
