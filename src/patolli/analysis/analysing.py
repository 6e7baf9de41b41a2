"""A whole game: the deal and every turn judged for itself, and what they say together.

No part needs another, so whoever has several processors may do them side by side, in any order: the report is
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp

import msgspec

from patolli.analysis.estimate import digits
from patolli.analysis.judging import DEPTH, judge_turn, mind
from patolli.analysis.report import FORMAT, JudgedTurn, Report, SeatReport
from patolli.analysis.turns import Turn, turns
from patolli.bots.bot import Budget
from patolli.bots.luck import Luck
from patolli.core.record import Record
from patolli.core.state import State

SHARPNESS = 5.0  # how fast accuracy falls with the chance given away

Progress = Callable[[int, int], None]  # moves of the record that are judged, and all of them


class Deal(msgspec.Struct, frozen=True):
    """Everybody's chance before anything was dealt, and what the deal gave them beyond it."""

    start: list[float]
    luck: list[float]


class Part(msgspec.Struct, frozen=True):
    """A turn: what came to light at its end, and its judgement if that was asked for."""

    luck: list[float]
    judged: JudgedTurn | None


def judge_deal(first: State, seed: int | str = 0) -> Deal:
    luck = Luck(mind(first), f"{seed} luck")
    luck.deal(first, f"{seed} deal")
    return Deal(luck.start, luck.sum)


def judge_part(turn: Turn, budget: Budget = DEPTH, seed: int | str = 0, wanted: bool = True) -> Part:
    """A turn of a game; `wanted`: not only its luck."""
    assert turn.last_before is not None
    luck = Luck(mind(turn.before), f"{seed} luck {turn.first}")
    revealed = luck.reveal(turn.last_before, turn.seat, turn.actions[-1], turn.after)
    judged = judge_turn(turn, revealed, budget, seed) if wanted else None
    return Part(revealed, judged)


def analyse(
    record: Record,
    seat: int | None = None,
    budget: Budget = DEPTH,
    seed: int | str = 0,
    progress: Progress | None = None,
) -> Report:
    """A whole game, or the turns of one seat in it. The same record, simulations and seed: the same report.

    Raises `BadRecord` if the record cannot be played.
    """
    played = list(turns(record))
    parts = []
    for turn in played:
        parts.append(judge_part(turn, budget, seed, seat is None or turn.seat == seat))
        if progress is not None:
            progress(turn.first + len(turn.actions), len(record.moves))
    deal = judge_deal(played[0].before, seed) if played else None
    return put_together(record, played, deal, parts, budget)


def put_together(
    record: Record, played: Sequence[Turn], deal: Deal | None, parts: Sequence[Part], budget: Budget
) -> Report:
    """The report, from all parts in the order of the turns; without a turn there is no deal to judge."""
    judged = [part.judged for part in parts if part.judged is not None]
    seats: list[SeatReport] = []
    if deal is not None:
        luck = [sum(lucks) for lucks in zip(deal.luck, *(part.luck for part in parts), strict=True)]
        seats = list(seat_reports(played[-1].after, judged, deal.start, luck))
    return Report(
        format=FORMAT,
        game=record.game,
        rules=record.rules,
        names=record.names,
        moves=len(record.moves),
        simulations=budget.simulations or 0,
        seats=seats,
        turns=judged,
    )


def seat_reports(
    end: State, judged: Sequence[JudgedTurn], start: Sequence[float], luck: Sequence[float]
) -> Iterator[SeatReport]:
    winners, scores = end.winners(), end.scores()
    for seat in range(end.seats):
        mine = [turn for turn in judged if turn.seat == seat]
        free = [turn for turn in mine if not turn.forced]
        result = (1 / len(winners) if seat in winners else 0.0) if end.over else None
        share = sum(exp(-SHARPNESS * turn.lost) for turn in free) / len(free) if free else 1.0
        yield SeatReport(
            accuracy=round(100 * share, 1),
            inaccuracies=sum(turn.kind == "inaccuracy" for turn in mine),
            mistakes=sum(turn.kind == "mistake" for turn in mine),
            blunders=sum(turn.kind == "blunder" for turn in mine),
            start=digits(start[seat]),
            luck=digits(luck[seat]),
            play=0.0 if result is None else digits(result - start[seat] - luck[seat]),
            result=result,
            score=scores[seat],
        )
