"""What land is thought to be worth that nobody has divided yet."""

from __future__ import annotations

import pytest

import patolli
from patolli.bots import knowledge
from patolli.games.mexica.bots.evaluation import MexicaEvaluator
from patolli.games.mexica.state import MexicaState

MEXICA = patolli.game("mexica")


def stakes(period: int, doubles: int, singles: int = 0) -> tuple[float, float]:
    """Of the largest land of the island with so many canals left, and its squares."""
    state = MEXICA.new(2, 1)
    assert isinstance(state, MexicaState)
    state.period, state.doubles, state.singles = period, doubles, singles
    evaluator = knowledge.evaluator(MEXICA)
    assert isinstance(evaluator, MexicaEvaluator)
    sides = evaluator.majorities
    sides.look(state)
    first = max(sides.districts[: sides.count], key=lambda square: state.area[square])
    return sides.stakes(state, first), float(state.area[first])


def test_open_land_counts_as_it_is_when_no_canals_are_left_to_divide_it() -> None:
    founded = knowledge.weights(MEXICA)["next"]
    worth, squares = stakes(2, doubles=0)
    assert worth == pytest.approx(founded * squares)
    assert stakes(2, doubles=20)[0] < 0.5 * worth
    some = [stakes(2, doubles=0, singles=singles)[0] for singles in range(8)]
    assert some == sorted(some, reverse=True)


def test_in_period_one_there_is_time_to_divide_it() -> None:
    assert stakes(1, doubles=0) == stakes(1, doubles=20)
