"""OpenSpiel's own tests on every game; its search plays them; a playthrough of each is kept.

`python -m tests.research.test_spiel` writes the playthroughs again: read the difference. `SPIEL_GAMES=1000`
plays so many random games of each.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import patolli
from patolli.core.errors import BadOption, IllegalMove
from patolli.research import spiel
from patolli.research.stepper import outcome

GAMES = ("mexica", "mezo", "patolli", "tzolkin")
TABLES = [(name, seats) for name in GAMES for seats in patolli.game(name).seats]
PLAYED = int(os.environ.get("SPIEL_GAMES", "1"))
KEPT = Path(__file__).parent / "playthroughs"


def loaded(name: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(f"python_{name}(players={seats})")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_copied_and_stored_at_every_step(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), num_sims=PLAYED, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_is_the_game_of_its_seed(name: str, seats: int) -> None:
    state = loaded(name, seats).new_initial_state()
    state.apply_action(7)
    twin = patolli.game(name).new(seats, 7)
    while not twin.over:
        seat = twin.mover()
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(twin.legal(seat))
        action = twin.legal(seat)[-1]
        assert state.action_to_string(seat, action) == twin.phrase(action)
        state.apply_action(action)
        twin.play(seat, action)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns() == outcome(twin)


@pytest.mark.parametrize("name", GAMES)
def test_its_search_plays_them(name: str) -> None:
    game = loaded(name, 2)
    chance = np.random.RandomState(1)
    bots = [MCTSBot(game, 2, 2, RandomRolloutEvaluator(1, chance), random_state=chance) for _ in range(2)]
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(8):
        state.apply_action(bots[state.current_player()].step(state))
    assert not state.is_terminal()


def test_what_others_keep_is_not_in_the_observation() -> None:
    """TZO-R5."""
    state = loaded("tzolkin", 2).new_initial_state()
    state.apply_action(1)
    before = state.observation_tensor(1)
    state.apply_action(state.legal_actions()[0])
    assert state.observation_tensor(1) == before
    assert state.observation_string(0) != state.observation_string(1)


def test_an_illegal_action_is_explained() -> None:
    state = spiel.TABLES["tzolkin"].new(2, 1)
    with pytest.raises(IllegalMove, match="TZO-R5"):
        state.play(0, 173)
    with pytest.raises(BadOption, match="tzolkin is for 2 or 3 or 4 players, not 7"):
        pyspiel.load_game("python_tzolkin(players=7)")


def playthrough(name: str) -> str:
    return "\n".join(playthrough_lines(f"python_{name}(deals=3)", seed=1)) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name) == (KEPT / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for each in GAMES:
        (KEPT / f"{each}.txt").write_text(playthrough(each), encoding="utf-8")
