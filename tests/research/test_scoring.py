"""The protocol that says how strong an agent is."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.bots.arena import Played
from patolli.research.scoring import measure, summed_up

AGENT = """
from patolli.bots import Bot

class First(Bot):
    def choose(self, sight, budget, seed):
        assert len(sight.observation) == len(sight.game.entries(2))
        return sight.legal[0]
"""


def played(seed: str, bots: tuple[str, ...], scores: tuple[float, ...], winners: tuple[int, ...]) -> Played:
    nothing = (0,) * len(bots)
    return Played(0, bots, seed, scores, winners, nothing, nothing, nothing, ((),) * len(bots))


def test_a_deal_counts_once_and_a_shared_win_its_share() -> None:
    games = [
        played("1", ("a", "b"), (30, 10), (0,)),
        played("1", ("b", "a"), (10, 20), (1,)),
        played("2", ("a", "b"), (20, 20), (0, 1)),
        played("2", ("b", "a"), (40, 20), (0,)),
    ]
    row = summed_up("b", "a", games)
    assert (row.games, row.won, row.fair) == (4, 0.625, 0.5)
    assert row.lead == pytest.approx((15 - 10) / 2)
    assert row.won_low < row.won < row.won_high


def test_the_same_agent_gets_the_same_figures() -> None:
    one, other = (list(measure("greedy", "patolli", games=4, yardsticks=["random"])) for _ in range(2))
    assert one == other
    assert one[0].won == 1.0


def test_an_agent_of_a_file_on_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "agent.py").write_text(AGENT)
    command = [
        str(Path(sys.executable).parent / "patolli"),
        "research",
        "score",
        f"{tmp_path}/agent.py:First",
    ]
    command += ["--game", "patolli", "--games", "2", "--json", str(tmp_path / "score.json")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "protocol 1" in said
    facts = json.loads((tmp_path / "score.json").read_text())
    assert [row["against"] for row in facts["rows"]] == [f"level:{number}" for number in range(1, 6)]
    assert all(row["won_low"] <= row["won"] <= row["won_high"] for row in facts["rows"])


def test_what_the_numbers_mean_on_the_command_line() -> None:
    command = [str(Path(sys.executable).parent / "patolli"), "research", "describe", "tzolkin"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[0] == "# tzolkin-2-v1: 519 entries (int8), 174 actions"
    assert said[2] == "0\t0\t1\tTZO-R10\twaits for own"
    actions = subprocess.run([*command, "--actions"], capture_output=True, text=True, check=True).stdout
    assert actions.splitlines()[-1] == "173\tend"
    wrong = subprocess.run([*command, "--seats", "9"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "tzolkin is for 2 or 3 or 4 seats, not 9" in wrong.stderr
