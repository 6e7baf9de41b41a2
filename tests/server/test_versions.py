"""The rules of a game are raised between two starts of the server: everything on disk goes on.

Version 1 is what is installed; version 2 comes from `tests/raised.py`, with changed rules and another shape
of the positions. Patolli keeps its former rules for records, Mexica does not.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.people import JSON, THIRD_PARTY, ServerProcess, Someone, play_together
from websockets.exceptions import ConnectionClosed

import patolli
from patolli.games.mexica import MEXICA
from patolli.testing.postgres import Postgres

CLOCK = {"kind": "bank", "bank": 3_600_000, "increment": 5000}


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on each kind of database, under the rules of today."""
    postgres = Postgres(tmp_path / "postgres") if request.param == "postgresql" else None
    with ServerProcess(tmp_path, database=postgres.url if postgres else None) as server:
        yield server
    if postgres:
        postgres.stop()


def restart(server: ServerProcess, *folders: Path) -> None:
    server.stop()
    server.path = os.pathsep.join(map(str, [*folders, THIRD_PARTY]))
    server.start()


def finished(server: ServerProcess, people: list[Someone]) -> str:
    ana, ben = people
    table = str(ana.table("patolli", "me open")["table"]["id"])
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    with ana.live(table) as a, ben.live(table) as b:
        play_together([a, b], seed=2)
    return table


def shown(person: Someone, table: str) -> JSON:
    """Everything that can be asked about a table, but for what a look at the clock changes."""
    state = person.get(f"/api/tables/{table}")
    del state["now"]
    frames = [
        person.get(f"/api/tables/{table}/replay", at=at, **({"seat": at % 3} if at % 3 < 2 else {}))
        for at in range(0, len(state["moves"]) + 1, 7)
    ]
    last = person.get(f"/api/tables/{table}/replay")
    for frame in [*frames, last]:
        del frame["table"]
    return {
        "state": state,
        "frames": [*frames, last],
        "record": person.http.get(f"/api/tables/{table}/record").text,
        "chart": person.get(f"/api/tables/{table}/chart"),
    }


def say(person: Someone, table: str, phrase: str) -> JSON:
    view = next(v for v in person.get(f"/api/tables/{table}")["views"] if v["legal"])
    body = {"id": f"{view['next']} {phrase}", "seat": view["seat"], "number": view["next"], "phrase": phrase}
    done: JSON = person.post(f"/api/tables/{table}/play", **body)
    return done


def open_turn(person: Someone) -> str:
    """A game of Mexica in which somebody has laid a canal and then leapt, and not yet ended the turn."""
    table = str(person.table("mexica", "me local", start=True)["table"]["id"])
    for phrase in ("start h6", "start g7", "canal b1", "leap f1"):
        say(person, table, phrase)
    return table


def test_a_finished_game_is_shown_as_it_was(house: ServerProcess, raised_path: Path) -> None:
    """Log, result, chart, record and every frame of the replay: the same to the letter."""
    people = [house.guest("Ana"), house.guest("Ben")]
    table = finished(house, people)
    before = shown(people[0], table)
    restart(house, raised_path)
    assert people[0].get("/api/games")[-2]["rules"] == 2
    after = shown(people[0], table)
    assert after == before
    assert {frame["view"]["rules"] for frame in after["frames"]} == {1}
    assert {move["rules"] for move in after["state"]["moves"]} == {1}
    again = people[0].post(f"/api/tables/{table}/rematch")["table"]
    assert (again["id"] != table, again["rules"]) == (True, 2)


def test_a_running_game_goes_on_under_the_new_rules(house: ServerProcess, raised_path: Path) -> None:
    ana = house.guest("Ana")
    table = str(ana.table("patolli", "me local", start=True, clock=CLOCK)["table"]["id"])
    with ana.live(table) as live:
        live.play_on(random.Random(4), 14)
        before = live.state
    frames = shown(ana, table)["frames"]
    restart(house, raised_path)
    after = ana.get(f"/api/tables/{table}", **{"from": 14})
    for then, now in zip(before["views"], after["views"], strict=True):
        assert now["legal"] == then["legal"]
        assert now["next"] == then["next"] == 14
        scores = [10 * score for score in then["view"]["scores"]]  # so they are counted now
        assert now["view"] == {**then["view"], "rules": 2, "scores": scores}
    for then, now in zip(before["table"]["seats"], after["table"]["seats"], strict=True):
        assert now["waiting"] == then["waiting"]
        assert abs(now["clock"]["left"] - then["clock"]["left"]) < 600_000
        assert now["clock"]["running"] == then["clock"]["running"]
    with ana.live(table) as live:
        live.play_on(random.Random(5))
        moves = live.moves
    paid = [sum(event["event"] == "paid" for event in move["events"]) for move in moves]
    assert max(paid[:14]) <= 1
    assert max(paid[14:]) == 2  # the changed rule: a marked square costs two stakes
    assert [move["rules"] for move in moves] == [1] * 14 + [2] * (len(moves) - 14)
    for then, now in zip(frames[:2], shown(ana, table)["frames"], strict=False):
        assert (now["view"], now["move"]) == (then["view"], then["move"])

    text = ana.http.get(f"/api/tables/{table}/record").text
    record = patolli.read_record(text)
    assert (record.rules, record.raised) == (1, [(14, 2)])
    copy = ana.post("/api/records", 201, **json.loads(text))["id"]
    assert shown(ana, copy)["chart"]["scores"] == shown(ana, table)["chart"]["scores"]
    assert ana.get(f"/api/tables/{copy}/record") == json.loads(text)


def test_an_open_turn_goes_on_as_far_as_it_is_still_possible(house: ServerProcess, raised_path: Path) -> None:
    ana = house.guest("Ana")
    kept, cut = open_turn(ana), open_turn(ana)
    ana.post(f"/api/tables/{kept}/undo", id="u", seat=0, number=4)
    restart(house, raised_path)
    for table in (kept, cut):  # after a canal there are five points left, and a leap costs six now
        view = ana.get(f"/api/tables/{table}")["views"][0]
        assert [move["phrase"] for move in view["tentative"]] == ["canal b1"]
        assert (view["undo"], view["next"], view["view"]["ap"]) == (True, 3, 5)
    assert say(ana, cut, "canal g1")["tentative"] is True
    assert ana.post(f"/api/tables/{cut}/undo", id="v", seat=0, number=4)["number"] == 3
    assert ana.post(f"/api/tables/{kept}/undo", id="v", seat=0, number=3)["number"] == 2
    assert say(ana, kept, "leap f1")["tentative"] is True
    assert say(ana, kept, "end")["tentative"] is False
    restart(house, raised_path)
    assert [move["rules"] for move in ana.get(f"/api/tables/{kept}")["moves"]] == [2, 2, 3, 3]


def test_bots_play_on(house: ServerProcess, raised_path: Path) -> None:
    ana = house.guest("Ana")
    table = str(ana.table("patolli", "jaguar jaguar")["table"]["id"])
    with ana.live(table) as live:
        while len(live.moves) < 3:
            live.receive()
    restart(house, raised_path)
    with ana.live(table) as live:
        while not live.moves or live.moves[-1]["rules"] == 1:
            live.receive()
    house.kill()


def test_records_as_files(house: ServerProcess, raised_path: Path, tmp_path: Path) -> None:
    """The server and the command: by the rules of their time where they are kept, else a sentence."""
    people = [house.guest("Ana"), house.guest("Ben")]
    kept = people[0].http.get(f"/api/tables/{finished(house, people)}/record").text
    match = patolli.Match(MEXICA, 2, seed=1)
    for phrase in ("start h6", "start g7", "canal b1"):
        match.say(match.state.waiting()[0], phrase)
    gone = match.record().to_json()
    restart(house, raised_path)
    table = people[0].post("/api/records", 201, **json.loads(kept))
    assert table["rules"] == 1
    assert people[0].get(f"/api/tables/{table['id']}/record") == json.loads(kept)
    refused = people[0].post("/api/records", 400, **json.loads(gone))
    sentence = "played under version 2 of the rules of mexica; today they have version 3"
    assert sentence in refused["text"]

    def command(*arguments: str, record: str) -> subprocess.CompletedProcess[str]:
        file = tmp_path / "record.json"
        file.write_text(record, encoding="utf-8")
        line = [sys.executable, "-c", "from patolli.cli import main; main()", *arguments, str(file)]
        env = os.environ | {"PYTHONPATH": str(raised_path)}
        return subprocess.run(line, env=env, capture_output=True, text=True, check=False, input="quit\n")

    for arguments in (["replay"], ["replay", "--text"], ["play", "--resume"]):
        done = command(*arguments, "--lang", "en", record=kept) if arguments[0] == "replay" else None
        assert done is None or done.returncode == 0, done
        no = command(*arguments, record=gone)
        assert no.returncode == 2
        assert sentence in no.stderr
        assert "Traceback" not in no.stderr
    begun = json.loads(kept)
    begun["moves"] = begun["moves"][:5]
    on = command("play", "--seats", "you,you", "--lang", "en", "--resume", record=json.dumps(begun))
    assert on.returncode == 0, on.stderr


def test_an_older_server_refuses_what_a_newer_one_wrote_and_loses_nothing(
    house: ServerProcess, raised_path: Path
) -> None:
    restart(house, raised_path)
    ana = house.guest("Ana")
    table = str(ana.table("patolli", "me local", start=True)["table"]["id"])
    with ana.live(table) as live:
        live.play_on(random.Random(4), 5)
        before = live.state["views"]
    restart(house)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay"):
        refused = ana.get(path, 409)
        assert refused["error"] == "cannot-open"
        assert "version 2 of the rules of patolli is newer than the one known here, 1" in refused["text"]
    with pytest.raises(ConnectionClosed) as hung_up:
        ana.live(table)
    assert hung_up.value.rcvd is not None
    assert hung_up.value.rcvd.code == 4409
    assert ana.get("/api/me/tables")[0]["id"] == table
    restart(house, raised_path)
    assert ana.get(f"/api/tables/{table}")["views"] == before
