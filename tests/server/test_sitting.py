"""Sitting down and getting up through the server: lobby, my tables, start, resign, replace, rematch."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from tests.server.people import JSON, ServerProcess, Someone, play_together


def test_the_lobby_lists_public_tables_that_wait_for_people(server: ServerProcess) -> None:
    ana = server.guest()
    public = ana.table("patolli", "me open", public=True)["table"]["id"]
    private = ana.table("patolli", "me open")["table"]["id"]
    stranger = Someone(server.address)
    listed = [table["id"] for table in stranger.get("/api/tables")]
    assert public in listed
    assert private not in listed
    # Whoever has the link may come in.
    ben = server.guest("Ben")
    assert ben.post(f"/api/tables/{private}/join")["table"]["seats"][1]["name"] == "Ben"
    ana.put(f"/api/tables/{public}/seats/1", kind="bot", level="greedy")
    ana.post(f"/api/tables/{public}/start")
    assert public not in [table["id"] for table in stranger.get("/api/tables")]
    assert public in [table["id"] for table in stranger.get("/api/tables", status="running")]


def test_my_tables_show_where_it_is_my_turn(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    open_one = ana.table("fingers", "me open")["table"]["id"]
    table = ana.table("fingers", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    for number, phrase in enumerate(["left 1", "right 1"]):
        ana.post(f"/api/tables/{table}/play", id=phrase, seat=0, number=number, phrase=phrase)
    newest = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    mine = ana.get("/api/me/tables")
    assert [entry["id"] for entry in mine] == [newest, table, open_one]
    assert [seat["waiting"] for seat in mine[1]["seats"]] == [False, True]
    assert ben.get("/api/me/tables")[0]["seats"][1]["waiting"] is True
    assert all(entry["seed"] is None for entry in mine)


def test_spectators_see_what_a_spectator_may_see(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]["id"]
    view = Someone(server.address).get(f"/api/tables/{table}")["views"]
    assert [(v["seat"], v["legal"], v["view"]["hands"], v["view"]["bead"]) for v in view] == [
        (None, [], None, None)
    ]


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me greedy", start=True)["table"]
    promised = table["seed_hash"]
    assert table["seed"] is None
    over = ana.post(f"/api/tables/{table['id']}/resign", seat=0)["table"]
    assert over["seed_hash"] == promised
    assert len(over["seed"]) == 32
    assert (over["result"]["winners"], over["result"]["why"]) == ([1], "resigned")
    refused = ana.post(
        f"/api/tables/{table['id']}/play", 400, id="x", seat=0, number=over["number"], phrase="left 1"
    )
    assert refused["rule"] == "CORE-R1"


def test_leave_and_cancel(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("fingers", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/cancel", 403)
    ben.post(f"/api/tables/{table}/leave")
    ana.post(f"/api/tables/{table}/start", 409)
    assert ana.post(f"/api/tables/{table}/cancel")["table"]["status"] == "cancelled"
    ben.post(f"/api/tables/{table}/join", 409)


def test_who_runs_out_of_time_can_be_replaced_by_one_vote(server: ServerProcess) -> None:
    ana, ben, clo = (server.guest(name) for name in ("Ana", "Ben", "Clo"))
    clock = {"kind": "bank", "bank": 1000, "increment": 0}
    table = ana.table("fingers", "me open open", clock=clock)["table"]["id"]
    for person in (ben, clo):
        person.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.live(table) as live:
        while not live.state["table"]["seats"][1]["clock"]["flagged"]:
            live.receive()  # nobody has to ask: the server says when a flag falls
        state = ana.post(f"/api/tables/{table}/replace", seat=1, level="random")
        assert state["table"]["seats"][1]["kind"] == "bot"
        ben.post(f"/api/tables/{table}/play", 403, id="x", seat=1, number=0, phrase="left 1")


def test_an_absent_player_is_replaced_when_the_others_agree_and_the_bot_plays_on(
    server: ServerProcess,
) -> None:
    ana, ben, clo = (server.guest(name) for name in ("Ana", "Ben", "Clo"))
    table = ana.table("fingers", "me open open")["table"]["id"]
    for person in (ben, clo):
        person.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    clo.post(f"/api/tables/{table}/play", id="x", seat=2, number=0, phrase="left 1")
    with clo.live(table):
        assert ana.post(f"/api/tables/{table}/replace", 409, seat=2)["error"] == "not-absent"
    ben.get(f"/api/tables/{table}")  # who looks over HTTP is there, too
    assert ana.post(f"/api/tables/{table}/replace", 409, seat=1)["error"] == "not-absent"
    assert voted(ana, table, 2)["replace"] == [0]
    ben.post(f"/api/tables/{table}/replace", seat=2, level="random")
    with ana.live(table) as a, ben.live(table) as b:
        play_together([a, b], seed=1)
        assert a.over()
    assert clo.get(f"/api/tables/{table}")["table"]["seats"][2]["kind"] == "bot"


def voted(person: Someone, table: str, seat: int) -> JSON:
    """The seat after a vote to replace its player, once the server has noticed that the player left."""
    while (
        answer := person.http.post(f"/api/tables/{table}/replace", json={"seat": seat})
    ).status_code == 409:
        assert answer.json()["error"] == "not-absent"
    return dict(answer.json()["table"]["seats"][seat])


def test_a_rematch_starts_when_all_are_back(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("fingers", "me open greedy")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    ana.post(f"/api/tables/{table}/rematch", 409)
    with ana.live(table) as a, ben.live(table) as b:
        play_together([a, b], seed=9)
    again = ben.post(f"/api/tables/{table}/rematch")["table"]
    assert again["status"] == "open"
    assert ana.get(f"/api/tables/{table}")["table"]["rematch"] == again["id"]
    assert ben.post(f"/api/tables/{table}/rematch")["table"]["id"] == again["id"]
    server.guest("Eve").post(f"/api/tables/{table}/rematch", 403)
    started = ana.post(f"/api/tables/{table}/rematch")["table"]
    assert (started["id"], started["status"]) == (again["id"], "running")
    assert [seat["name"] for seat in started["seats"][:2]] == ["Ana", "Ben"]


def test_two_who_want_a_rematch_at_once_meet_at_one_table(server: ServerProcess) -> None:
    for _ in range(4):
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = ana.table("fingers", "me open")["table"]["id"]
        ben.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        ana.post(f"/api/tables/{table}/resign", seat=0)
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(person.post, f"/api/tables/{table}/rematch") for person in (ana, ben)]
        assert len({answer.result()["table"]["id"] for answer in asked}) == 1
        for person in (ana, ben):
            assert sorted(entry["status"] for entry in person.get("/api/me/tables")) == ["over", "running"]


def test_two_people_on_one_device(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("fingers", "me local greedy", start=True)["table"]["id"]
    with ana.live(table) as live:
        assert [view["seat"] for view in live.state["views"]] == [0, 1]
        live.play_on(random.Random(3))
        assert live.over()
