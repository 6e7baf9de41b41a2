"""What a network is told of Tzolk'in is what lies on the table."""

from __future__ import annotations

import patolli
from patolli.bots.knowledge import evaluator
from patolli.bots.network import Network
from patolli.games.tzolkin import data
from patolli.games.tzolkin.bots import inputs
from patolli.games.tzolkin.bots.evaluation import TzolkinEvaluator
from patolli.testing.walk import Case, walk

GAME = patolli.game("tzolkin")


def test_every_worker_on_a_numbered_space_is_told_once() -> None:
    reasons = evaluator(GAME)
    assert isinstance(reasons, TzolkinEvaluator)
    nobody: list[Network | None] = [None] * 5
    judge = inputs.TzolkinNetworkEvaluator(reasons, nobody)
    told = 0
    for step in walk(Case(GAME, 2), 11):
        judge.survey(step.state)
        judge.describe(step.state, 0)
        found, _ = judge.inputs.pairs()
        view = step.state.view(0)
        spaces = [
            (wheel, space, worker)
            for wheel in range(len(data.WHEELS))
            for space, worker in enumerate(view["wheels"][wheel]["teeth"][: data.SPACES[wheel]])
            if worker is not None
        ]
        for start, who in ((inputs.STEPS + inputs.TEETH_AT, 0), (inputs.NEUTRALS, "neutral")):
            expected = {start + wheel * 8 + space for wheel, space, worker in spaces if worker == who}
            assert {index for index in found if start <= index < start + 43} == expected
            told += len(expected)
    assert told > 100
