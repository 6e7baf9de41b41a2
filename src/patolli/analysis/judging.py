"""Judging a position or a turn: turns are tried in many possible worlds, strong bots play on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from patolli.analysis.comparison import Comparison
from patolli.analysis.estimate import Estimate, digits, estimate
from patolli.analysis.reasons import at_once, later
from patolli.analysis.report import Alternative, JudgedTurn, Outlook, kind_of
from patolli.analysis.turns import Turn, better_ideas, leads_to_the_same, phrases
from patolli.analysis.worlds import Outcome, Worlds
from patolli.bots.bot import Budget
from patolli.bots.evaluator import Evaluator
from patolli.bots.knowledge import Knowledge
from patolli.core.state import State

DEPTH = Budget(simulations=60)
SURELY = 2.0  # standard errors above nothing, before a loss gets a name


@cache
def knowledge() -> Knowledge:
    """What the strongest bots know, read once."""
    return Knowledge()


def mind(state: State) -> Evaluator:
    return knowledge().of(state.game)


def judge(
    state: State,
    seat: int,
    budget: Budget = DEPTH,
    seed: int | str = 0,
    tried: Sequence[int] = (),
) -> Outlook:
    """What everybody may expect of this position, as far as this seat can know; and its best turns.

    The actions of a whole turn that somebody `tried` are held against them: it is the one marked as played.

    >>> from patolli import game
    >>> outlook = judge(game("patolli").new(seed=1), 0, Budget(simulations=12))
    >>> round(sum(chance.mean for chance in outlook.chances), 3)
    1.0
    >>> outlook.options[0].phrases
    ['move g7']
    """
    worlds = Worlds(mind(state), state, seat, seed)
    mine = state.owes(seat)
    ideas = better_ideas(worlds.evaluator, worlds.one(0), seat, seed) if mine else [[]]
    if tried:
        others = [idea for idea in ideas if not leads_to_the_same(worlds.one(0), seat, idea, tried)]
        ideas = [list(tried), *others]
    comparison = Comparison(worlds, ideas, kept=0 if tried else None)
    comparison.run(budget)
    best = comparison.best()
    return Outlook(
        seat=seat,
        chances=seats_of(comparison.outcomes[best], "chances"),
        points=seats_of(comparison.outcomes[best], "points"),
        options=options(comparison, best, 0 if tried else None) if mine else [],
        simulations=comparison.simulations,
    )


def seats_of(outcomes: Sequence[Outcome], what: str) -> list[Estimate]:
    return [estimate(samples) for samples in zip(*(getattr(one, what) for one in outcomes), strict=True)]


def options(comparison: Comparison, best: int, played: int | None = None) -> list[Alternative]:
    """All turns that were tried, the best first."""
    seat = comparison.worlds.seat
    root = comparison.worlds.one(0)
    found = [
        Alternative(
            phrases=phrases(root, seat, list(turn)),
            chance=estimate(comparison.own(number)),
            points=estimate([outcome.points[seat] for outcome in comparison.outcomes[number]]),
            lost=digits(max(0.0, comparison.lost(best, number)[0])),
            played=number == played,
        )
        for number, turn in enumerate(comparison.turns)
    ]
    return sorted(found, key=lambda option: (option.lost, not option.played))


def judge_turn(turn: Turn, luck: Sequence[float], budget: Budget = DEPTH, seed: int | str = 0) -> JudgedTurn:
    """A turn that was played, held against those that might have been; `luck` is what it brought to light."""
    worlds = Worlds(mind(turn.before), turn.before, turn.seat, f"{seed} {turn.first}")
    root = worlds.one(0)
    ideas: list[list[int]] = []
    if turn.choices > 1:
        ideas = better_ideas(worlds.evaluator, root, turn.seat, worlds.seed)
    others = [idea for idea in ideas if not leads_to_the_same(root, turn.seat, idea, turn.actions)]
    comparison = Comparison(worlds, [turn.actions, *others], kept=0)
    comparison.run(budget)
    best = comparison.best()
    lost, error = comparison.lost(best, 0)
    lost = digits(max(0.0, lost))
    kind = kind_of(lost, lost > SURELY * error)
    mine = [estimate([outcome.points[turn.seat] for outcome in comparison.outcomes[n]]) for n in (best, 0)]
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
        luck=[digits(given) for given in luck],
        why=at_once(root, turn.seat, comparison.turns[best], turn.actions) if kind else [],
        later=later(worlds, comparison.turns[best], turn.actions) if kind else [],
    )
