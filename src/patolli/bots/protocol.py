"""What a program that plays and its host say to each other: one JSON object a line (docs/bot-protocol.md)."""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1


class Message(msgspec.Struct, tag_field="say", kw_only=True, omit_defaults=True):
    """`say` names the message. Fields that a reader does not know are passed over, so that both may grow."""


# From the host.


class Greeting(Message, tag="hello"):
    protocol: int
    host: str


class GameTold(Message, tag="game"):
    """What is played from now on."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]


class Question(Message, tag="choose"):
    """A decision: the position as this seat may imagine it (the options are those of `game`)."""

    number: int
    seat: int
    position: dict[str, Any]
    legal: list[str]
    seed: int
    seconds: float | None = None
    simulations: int | None = None


class Farewell(Message, tag="bye"):
    pass


# From the program.


class Introduction(Message, tag="hello"):
    protocol: int
    name: str = ""


class Info(Message, tag="info"):
    """A thought on the way: each seat's chance to win, the turn it would play, and who judges."""

    value: list[float] = []
    turn: list[str] = []
    judge: str = ""


class Answer(Message, tag="move"):
    number: int
    phrase: str


FromHost = Greeting | GameTold | Question | Farewell
FromProgram = Introduction | Info | Answer

_encoder = msgspec.json.Encoder()
_from_host: msgspec.json.Decoder[FromHost] = msgspec.json.Decoder(FromHost)
_from_program: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)


def line(message: Message) -> bytes:
    return _encoder.encode(message) + b"\n"


def read_from_host(text: bytes) -> FromHost:
    return _from_host.decode(text)


def read_from_program(text: bytes) -> FromProgram:
    return _from_program.decode(text)
