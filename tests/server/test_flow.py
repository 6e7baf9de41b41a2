"""Sit down, play, leave, come back."""

from __future__ import annotations

import random

from tests.server.people import ServerProcess


def test_a_guest_plays_a_bot_to_the_end(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("patolli", "me greedy", start=True)["table"]
    with ana.live(table["id"]) as live:
        live.play_on(random.Random(1))
        state = live.state
    assert state["table"]["status"] == "over"
    assert state["table"]["result"]["winners"]
    assert [move["number"] for move in live.moves] == list(range(state["table"]["number"]))
