"""Luck sums up to nothing in the long run, and a result less its luck is less of a gamble."""

from __future__ import annotations

from math import sqrt
from statistics import mean, pvariance

from patolli import game, seeded
from patolli.bots import knowledge, make_bot
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
