"""What bots think: sane numbers, sensible preferences, and much better play than chance."""

from __future__ import annotations

import math
import random

import pytest

from patolli.bots import knowledge
from patolli.bots.evaluator import Evaluator
from patolli.games.tzolkin.bots.evaluation import WEIGHTS
from patolli.games.tzolkin.state import TzolkinState
from patolli.testing.walk import Case, walk

from ..spoken import GAME, SpokenGame
from ..test_wheels import back


def best(table: SpokenGame) -> str:
    """What a player would say who looks one step ahead."""
    evaluator = knowledge.evaluator(GAME)
    worth = {}
    for action in table.state.legal(0):
        after = table.state.copy()
        after.apply(0, action)
        worth[table.state.phrase(action)] = evaluator.worth(after, 0)
    return max(worth, key=lambda phrase: worth[phrase])


def test_every_weight_can_be_changed() -> None:
    table = back("chichen 8", skulls=1, corn=9, wood=3, stone=3, gold=3)
    assert {type(value) for value in WEIGHTS.values()} == {float}
    plain = knowledge.evaluator(GAME).worth(table.state, 0)
    assert knowledge.evaluator(GAME, {"cube_early": 9.0}).worth(table.state, 0) != plain


def test_numbers_are_finite_everywhere() -> None:
    evaluator = knowledge.evaluator(GAME)
    for seats in (2, 4):
        for step in walk(Case(GAME, seats), 3):
            for seat in range(seats):
                assert math.isfinite(evaluator.worth(step.state, seat))
            for action in step.state.legal(step.seat):
                assert math.isfinite(evaluator.prior(step.state, step.seat, action))


def test_judging_changes_nothing_and_sees_nothing_hidden() -> None:
    evaluator = knowledge.evaluator(GAME)
    for step in walk(Case(GAME, 3), 11):
        if step.number % 20 == 0:
            before = step.state.position()
            worth = evaluator.worth(step.state, step.seat)
            assert step.state.position() == before
            if before["phase"] != "keep":
                assert evaluator.worth(step.state.resample(step.seat, 5), step.seat) == pytest.approx(worth)


def test_a_skull_is_offered_where_it_brings_most() -> None:
    assert best(back("chichen 8", skulls=1, corn=9)) == "use 8"


def test_the_action_of_the_own_space_rather_than_nothing() -> None:
    assert best(back("yaxchilan 5")) == "use 5"


def worth(**goods: int) -> float:
    return knowledge.evaluator(GAME).worth(back("palenque 1", **goods).state, 0)


def test_the_more_corn_there_is_the_less_one_more_is_worth() -> None:
    few, many = worth(corn=9) - worth(corn=8), worth(corn=31) - worth(corn=30)
    assert few > many > 0


def changed(weight: str, *places: str) -> float:
    """What a weight of nothing would change in the worth of workers at these places."""
    state = SpokenGame(workers=dict.fromkeys(places, 0)).state
    return knowledge.evaluator(GAME, {weight: 0.0}).worth(state, 0) - knowledge.evaluator(GAME).worth(
        state, 0
    )


def test_who_has_no_free_worker_will_have_to_pick_one_too_early() -> None:
    assert changed("forced", "palenque 0", "tikal 0", "uxmal 0") > 0
    assert changed("forced", "palenque 0", "tikal 0") == 0


def test_workers_on_one_wheel_want_the_same() -> None:
    assert changed("crowd", "tikal 1", "tikal 2") > 0
    assert changed("crowd", "tikal 1", "uxmal 2") == 0


def test_a_monument_within_reach_is_seen_from_afar() -> None:
    table = back("palenque 1", wood=1, gold=2, technologies=(3, 3, 3, 0), monuments=["great-masters"])
    near = knowledge.evaluator(GAME, {"reach": 1.0}).worth(table.state, 0)
    assert near > knowledge.evaluator(GAME, {"reach": 1e-9}).worth(table.state, 0)


def choose(state: TzolkinState, seat: int, evaluator: Evaluator | None, chance: random.Random) -> int:
    legal = state.legal(seat)
    if evaluator is None:
        return chance.choice(legal)
    world = state.resample(seat, chance.randrange(1 << 30))
    worth = []
    for action in legal:
        after = world.copy()
        after.apply(seat, action)
        worth.append(evaluator.worth(after, seat))
    return legal[worth.index(max(worth))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_step_ahead_beats_chance(seats: int) -> None:
    evaluator = knowledge.evaluator(GAME)
    won = 0
    for seed in range(12):
        state = GAME.new(seats, seed)
        chance = random.Random(seed)
        me = seed % seats
        while waiting := state.waiting():
            seat = waiting[0]
            state.play(seat, choose(state, seat, evaluator if seat == me else None, chance))
        won += state.winners() == [me]
    assert won >= 11
