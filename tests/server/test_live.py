"""Moves: numbered, acknowledged once they are on disk, harmless to resend, refused when stale."""

from __future__ import annotations

import random
import threading

from tests.server.people import JSON, Live, ServerProcess, Someone


def pair(server: ServerProcess, game: str = "fingers", **more: object) -> tuple[Someone, Someone, str]:
    """Two people at a table that has started."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table(game, "me open", **more)["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return ana, ben, table


def view_of(live: Live, seat: int) -> JSON:
    return next(view for view in live.state["views"] if view["seat"] == seat)


def test_a_phrase_is_tentative_until_the_line_and_then_on_the_log(server: ServerProcess) -> None:
    ana, ben, table = pair(server)
    with ana.live(table) as a, ben.live(table) as b:
        answer = a.play(view_of(a, 0), "left 2")
        assert answer == {"type": "done", "id": answer["id"], "number": 0, "tentative": True}
        view = view_of(a, 0)
        assert [move["phrase"] for move in view["tentative"]] == ["left 2"]
        assert (view["next"], view["undo"], a.state["table"]["number"]) == (1, True, 0)
        assert view["view"]["hands"] == [2, -1]
        assert a.play(view, "right 3")["tentative"] is False
        assert a.state["table"]["number"] == 2
        b.until("state")
        assert [move["phrase"] for move in b.moves] == [None, None]
        assert [move["phrase"] for move in a.moves] == ["left 2", "right 3"]


def test_an_open_turn_can_be_taken_back(server: ServerProcess) -> None:
    ana, _, table = pair(server)
    with ana.live(table) as a:
        a.play(view_of(a, 0), "left 2")
        assert a.ask("undo", seat=0, number=1)["number"] == 0
        a.until("state")
        assert view_of(a, 0)["tentative"] == []
        refused = a.ask("undo", seat=0, number=0)
        assert (refused["type"], refused["rule"], refused["reason"]) == ("refused", "CORE-R4", "no-undo")
        a.play(view_of(a, 0), "left 1")
        a.play(view_of(a, 0), "right 1")
        assert a.ask("undo", seat=0, number=2)["rule"] == "CORE-R4"


def test_an_open_turn_survives_reload_other_devices_and_restart(own_server: ServerProcess) -> None:
    ana, ben, table = pair(own_server)
    with ana.live(table) as a, ana.live(table) as tablet:
        a.play(view_of(a, 0), "left 3")
        tablet.until("state")
        assert [move["phrase"] for move in view_of(tablet, 0)["tentative"]] == ["left 3"]
    own_server.restart()
    with ana.live(table) as a:
        view = view_of(a, 0)
        assert [move["phrase"] for move in view["tentative"]] == ["left 3"]
        assert view["view"]["hands"] == [3, -1]
        a.ask("undo", seat=0, number=1, all=True)
    with ana.live(table) as a:
        assert view_of(a, 0)["tentative"] == []
        assert ben.get(f"/api/tables/{table}")["moves"] == []


def test_others_learn_nothing_of_an_open_turn(server: ServerProcess) -> None:
    ana, ben, table = pair(server)
    stranger = Someone(server.address)
    before = ben.get(f"/api/tables/{table}"), stranger.get(f"/api/tables/{table}")
    with ana.live(table) as a:
        a.play(view_of(a, 0), "left 2")
    after = ben.get(f"/api/tables/{table}"), stranger.get(f"/api/tables/{table}")
    for one, other in zip(before, after, strict=True):
        assert one["views"] == other["views"]
        assert one["moves"] == other["moves"]
        assert one["table"] == other["table"]


def test_resending_is_harmless(server: ServerProcess) -> None:
    ana, _, table = pair(server)
    with ana.live(table) as a:
        wish = {"id": "same", "seat": 0, "number": 0, "phrase": "left 2"}
        first = a.ask("play", **wish)
        assert a.ask("play", **wish) == first
        a.play(view_of(a, 0), "right 2")
    with ana.live(table) as a:
        again = a.ask("play", **wish)
        assert (again["type"], again["number"], again["tentative"]) == ("done", 0, False)
        assert a.state["table"]["number"] == 2


def test_resending_is_harmless_after_a_restart(own_server: ServerProcess) -> None:
    ana, _, table = pair(own_server)
    wishes = [
        {"id": "one", "seat": 0, "number": 0, "phrase": "left 2"},
        {"id": "two", "seat": 0, "number": 1, "phrase": "right 2"},
    ]
    for wish in wishes:
        ana.post(f"/api/tables/{table}/play", **wish)
    own_server.kill()
    own_server.start()
    for number, wish in enumerate(wishes):
        assert ana.post(f"/api/tables/{table}/play", **wish)["number"] == number
    assert ana.get(f"/api/tables/{table}")["table"]["number"] == 2


def test_the_same_id_of_somebody_else_is_another_message(server: ServerProcess) -> None:
    ana, ben, table = pair(server)
    for person, seat in ((ana, 0), (ben, 1)):
        answer = person.post(f"/api/tables/{table}/play", id="x", seat=seat, number=0, phrase="left 0")
        assert answer["tentative"] is True
        assert person.get(f"/api/tables/{table}")["views"][0]["next"] == 1


def test_a_stale_number_is_refused_with_the_current_state(server: ServerProcess) -> None:
    ana, _, table = pair(server)
    with ana.live(table) as a:
        for number in (1, 7):
            refused = a.ask("play", seat=0, number=number, phrase="left 2")
            assert (refused["type"], refused["error"], refused["facts"]) == ("refused", "stale", {"next": 0})
            assert a.until("state")["table"]["number"] == 0


def test_two_racing_clients_cannot_both_win(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    for _ in range(20):
        state = ana.get(f"/api/tables/{table}")
        view = next(view for view in state["views"] if view["legal"])
        answers: list[int] = []

        def race(runner: int, view: JSON = view, answers: list[int] = answers) -> None:
            wish = {"seat": view["seat"], "number": view["next"], "phrase": view["legal"][0]}
            response = ana.http.post(
                f"/api/tables/{table}/play", json={"id": f"{view['next']}-{runner}", **wish}
            )
            answers.append(response.status_code)

        runners = [threading.Thread(target=race, args=[runner]) for runner in range(4)]
        for runner in runners:
            runner.start()
        for runner in runners:
            runner.join()
        assert sorted(answers) == [200, 409, 409, 409]
        assert ana.get(f"/api/tables/{table}")["table"]["number"] == view["next"] + 1


def test_seats_act_only_for_themselves(server: ServerProcess) -> None:
    ana, ben, table = pair(server)
    stranger, nobody = server.guest("Eve"), Someone(server.address)
    wish = {"id": "x", "seat": 0, "number": 0, "phrase": "left 2"}
    for intruder in (ben, stranger):
        assert intruder.post(f"/api/tables/{table}/play", 403, **wish)["error"] == "not-your-seat"
        intruder.post(f"/api/tables/{table}/why", 403, id="x", seat=0, phrase="left 2")
        intruder.post(f"/api/tables/{table}/prices", 403, id="x", seat=0, phrases=["left 2"])
        intruder.post(f"/api/tables/{table}/undo", 403, id="x", seat=0, number=0)
        intruder.post(f"/api/tables/{table}/hint", 403, id="x", seat=0)
        intruder.post(f"/api/tables/{table}/resign", 403, seat=0)
    nobody.post(f"/api/tables/{table}/play", 401, **wish)
    assert ana.get(f"/api/tables/{table}")["views"][0]["tentative"] == []


def test_why_not_in_the_language_of_who_asks(server: ServerProcess) -> None:
    ana = server.guest("Ana", "pl")
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        view = live.wait_for_my_turn()
        assert view is not None
        answer = live.ask("why", seat=view["seat"], phrase="move a1")
        assert (answer["legal"], answer["rule"]) == (False, "CORE-R3")
        phrase = next(
            p for p in (f"move {c}{r}" for c in "gh" for r in range(1, 15)) if p not in view["legal"]
        )
        polish = live.ask("why", seat=view["seat"], phrase=phrase)
        assert polish["rule"].startswith("PAT-R")
        assert polish["rule"] not in polish["text"]
        german = ana.post(f"/api/tables/{table}/why?lang=de", id="x", seat=view["seat"], phrase=phrase)
        assert german["rule"] == polish["rule"]
        assert german["text"] != polish["text"]
        refused = live.ask("play", seat=view["seat"], number=view["next"], phrase=phrase)
        assert (refused["error"], refused["text"]) == ("illegal", polish["text"])
        assert live.ask("why", seat=view["seat"], phrase=view["legal"][0])["legal"] is True


def test_what_may_be_said_next_has_its_prices_in_one_answer(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("mexica", "me local", start=True)["table"]["id"]
    with ana.live(table) as live:
        while True:
            view = live.wait_for_my_turn()
            assert view is not None
            some = [phrase for phrase in view["legal"] if phrase != "end"][:24]
            prices = live.ask("prices", seat=view["seat"], phrases=some)["prices"]
            assert list(prices) == some
            if any(prices[phrase].get("cost") for phrase in some):
                break
            live.play(view, view["legal"][0])
        same = ana.post(f"/api/tables/{table}/prices", id="x", seat=view["seat"], phrases=some)
        assert same["prices"] == prices
        refused = live.ask("prices", seat=view["seat"], phrases=[some[0], "canal a1"])
        assert (refused["error"], refused["rule"]) == (
            "illegal",
            live.ask("why", seat=view["seat"], phrase="canal a1")["rule"],
        )
        ana.post(f"/api/tables/{table}/prices", 422, id="x", seat=view["seat"], phrases=[])
        ana.post(f"/api/tables/{table}/prices", 422, id="x", seat=view["seat"], phrases=some[:1] * 101)


def test_hints_where_nobody_else_plays(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("patolli", "me greedy", start=True)["table"]["id"]
    with ana.live(table) as live:
        view = live.wait_for_my_turn()
        assert view is not None
        assert live.ask("hint", seat=view["seat"], level="greedy")["phrase"] in view["legal"]
    ana, _, table = pair(server)
    assert ana.post(f"/api/tables/{table}/hint", 403, id="x", seat=0)["error"] == "no-hints"
    ana, _, table = pair(server, hints=True)
    hint = ana.post(f"/api/tables/{table}/hint", id="x", seat=0, level="random")
    assert hint["phrase"].startswith("left")
    assert hint["why"] == ""  # this game has not said what it counts


def test_a_client_that_comes_back_misses_nothing(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table("patolli", "me local", start=True)["table"]["id"]
    chance = random.Random(3)
    moves: list[JSON] = []
    for _ in range(6):
        with ana.live(table, start=len(moves)) as live:
            live.play_on(chance, most=chance.randrange(1, 6))
            moves += live.moves
    assert moves == ana.get(f"/api/tables/{table}")["moves"]


def test_waiting_over_http_ends_when_something_happens(server: ServerProcess) -> None:
    ana, ben, table = pair(server, "patolli")
    first, second = (ana, ben) if ana.get(f"/api/tables/{table}")["views"][0]["legal"] else (ben, ana)
    seen: list[JSON] = []
    waiting = threading.Thread(target=lambda: seen.append(second.get(f"/api/tables/{table}", wait=30)))
    waiting.start()
    view = first.get(f"/api/tables/{table}")["views"][0]
    first.post(f"/api/tables/{table}/play", id="x", seat=view["seat"], number=0, phrase=view["legal"][0])
    waiting.join()
    assert seen[0]["table"]["number"] == 1


def test_presence_and_chat(server: ServerProcess) -> None:
    ana, ben, table = pair(server)
    eve = server.guest("Eve")
    with ana.live(table) as a:
        with ben.live(table) as b, eve.live(table) as e:
            a.until("here", seats=[True, True], watching=1)
            assert b.ask("chat", text="hola <b>")["type"] == "done"
            for live in (a, e):
                line = live.until("chat")
                assert (line["name"], line["text"]) == ("Ben", "hola <b>")
            assert e.ask("chat", text="psst")["error"] == "not-seated"
        a.until("here", seats=[True, False], watching=0)
    ana.put(f"/api/me/muted/{ben.me['id']}", 204)
    assert ana.get(f"/api/tables/{table}/chat") == []
    assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat")] == ["hola <b>"]
    with ana.live(table) as a, ben.live(table) as b:
        b.ask("chat", text="still there?")
        assert a.ask("ping")["type"] == "pong"
        assert all(message["type"] != "chat" for message in a.received)
        ana.delete(f"/api/me/muted/{ben.me['id']}")
        b.ask("chat", text="thank you")
        assert a.until("chat")["text"] == "thank you"
        ana.put(f"/api/me/muted/{ben.me['id']}", 204)
        b.ask("chat", text="really?")
        assert a.ask("ping")["type"] == "pong"
        assert sum(message["type"] == "chat" for message in a.received) == 1


def test_a_table_without_chat(server: ServerProcess) -> None:
    ana, _, table = pair(server, chat=False)
    assert ana.post(f"/api/tables/{table}/chat", 403, id="x", text="hello")["error"] == "chat-off"
