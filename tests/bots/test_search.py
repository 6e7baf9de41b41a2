"""The search itself: it finds what can be found, and the compiler changes nothing."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import patolli
from patolli import Evaluator, State, seeded
from patolli.bots import search as built

SOURCE = Path(patolli.__file__).parent / "bots/search.py"
THIRD_PARTY = Path(__file__).parent.parent / "core/third_party"


def interpreted() -> ModuleType:
    """The search from its source, whether or not it is compiled."""
    spec = importlib.util.spec_from_file_location("interpreted_search", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def nim(stones: int, turn: int = 0) -> State:
    sys.path.insert(0, str(THIRD_PARTY))
    try:
        from nim import NIM, NimState
    finally:
        sys.path.remove(str(THIRD_PARTY))
    state: State = NimState(NIM, {"stones": 21}, stones, turn)
    return state


def think(
    module: ModuleType, state: State, seat: int, simulations: int, horizon: int = 2
) -> tuple[int, list[int], list[float]]:
    manner = module.Manner()
    manner.horizon = horizon
    search = module.Search(state.game.evaluator(), manner, seat, state.seats, seeded(5))
    action = search.run(state.resample(seat, 5), simulations, 0.0)
    return int(action), list(search.edge_visits), list(search.edge_value)


def test_perfect_nim() -> None:
    """A game in plain Python that compiled search has never seen: leave a multiple of four."""
    for stones in (5, 6, 7, 9, 10, 11):
        for turn in (0, 1):
            action, _, _ = think(built, nim(stones, turn), turn, 800, horizon=40)
            assert action == stones % 4


def test_compiled_and_interpreted_think_the_same() -> None:
    module = interpreted()
    for name in patolli.game_names():
        game = patolli.game(name)
        for seats in game.seats:
            state = game.new(seats, seed=8)
            seat = state.waiting()[-1]
            assert think(built, state, seat, 40) == think(module, state, seat, 40)


def test_the_horizon_is_where_a_search_stops_looking() -> None:
    """Two stones: whoever takes both has won. Six: only who looks beyond the answer leaves four."""
    assert think(built, nim(2), 0, 50, horizon=1)[0] == 2
    assert think(built, nim(6), 0, 800, horizon=40)[0] == 2


def test_no_simulation_is_lost() -> None:
    state = patolli.game("patolli").new(seed=4)
    seat = state.mover()
    search = built.Search(state.game.evaluator(), built.Manner(), seat, 2, seeded(1))
    search.run(state.resample(seat, 1), 300, 0.0)
    first, count = search.node_first[0], search.node_edges[0]
    if count > 1:
        assert sum(search.edge_visits[first + i] for i in range(count)) == 300 == search.node_visits[0]


class Hopeless(Evaluator):
    """Sees no difference between any two positions."""

    def worth(self, state: State, seat: int) -> float:
        return 0.0


def test_an_evaluation_that_knows_nothing_does_not_stop_the_search() -> None:
    for simulations in (1, 500):
        state = nim(6)
        manner = built.Manner()
        manner.horizon = 40
        search = built.Search(Hopeless(), manner, 0, 2, seeded(2))
        action = search.run(state, simulations, 0.0)
        assert action in state.legal(0)
    assert action == 2


class Extreme(Evaluator):
    """Worths far outside of any reasonable range."""

    def worth(self, state: State, seat: int) -> float:
        return 1e300 * (1 - 2 * seat)


def test_extreme_evaluations_do_not_overflow() -> None:
    state = nim(10)
    search = built.Search(Extreme(), built.Manner(), 0, 2, seeded(2))
    assert search.run(state, 200, 0.0) in state.legal(0)
