"""What clients may send, field by field. Anything else is refused."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

MOST = 2**53 - 1  # the largest whole number that JavaScript can hold


def clean_name(name: str) -> str:
    """A name on one line, without characters that cannot be seen."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > 30:
        raise ValueError("a name has 1 to 30 characters")
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise ValueError("a name has no invisible characters")
    return name


def clean_text(text: str) -> str:
    """Plain text without control characters."""
    text = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs")).strip()
    if not text:
        raise ValueError("there is nothing to say")
    return text


Name = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(clean_name)]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Language = Literal["en", "pl", "fr", "de"]
Level = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, le=MOST)]  # which seats there are, the table says
Number = Annotated[int, Field(ge=0, le=1_000_000)]
Phrase = Annotated[str, Field(min_length=1, max_length=200)]
ClientId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[ -~]+$")]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Request):
    name: Name
    language: Language | None = None


class ChangeMe(Request):
    name: Name | None = None
    language: Language | None = None


class NewPassword(Request):
    password: Password
    current: str | None = Field(default=None, max_length=200)


class LogIn(Request):
    name: Annotated[str, Field(max_length=60)]
    password: Annotated[str, Field(max_length=200)]


class NewBot(Request):
    name: Name


class SeatWish(Request):
    kind: Literal["me", "open", "bot", "local"]
    level: Level | None = None
    name: Name | None = None


class BankClock(Request):
    kind: Literal["bank"]
    bank: Annotated[int, Field(ge=1_000, le=7 * 24 * 3_600_000)]
    increment: Annotated[int, Field(ge=0, le=3_600_000)] = 0


class DaysClock(Request):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


class NewTable(Request):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=1)]  # how many there may be, the game says
    options: dict[str, Any] = {}
    public: bool = False
    clock: Annotated[BankClock | DaysClock, Field(discriminator="kind")] | None = None
    hints: bool = False
    chat: bool = True
    start: bool = False


class Join(Request):
    seat: SeatNumber | None = None


class Resign(Request):
    seat: SeatNumber


class Replace(Request):
    seat: SeatNumber
    level: Level | None = None


class Play(Request):
    id: ClientId
    seat: SeatNumber
    number: Number
    phrase: Phrase


class Undo(Request):
    id: ClientId
    seat: SeatNumber
    number: Number
    all: bool = False


class Ask(Request):
    """`why` and `preview`."""

    id: ClientId
    seat: SeatNumber
    phrase: Phrase


class Hint(Request):
    id: ClientId
    seat: SeatNumber
    level: Level | None = None


class Say(Request):
    id: ClientId
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(clean_text)]


class PlayMessage(Play):
    type: Literal["play"]


class UndoMessage(Undo):
    type: Literal["undo"]


class WhyMessage(Ask):
    type: Literal["why"]


class PreviewMessage(Ask):
    type: Literal["preview"]


class HintMessage(Hint):
    type: Literal["hint"]


class ChatMessage(Say):
    type: Literal["chat"]


class PingMessage(Request):
    type: Literal["ping"]
    id: ClientId


Message = PlayMessage | UndoMessage | WhyMessage | PreviewMessage | HintMessage | ChatMessage | PingMessage
MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
