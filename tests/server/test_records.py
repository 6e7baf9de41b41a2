"""Records, replays at every move, charts; and what stays hidden while a game runs."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.people import JSON, ServerProcess, Someone, play_together

import patolli


def finished(server: ServerProcess, game: str = "fingers") -> tuple[Someone, Someone, str]:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table(game, "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.live(table) as a, ben.live(table) as b:
        play_together([a, b], seed=2)
    return ana, ben, table


def test_the_record_can_be_downloaded_and_played_again(server: ServerProcess) -> None:
    ana, _, table = finished(server, "patolli")
    response = ana.http.get(f"/api/tables/{table}/record")
    assert "attachment" in response.headers["content-disposition"]
    record = patolli.read_record(response.content)
    assert record.names == ["Ana", "Ben"]
    assert patolli.replay(record).state.over


def test_while_the_game_runs_the_record_has_no_secrets(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("fingers", "me open")["table"]["id"]
    assert ana.get(f"/api/tables/{table}/record", 409)["error"] == "wrong-moment"
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    for number, phrase in enumerate(["left 2", "right 1"]):
        ana.post(f"/api/tables/{table}/play", id=phrase, seat=0, number=number, phrase=phrase)
    mine = ana.http.get(f"/api/tables/{table}/record").json()
    theirs = ben.http.get(f"/api/tables/{table}/record").json()
    anybodys = Someone(server.address).http.get(f"/api/tables/{table}/record").json()
    assert mine["moves"] == [[0, "left 2"], [0, "right 1"]]
    assert theirs["moves"] == anybodys["moves"] == [[0, None], [0, None]]
    assert all("seed" not in record for record in (mine, theirs, anybodys))
    assert ben.get(f"/api/tables/{table}/replay", 403, at=1, seat=0)["error"] == "not-while-running"
    assert ben.get(f"/api/tables/{table}/replay", at=1)["view"]["hands"] is None
    assert ana.get(f"/api/tables/{table}/replay", at=1, seat=0)["view"]["hands"] == [2, -1]


@pytest.mark.parametrize("game", ["patolli", "fingers"])
def test_the_replay_shows_every_move_as_it_was(server: ServerProcess, game: str) -> None:
    ana, _, table = finished(server, game)
    text = ana.http.get(f"/api/tables/{table}/record").content
    of = len(json.loads(text)["moves"])
    if game == "patolli":
        record = patolli.read_record(text)
        match = patolli.Match(patolli.game(game), record.seats, record.seed, **record.options)
        for at in range(min(of, 40)):
            frame = ana.get(f"/api/tables/{table}/replay", at=at, seat=at % 2)
            assert frame["view"] == json.loads(json.dumps(match.state.view(at % 2)))
            match.say(*record.moves[at])
    first, last = (ana.get(f"/api/tables/{table}/replay", at=at) for at in (0, of))
    assert first["move"] is None
    assert last["view"]["over"] is True
    assert ana.get(f"/api/tables/{table}/replay")["at"] == last["of"] == of
    ana.get(f"/api/tables/{table}/replay", 404, at=of + 1)
    ana.get(f"/api/tables/{table}/replay", 404, at=0, seat=3)
    stranger = Someone(server.address)
    assert stranger.get(f"/api/tables/{table}/replay", at=1, seat=0)["seat"] == 0


def test_the_chart_has_the_scores_after_every_move(server: ServerProcess) -> None:
    ana, _, table = finished(server, "patolli")
    chart = ana.get(f"/api/tables/{table}/chart")
    state = ana.get(f"/api/tables/{table}")
    assert len(chart["scores"]) == len(chart["turns"]) + 1 == state["table"]["number"] + 1
    assert chart["scores"][0] == [20, 20]
    assert chart["scores"][-1] == state["table"]["result"]["scores"]
    assert chart["turns"] == [move["seat"] for move in state["moves"]]


def some_record() -> JSON:
    match = patolli.Match(patolli.game("patolli"), 2, seed=11)
    chance = random.Random(1)
    while match.state.waiting() and len(match.moves) < 60:
        seat = match.state.waiting()[0]
        match.say(seat, chance.choice(match.state.phrases(seat)))
    made: JSON = json.loads(match.record(["Itzel", "Nahuel"]).to_json())
    return made


def test_a_record_can_be_imported_and_looked_at(server: ServerProcess) -> None:
    ana = server.guest()
    record = some_record()
    table = ana.post("/api/records", 201, **record)
    assert (table["status"], table["imported"], table["number"]) == ("over", True, len(record["moves"]))
    assert [seat["name"] for seat in table["seats"]] == ["Itzel", "Nahuel"]
    again = ana.http.get(f"/api/tables/{table['id']}/record").json()
    assert again["moves"] == record["moves"]
    assert patolli.replay(patolli.read_record(json.dumps(again))).state.position()
    frame = ana.get(f"/api/tables/{table['id']}/replay", at=17)
    assert frame["move"]["phrase"] == record["moves"][16][1]


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "go"},
        {"rules": 99},
        {"format": 7},
        {"seats": 5},
        {"options": {"pieces": 1}},
        {"moves": [[0, "fly"]]},
        {"moves": [[9, "enter"]]},
        {"moves": "all"},
        {"names": ["A"]},
        {"names": ["\u0000", "B"]},
        {"seed": "x" * 300},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_damaged_record_is_refused(server: ServerProcess, damage: dict[str, Any]) -> None:
    answer = server.guest().post("/api/records", 400, **{**some_record(), **damage})
    assert answer["error"] == "bad-record"


@pytest.mark.parametrize("name", ["seats", "seed", "self", "game", "", "x\x00", "players"])
def test_an_option_that_the_game_does_not_have(server: ServerProcess, name: str) -> None:
    record = {
        "format": 1,
        "game": "patolli",
        "rules": 1,
        "seats": 2,
        "options": {name: 3},
        "seed": 1,
        "moves": [],
    }
    assert server.guest().post("/api/records", 400, **record)["error"] == "bad-record"
