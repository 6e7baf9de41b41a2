"""Luck sums up to nothing in the long run, and a result less its luck is less of a gamble."""

from __future__ import annotations

from math import sqrt
from statistics import mean, pvariance

from patolli import game, seeded
from patolli.bots import knowledge, make_bot
from patolli.bots.arena import Arena, less_luck
from patolli.bots.luck import Luck
from patolli.bots.playing import decisions


def results(name: str, bots: list[str], games: int) -> tuple[list[float], list[float]]:
    """What the first seat got of each game, and what luck gave it."""
    title = game(name)
    minds = [make_bot(bot) for bot in bots]
    plain, given = [], []
    for number in range(games):
        state = title.new(len(bots), f"luck {number}")
        luck = Luck(knowledge.evaluator(title), number, worlds=6)
        luck.deal(state, f"deal {number}")
        last = None
        for seat, action, _, _ in decisions(state, minds, seeded(number)):
            if last is not None:
                luck.reveal(*last, state)
            last = (state.copy(), seat, action)
        assert last is not None
        luck.reveal(*last, state)
        winners = state.winners()
        plain.append(1 / len(winners) if 0 in winners else 0.0)
        given.append(luck.sum[0])
    return plain, given


def test_luck_has_no_favourites() -> None:
    for name, games in (("patolli", 200), ("mezo", 60)):
        _, given = results(name, ["level:2", "level:2"], games)
        assert abs(mean(given)) < 4 * sqrt(pvariance(given) / games)


def test_who_is_lucky_wins_more_often() -> None:
    plain, given = results("patolli", ["level:2", "level:2"], 200)
    lucky = [result for result, luck in zip(plain, given, strict=True) if luck > 0]
    unlucky = [result for result, luck in zip(plain, given, strict=True) if luck <= 0]
    assert mean(lucky) > mean(unlucky) + 0.2


def test_the_arena_tells_results_less_their_luck() -> None:
    """The same games as without it; the mean stays, and a result is less of a gamble between equals."""
    games = {
        adjust: list(Arena("patolli", ["level:5", "level:5"], 40, seed="x", adjust_luck=adjust).run())
        for adjust in (False, True)
    }
    assert [one.scores for one in games[True]] == [one.scores for one in games[False]]
    assert all(one.luck == () for one in games[False])
    plain = [1 / len(one.winners) if 0 in one.winners else 0.0 for one in games[True]]
    less = less_luck(plain, [one.luck[0] for one in games[True]])
    assert pvariance(less) < 0.8 * pvariance(plain)
    assert abs(mean(less) - mean(plain)) < 4 * sqrt(pvariance(plain) / 40)
