"""The WebSocket of a table: what travels in which direction, and what answers what."""

from __future__ import annotations

from collections.abc import Callable

from patolli.server.wire import answers, requests
from patolli.server.wire.json import reader
from patolli.server.wire.words import AnalysisStatus, ClientId, Depth, Milliseconds

# From the client: what can also be asked over HTTP, with its type; and a ping.


class PlayMessage(requests.Play, tag="play"):
    """Say a phrase; `number` is the one it believes is next."""


class UndoMessage(requests.Undo, tag="undo"):
    """Take back the last tentative phrase, or the whole open turn."""


class WhyMessage(requests.AskWhy, tag="why"):
    """Why is this phrase not possible?"""


class PricesMessage(requests.AskPrices, tag="prices"):
    """What would each of these phrases cost and bring about?"""


class HintMessage(requests.AskHint, tag="hint"):
    """What would a bot say here?"""


class ChatMessage(requests.Say, tag="chat"):
    """A line of chat."""


class PingMessage(requests.Request, tag="ping"):
    """Are you there?"""

    id: ClientId


ClientMessage = (
    PlayMessage | UndoMessage | WhyMessage | PricesMessage | HintMessage | ChatMessage | PingMessage
)

# From the server: besides the answers and the state.


class Pong(answers.Answer, tag="pong"):
    """I am here."""

    id: str
    now: Milliseconds


class ChatNews(answers.ChatLine, tag="chat"):
    """Somebody said something."""


class Here(answers.Answer, tag="here"):
    """Somebody came or went: who is connected, seat by seat, and how many watch."""

    seats: list[bool]
    watching: int


class AnalysisNews(answers.Answer, tag="analysis"):
    """How far the analysis of this game is: so many of its turns are judged."""

    depth: Depth
    status: AnalysisStatus
    done: int
    of: int


class RefusedMessage(answers.Refused, tag="refused"):
    """No. `id` is that of the message; `null` if it could not be read."""

    id: str | None


ServerMessage = (
    answers.State
    | answers.Done
    | answers.Reason
    | answers.Prices
    | answers.Hint
    | Pong
    | ChatNews
    | Here
    | AnalysisNews
    | RefusedMessage
)

# Each message of a client gets one answer: this, or a `RefusedMessage`.
ANSWERS: dict[type[requests.Request], type[answers.Answer]] = {
    PlayMessage: answers.Done,
    UndoMessage: answers.Done,
    WhyMessage: answers.Reason,
    PricesMessage: answers.Prices,
    HintMessage: answers.Hint,
    ChatMessage: answers.Done,
    PingMessage: Pong,
}

CLOSES = {
    1001: "the server is stopping: come back in a second",
    1009: "a message was too large",
    1012: "the server is restarting: come back in a second",
    1013: "the database is away: come back in a second",
    4400: "too many messages that cannot be read",
    4401: "the login has ended",
    4403: "the page is of another website",
    4404: "there is no such table",
    4409: "the table is safe, but this server cannot open it: its rules are of another version",
    4429: "too many messages, or too many sockets",
}

read: Callable[[str | bytes], ClientMessage] = reader(ClientMessage)
