"""Processes that share a PostgreSQL know what happens at the others, and count together."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.people import ServerProcess, Someone
from tests.server.test_postgres import Two, moved_to, number

import patolli
from patolli.server.following import follow, knows
from patolli.server.hub import played
from patolli.server.news import LONGEST, Changed, Played, Said, _note, read
from patolli.server.play import Play
from patolli.server.room import Room
from patolli.server.rows import ChatRow, SeatRow, TableRow
from patolli.testing.postgres import Postgres


def room_of(name: str) -> Room:
    game = patolli.game(name)
    seats = game.seats[0]
    table = TableRow("t_1", name, {}, False, "p_1", "7", game.rules_version, 1, status="running")
    table.seats = [SeatRow(seat, "person", f"p_{seat}", f"P {seat}", since=1) for seat in range(seats)]
    return Room(table, Play(game, game.new(seats=seats, seed=7)), [])


def say(room: Room, seat: int, phrase: str, at: int) -> Played | None:
    """Say a phrase as `Hub` does; what others are told if the turn is at its end."""
    assert room.play is not None
    step = room.play.attempt(seat, phrase, f"p_{seat}:{at}", at)
    if not step.crossed:
        room.play.keep(step)
        return None
    moves = room.play.finished_turn(step)
    table = room.table.clone()
    table.seats[seat].since = at
    news = played(table, moves, [table.seats[seat]])
    room.play.commit(step)
    room.table = table
    room.log(moves)
    return news


def seen(room: Room) -> Any:
    assert room.play is not None
    turns = {seat: [move.phrase for move in turn.moves] for seat, turn in room.play.turns.items()}
    return room.table, room.moves, room.clients, room.play.state.position(), turns


@pytest.mark.parametrize("name", ["fingers", "mexica", "mezo", "patolli", "tzolkin"])
def test_a_turn_is_followed_as_a_difference(name: str, fingers: patolli.Game[Any]) -> None:
    here, there = room_of(name), room_of(name)
    assert here.play is not None
    chance = random.Random(3)
    at = 0
    while not here.play.state.over and at < 150:
        at += 1
        seat = chance.choice(here.play.state.waiting())
        if not here.play.seen_by(seat).waits_for(seat):
            continue
        news = say(here, seat, chance.choice(here.play.seen_by(seat).phrases(seat)), at)
        if news is not None:
            told = read(_note(news, news.table))
            assert isinstance(told, Played)
            assert not knows(there, told)
            assert follow(there, told)
            assert knows(there, told)
            assert there.moves == here.moves
            assert seen(there)[3] == seen(here)[3]
            assert there.table == here.table
            assert there.clients == here.clients


def test_what_does_not_fit_is_not_followed() -> None:
    here, there = room_of("patolli"), room_of("patolli")
    assert here.play is not None
    told = [say(here, s := here.play.state.waiting()[0], here.play.state.phrases(s)[0], at) for at in (1, 2)]
    assert told[0] is not None
    assert told[1] is not None
    before = seen(there)
    assert not follow(there, told[1])  # one is missing
    told[0].rules += 1
    assert not follow(there, told[0])  # another version of the rules
    told[0].rules -= 1
    told[0].version += 1
    assert not follow(there, told[0])  # who sits there has changed
    told[0].version -= 1
    told[0].phrases = [("nonsense", None, 1)]
    assert not follow(there, told[0])
    assert seen(there) == before


def test_what_is_too_long_for_a_note_is_read_from_disk() -> None:
    line = ChatRow(0, "p_1", "Ana", "x" * LONGEST, 1)
    assert read(_note(Said("t_1", line), "t_1")) == Changed("t_1")


def test_a_foreign_move_does_not_read_the_log_again(two: Two, database: Postgres) -> None:
    ana, ben = two[0].guest("Ana"), two[1].guest("Ben")
    table = ana.table("patolli", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    moves = 60
    with ana.live(table) as a, ben.live(table) as b:
        before = fetched(database)
        while len(a.moves) < moves or len(b.moves) < moves:
            for live in (a, b):
                view = live.my_turn()
                if view is not None:
                    live.play(view, view["legal"][0])
                elif len(live.moves) < max(len(a.moves), len(b.moves)):
                    live.receive()
        while fetched(database, "n_tup_ins") < moves:  # the database counts a little later
            pass
    assert fetched(database) - before < 8 * moves  # every move once would be 1800


def fetched(
    database: Postgres, column: str = "coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0)"
) -> int:
    return number(database.execute(f"SELECT {column} FROM pg_stat_user_tables WHERE relname = 'moves'"))


def test_only_those_who_watch_are_told(two: Two, database: Postgres) -> None:
    ana = two[0].guest()
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    insert = (
        f"INSERT INTO watching (table_id, process, person, sockets) VALUES ('{table}', 'somebody', '', 0)"
    )
    with psycopg.connect(database.url, autocommit=True) as ear, ana.live(table) as live:
        ear.execute("LISTEN patolli_somebody")
        live.play_on(random.Random(1), 2)
        ear.execute(insert)
        live.play_on(random.Random(1), 1)
        ear.execute("DELETE FROM watching WHERE process = 'somebody'")
        live.play_on(random.Random(1), 2)
        ear.execute("NOTIFY patolli_somebody, 'end'")
        notes = []
        for note in ear.notifies():
            if note.payload == "end":
                break
            notes.append(read(note.payload))
    (told,) = notes
    assert isinstance(told, Played)
    assert told.number == 2


def test_who_is_present_is_known_at_every_process(two: Two) -> None:
    ana, ben = two[0].guest("Ana"), two[1].guest("Ben")
    table = ana.table("fingers", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    with ana.live(table) as a:
        with ben.live(table):
            a.until("here", seats=[True, True])
            with Someone(two[1].address).live(table):
                a.until("here", watching=1)
            a.until("here", watching=0)
        a.until("here", seats=[True, False])
    with ben.live(table) as b, ana.live(table) as a:  # who comes later is told at once, too
        while not all(seat["here"] for seat in a.state["table"]["seats"]):
            message = a.receive()
            if message["type"] == "here" and all(message["seats"]):
                break
        b.until("here", seats=[True, True])


def test_nobody_is_replaced_who_is_present_at_another_process(two: Two) -> None:
    ana, ben, clo = two[0].guest("Ana"), two[1].guest("Ben"), two[1].guest("Clo")
    table = ana.table("fingers", "me open open open", public=False)["table"]["id"]
    for person in (ben, clo, two[0].guest("Dan")):
        person.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    vote = f"/api/tables/{table}/replace"
    with ana.live(table) as a, ben.live(table):
        a.until("here", seats=[True, True, False, False])
        assert ana.post(vote, 409, seat=1)["error"] == "not-absent"
        clo.get(f"/api/tables/{table}")  # over HTTP; that is told within a second or so
        while ana.http.post(vote, json={"seat": 2}).status_code == 200:
            pass
        assert ana.post(vote, 409, seat=2)["error"] == "not-absent"
        assert ana.post(vote, seat=3)["table"]["seats"][3]["replace"] == [0]


def test_a_process_that_died_has_nobody(database: Postgres, two: Two, tmp_path: Path) -> None:
    ana = two[0].guest("Ana")
    table = ana.table("fingers", "me open")["table"]["id"]
    with ServerProcess(tmp_path, database=database.url) as third:
        ben = third.guest("Ben")
        ben.post(f"/api/tables/{table}/join")
        with ana.live(table) as a:
            lost = ben.live(table)
            a.until("here", seats=[True, True])
            third.kill()
            a.until("here", seats=[True, False])
            lost.__exit__()
        third.start()


def test_whom_i_mute_at_one_process_is_silent_at_the_other(two: Two) -> None:
    ana, ben = two[0].guest("Ana"), two[1].guest("Ben")
    there = moved_to(ana, two[1])
    table = ana.table("fingers", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    with ana.live(table) as a, ben.live(table) as b:
        there.put(f"/api/me/muted/{ben.me['id']}", 204)
        b.ask("chat", text="can you hear me")
        there.delete(f"/api/me/muted/{ben.me['id']}")
        b.ask("chat", text="and now")
        assert a.until("chat")["text"] == "and now"


def test_attempts_and_sockets_are_counted_together(database: Postgres, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("a", "b")]
    for folder in folders:
        folder.mkdir()
    limited = [ServerProcess(folder, limits="sockets=3", database=database.url) for folder in folders]
    with limited[0], limited[1]:
        ana = limited[0].guest("Ana")
        table = ana.table("fingers", "me open")["table"]["id"]
        there = moved_to(ana, limited[1])
        with ana.live(table) as a, ana.live(table), there.live(table):
            a.until("here")
            while (code := hung_up(there, table)) is None:
                pass  # it was told a moment later
            assert code == 4429
        strangers = [Someone(server.address) for server in limited]
        answers = [
            strangers[count % 2].http.post("/api/login", json={"name": "Nobody", "password": "x" * 12})
            for count in range(30)
        ]
        assert [answer.status_code for answer in answers].count(429) > 10


def hung_up(person: Someone, table: str) -> int | None:
    try:
        with person.live(table):
            return None
    except Exception as error:
        return getattr(getattr(error, "rcvd", None), "code", None)
