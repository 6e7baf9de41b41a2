"""The arena: fair by construction, reproducible, and honest about what it does not know."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from patolli.bots.arena import Arena, ArenaError, Played, lineups, schedule, table, wilson

COMMAND = [sys.executable, "-c", "from patolli.cli import main; main()", "arena"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)


def test_every_seat_order_equally_often_on_common_seeds() -> None:
    games = schedule(["a", "b", "c"], 2, 100, "s")
    orders = Counter(game.bots for game in games)
    assert len(games) >= 100
    assert len(orders) == 6
    assert len(set(orders.values())) == 1
    for order in orders:
        assert {game.seed for game in games if game.bots == order} == {game.seed for game in games}


def test_one_against_three() -> None:
    games = schedule(["a", "b", "b", "b"], 4, 40, 0)
    assert schedule(["a", "b"], 4, 40, 0) == games
    assert Counter(game.bots.index("a") for game in games) == {0: 10, 1: 10, 2: 10, 3: 10}


def test_more_bots_than_seats_meet_each_other() -> None:
    assert len(lineups(["a", "b", "c", "d"], 2)) == 6
    assert lineups(["a", "a", "b"], 2) == [("a", "a"), ("a", "b")]
    with pytest.raises(ArenaError):
        lineups([], 2)


def test_wilson_intervals_against_published_values() -> None:
    # Newcombe 1998, table I, method 3
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)):
        assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def game(number: int, bots: tuple[str, ...], scores: tuple[float, ...], winners: tuple[int, ...]) -> Played:
    nothing = (0,) * len(bots)
    return Played(number, bots, "s", scores, winners, nothing, nothing, nothing, ((),) * len(bots))


def test_the_table_counts_shared_wins_and_likes() -> None:
    rows = {
        row.bot: row
        for row in table(
            [
                game(0, ("a", "b", "b"), (5, 5, 1), (0, 1)),
                game(1, ("b", "a", "b"), (9, 3, 1), (0,)),
            ]
        )
    }
    assert rows["a"].games == 2
    assert rows["b"].games == 4
    assert rows["a"].share == pytest.approx(0.25)
    assert rows["b"].share == pytest.approx(1.5 / 4)
    assert rows["a"].points / rows["a"].games == 4
    assert rows["a"].fair == pytest.approx(2 / 3)


def test_ratings_follow_the_results() -> None:
    played = [game(n, ("strong", "weak"), (2, 1), (0,)) for n in range(10)]
    strong, weak = table(played)
    assert (strong.bot, weak.bot) == ("strong", "weak")
    assert strong.rating.mu > 30 > 20 > weak.rating.mu
    assert table(played[::-1])[0].rating.mu == strong.rating.mu, "the order of finishing does not matter"


def test_jobs_do_not_change_the_result() -> None:
    results = []
    for jobs in (1, 2):
        arena = Arena("patolli", ["greedy", "random"], games=6, seed="j")
        assert len(list(arena.run(jobs))) == 6
        results.append(sorted((p.number, p.bots, p.scores, p.winners, p.decisions) for p in arena.played))
    assert results[0] == results[1]


def test_the_command_prints_a_table_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    result = run("patolli", "--bots", "greedy,random", "--games", "10", "--json", str(file))
    assert result.returncode == 0, result.stderr
    assert "10 games" in result.stdout
    assert re.search(r"greedy +10 +\d+\.\d%", result.stdout)
    facts = json.loads(file.read_text())
    assert len(facts["games"]) == 10
    assert sum(row["wins"] for row in facts["bots"]) == 10
    assert {"win_share", "low", "high", "average_score", "mean_seconds", "mu", "sigma"} <= set(
        facts["bots"][0]
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess", "--bots", "greedy,random"], "no game"),
        (["patolli", "--bots", "clever,random"], "no bot"),
        (["patolli", "--bots", ","], "at least one bot"),
        (["patolli", "--bots", "greedy,random", "--seats", "4"], "2 seats"),
        (["patolli", "--bots", "greedy,random", "--games", "0"], "games"),
        (["patolli", "--bots", "greedy,random", "--option", "sails=3"], "sails"),
    ],
)
def test_what_cannot_be_held_is_refused_in_one_line(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.stderr


BROKEN = """
from patolli.bots import Bot

class Raises(Bot):
    def choose(self, sight, budget, seed):
        raise ValueError("I am confused")

class Cheats(Bot):
    def choose(self, sight, budget, seed):
        return -7
"""


@pytest.mark.parametrize(("name", "complaint"), [("Raises", "I am confused"), ("Cheats", "not legal")])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_broken_bot_is_named(tmp_path: Path, name: str, complaint: str, jobs: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(BROKEN)
    result = run("patolli", "--bots", f"{file}:{name},random", "--games", "4", "--jobs", jobs)
    assert result.returncode == 2
    assert name in result.stderr
    assert complaint in result.stderr
    assert "Traceback" not in result.stderr


SIGNALS = """
import time
from patolli.bots import Bot
from patolli.bots.simple import RandomBot

class Slow(RandomBot):
    def choose(self, sight, budget, seed):
        open({flag!r}, "a").close()
        time.sleep(0.0005)
        return super().choose(sight, budget, seed)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_with_what_there_is(tmp_path: Path, jobs: str) -> None:
    flag, bot, file = tmp_path / "begun", tmp_path / "slow.py", tmp_path / "arena.json"
    bot.write_text(SIGNALS.format(flag=str(flag)))
    command = [*COMMAND, "patolli", "--bots", f"random,{bot}:Slow", "--games", "100000", "--jobs", jobs]
    arena = subprocess.Popen(
        [*command, "--json", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background ignores Ctrl-C, and so would this process.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not flag.exists():
        assert arena.poll() is None, "it stopped by itself"
        time.sleep(0.05)
    time.sleep(2)
    os.kill(arena.pid, signal.SIGINT)
    out, complaint = arena.communicate()
    assert arena.returncode == 0, complaint
    assert "Traceback" not in complaint
    assert "stopped after" in complaint
    assert "random" in out
    assert 0 < len(json.loads(file.read_text())["games"]) < 100000


MARKED = """
import os
from patolli.bots.simple import RandomBot

class Marked(RandomBot):
    def choose(self, sight, budget, seed):
        open(os.path.join({folder!r}, str(os.getpid())), "a").close()
        return super().choose(sight, budget, seed)
"""


def test_workers_end_with_an_arena_that_is_killed(tmp_path: Path) -> None:
    bot, workers = tmp_path / "marked.py", tmp_path / "workers"
    workers.mkdir()
    bot.write_text(MARKED.format(folder=str(workers)))
    command = [*COMMAND, "patolli", "--bots", f"random,{bot}:Marked", "--games", "100000", "--jobs", "2"]
    arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while len(list(workers.iterdir())) < 2:
        assert arena.poll() is None, "it stopped by itself"
        time.sleep(0.05)
    arena.kill()
    arena.wait()
    while any(lives(int(worker.name)) for worker in workers.iterdir()):
        time.sleep(0.05)


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes() != b""
    except FileNotFoundError:
        return False
