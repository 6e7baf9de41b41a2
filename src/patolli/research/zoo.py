"""PettingZoo: all seats learn. `env` asks one seat after the other, `parallel_env` all of them at once.

from patolli.research import zoo

env = zoo.env("tzolkin", seats=2)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    action = None if terminated or truncated else env.action_space(agent).sample(info["action_mask"])
    env.step(action)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

import patolli
from patolli.core.errors import BadOption, IllegalMove
from patolli.core.game import Game
from patolli.core.state import State
from patolli.research.encodings import encoding
from patolli.research.spaces import LegalActions, drawn, mask, observation, observation_space
from patolli.research.stepper import outcome

MODES = ["human", "ansi"]


class Table:
    """A game with its agents and spaces: what both kinds of environment are made of."""

    metadata: dict[str, Any]
    state: State

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        known: Game[Any] = patolli.game(game) if isinstance(game, str) else game
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode is {' or '.join(MODES)}, not {render_mode!r}")
        self.game = known
        self.deals = np.random.default_rng()
        self.options = known.check_options(options)
        self.encoding = encoding(known, seats)
        self.seats = self.encoding.seats
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        space = observation_space(self.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: self.actions_of(agent) for agent in self.possible_agents}

    def actions_of(self, agent: str) -> LegalActions:
        raise NotImplementedError

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game from the seed itself; without one, from one that the last seed leads to."""
        if seed is not None:
            self.deals = np.random.default_rng(seed)
        else:
            seed = int(self.deals.integers(2**63))
        self.state = self.game.new(self.seats, seed, **self.options)
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def cut(self) -> bool:
        """Is it over for lack of cycles, though the game is not?"""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.state.over

    def reward_of(self) -> dict[str, float]:
        rewards = outcome(self.state) if self.state.over else [0.0] * self.seats
        return dict(zip(self.possible_agents, rewards, strict=True))

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return drawn(self.state)
        if self.render_mode == "human":
            print(drawn(self.state))
        return None

    def close(self) -> None:
        pass


class TurnsEnv(Table, AECEnv):
    """One seat after the other. `max_cycles` counts decisions, of all seats together."""

    def __init__(self, game: str | Game[Any], seats: int | None = None, **more: Any) -> None:
        AECEnv.__init__(self)
        Table.__init__(self, game, seats, **more)
        self.metadata = {"name": f"{self.game.name}_v{self.encoding.version}", "render_modes": MODES}
        self.metadata["is_parallelizable"] = False

    def actions_of(self, agent: str) -> LegalActions:
        seat = self.seat(agent)
        return LegalActions(self.encoding.actions, lambda: self.state.legal(seat))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.show()

    def observe(self, agent: str) -> Any:
        return observation(self.state, self.seat(agent))

    def step(self, action: Any) -> None:
        if not self.agents:
            raise IllegalMove("CORE-R1", "game-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalMove("CORE-R1", "game-over")
            self._was_dead_step(None)
            return
        if action is None:
            raise IllegalMove("CORE-R3", "no-such-action", action="None")
        self.state.play(self.seat(agent), int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.reward_of()
        self.terminations = dict.fromkeys(self.agents, self.state.over)
        self.truncations = dict.fromkeys(self.agents, self.cut())
        self.show()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def show(self) -> None:
        """Whose turn it is, and what this agent may do."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.state.over:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.state.mover()]
        legal = self.state.legal(self.state.mover())
        self.infos[self.agent_selection]["action_mask"] = mask(legal, self.encoding.actions)


class TogetherEnv(Table, ParallelEnv):
    """All seats in every step. Who is not asked says `wait`, the number after the last action."""

    def __init__(self, game: str | Game[Any], seats: int | None = None, **more: Any) -> None:
        Table.__init__(self, game, seats, **more)
        self.metadata = {"name": f"{self.game.name}_v{self.encoding.version}", "render_modes": MODES}

    @property
    def wait(self) -> int:
        return self.encoding.actions

    def actions_of(self, agent: str) -> LegalActions:
        seat = self.seat(agent)
        return LegalActions(self.encoding.actions + 1, lambda: self.state.legal(seat) or [self.wait])

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self.seen(), self.told()

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise IllegalMove("CORE-R1", "game-over")
        chosen = self.checked(actions)
        for seat, action in chosen.items():
            self.state.play(seat, action)
        self.cycles += 1
        over, cut = self.state.over, self.cut()
        seen, told, rewards = self.seen(), self.told(), self.reward_of()
        ended, ended_early = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, ended_early, told

    def checked(self, actions: dict[str, Any]) -> dict[int, int]:
        """What the seats that are asked have chosen; `IllegalMove` if one may not, and nothing changes."""
        chosen: dict[int, int] = {}
        for agent in self.agents:
            if agent not in actions:
                raise BadOption(f"{agent} has no action; who is not asked says {self.wait}")
            seat, action = self.seat(agent), int(actions[agent])
            if action == self.wait and not self.state.waits_for(seat):
                continue
            self.state.copy().play(seat, action)
            chosen[seat] = action
        return chosen

    def seen(self) -> dict[str, Any]:
        return {agent: observation(self.state, self.seat(agent)) for agent in self.agents}

    def told(self) -> dict[str, dict[str, Any]]:
        count = self.encoding.actions + 1
        legal = {agent: self.state.legal(self.seat(agent)) or [self.wait] for agent in self.agents}
        return {agent: {"action_mask": mask(actions, count)} for agent, actions in legal.items()}


def env(game: str | Game[Any], seats: int | None = None, **more: Any) -> TurnsEnv:
    """`max_cycles`, `render_mode`, and the options of the game by keyword."""
    return TurnsEnv(game, seats, **more)


def parallel_env(game: str | Game[Any], seats: int | None = None, **more: Any) -> TogetherEnv:
    """The same as `env`, with all seats in every step."""
    return TogetherEnv(game, seats, **more)
