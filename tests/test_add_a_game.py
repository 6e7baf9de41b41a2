"""Who follows docs/add-a-game.md word for word has a game that works through every door."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests import walkthrough
from tests.server.people import Someone

from patolli.testing.serving import ServerProcess

PATOLLI = [sys.executable, "-c", "from patolli.cli import main; main()"]
COMMANDS = walkthrough.commands()


@pytest.fixture(scope="module", params=["with its rules alone", "with all that it may bring"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    page = walkthrough.FIRST if "alone" in request.param else walkthrough.PAGE
    return walkthrough.install(tmp_path_factory.mktemp("walkthrough"), page)


def run(command: list[str], installed: Path, typed: str = "") -> str:
    paths = filter(None, [str(installed), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=installed.parent,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def asked(first: str) -> list[str]:
    """The only command on the page that begins so."""
    (found,) = [command for command in COMMANDS if " ".join(command).startswith(first)]
    return found


def brings(installed: Path, file: str) -> bool:
    return (installed / "totoloque" / file).exists()


def test_every_command_on_the_page_is_run_here() -> None:
    known = [
        "pip install pytest hypothesis -e .",
        "pytest test_totoloque.py",
        "patolli games",
        "patolli rules",
    ]
    known += ["patolli simulate", "patolli arena", "patolli play", "patolli serve", "patolli learn"]
    for command in COMMANDS:
        assert [one for one in known if " ".join(command).startswith(one)]
    assert len(COMMANDS) == len(known)


def test_it_obeys_the_laws(installed: Path) -> None:
    command = [sys.executable, "-m", *asked("pytest"), "-q", "-p", "no:cacheprovider"]
    assert " passed" in run(command, installed)


def test_it_is_listed_and_its_rules_can_be_read(installed: Path) -> None:
    assert "Totoloque (2–6)" in run(PATOLLI + asked("patolli games")[1:], installed)
    assert "One throw in six misses" in run(PATOLLI + asked("patolli rules")[1:], installed)


def test_it_teaches_itself(installed: Path) -> None:
    if not brings(installed, "lessons"):
        return
    said = run(PATOLLI + asked("patolli learn")[1:], installed, "\nthrow\nthrow\nkeep\nthrow\nthrow\n")
    assert "Brave!" in said
    assert "One throw in six misses, and costs the whole turn." in said


def test_bots_play_it(installed: Path) -> None:
    assert "200 games" in run(PATOLLI + asked("patolli simulate")[1:], installed)
    assert "4 seats" in run(PATOLLI + asked("patolli arena")[1:], installed)


def test_it_is_played_in_the_terminal(installed: Path) -> None:
    told = run([*PATOLLI, *asked("patolli play")[1:], "--lang", "en"], installed, walkthrough.typed())
    assert "Throw a pellet." in told
    assert "Player hits: " in told or "Player misses" in told
    assert "It is yours for good" in told
    assert "Until next time" in told
    assert ("▶ Player" in told) == brings(installed, "terminal.py"), "its own board, or the plain one"


def test_it_is_played_in_another_language(installed: Path) -> None:
    told = run([*PATOLLI, *asked("patolli play")[1:], "--lang", "pl"], installed, walkthrough.typed())
    assert ("Rzuć" in told) == brings(installed, "text/pl.ftl")
    assert "Throw a pellet." in told
    assert "Do następnego razu" in told


def test_it_is_played_on_the_server(installed: Path, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, [*asked("patolli serve")[2:], "--limits", "off"], path=str(installed))
    server.start()
    try:
        ana = Someone(server.address)
        ana.me = ana.post("/api/me", 201, name="Ana", language="en")
        facts = next(game for game in ana.get("/api/games") if game["name"] == "totoloque")
        assert (facts["board"] is not None) == brings(installed, "web/board.js")
        table = ana.table("totoloque", "me coati random greedy jaguar", start=True)["table"]["id"]
        with ana.live(table) as live:
            live.play_on(random.Random(1))
            assert live.over()
            assert len(live.state["table"]["result"]["scores"]) == 5
        if facts["board"] is not None:
            assert "export function mount" in ana.http.get(facts["board"]).text
    finally:
        server.stop()
