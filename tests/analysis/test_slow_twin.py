"""A second, slow judge plays games out to their end: where turns differ much, both say which is better."""

from __future__ import annotations

from statistics import fmean

import pytest
from tests.analysis.games import played

from patolli.analysis import Budget, judge
from patolli.analysis.playing_out import played_out
from patolli.analysis.turns import acted, turns

WORLDS = 60
LARGE = 0.2  # of the chance: so far apart are the turns that are compared
ENOUGH = 10  # positions


@pytest.mark.parametrize("name", ["patolli"])
def test_both_judges_agree_where_turns_differ_much(name: str) -> None:
    compared = agreed = 0
    for number in range(40):
        for turn in list(turns(played(name, "level:2,level:1", seed=f"twin {number}"))):
            if compared >= ENOUGH or turn.choices < 2:
                continue
            options = judge(turn.before, turn.seat, Budget(simulations=60)).options
            surely = len(options) > 1 and options[0].chance.low > options[-1].chance.high
            if not surely or options[-1].lost < LARGE:
                continue
            best, worst = (
                fmean(
                    played_out(turn.before, turn.seat, acted(turn.before, turn.seat, option.phrases), world)
                    for world in range(WORLDS)
                )
                for option in (options[0], options[-1])
            )
            compared += 1
            agreed += best >= worst
    assert compared == ENOUGH
    assert agreed >= 0.9 * ENOUGH  # so few play-outs are a gamble, too
