"""Two people in two browsers and two bots finish a game of every installed game, with reconnects."""

from __future__ import annotations

import random

import pytest
from tests.server.people import JSON, Live, ServerProcess, Someone, play_together

import patolli

GAMES = [(name, seats) for name in patolli.game_names() for seats in patolli.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_people_and_bots_finish_a_game(server: ServerProcess, name: str, seats: int) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben", "de")
    wishes = " ".join(["me", "open", "random", "greedy"][:seats])
    table = ana.table(name, wishes)["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    chance = random.Random(f"{name} {seats}")
    logs: dict[str, list[JSON]] = {"Ana": [], "Ben": []}
    over = False
    comings = 0
    while not over:
        comings += 1
        with joined(ana, table, logs) as a, joined(ben, table, logs) as b:
            play_together([a, b], seed=chance.randrange(10**6), most=chance.randrange(5, 40))
            for who, live in (("Ana", a), ("Ben", b)):
                logs[who] += live.moves
            over = a.over() or b.over()
    assert comings > 2
    final = ana.get(f"/api/tables/{table}")
    assert final["table"]["status"] == "over"
    whole = [(move["number"], move["seat"]) for move in final["moves"]]
    assert [number for number, _ in whole] == list(range(len(whole)))
    for heard in logs.values():  # in pieces, and yet each move once; the last ones while nobody listened
        assert [(move["number"], move["seat"]) for move in heard] == whole[: len(heard)]
    assert {seat for _, seat in whole} == set(range(seats))
    record = patolli.read_record(ana.http.get(f"/api/tables/{table}/record").content)
    match = patolli.replay(record)
    assert match.state.over
    assert match.state.winners() == final["table"]["result"]["winners"]
    assert match.state.scores() == final["table"]["result"]["scores"]
    assert patolli.seed_hash(final["table"]["seed"]) == final["table"]["seed_hash"]


def joined(person: Someone, table: str, logs: dict[str, list[JSON]]) -> Live:
    """Come back with the number one knows."""
    return person.live(table, start=len(logs[person.me["name"]]))


@pytest.mark.parametrize("name", patolli.game_names())
def test_a_table_of_bots_plays_by_itself(server: ServerProcess, name: str) -> None:
    ana = server.guest()
    seats = patolli.game(name).seats[0]
    table = ana.table(name, " ".join(["greedy", "random", "armadillo", "coati"][:seats]))["table"]["id"]
    with ana.live(table) as live:
        while not live.over():
            live.receive()
        assert live.state["views"][0]["seat"] is None
        assert live.state["table"]["result"]["winners"]
