"""Bots as programs: docs/bot-protocol.md with real processes that are slow, die and talk nonsense."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import patolli
from patolli.bots import BotFault, Budget, Sight, make_bot
from patolli.bots.arena import Arena
from patolli.bots.program import ProgramBot

PAGE = (Path(__file__).parent.parent.parent / "docs/bot-protocol.md").read_text(encoding="utf-8")
OURS = f"{sys.executable} -c 'from patolli.cli import main; main()' bot"

HELLO = 'import json, sys, time\nsys.stdin.readline()\nprint(\'{"say":"hello","protocol":1}\', flush=True)\n'
NEXT = "heard = json.loads(sys.stdin.readline())\n"
QUESTION = f"{NEXT}while heard['say'] != 'choose':\n    {NEXT}"


def program(tmp_path: Path, source: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"{sys.executable} {file}"


def ask(command: str, budget: Budget | None = None, game: str = "patolli") -> int:
    state = patolli.game(game).new(seed=1)
    seat = state.waiting()[0]
    bot = ProgramBot(command)
    try:
        return bot.choose(Sight(state, seat), budget or Budget(), 7)
    finally:
        bot.close()


def test_the_shortest_bot_of_the_page_plays(tmp_path: Path) -> None:
    source = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)[0]
    arena = Arena("patolli", [f"cmd:{program(tmp_path, source)}", "random"], games=4)
    assert len(list(arena.run())) == 4
    assert not any(row.faults for row in arena.table())


@pytest.mark.parametrize("game", ["mexica", "tzolkin", "mezo", "patolli"])
def test_our_bots_speak_it_and_think_the_same(game: str) -> None:
    """A search is told by its thoughts, too: a turn that can be played, and chances that add up to one."""
    state = patolli.game(game).new(seats=2, seed=5)
    bot = ProgramBot(f"{OURS} level:3")
    for number in range(3):
        seat = state.waiting()[0]
        sight = Sight(state, seat)
        action = bot.choose(sight, Budget(simulations=8), number)
        assert action in sight.legal
        assert bot.info is not None
        assert bot.info.turn[0] == state.phrase(action)
        assert sum(bot.info.value) == pytest.approx(1.0, abs=1e-3)
        state.play(seat, action)
    bot.close()


def test_a_program_plays_what_the_bot_itself_would_play() -> None:
    """Nothing is hidden in Mexica, so the imagined position is the true one."""
    specs = ["level:2", f"cmd:{OURS} level:2"]
    states = []
    for spec in specs:
        bot = make_bot(spec)
        state = patolli.game("mexica").new(seats=2, seed=3)
        for number in range(25):
            seat = state.waiting()[0]
            state.play(seat, bot.choose(Sight(state, seat), Budget(), number))
        states.append(state.position())
    assert states[0] == states[1]


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("import time\ntime.sleep(3600)", "slow"),
        (HELLO + QUESTION + "time.sleep(3600)", "slow"),
        ("raise SystemExit(3)", "died"),
        (HELLO + QUESTION + "raise SystemExit(3)", "died"),
        (HELLO + QUESTION + "print('good morning', flush=True)\ntime.sleep(3600)", "nonsense"),
        (HELLO + QUESTION + "sys.stdout.buffer.write(b'\\xff' * 3000000)\ntime.sleep(3600)", "nonsense"),
        (HELLO + QUESTION + 'print(\'{"say":"move","number":99,"phrase":"enter"}\')', "nonsense"),
        (HELLO + QUESTION + 'print(\'{"say":"hello","protocol":1}\', flush=True)', "nonsense"),
        (HELLO.replace(":1", ":9"), "nonsense"),
        (
            HELLO + QUESTION + "print(json.dumps({'say':'move','number':heard['number'],'phrase':'fly'}))",
            "illegal",
        ),
    ],
)
def test_every_fault_has_its_name(
    tmp_path: Path, source: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = None
    if kind == "slow":
        monkeypatch.setattr("patolli.bots.program.PATIENCE", 1.0 if "sys" not in source else 60.0)
        budget = Budget(seconds=0.01)
    with pytest.raises(BotFault) as fault:
        ask(program(tmp_path, source), budget)
    assert fault.value.kind == kind


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFault, match="cannot be started"):
        ask("no/such/program")


def test_a_faulty_bot_loses_turns_never_the_arena(tmp_path: Path) -> None:
    """It dies at every second question; it is started anew, and the arena tells."""
    source = HELLO + (
        QUESTION
        + "answer = {'say': 'move', 'number': heard['number'], 'phrase': heard['legal'][0]}\n"
        + "print(json.dumps(answer), flush=True)\n"
        + QUESTION
    )
    name = f"cmd:{program(tmp_path, source)}"
    arena = Arena("tzolkin", [name, "random"], games=2)
    assert len(list(arena.run())) == 2
    row = next(row for row in arena.table() if row.bot == name)
    assert row.faults
    assert all(fault.startswith("died: ") for fault in row.faults)


def test_the_process_ends_with_its_bot() -> None:
    bot = ProgramBot(f"{OURS} random")
    state = patolli.game("patolli").new(seed=1)
    bot.choose(Sight(state, state.waiting()[0]), Budget(), 1)
    assert bot.process is not None
    process = bot.process.process
    del bot
    process.wait()


def test_a_host_that_talks_nonsense_gets_one_clear_line() -> None:
    command = [sys.executable, "-c", "from patolli.cli import main; main()", "bot", "random"]
    result = subprocess.run(command, input="hello?\n", capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr.startswith("patolli: ")
    assert "Traceback" not in result.stderr
