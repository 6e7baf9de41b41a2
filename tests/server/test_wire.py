"""All that the server says is what the description says: `people` checks each answer and each message."""

from __future__ import annotations

import random

import pytest
from tests.server import contract
from tests.server.people import ServerProcess

import patolli


@pytest.mark.parametrize("game", patolli.game_names())
def test_a_game_of_each_kind_from_beginning_to_end(server: ServerProcess, game: str) -> None:
    """Three people and whoever watches see the whole game; then it is replayed."""
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    table = ana.table(game, "me open", clock={"kind": "days", "days": 2}, chat=True)["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    chance = random.Random(4)
    with ana.live(table) as a, ben.live(table) as b, eve.live(table) as e:
        for number in range(40):
            mover = a if a.my_turn() else b
            view = mover.wait_for_my_turn()
            if view is None:
                break
            seat = view["seat"]
            some = chance.sample(view["legal"], min(5, len(view["legal"])))
            mover.ask("prices", seat=seat, phrases=some)
            mover.ask("why", seat=seat, phrase=some[0])
            mover.ask("why", seat=seat, phrase="dance")
            mover.play(view, some[0])
            after = mover.my_turn()
            if after is not None and after["undo"] and number % 3 == 0:
                mover.ask("undo", seat=seat, number=after["next"])
                mover.until("state")
            other = b if mover is a else a
            while other.state["table"]["number"] < mover.state["table"]["number"]:
                other.receive()
        e.ask("ping")
    ana.post(f"/api/tables/{table}/resign", seat=0)
    for at in range(0, ana.get(f"/api/tables/{table}")["table"]["number"], 7):
        ana.get(f"/api/tables/{table}/replay", at=at, seat=at % 2)
    ana.get(f"/api/tables/{table}/chart")
    assert ana.get(f"/api/tables/{table}/record")["names"] == ["Ana", "Ben"]


def test_every_door_and_every_message(server: ServerProcess) -> None:
    """Through each door once, and each kind of message heard: none is left unchecked."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    everybody_does_everything(server)
    for path in ("games", "bots", "version", "me", "me/logins", "me/bots", "me/muted", "me/tables", "tables"):
        ana.get(f"/api/{path}")
    for path in ("/api/texts/pl", "/api/texts/de/mezo", "/api/rules/mezo/de", "/metrics"):
        contract.check_answer(ana.http.get(path))
    ana.get("/healthz")
    ana.get("/api/lessons/tzolkin")
    begun = ana.post("/api/lessons/mezo/first", read=True)
    ana.post("/api/lessons/mezo/first/why", trail=begun["trail"], phrase="card edict")
    ana.post("/api/lessons/mezo/first/prices", trail=begun["trail"], phrases=begun["view"]["legal"][:2])
    ana.patch("/api/me", language="fr")
    ana.put("/api/me/password", password="correct horse", current=None)
    ana.patch("/api/me", name=f"Ana {ana.me['id'][-6:]}")
    ana.post("/api/login", name=f"Ana {ana.me['id'][-6:]}", password="correct horse")
    logins = ana.get("/api/me/logins")
    ana.delete(f"/api/me/logins/{next(login['id'] for login in logins if not login['current'])}")
    ana.post(f"/api/tables/{ana.table('mexica', 'serpent serpent')['table']['id']}/abandon")
    bot = ana.post("/api/me/bots", 201, name="deep-maize")
    ana.delete(f"/api/me/bots/{bot['id']}")
    ana.put(f"/api/me/muted/{ben.me['id']}", 204)
    ana.delete(f"/api/me/muted/{ben.me['id']}")
    ana.get("/api/me/data")
    ana.post("/api/logout", 204)
    server.guest().delete("/api/me/logins")
    server.guest().post("/api/me/delete", 204)
    done = {(path, method) for path, method, status in contract.answered if status < 300}
    assert [door for door in contract.DOORS if door not in done] == []
    assert contract.said == contract.LIVE["sends"].keys()


def everybody_does_everything(server: ServerProcess) -> None:
    """All that can happen to a table before, during and after a game."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("patolli", "me open", public=True)["table"]["id"]
    ben.post(f"/api/tables/{table}/join", seat=1)
    ben.post(f"/api/tables/{table}/leave")
    ana.put(f"/api/tables/{table}/seats/1", kind="bot", level="greedy")
    ana.put(f"/api/tables/{table}/seats/1", kind="open")
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    ana.post(f"/api/tables/{ana.table()['table']['id']}/cancel")
    with ana.live(table) as live:
        with ben.live(table):
            live.until("here", seats=[True, True])
        live.ask("chat", text="hola")
        live.ask("ping")
        live.ask("play", seat=0, number=77, phrase="enter")
    ana.post(f"/api/tables/{table}/chat", id="c", text="hola")
    ana.get(f"/api/tables/{table}/chat")
    ana.post(f"/api/tables/{table}/replace", 409, seat=0)
    ana.post(f"/api/tables/{table}/resign", seat=0)
    ana.post(f"/api/tables/{table}/rematch")
    record = ana.get(f"/api/tables/{table}/record")
    ana.delete(f"/api/tables/{ana.post('/api/records', 201, **record)['id']}")
    ana.get(f"/api/tables/{table}/replay", at=0)
    ana.get(f"/api/tables/{table}/chart")
    three = ana.table("fingers", "me open open")["table"]["id"]
    absent, other = server.guest("Clo"), server.guest("Dan")
    absent.post(f"/api/tables/{three}/join")
    other.post(f"/api/tables/{three}/join")
    ana.post(f"/api/tables/{three}/start")
    ana.post(f"/api/tables/{three}/replace", seat=1)
    alone = ana.table("fingers", "me local", start=True)["table"]["id"]
    with ana.live(alone) as live:
        view = live.my_turn()
        assert view is not None
        live.ask("hint", seat=0, level="random")
        live.ask("why", seat=0, phrase="dance")
        live.ask("prices", seat=0, phrases=view["legal"][:3])
        live.play(view, view["legal"][0])
        live.ask("undo", seat=0, number=1)
    question = {"id": "q", "seat": 0}
    ana.post(f"/api/tables/{alone}/play", **question, number=0, phrase="left 2")
    ana.post(f"/api/tables/{alone}/undo", **question, number=1)
    ana.post(f"/api/tables/{alone}/why", **question, phrase="dance")
    ana.post(f"/api/tables/{alone}/prices", **question, phrases=["left 2"])
    ana.post(f"/api/tables/{alone}/hint", **question, level="random")
    finished = {
        **record,
        "game": "fingers",
        "rules": 1,
        "options": {},
        "moves": [[0, "left 1"], [0, "right 1"]],
    }
    brought = ana.post("/api/records", 201, **finished)["id"]
    with ana.live(brought) as live:
        ana.post(f"/api/tables/{brought}/analysis")
        live.until("analysis", status="done")
    ana.get(f"/api/tables/{brought}/analysis")
    root = {"kind": "table", "table": brought, "at": 1}
    ana.post("/api/board", root=root, moves=[[0, "right 2"], [1, "left 0"]])
    ana.post("/api/board/position", root=root)
    ana.post("/api/board/why", root=root, seat=0, phrase="left 1")
    ana.post("/api/board/prices", root=root, seat=0, phrases=["right 1"])
    ana.post("/api/board/outlook", root=root, seat=0, tried=["right 1"])
    study = ana.post("/api/studies", 201, name="x", root=root)["id"]
    ana.get(f"/api/studies/{study}")
    ana.get("/api/me/studies")
    ana.put(f"/api/studies/{study}", version=0, name="y", nodes=[])
    ana.delete(f"/api/studies/{study}")
