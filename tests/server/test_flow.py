"""Sit down, play, leave, come back."""

from __future__ import annotations

import random
from contextlib import ExitStack

from tests.server.people import ServerProcess, play_together


def test_a_guest_plays_a_bot_to_the_end(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("patolli", "me greedy", start=True)["table"]
    with ana.live(table["id"]) as live:
        live.play_on(random.Random(1))
        state = live.state
    assert state["table"]["status"] == "over"
    assert state["table"]["result"]["winners"]
    assert [move["number"] for move in live.moves] == list(range(state["table"]["number"]))


def test_a_table_has_as_many_seats_as_the_game_allows(server: ServerProcess) -> None:
    """Five people and a bot: the last seats are like the others, live, in the replay and in the record."""
    host = server.guest("Ana")
    table = host.table("fingers", "me open open open greedy open")["table"]["id"]
    people = [host]
    for name in ("Bob", "Citlali", "Dana", "Ehecatl"):
        people.append(server.guest(name))
        people[-1].post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    with ExitStack() as stack:
        play_together([stack.enter_context(person.live(table)) for person in people], seed=4)
    over = people[-1].get(f"/api/tables/{table}")["table"]
    assert over["status"] == "over"
    assert [seat["name"] for seat in over["seats"]][-1] == "Ehecatl"
    assert len(over["result"]["scores"]) == 6
    assert host.get(f"/api/tables/{table}/replay", seat=5, at=3)["seat"] == 5
    again = host.post("/api/records", 201, **host.get(f"/api/tables/{table}/record"))
    assert len(again["seats"]) == 6


def test_more_seats_than_the_game_has_are_refused(server: ServerProcess) -> None:
    refused = server.guest().post(
        "/api/tables", 400, game="fingers", seats=[{"kind": "me"}, *[{"kind": "open"}] * 6]
    )
    assert "2, 3, 4, 5, 6" in refused["text"]


def test_a_seat_that_the_table_does_not_have_is_nobodys(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    for seat in (2, 5, 10**15):
        ana.post(f"/api/tables/{table}/resign", 404, seat=seat)
        ana.post(f"/api/tables/{table}/play", 403, id="x", seat=seat, number=0, phrase="left 1")
        ana.get(f"/api/tables/{table}/replay", 404, seat=seat, at=0)
