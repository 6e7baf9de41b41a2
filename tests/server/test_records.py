"""Records, replays at every move, charts; and what stays hidden while a game runs."""

from __future__ import annotations

import json
import random
import sqlite3
import zlib
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


def test_running_and_finished_games_survive_a_correction_of_the_rules(own_server: ServerProcess) -> None:
    """The stored positions of an older version of the rules go on; nothing is played again from the log."""
    ana, _, over = finished(own_server, "patolli")
    running = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(running) as live:
        live.play_on(random.Random(5), 10)
        before = live.state
    frames = [ana.get(f"/api/tables/{over}/replay", at=at)["view"] for at in range(20)]
    own_server.stop()
    with sqlite3.connect(own_server.data / "patolli.sqlite") as database:
        # Phrases that today's rules would refuse: only who replays them would notice.
        database.execute("UPDATE moves SET phrase = 'castle kingside', rules = 0 WHERE number < 5")
    make_older(own_server)
    own_server.start()
    after = ana.get(f"/api/tables/{running}", **{"from": 10})
    assert after["views"] == before["views"]
    with ana.live(running, start=10) as live:
        live.play_on(random.Random(5), 3)
        assert live.state["table"]["number"] == 13
    assert [ana.get(f"/api/tables/{over}/replay", at=at)["view"] for at in range(20)] == frames


def make_older(server: ServerProcess) -> None:
    """Stored positions say that they were made under version 0 of the rules."""

    def older(packed: bytes) -> bytes:
        position = json.loads(zlib.decompress(packed))
        return zlib.compress(json.dumps({**position, "rules": 0}).encode())

    with sqlite3.connect(server.data / "patolli.sqlite") as database:
        database.create_function("older", 1, older)
        database.execute("UPDATE moves SET position = older(position)")
        database.execute("UPDATE tables SET position = older(position), rules = 0")
