"""The kinds of fields that messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

MOST = 2**53 - 1  # the largest whole number that JavaScript can hold
MOST_PHRASES = 100  # of one question
MOST_TRAIL = 1000  # things said in a lesson

Language = Literal["en", "pl", "fr", "de"]
SPOKEN: tuple[Language, ...] = get_args(Language)
PersonKind = Literal["person", "bot"]
Status = Literal["open", "running", "over", "cancelled"]
SeatKind = Literal["open", "person", "bot"]
Ending = Literal["finished", "resigned", "abandoned", "imported"]
Depth = Literal["normal", "deep"]  # how long an analysis thinks about a turn
AnalysisStatus = Literal["absent", "waiting", "running", "done", "failed"]

Error = Literal[
    "illegal",
    "bad-message",
    "bad-option",
    "bad-record",
    "bad-position",
    "who-are-you",
    "wrong-password",
    "not-your-seat",
    "not-host",
    "not-seated",
    "not-while-running",
    "no-hints",
    "chat-off",
    "foreign-origin",
    "not-found",
    "no-page",
    "no-method",
    "stale",
    "seat-taken",
    "already-seated",
    "name-taken",
    "name-at-table",
    "seats-open",
    "wrong-moment",
    "cannot-open",
    "not-absent",
    "not-idle",
    "too-many-tables",
    "too-many-bots",
    "too-many-public",
    "too-many-bot-tables",
    "too-many-imports",
    "too-many-studies",
    "too-large",
    "bad-fields",
    "name-length",
    "name-unseen",
    "name-stacked",
    "name-mixed",
    "password-short",
    "password-common",
    "too-fast",
    "head-too-large",
    "our-fault",
    "busy",
]

BAD_NAMES: tuple[Error, ...] = ("name-length", "name-unseen", "name-stacked", "name-mixed")

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST)]  # which seats there are, the table says
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Words = Annotated[str, Meta(max_length=100)]  # that somebody gives a study, or a branch in it
Phrase = Annotated[str, Meta(min_length=1, max_length=200)]
Phrases = Annotated[list[Phrase], Meta(min_length=1, max_length=MOST_PHRASES)]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[ -~]+$")]

Milliseconds: TypeAlias = int  # since 1970, or of a duration
ByLanguage: TypeAlias = dict[str, str]
