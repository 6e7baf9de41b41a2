"""PostgreSQL by changing one URL: several server processes share the tables."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.people import JSON, ServerProcess, Someone, play_together
from tests.server.test_packing import packed_logs_say_the_same
from tests.server.test_schema import accounts_move_along, differences

from patolli.server.migrate import migrate
from patolli.testing.postgres import Postgres

Two = tuple[ServerProcess, ServerProcess]


def moved_to(person: Someone, server: ServerProcess) -> Someone:
    """The same person, talking to another process."""
    other = Someone(server.address)
    other.http.cookies.update(person.http.cookies)
    other.me = person.me
    return other


def test_the_migrations_make_the_schema_there_too(database: Postgres) -> None:
    migrate(database.url)
    migrate(database.url)
    assert differences(database.url) == []


def test_accounts_move_along_there_too(database: Postgres) -> None:
    database.execute("CREATE DATABASE older")
    accounts_move_along(database.server.get_uri(database="older"))


def test_packed_logs_say_the_same_there_too(database: Postgres) -> None:
    database.execute("CREATE DATABASE unpacked")
    packed_logs_say_the_same(database.server.get_uri(database="unpacked"))


def test_two_people_at_two_processes_play_one_game(two: Two) -> None:
    ana, ben = two[0].guest("Ana"), two[1].guest("Ben")
    for game in ("patolli", "fingers"):
        table = ana.table(game, "me open")["table"]["id"]
        ben.post(f"/api/tables/{table}/join")
        with ana.live(table) as a, ben.live(table) as b:
            ana.post(f"/api/tables/{table}/start")
            play_together([a, b], seed=3)
            b.ask("chat", text="good game")
            assert a.until("chat")["text"] == "good game"
        ends = [person.get(f"/api/tables/{table}") for person in (ana, ben)]
        assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
        assert ends[0]["moves"] == ends[1]["moves"]


def test_bots_play_there_too(two: Two) -> None:
    ana = two[0].guest()
    table = ana.table("fingers", "me greedy random", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.play_on(random.Random(1))
        assert live.over()


def test_two_processes_cannot_both_append_a_move(two: Two) -> None:
    ana = two[0].guest()
    there = moved_to(ana, two[1])
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    for _ in range(15):
        view = next(view for view in ana.get(f"/api/tables/{table}")["views"] if view["legal"])
        wish: JSON = {"seat": view["seat"], "number": view["next"], "phrase": view["legal"][0]}

        def say(who: int, wish: JSON = wish) -> int:
            person = (ana, there)[who]
            body = {"id": f"{wish['number']}-{who}", **wish}
            return person.http.post(f"/api/tables/{table}/play", json=body).status_code

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(say, range(2))) == [200, 409]
    states = [person.get(f"/api/tables/{table}") for person in (ana, there)]
    assert len(states[0]["moves"]) == 15
    assert states[0]["moves"] == states[1]["moves"]


def test_two_people_cannot_both_take_a_seat(two: Two) -> None:
    host = two[0].guest()
    ben, clo = two[0].guest("Ben"), two[1].guest("Clo")
    for _ in range(5):
        table = host.table("fingers", "me open")["table"]["id"]
        ben.get(f"/api/tables/{table}")
        clo.get(f"/api/tables/{table}")
        join = f"/api/tables/{table}/join"
        with ThreadPoolExecutor(2) as pool:
            answers = [pool.submit(person.http.post, join, json={}) for person in (ben, clo)]
        assert sorted(answer.result().status_code for answer in answers) == [200, 409]


def test_a_rematch_asked_at_two_processes_is_one_table(two: Two, database: Postgres) -> None:
    ana, ben = two[0].guest("Ana"), two[1].guest("Ben")
    before = database.execute("SELECT count(*) FROM tables")
    games = 6
    for _ in range(games):
        table = ana.table("fingers", "me open")["table"]["id"]
        ben.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        ana.post(f"/api/tables/{table}/resign", seat=0)
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(person.post, f"/api/tables/{table}/rematch") for person in (ana, ben)]
        assert len({answer.result()["table"]["id"] for answer in asked}) == 1
    assert rows(database, before) == 2 * games


def rows(database: Postgres, before: str) -> int:
    return number(database.execute("SELECT count(*) FROM tables")) - number(before)


def number(printed: str) -> int:
    return next(int(line) for line in printed.splitlines() if line.strip().isdigit())


def test_a_process_that_has_not_heard_yet_does_not_turn_back_the_clock(two: Two) -> None:
    """It writes all seats of a table. Were they those it knew, the clocks of the last move would be lost."""
    for _ in range(5):
        ana, ben, clo = two[0].guest("Ana"), two[1].guest("Ben"), two[0].guest("Clo")
        clock = {"kind": "days", "days": 3}
        table = ana.table("fingers", "me open open", clock=clock)["table"]["id"]
        for person in (ben, clo):
            person.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        with ThreadPoolExecutor(1) as pool:
            with two[1].asleep():
                for number, phrase in enumerate(("left 1", "right 1")):
                    clo.post(f"/api/tables/{table}/play", id=phrase, seat=2, number=number, phrase=phrase)
                resigned = pool.submit(ben.post, f"/api/tables/{table}/resign", seat=1)
            seats = resigned.result()["table"]["seats"]
        assert [(seat["kind"], seat["waiting"]) for seat in (seats[0], seats[2])] == [
            ("person", True),
            ("person", False),
        ]


def test_a_login_that_ends_at_one_process_loses_its_sockets_at_the_other(two: Two) -> None:
    ana = two[0].guest("Ahuitzotl")
    there = moved_to(ana, two[1])
    table = ana.table("fingers", "me open")["table"]["id"]
    with there.live(table) as live:
        ana.post("/api/logout", 204)
        assert live.close_code() == 4401
    there.get("/api/me", 401)


def test_a_name_that_the_database_cannot_hold(two: Two) -> None:
    stranger = Someone(two[0].address)
    assert stranger.post("/api/login", 401, name="a\x00b", password="x" * 12)["error"] == "wrong-password"
    assert stranger.post("/api/me", 422, name="a\x00b")["error"] == "name-unseen"
    assert stranger.http.get("/table/%00").status_code == 404  # a page, not an error


def test_open_turns_follow_to_the_other_process(two: Two) -> None:
    ana = two[0].guest()
    there = moved_to(ana, two[1])
    table = ana.table("fingers", "me local", start=True)["table"]["id"]
    with there.live(table) as live:
        view = ana.get(f"/api/tables/{table}")["views"][0]
        ana.post(f"/api/tables/{table}/play", id="1", seat=0, number=view["next"], phrase="left 2")
        while not live.state["views"][0]["tentative"]:
            live.receive()
        assert live.state["views"][0]["tentative"][0]["phrase"] == "left 2"


def test_a_killed_process_leaves_nothing_half_done(database: Postgres, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, database=database.url)
    server.start()
    ana = server.guest()
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        live.play_on(random.Random(2), 12)
    server.kill()
    server.start()
    assert ana.get(f"/api/tables/{table}")["table"]["number"] == 12
    server.stop()
