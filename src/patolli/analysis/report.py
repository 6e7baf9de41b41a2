"""What an analysis says, as data: the server stores it, the command writes it, the browser draws it."""

from __future__ import annotations

import msgspec

from patolli.analysis.estimate import Estimate

FORMAT = 1
KINDS = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))  # by the chance that a turn gave away


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that was possible, and what it promises to who plays it."""

    phrases: list[str]
    chance: Estimate
    points: Estimate
    lost: float  # of the chance that the best turn gives
    played: bool = False


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """The judgement of a position by one seat: what everybody may expect, and its best turns."""

    seat: int
    chances: list[Estimate]  # of every seat; they add up to one
    points: list[Estimate]  # of every seat at the end
    options: list[Alternative]  # of this seat, the best first; none if it is not its turn
    simulations: int


class Difference(msgspec.Struct, frozen=True):
    """What the better turn leaves beyond the one played: a message of the game, and how much."""

    fact: str
    amount: float


class JudgedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that was played, held against those that might have been."""

    seat: int
    first: int  # moves of the record before it
    moves: int
    phrases: list[str]
    chances: list[Estimate]  # of every seat after it, as the seat could foresee
    points: list[Estimate]
    options: list[Alternative]  # the best first; one alone if it was forced
    lost: float  # of its chance, against the best turn found
    lost_points: float
    kind: str  # inaccuracy, mistake, blunder, or nothing
    luck: list[float]  # what came to light at its end, for every seat
    why: list[Difference]  # in what the better turn leaves the table differently
    later: list[Difference]  # and the position after the own next turn, on average

    @property
    def forced(self) -> bool:
        return len(self.options) < 2


class SeatReport(msgspec.Struct, frozen=True, kw_only=True):
    """How well a seat played, and how lucky it was."""

    accuracy: float  # 100: never gave a chance away
    inaccuracies: int
    mistakes: int
    blunders: int
    start: float  # the chance at the deal, before anybody's luck
    luck: float  # what came to light, summed up
    play: float  # the rest: start, luck and play together are the result
    result: float | None  # 1 for a win, a part of it for a shared one; None if the game is not over
    score: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a game."""

    format: int
    game: str
    rules: int
    names: list[str]
    moves: int
    simulations: int  # at most, for a turn; 0: the clock decided
    seats: list[SeatReport]
    turns: list[JudgedTurn]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def kind_of(lost: float, sure: bool) -> str:
    """How bad a turn was; what may be chance is not called names.

    >>> kind_of(0.12, True), kind_of(0.12, False), kind_of(0.02, True)
    ('mistake', '', '')
    """
    return next((kind for least, kind in KINDS if sure and lost >= least), "")
