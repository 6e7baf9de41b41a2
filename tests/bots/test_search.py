"""The search itself: it finds what can be found, and the compiler changes nothing."""

from __future__ import annotations

import importlib.util
import sys
from math import e
from pathlib import Path
from time import perf_counter
from types import ModuleType

import pytest

import patolli
from patolli import State, seeded
from patolli.bots import knowledge
from patolli.bots import search as built
from patolli.bots.evaluator import Evaluator
from patolli.core.fast import vec

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


class Hopeless(Evaluator):
    """Sees no difference between any two positions."""

    def worth(self, state: State, seat: int) -> float:
        return 0.0


class Extreme(Evaluator):
    """Worths far outside of any reasonable range."""

    def worth(self, state: State, seat: int) -> float:
        return 1e300 * (1 - 2 * seat)


class Grasping(Evaluator):
    """Likes it best when few stones are left."""

    def worth(self, state: State, seat: int) -> float:
        return -float(state.view(seat)["stones"])


class Watching(Grasping):
    """Remembers where search judged."""

    def __init__(self) -> None:
        self.judged: set[int] = set()

    def worths(self, state: State, out: vec[float]) -> None:
        self.judged.add(state.view(0)["stones"])
        super().worths(state, out)


def think(
    module: ModuleType, state: State, seat: int, simulations: int, evaluator: Evaluator | None = None
) -> list[int]:
    search = module.Search(
        evaluator or knowledge.evaluator(state.game), module.Scope(), seat, state.seats, seeded(5)
    )
    return [int(action) for action in search.run(state.resample(seat, 5), simulations, 0.0)]


@pytest.mark.parametrize("stones", [1, 2, 3])
def test_a_win_within_the_turn_is_found_without_simulations(stones: int) -> None:
    """A game in plain Python that compiled search has never seen: who takes the last stone has won."""
    for turn in (0, 1):
        assert think(built, nim(stones, turn), turn, 0) == [stones]


@pytest.mark.parametrize("stones", [5, 6, 7])
def test_the_answers_are_looked_at(stones: int) -> None:
    """Only who leaves four stones does not lose at once; one step ahead all moves look alike."""
    for turn in (0, 1):
        assert think(built, nim(stones, turn), turn, 60) == [stones - 4]


@pytest.mark.parametrize(("trust", "taken"), [(0.0, 2), (100.0, 3)])
def test_the_first_look_counts_beside_the_answers_as_far_as_it_is_trusted(trust: float, taken: int) -> None:
    """Of six stones the most looks best at first; the answers say that only two do not lose."""
    state = nim(6)
    search = built.Search(Grasping(), built.Scope(trust=trust), 0, 2, seeded(5))
    assert search.run(state, 60, 0.0) == [taken]


@pytest.mark.parametrize(("horizon", "judged"), [(1, {6, 7, 8}), (2, {3, 4, 5})])
def test_a_short_horizon_ends_with_the_answers_a_longer_one_with_the_own_next_turn(
    horizon: int, judged: set[int]
) -> None:
    """Twelve stones; one, two or three are tried, and everybody then grasps three."""
    evaluator = Watching()
    built.Search(evaluator, built.Scope(horizon=horizon), 0, 2, seeded(5)).run(nim(12), 60, 0.0)
    assert evaluator.judged == judged


def test_where_nothing_is_hidden_one_world_tells_as_much_as_many() -> None:
    """Eight turns, then four, then two: each once, however many simulations are allowed."""
    state = patolli.game("mexica").new(2, seed=1)
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
    search = built.Search(knowledge.evaluator(state.game), built.Scope(finalists=8), 0, 2, seeded(5))
    search.run(state, 60, 0.0)
    assert search.simulations == 8 + 4 + 2


def test_an_evaluation_that_knows_nothing_does_not_stop_the_search() -> None:
    assert think(built, nim(5), 0, 0, Hopeless())[0] in nim(5).legal(0)
    assert think(built, nim(3), 0, 60, Hopeless())[0] in nim(3).legal(0)


def test_extreme_evaluations_do_not_overflow() -> None:
    assert think(built, nim(10), 0, 60, Extreme())[0] in nim(10).legal(0)


def test_compiled_and_interpreted_think_the_same() -> None:
    module = interpreted()
    for name in patolli.game_names():
        game = patolli.game(name)
        for seats in game.seats:
            state = game.new(seats, seed=8)
            for _ in range(2):
                seat = state.waiting()[-1]
                plan = think(built, state, seat, 10)
                assert plan == think(module, state, seat, 10)
                state.play(seat, plan[0])


def test_a_plan_is_a_turn_that_can_be_played() -> None:
    """Every action of a plan is legal when its time comes, and the last one ends the private stretch."""
    for name in patolli.game_names():
        game = patolli.game(name)
        for seats in game.seats:
            state = game.new(seats, seed=3)
            for _ in range(12):
                if state.over:
                    break
                seat = state.waiting()[0]
                line = state.line
                for action in think(built, state, seat, 4):
                    assert state.line == line
                    assert action in state.legal(seat)
                    state.play(seat, action)
                assert state.line != line


def test_a_clock_that_has_run_out_still_gives_a_move() -> None:
    for name in patolli.game_names():
        state = patolli.game(name).new(seed=2)
        seat = state.waiting()[0]
        search = built.Search(knowledge.evaluator(state.game), built.Scope(), seat, state.seats, seeded(1))
        assert search.run(state.resample(seat, 1), 10**9, 1e-9)[0] in state.legal(seat)


def test_simulations_are_counted_and_not_exceeded() -> None:
    state = patolli.game("tzolkin").new(seed=4)
    seat = state.waiting()[0]
    search = built.Search(knowledge.evaluator(state.game), built.Scope(), seat, state.seats, seeded(1))
    search.run(state.resample(seat, 1), 100, 0.0)
    assert 0 < search.simulations <= 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_look_is_a_chance_against_all_seats(seats: int) -> None:
    """As good as the best turn: a fair share; a `scale` behind: every rival is e times as likely to win."""
    search = built.Search(Evaluator(), built.Scope(trust=0.5), 0, seats, seeded(1))
    state = patolli.game("tzolkin").new(seats, 1)
    search.best_worth = 30.0
    search.add(state, 0, -1, 30.0)
    search.add(state, 1, 0, 30.0 - Evaluator().scale())
    search.add(state, 2, 0, -1.0e300)
    assert search.first_look(0) == pytest.approx(0.5 / seats)
    assert search.first_look(1) == pytest.approx(0.5 / (1 + (seats - 1) * e))
    assert search.first_look(2) == 0.0


@pytest.mark.parametrize(("turns", "courses"), [(2, 1), (3, 2), (8, 3)])
def test_every_course_gets_its_share_of_the_time(turns: int, courses: int) -> None:
    search = built.Search(Evaluator(), built.Scope(), 0, 2, seeded(1))
    assert search.end_of_course(turns) > perf_counter() + 10**9  # nobody is in a hurry
    search.deadline = perf_counter() + 60.0

    def shared(now: float) -> float:
        return now + (search.deadline - now) / courses

    before = perf_counter()
    end = search.end_of_course(turns)
    assert shared(before) <= end <= shared(perf_counter())
