"""The command as a person uses it: a real process, typed lines, an exit code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import patolli


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from patolli.cli import main; main()", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_version_says_whether_it_is_compiled() -> None:
    assert re.fullmatch(r"patolli \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", run("--version").stdout)


def test_games_are_listed() -> None:
    assert "Patolli" in run("games").stdout


def test_a_turn_in_every_language() -> None:
    said = {
        "en": "Until next time",
        "pl": "Do następnego razu",
        "fr": "À la prochaine",
        "de": "Bis zum nächsten Mal",
    }
    for lang, farewell in said.items():
        result = run("play", "patolli", "--seed", "3", "--lang", lang, typed="?\nquit\n")
        assert farewell in result.stdout
        assert result.returncode == 0


def test_a_wrong_phrase_is_answered_with_its_rule() -> None:
    result = run(
        "play", "patolli", "--seed", "3", "--lang", "en", typed="move a7\nwhy enter\nundo\nrules PAT-R9\n"
    )
    assert "[PAT-R6]" in result.stdout
    assert "[PAT-R5]" in result.stdout
    assert "[CORE-R4]" in result.stdout
    assert "PAT-R9" in result.stdout
    assert result.returncode == 0


def test_a_rule_that_does_not_exist_is_told_in_the_players_language() -> None:
    result = run("play", "patolli", "--seed", "3", "--lang", "de", typed="rules PAT-R99\nquit\n")
    assert "Die Regel PAT-R99 gibt es nicht" in result.stdout
    assert result.returncode == 0


def test_save_resume_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = run("play", "patolli", "--seed", "3", "--lang", "en", typed=f"move g7\nsave {file}\nquit\n")
    assert file.exists(), first.stdout + first.stderr
    assert "stakes" in run("play", "--resume", str(file), "--lang", "en", typed="quit\n").stdout
    shown = run("replay", str(file), "--lang", "en")
    assert "move g7" in shown.stdout
    assert "stakes" in run("replay", str(file), "--at", "0", "--lang", "en").stdout
    told = run("replay", str(file), "--text", "--lang", "en").stdout
    assert told == patolli.playthrough(patolli.read_record(file.read_bytes()))


def test_a_whole_game_between_bots() -> None:
    result = run("play", "patolli", "--seats", "greedy,random", "--seed", "1", "--lang", "en")
    assert re.search(r"(greedy|random) wins", result.stdout)


def test_simulate_sums_up() -> None:
    result = run("simulate", "patolli", "--games", "5", "--seats", "greedy,random")
    assert "5 games" in result.stdout
    assert "decisions/s" in result.stdout


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from patolli.bots import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, sight, budget, seed):\n"
        "        return sight.legal[0]\n"
    )
    assert run("simulate", "patolli", "--games", "2", "--seats", f"{file}:First,random").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "senet"], "senet"),
        (["play", "patolli", "--seats", "you"], "2 seats"),
        (["play", "patolli", "--seats", "you,nobody"], "nobody"),
        (["play", "patolli", "--seats", "you,no/such.py:Bot"], "no/such.py"),
        (["play", "patolli", "--lang", "xx"], "--lang"),
        (["play", "patolli", "--option", "pieces=9"], "pieces"),
        (["play", "patolli", "--option", "luck=1"], "luck"),
        (["simulate", "patolli", "--games", "many"], "--games"),
        (["simulate", "patolli", "--games", "0"], "--games"),
        (["simulate", "patolli", "--seats", "you,random"], "bots only"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
        (["replay", __file__], "record"),
        (["rules", "patolli", "PAT-R99"], "PAT-R99"),
        (["dance"], "dance"),
    ],
)
def test_wrong_input_gets_one_clear_line_and_exit_code_2(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_help_names_every_command_and_every_variable() -> None:
    shown = run().stdout
    for command in (
        "games",
        "play",
        "replay",
        "simulate",
        "arena",
        "bots",
        "rules",
        "serve",
        "backup",
        "restore",
    ):
        assert f"\n    {command} " in shown
        assert run(command, "--help").stdout.startswith(f"usage: patolli {command} ")
    assert "[PATOLLI_DATABASE_URL]" in run("serve", "--help").stdout


def test_a_game_may_bring_commands_of_its_own() -> None:
    assert "patolli GAME --help" in run().stdout
    assert run("mezo", "--help").stdout.startswith("usage: patolli mezo ")
    assert "mexica" in run("mexica").stderr, "this one has none"


def test_who_has_seen_enough_is_not_shouted_at() -> None:
    command = f"{sys.executable} -c 'from patolli.cli import main; main()' rules mezo | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert result.stdout.count("\n") == 1
    assert result.stderr == ""


def test_a_list_loads_only_what_it_needs() -> None:
    """`patolli games` answers at once: it reads facts and words, and loads no engine and no drawing."""
    heavy = ["rich", "fluent", "babel", "msgspec", "librt", "prompt_toolkit", "fastapi", "patolli.bots"]
    script = (
        "import sys\nsys.argv = ['patolli', 'games']\nfrom patolli.cli import main\nmain()\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"
