"""What is printed on the components travels once; after that a state is small."""

from __future__ import annotations

import random

import msgspec
from tests.server.people import JSON, ServerProcess

import patolli

SMALL = 16_000  # bytes of a state with two views of Mezo; what is printed alone would be 42,000


def weight(state: JSON) -> int:
    return len(msgspec.json.encode(state))


def test_what_a_game_calls_printed_never_changes() -> None:
    for name in patolli.game_names():
        game = patolli.game(name)
        state, chance = game.new(seed=3), random.Random(3)
        first = {field: state.view(None)[field] for field in game.printed}
        for _ in range(40):
            if state.over:
                break
            seat = state.waiting()[0]
            state.play(seat, chance.choice(state.legal(seat)))
            for eyes in (None, 0, 1):
                assert {field: state.view(eyes)[field] for field in game.printed} == first


def test_a_socket_gets_it_once(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("mezo", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        printed = live.state["printed"]
        assert printed["fields"]["components"]["entries"]
        assert "components" not in live.state["views"][0]["view"]
        for _ in range(5):
            live.play_on(random.Random(1), 1)
            assert live.state["printed"] == {"hash": printed["hash"]}
            assert weight(live.state) < SMALL
    with ana.live(table, printed=printed["hash"]) as again:
        assert again.state["printed"] == {"hash": printed["hash"]}
    with ana.live(table, printed="0123") as again:
        assert again.state["printed"] == printed


def test_over_http_one_says_what_one_has(server: ServerProcess) -> None:
    ana = server.guest()
    state = ana.table("mezo", "me local", start=True)
    table, printed = state["table"]["id"], state["printed"]
    assert ana.get(f"/api/tables/{table}")["printed"] == printed
    assert ana.get(f"/api/tables/{table}", printed=printed["hash"])["printed"] == {"hash": printed["hash"]}
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay"):
        assert ana.get(path)["printed"] == printed
        known = ana.get(path, printed=printed["hash"])
        assert known["printed"] == {"hash": printed["hash"]}
        assert weight(known) < SMALL
    view = next(view for view in state["views"] if view["legal"])
    said: JSON = {"id": "1", "seat": view["seat"], "number": view["next"], "phrase": view["legal"][0]}
    done = ana.post(f"/api/tables/{table}/play", **said)
    assert done["state"]["printed"] == {"hash": printed["hash"]}


def test_most_games_have_nothing_of_the_kind(server: ServerProcess) -> None:
    state = server.guest().table("patolli", "me greedy")
    assert state["printed"] is None
