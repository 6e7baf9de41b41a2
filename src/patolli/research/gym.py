"""Gymnasium: one seat learns, bots play the others.

import gymnasium
from patolli.research import gym

env = gymnasium.make("patolli/tzolkin-v1", seats=2, opponents="greedy")
many = gymnasium.make_vec("patolli/tzolkin-v1", num_envs=64, opponents="random")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import patolli
from patolli.bots import Bot, make_bot
from patolli.bots.playing import decide
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.registry import games
from patolli.core.state import State
from patolli.research.batch import Batch
from patolli.research.encodings import encoding
from patolli.research.spaces import LegalActions, drawn, mask, observation, observation_space
from patolli.research.stepper import outcome

MODES = ["human", "ansi"]
Opponents = str | Bot | Sequence[str | Bot]


def opponents_at(given: Opponents, seats: int) -> list[Bot]:
    """A bot for each of the other seats, clockwise; one alone plays all of them."""
    named = [given] * (seats - 1) if isinstance(given, str | Bot) else list(given)
    if len(named) != seats - 1:
        raise BadOption(f"with {seats} seats there are {seats - 1} opponents, not {len(named)}")
    return [make_bot(one) if isinstance(one, str) else one for one in named]


class SeatEnv(gymnasium.Env):
    """One seat of a game. The mask of legal actions is in `info["action_mask"]`.

    `seat` is where one sits; None: somewhere else in every game. `opponents` are bots or their names
    (`patolli bots`, ``FILE.py:CLASS``). The reward comes at the end: 1 for a win alone, and of all seats
    together 0. An illegal action raises `IllegalMove`, unless ``replace_illegal=True``: then a legal one is
    played instead, by chance, and `info["replaced"]` says so; for programs that know no masks.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any] = "tzolkin",
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponents = "random",
        replace_illegal: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game: Game[Any] = patolli.game(game) if isinstance(game, str) else game
        self.encoding = encoding(self.game, seats)
        self.seats = self.encoding.seats
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat} at a table for {self.seats}")
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode is {' or '.join(MODES)}, not {render_mode!r}")
        self.options = self.game.check_options(options)
        self.opponents = opponents_at(opponents, self.seats)
        self.replace_illegal = replace_illegal
        self.chair = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.state: State = self.game.new(self.seats, 0, **self.options)
        self.observation_space = observation_space(self.encoding)
        self.action_space = LegalActions(self.encoding.actions, lambda: self.state.legal(self.seat))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        super().reset(seed=seed)
        self.state = self.game.new(self.seats, int(self.np_random.integers(2**63)), **self.options)
        if self.chair is None:
            self.seat = int(self.np_random.integers(self.seats))
        self.let_others_play()
        return observation(self.state, self.seat), self.told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = self.state.legal(self.seat)
        replaced = self.replace_illegal and bool(legal) and int(action) not in legal
        if replaced:
            action = legal[self.np_random.integers(len(legal))]
        self.state.play(self.seat, int(action))
        self.let_others_play()
        over = bool(self.state.over)
        reward = outcome(self.state)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return observation(self.state, self.seat), reward, over, False, self.told(replaced)

    def let_others_play(self) -> None:
        """Until it is one's own turn, or the end."""
        while not self.state.over and not self.state.waits_for(self.seat):
            mover = self.state.mover()
            bot = self.opponents[(mover - self.seat) % self.seats - 1]
            self.state.apply(
                mover, decide(self.state, mover, bot, int(self.np_random.integers(2**31))).action
            )

    def told(self, replaced: bool = False) -> dict[str, Any]:
        return {
            "action_mask": mask(self.state.legal(self.seat), self.encoding.actions),
            "scores": self.state.scores(),
            "replaced": replaced,
        }

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return drawn(self.state)
        if self.render_mode == "human":
            print(drawn(self.state))
        return None


class SeatVectorEnv(VectorEnv):
    """Many games at once in compiled code, each with one seat to learn: row i sits at seat i modulo `seats`.

    A game that ends is followed by the next in the same step; its last observation is in
    `infos["final_obs"]`. Opponents called `random` play in compiled code too, others one after the other.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game[Any] = "tzolkin",
        seats: int | None = None,
        opponents: Opponents = "random",
        **options: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, seats, go_on=False, **options)
        self.num_envs = num_envs
        self.seats = self.batch.seats
        self.own = np.arange(num_envs) % self.seats
        self.quick = opponents == "random"
        self.opponents = opponents_at(opponents, self.seats)
        actions = self.batch.encoding.actions
        self.single_observation_space = observation_space(self.batch.encoding)
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**40)))
        self.let_others_play()
        return self.batch.observations.copy(), self.told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.rewards = np.zeros(self.num_envs)
        self.ended = np.zeros(self.num_envs, np.bool_)
        self.last: list[Any] = [None] * self.num_envs
        self.batch.step(actions)
        self.renew()
        self.let_others_play()
        told = self.told()
        if self.ended.any():
            last = np.empty(self.num_envs, object)
            last[:] = self.last
            told |= {"final_obs": last, "_final_obs": self.ended.copy()}
        return self.batch.observations.copy(), self.rewards, self.ended, np.zeros_like(self.ended), told

    def renew(self) -> None:
        """Keep how games ended, and begin the next ones."""
        for row in np.flatnonzero(self.batch.dones):
            seat = int(self.own[row])
            self.rewards[row] = self.batch.rewards[row, seat]
            self.ended[row] = True
            self.last[row] = observation(self.batch.state(int(row)), seat)
            self.batch.renew(int(row))

    def let_others_play(self) -> None:
        while (others := self.batch.movers != self.own).any():
            chosen = np.where(others, self.batch.random_actions(), -1)
            if not self.quick:
                for row in np.flatnonzero(others):
                    chosen[row] = self.answer(int(row))
            self.batch.step(chosen)
            self.renew()

    def answer(self, row: int) -> int:
        """What the bot at the table of a row does."""
        mover = int(self.batch.movers[row])
        bot = self.opponents[(mover - int(self.own[row])) % self.seats - 1]
        return decide(self.batch.state(row), mover, bot, int(self.np_random.integers(2**31))).action

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.astype(np.int8)}


def register() -> None:
    """Make every game known to `gymnasium.make`, as `patolli/NAME-vVERSION`."""
    for game in games()[0]:
        name = f"patolli/{game.name}-v{game.encoding_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=SeatEnv,
                vector_entry_point=SeatVectorEnv,
                kwargs={"game": game.name},
                disable_env_checker=True,
            )


register()
