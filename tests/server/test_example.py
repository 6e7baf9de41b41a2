"""The example client for bots, as people run it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from tests.server.people import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_the_example_client_plays_a_person(server: ServerProcess) -> None:
    ana = server.guest()
    token = ana.post("/api/me/bots", 201, name="Example")["token"]
    table = ana.table("patolli", "me open", options={"pieces": 3})["table"]["id"]
    command = [sys.executable, str(EXAMPLE), server.address, token, table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        with ana.live(table) as live:
            while live.state["table"]["seats"][1]["kind"] == "open":
                live.receive()
            ana.post(f"/api/tables/{table}/start")
            live.play_on(random.Random(1))
        said = bot.communicate()[0]
    assert bot.returncode == 0
    assert "over: {'scores'" in said


def test_two_example_clients_play_each_other(server: ServerProcess) -> None:
    ana = server.guest()
    tokens = [ana.post("/api/me/bots", 201, name=f"Bot {n}")["token"] for n in range(2)]
    host = subprocess.Popen(
        [sys.executable, str(EXAMPLE), server.address, tokens[0]], stdout=subprocess.PIPE, text=True
    )
    assert host.stdout is not None
    table = host.stdout.readline().strip().rsplit("/", 1)[-1]
    assert table in [entry["id"] for entry in ana.get("/api/tables")]
    guest = subprocess.run(
        [sys.executable, str(EXAMPLE), server.address, tokens[1], table],
        capture_output=True,
        text=True,
        check=True,
    )
    assert host.communicate()[0] in guest.stdout
    assert host.returncode == 0
