"""OpenSpiel: every game as `python_NAME`, once this module is imported.

    import pyspiel
    from patolli.research import spiel

    game = pyspiel.load_game("python_tzolkin(players=3)")

All chance is at the start: a chance node draws one of `deals` seeds, and the game is that of the seed. What a
seat cannot know of it stays hidden: information is imperfect, except in Mexica. Where several choose at once,
they are asked one after the other, and none sees what another has chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from patolli.core.errors import BadOption, NoEncoding
from patolli.core.game import Game
from patolli.core.registry import games
from patolli.core.state import State
from patolli.research.spaces import observation
from patolli.research.stepper import outcome

DEALS = 1000


class Held:
    """A state of ours that OpenSpiel can copy and store with what is in its own."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.copy())

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return held, (self.state.game.name, self.state.position())


def held(name: str, position: dict[str, Any]) -> Held:
    """What was stored."""
    return Held(TABLES[name].load(position))


class TableState(pyspiel.State):
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.seats = game.num_players()
        self.deals = game.deals
        self.name = game.table.name
        self.held: Held | None = None  # until the seed is drawn

    @property
    def state(self) -> State:
        assert self.held is not None
        return self.held.state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else int(self.state.mover())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.deals) for seed in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(TABLES[self.name].new(self.seats, action))
        else:
            self.state.play(self.state.mover(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.held is None else self.state.phrase(action)

    def is_terminal(self) -> bool:
        return self.held is not None and bool(self.state.over)

    def returns(self) -> list[float]:
        return outcome(self.state) if self.is_terminal() else [0.0] * self.seats

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        scores = " ".join(f"{score:g}" for score in self.state.scores())
        return f"{self.name} after {self.move_number() - 1} decisions, scores {scores}"


class TableObserver:
    """What a seat sees, as numbers: `patolli research describe` names them."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = 0 if state.held is None else observation(state.state, player)

    def string_from(self, state: TableState, player: int) -> str:
        """The entries that are not 0, each with its number."""
        if state.held is None:
            return "before the deal"
        seen = observation(state.state, player)
        return " ".join(f"{entry}:{seen[entry]}" for entry in np.flatnonzero(seen))


class TableGame(pyspiel.Game):
    table: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", self.table.seats[0]))
        self.deals = int(given.get("deals", DEALS))
        if seats not in self.table.seats:
            allowed = " or ".join(map(str, self.table.seats))
            raise BadOption(f"{self.table.name} is for {allowed} players, not {seats}")
        self.size = len(self.table.entries(seats))
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.bound,
        )
        super().__init__(self.kind, facts, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | None:
        """What a seat knows now; not all it ever saw, and not what is public or private alone."""
        if params:
            raise BadOption(f"observations have no parameters, so not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return TableObserver(self.size) if whole and not kind.perfect_recall else None


TABLES: dict[str, Game[Any]] = {}


def register() -> None:
    """Make every game that can be learned known to `pyspiel.load_game`."""
    information = pyspiel.GameType.Information
    for table in games()[0]:
        try:
            table.entries(table.seats[0])
        except NoEncoding:
            continue
        kind = pyspiel.GameType(
            short_name=f"python_{table.name}",
            long_name=table.name.capitalize(),
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=information.PERFECT_INFORMATION if table.open else information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(table.seats),
            min_num_players=min(table.seats),
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": table.seats[0], "deals": DEALS},
        )
        TABLES[table.name] = table
        made = type(f"{table.name.capitalize()}Game", (TableGame,), {"table": table, "kind": kind})
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(kind, made)


register()
