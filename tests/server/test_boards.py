"""Boards of no table: any position is played on and kept; what cannot be is told with its reason."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.analysis.games import GAMES, played
from tests.server.people import JSON, ServerProcess, Someone

START = {"kind": "new", "game": "patolli", "seats": 2, "seed": "1"}


def board(person: Someone, root: JSON, moves: list[Any] | None = None, **more: Any) -> JSON:
    return dict(person.post("/api/board", root=root, moves=moves or [], **more))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_on_the_board_as_it_was_at_the_table(server: ServerProcess, name: str) -> None:
    ana = server.guest()
    record = played(name)
    table = ana.post("/api/records", 201, **msgspec.to_builtins(record))["id"]
    for at in (0, 7, 30):
        root = {"kind": "table", "table": table, "at": at}
        later = board(ana, root, [list(move) for move in record.moves[at : at + 5]])
        seat = later["mine"]["seat"]
        frame = ana.get(f"/api/tables/{table}/replay", at=at + 5, seat=seat)
        assert later["mine"]["view"] == frame["view"]
        assert [move["phrase"] for move in later["moves"]] == [said for _, said in record.moves[at : at + 5]]
        file = ana.post("/api/board/position", root=root, moves=[])
        assert board(ana, {"kind": "position", "position": file})["mine"] == board(ana, root)["mine"]


def test_what_is_not_legal_there_is_told_by_its_rule(server: ServerProcess) -> None:
    ana = server.guest(language="de")
    refused = ana.post("/api/board", 400, root=START, moves=[[0, "move a1"]])
    assert refused["error"] == "illegal"
    assert refused["rule"] == "CORE-R3"
    why = ana.post("/api/board/why", root=START, seat=0, phrase="move a1")
    assert (why["legal"], why["rule"], why["text"]) == (False, refused["rule"], refused["text"])


def test_a_position_that_cannot_be_says_which_field_is_wrong(server: ServerProcess) -> None:
    ana = server.guest()
    position = ana.post("/api/board/position", root=START)
    for broken, where in (
        ({**position, "seats": 77}, "seats"),
        ({**position, "rng": [0, 0, 0, 0]}, "rng"),
        ({**position, "game": "chess"}, "game"),
        ({}, "game"),
    ):
        refused = ana.post("/api/board", 400, root={"kind": "position", "position": broken})
        assert (refused["error"], refused["facts"]["where"]) == ("bad-position", where)
        assert refused["facts"]["problem"] in refused["text"]


def test_a_turn_that_was_tried_is_held_against_the_best(server: ServerProcess) -> None:
    ana = server.guest()
    legal = board(ana, START)["mine"]["legal"]
    seat = board(ana, START)["mine"]["seat"]
    for phrase in legal:
        outlook = ana.post("/api/board/outlook", root=START, seat=seat, tried=[phrase])
        (tried,) = [option for option in outlook["options"] if option["played"]]
        assert tried["phrases"] == [phrase]
        assert sum(chance["mean"] for chance in outlook["chances"]) == pytest.approx(1, abs=0.01)
    asleep = ana.post("/api/board/outlook", 409, root=START, seat=1 - seat, tried=[legal[0]])
    assert asleep["error"] == "wrong-moment"


def test_nobody_looks_into_a_running_game(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("mezo", "me coati", start=True)["table"]["id"]
    root = {"kind": "table", "table": table, "at": 0}
    for path, more in (("", {}), ("/position", {}), ("/outlook", {"seat": 0})):
        assert ana.post(f"/api/board{path}", 403, root=root, **more)["error"] == "not-while-running"


def test_a_study_is_kept_changed_and_forgotten(server: ServerProcess) -> None:
    ana, ben = server.guest(), server.guest("Ben")
    first = board(ana, START)["mine"]
    nodes = [{"parent": -1, "seat": first["seat"], "phrase": first["legal"][0], "name": "quiet"}]
    study = ana.post("/api/studies", 201, name="Openings", root=START, nodes=nodes)
    path = f"/api/studies/{study['id']}"
    found = ben.get(path)
    assert (found["mine"], found["name"], found["nodes"]) == (False, "Openings", nodes)
    root = {"kind": "position", "position": found["position"]}
    assert board(ben, root)["mine"] == first
    both = [*nodes, {"parent": 0, "seat": 1, "phrase": "enter", "name": ""}]
    assert ana.put(path, version=0, name="Ours", nodes=both)["version"] == 1
    assert ana.put(path, 409, version=0, name="Too late", nodes=[])["error"] == "stale"
    assert ana.put(path, 422, version=1, name="", nodes=[{**both[1], "parent": 5}])["error"] == "bad-fields"
    assert [line["name"] for line in ana.get("/api/me/studies")] == ["Ours"]
    assert [one["name"] for one in ana.get("/api/me/data")["studies"]] == ["Ours"]
    ana.post("/api/me/delete", 204)
    ben.get(path, 404)


def test_nobody_keeps_too_many(tmp_path: Any) -> None:
    with ServerProcess(tmp_path, limits="studies=2") as server:
        ana = server.guest()
        for number in range(2):
            ana.post("/api/studies", 201, name=str(number), root=START)
        assert ana.post("/api/studies", 409, name="3", root=START)["error"] == "too-many-studies"
