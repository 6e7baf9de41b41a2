"""What the server refuses, and how it says so in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from patolli.core.errors import IllegalMove
from patolli.core.text import COMMON, Texts, texts
from patolli.server.wire.answers import Refused
from patolli.server.wire.words import SPOKEN, Error, Language

TEXT = Path(__file__).parent / "text"

STATUS: dict[Error, int] = {
    "illegal": 400,
    "bad-message": 400,
    "bad-option": 400,
    "bad-record": 400,
    "bad-position": 400,
    "who-are-you": 401,
    "wrong-password": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-while-running": 403,
    "no-hints": 403,
    "chat-off": 403,
    "foreign-origin": 403,
    "not-found": 404,
    "no-page": 404,
    "no-method": 405,
    "stale": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "name-taken": 409,
    "name-at-table": 409,
    "seats-open": 409,
    "wrong-moment": 409,
    "not-absent": 409,
    "not-idle": 409,
    "cannot-open": 409,
    "too-many-tables": 409,
    "too-many-bots": 409,
    "too-many-public": 409,
    "too-many-bot-tables": 409,
    "too-many-imports": 409,
    "too-many-studies": 409,
    "too-large": 413,
    "bad-fields": 422,
    "name-length": 422,
    "name-unseen": 422,
    "name-stacked": 422,
    "name-mixed": 422,
    "password-short": 422,
    "password-common": 422,
    "too-fast": 429,
    "head-too-large": 431,
    "our-fault": 500,
    "busy": 503,
}


class Refusal(Exception):
    """A request that is answered with no. `error` names the message, `facts` are its arguments."""

    def __init__(self, error: Error, **facts: Any) -> None:
        self.error: Error = error
        self.facts = facts
        self.retry_after: int | None = None  # in so many seconds it may be possible
        super().__init__(error)

    @property
    def status(self) -> int:
        return STATUS[self.error]

    def tell(self, lang: str) -> Refused:
        """The refusal as it is sent."""
        return Refused(self.error, server_texts(lang).say(self.error, self.facts), None, None, self.facts)


class Illegal(Refusal):
    """A move that the rules of the game forbid."""

    def __init__(self, game: str, cause: IllegalMove, names: list[str]) -> None:
        super().__init__("illegal", **cause.facts)
        self.game = game
        self.cause = cause
        self.names = names

    def tell(self, lang: str) -> Refused:
        sentence = texts(self.game, lang).reason(self.cause, self.names)
        return Refused(self.error, sentence, self.cause.rule, self.cause.reason, self.facts)


@cache
def server_texts(lang: str) -> Texts:
    return Texts(lang, [COMMON, TEXT])


def best_language(accepted: str) -> Language:
    """The first language of an Accept-Language header that we speak, else English.

    >>> best_language("es, pl-PL;q=0.9, en;q=0.5")
    'pl'
    """
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wishes.append((-weight, place, tag[:2].lower()))
    return next((lang for _, _, wish in sorted(wishes) for lang in SPOKEN if lang == wish), "en")
