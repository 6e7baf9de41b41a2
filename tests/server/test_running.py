"""Starting, stopping, and going on where one was."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
from pathlib import Path

from tests.server.people import ServerProcess


def test_it_starts_says_where_and_ends_cleanly(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    process.start()
    assert process.port
    ana = process.guest()
    ana.table("patolli", "greedy greedy")
    assert process.stop() == 0
    assert "Traceback" not in process.log
    assert '"exception"' not in process.log


def test_every_table_goes_on_after_a_stop(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    table = ana.table("patolli", "me greedy", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.play_on(random.Random(1), 5)
        seen = live.moves
    own_server.restart()
    with ana.live(table, start=len(seen)) as live:
        live.play_on(random.Random(2))
        assert live.over()


def test_a_bot_whose_turn_it_was_moves_after_the_restart(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    tables = [ana.table("fingers", "greedy random", options={"rounds": 20})["table"]["id"] for _ in range(5)]
    own_server.kill()
    own_server.start()
    # Nobody asks for these tables: the server picks them up by itself.
    watcher = own_server.guest()
    for table in tables:
        with watcher.live(table) as live:
            while not live.over():
                live.receive()
            assert live.state["table"]["number"] == 80


def test_a_port_in_use_is_said_plainly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-c", "from patolli.cli import main; main()", "serve", "--no-browser"]
        done = subprocess.run(
            [*command, "--port", port, "--data", str(tmp_path)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 2
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_sockets_are_told_that_the_server_stops(own_server: ServerProcess) -> None:
    ana = own_server.guest()
    table = ana.table("fingers", "me open")["table"]["id"]
    with ana.live(table) as live:
        own_server.stop()
        assert live.close_code() in (1001, 1012)
