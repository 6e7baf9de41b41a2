"""PettingZoo's own tests, on every game and number of seats, without a warning."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import patolli
from patolli.core.errors import BadOption, IllegalMove
from patolli.research import zoo

TABLES = [
    (name, seats) for name in ("mexica", "mezo", "patolli", "tzolkin") for seats in patolli.game(name).seats
]


@pytest.fixture(autouse=True)
def _no_warning() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ResourceWarning)  # what other tests left open may be collected now
        warnings.simplefilter("ignore", pytest.PytestUnraisableExceptionWarning)
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_turns(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(game, seats), num_cycles=400)
    seed_test(partial(zoo.env, game, seats), num_cycles=100)
    render_test(partial(zoo.env, game, seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_together(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(zoo.parallel_env(game, seats), num_cycles=3000)
    parallel_seed_test(partial(zoo.parallel_env, game, seats), num_cycles=100)
    made = partial(zoo.parallel_env, game, seats)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles))
        )
    )


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_performance(game: str, seats: int) -> None:
    performance_benchmark(zoo.env(game, seats))


def test_a_game_is_that_of_its_seed() -> None:
    env = zoo.env("mezo", 3)
    env.reset(seed=11)
    assert env.state.position() == patolli.game("mezo").new(3, 11).position()


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = zoo.env("patolli")
    env.reset(seed=1)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        earned[agent] += reward
        env.step(None if terminated or truncated else env.action_space(agent).sample(info["action_mask"]))
    won = env.state.winners()
    assert [earned[f"player_{seat}"] for seat in range(2)] == [
        1.0 if seat in won else -1.0 for seat in range(2)
    ]


def test_a_turn_limit_cuts_the_game() -> None:
    env = zoo.env("tzolkin", max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.action_space(env.agent_selection).sample())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_seats_that_choose_at_once_do_so_in_one_step() -> None:
    """TZO-R5: two tiles each, so two steps."""
    env = zoo.parallel_env("tzolkin", 4)
    env.reset(seed=1)
    for _ in range(2):
        assert env.state.view(None)["phase"] == "keep"
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert env.state.view(None)["phase"] != "keep"


def test_wrong_use_gets_the_usual_errors() -> None:
    env = zoo.env("tzolkin", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="TZO-R5"):
        env.step(173)
    with pytest.raises(IllegalMove, match="CORE-R3"):
        env.step(None)
    with pytest.raises(BadOption, match="render_mode is human or ansi, not 'rgb_array'"):
        zoo.env("tzolkin", render_mode="rgb_array")
    with pytest.raises(BadOption, match="tzolkin has no option 'harder'"):
        zoo.env("tzolkin", harder=True)
    together = zoo.parallel_env("patolli")
    together.reset(seed=1)
    waiting, other = (
        together.possible_agents[seat] for seat in (together.state.mover(), 1 - together.state.mover())
    )
    with pytest.raises(IllegalMove, match="CORE-R2"):
        together.step({waiting: together.action_space(waiting).sample(), other: 0})
    with pytest.raises(BadOption, match="has no action"):
        together.step({})
    while together.agents:
        together.step({agent: together.action_space(agent).sample() for agent in together.agents})
    with pytest.raises(IllegalMove, match="CORE-R1"):
        together.step({})
