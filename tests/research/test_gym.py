"""Gymnasium's own checks on every game and number of seats, without a warning; and many games at once."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import patolli
from patolli.bots import Bot, Budget, Sight
from patolli.core.errors import BadOption, IllegalMove
from patolli.research.gym import SeatEnv, SeatVectorEnv

TABLES = [
    (name, seats) for name in ("mexica", "mezo", "patolli", "tzolkin") for seats in patolli.game(name).seats
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_checks_of_gymnasium(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ResourceWarning)  # what other tests left open may be collected now
        warnings.simplefilter("ignore", pytest.PytestUnraisableExceptionWarning)
        env = gymnasium.make(
            f"patolli/{game}-v1", seats=seats, replace_illegal=True
        )  # the check knows no masks
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("opponents", ["random", "greedy", "level:1", "level:3"])
def test_a_whole_game_against_bots(opponents: str) -> None:
    env = SeatEnv("patolli", seat=None, opponents=opponents)
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert info["action_mask"].sum() == len(env.state.legal(env.seat)) > 0
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert reward == (1.0 if env.seat in env.state.winners() else -1.0)
    with pytest.raises(IllegalMove, match="CORE-R1"):
        env.step(0)


class Watcher(Bot):
    """Notes which seats it plays."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, sight: Sight, budget: Budget, seed: int) -> int:
        self.seats.add(sight.seat)
        return sight.legal[0]


def test_opponents_sit_clockwise() -> None:
    bots = [Watcher(), Watcher(), Watcher()]
    env = SeatEnv("mezo", seats=4, seat=2, opponents=bots)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.action_space.sample())
    assert [bot.seats for bot in bots] == [{3}, {0}, {1}]


@pytest.mark.parametrize(("game", "seats"), [("tzolkin", 2), ("mezo", 3), ("patolli", 2)])
def test_many_games_at_once(game: str, seats: int) -> None:
    many = gymnasium.make_vec(f"patolli/{game}-v1", num_envs=6, seats=seats)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = many.reset(seed=1)
    ended = 0
    chance = np.random.default_rng(1)
    while ended < 12:
        assert seen in many.observation_space
        actions = (chance.random(info["action_mask"].shape) * info["action_mask"]).argmax(1)
        seen, rewards, terminated, truncated, info = many.step(actions)
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert (rewards[terminated] != 0).any() or not terminated.any()
        for row in np.flatnonzero(terminated):
            assert info["final_obs"][row].shape == seen[row].shape
        ended += int(terminated.sum())


def test_many_games_against_a_bot_and_the_same_seed() -> None:
    def play() -> Any:
        many = SeatVectorEnv(3, "patolli", opponents="greedy")
        seen, info = many.reset(seed=5)
        rows = [seen]
        for _ in range(40):
            seen, _, _, _, info = many.step(info["action_mask"].argmax(1))
            rows.append(seen)
        return np.array(rows)

    assert (play() == play()).all()


def test_wrong_use_gets_the_usual_errors() -> None:
    env = SeatEnv("tzolkin", opponents="random")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="TZO-R5"):
        env.step(173)
    with pytest.raises(BadOption, match="there is no seat 2 at a table for 2"):
        SeatEnv("tzolkin", seat=2)
    with pytest.raises(BadOption, match="with 3 seats there are 2 opponents, not 1"):
        SeatEnv("tzolkin", 3, opponents=["random"])
    with pytest.raises(patolli.PatolliError, match="there is no bot 'genius'"):
        SeatEnv("tzolkin", opponents="genius")
    many = SeatVectorEnv(2, "tzolkin")
    many.reset(seed=1)
    with pytest.raises(IllegalMove):
        many.step([173, 173])


def test_illegal_actions_can_be_replaced() -> None:
    env = SeatEnv("tzolkin", replace_illegal=True)
    env.reset(seed=1)
    assert env.step(173)[4]["replaced"]
    assert not env.step(env.action_space.sample())[4]["replaced"]


def test_the_board_in_words() -> None:
    env = SeatEnv("patolli", render_mode="ansi")
    env.reset(seed=1)
    assert "a b c d e f g h" in env.render()
