"""Judging a position, a turn, a game: turns are tried in many possible worlds, strong bots play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp

from patolli.analysis.comparison import Comparison
from patolli.analysis.estimate import Estimate, digits, estimate
from patolli.analysis.reasons import at_once, later
from patolli.analysis.report import FORMAT, JudgedTurn, Option, Outlook, Report, SeatReport, kind_of
from patolli.analysis.turns import Turn, better_ideas, leads_to_the_same, phrases, turns
from patolli.analysis.worlds import Outcome, Worlds
from patolli.bots.bot import Budget
from patolli.bots.evaluator import Evaluator
from patolli.bots.knowledge import Knowledge
from patolli.bots.luck import Luck
from patolli.core.record import Record
from patolli.core.state import State

DEPTH = Budget(simulations=60)
SURELY = 2.0  # standard errors above nothing, before a loss gets a name
SHARPNESS = 5.0  # how fast accuracy falls with the chance given away

Progress = Callable[[int, int], None]  # moves of the record that are judged, and all of them


def judge(state: State, seat: int, budget: Budget = DEPTH, seed: int | str = 0) -> Outlook:
    """What everybody may expect of this position, as far as this seat can know; and its best turns.

    >>> from patolli import game
    >>> outlook = judge(game("patolli").new(seed=1), 0, Budget(simulations=12))
    >>> round(sum(chance.mean for chance in outlook.chances), 3)
    1.0
    >>> outlook.options[0].phrases
    ['move g7']
    """
    mind = Knowledge().of(state.game)
    worlds = Worlds(mind, state, seat, seed)
    mine = state.owes(seat)
    ideas = better_ideas(mind, worlds.one(0), seat, seed) if mine else [[]]
    comparison = Comparison(worlds, ideas)
    comparison.run(budget)
    best = comparison.best()
    return Outlook(
        seat=seat,
        chances=seats_of(comparison.outcomes[best], "chances"),
        points=seats_of(comparison.outcomes[best], "points"),
        options=options(comparison, best) if mine else [],
        simulations=comparison.simulations,
    )


def seats_of(outcomes: Sequence[Outcome], what: str) -> list[Estimate]:
    return [estimate(samples) for samples in zip(*(getattr(one, what) for one in outcomes), strict=True)]


def options(comparison: Comparison, best: int, played: int | None = None) -> list[Option]:
    """All turns that were tried, the best first."""
    seat = comparison.worlds.seat
    root = comparison.worlds.one(0)
    found = [
        Option(
            phrases=phrases(root, seat, list(turn)),
            chance=estimate(comparison.own(number)),
            points=estimate([outcome.points[seat] for outcome in comparison.outcomes[number]]),
            lost=digits(max(0.0, comparison.lost(best, number)[0])),
            played=number == played,
        )
        for number, turn in enumerate(comparison.turns)
    ]
    return sorted(found, key=lambda option: (option.lost, not option.played))


def judge_turn(
    mind: Evaluator, turn: Turn, luck: Luck, budget: Budget = DEPTH, seed: int | str = 0
) -> JudgedTurn:
    """A turn that was played, held against those that might have been."""
    worlds = Worlds(mind, turn.before, turn.seat, f"{seed} {turn.first}")
    root = worlds.one(0)
    ideas: list[list[int]] = []
    if turn.choices > 1:
        ideas = better_ideas(mind, root, turn.seat, worlds.seed)
    others = [idea for idea in ideas if not leads_to_the_same(root, turn.seat, idea, turn.actions)]
    comparison = Comparison(worlds, [turn.actions, *others], kept=0)
    comparison.run(budget)
    best = comparison.best()
    lost, error = comparison.lost(best, 0)
    lost = digits(max(0.0, lost))
    kind = kind_of(lost, lost > SURELY * error)
    mine = [estimate([outcome.points[turn.seat] for outcome in comparison.outcomes[n]]) for n in (best, 0)]
    assert turn.last_before is not None
    return JudgedTurn(
        seat=turn.seat,
        first=turn.first,
        moves=len(turn.actions),
        phrases=turn.phrases,
        chances=seats_of(comparison.outcomes[0], "chances"),
        points=seats_of(comparison.outcomes[0], "points"),
        options=options(comparison, best, played=0),
        lost=lost,
        lost_points=digits(max(0.0, mine[0].mean - mine[1].mean)),
        kind=kind,
        luck=[digits(x) for x in luck.reveal(turn.last_before, turn.seat, turn.actions[-1], turn.after)],
        why=at_once(root, turn.seat, comparison.turns[best], turn.actions) if kind else [],
        later=later(worlds, comparison.turns[best], turn.actions) if kind else [],
    )


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
    knowledge = Knowledge()
    luck, judged = None, []
    for turn in played:
        mind = knowledge.of(turn.before.game)
        if luck is None:
            luck = Luck(mind, f"{seed} luck")
            luck.deal(turn.before, f"{seed} deal")
        if seat is None or turn.seat == seat:
            judged.append(judge_turn(mind, turn, luck, budget, seed))
        elif turn.last_before is not None:
            luck.reveal(turn.last_before, turn.seat, turn.actions[-1], turn.after)
        if progress is not None:
            progress(turn.first + len(turn.actions), len(record.moves))
    end = played[-1].after if played else None
    return Report(
        format=FORMAT,
        game=record.game,
        rules=record.rules,
        names=record.names,
        moves=len(record.moves),
        simulations=budget.simulations or 0,
        seats=[] if end is None or luck is None else [*seat_reports(end, judged, luck)],
        turns=judged,
    )


def seat_reports(end: State, judged: Sequence[JudgedTurn], luck: Luck) -> Iterator[SeatReport]:
    winners, scores = end.winners(), end.scores()
    for seat in range(end.seats):
        mine = [turn for turn in judged if turn.seat == seat]
        free = [turn for turn in mine if not turn.forced]
        result = (1 / len(winners) if seat in winners else 0.0) if end.over else None
        share = sum(exp(-SHARPNESS * turn.lost) for turn in free) / len(free) if free else 1.0
        start = luck.start[seat]
        yield SeatReport(
            accuracy=round(100 * share, 1),
            inaccuracies=sum(turn.kind == "inaccuracy" for turn in mine),
            mistakes=sum(turn.kind == "mistake" for turn in mine),
            blunders=sum(turn.kind == "blunder" for turn in mine),
            start=digits(start),
            luck=digits(luck.sum[seat]),
            play=0.0 if result is None else digits(result - start - luck.sum[seat]),
            result=result,
            score=scores[seat],
        )
