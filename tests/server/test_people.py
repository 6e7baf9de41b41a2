"""Guests, accounts, logins, bot accounts."""

from __future__ import annotations

import pytest
from tests.server.people import ServerProcess, Someone


def test_a_guest_needs_only_a_name(server: ServerProcess) -> None:
    ana = server.guest("  Ana   María ", "fr")
    assert ana.get("/api/me") == ana.me
    assert ana.me["name"] == "Ana María"
    assert ana.me["language"] == "fr"
    assert ana.me["account"] is False


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: ServerProcess) -> None:
    stranger = Someone(server.address)
    response = stranger.http.post("/api/me", json={"name": "Ana"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    over_https = stranger.http.post("/api/me", json={"name": "Ana"}, headers={"x-forwarded-proto": "https"})
    assert "secure" in over_https.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "bad-fields"),
        ("   ", "name-length"),
        ("x" * 31, "name-length"),
        ("a\u0000b", "name-unseen"),
        ("a\u202eb", "name-unseen"),
        ("\u3164", "name-unseen"),
        ("A\u0335\u0336\u0337na", "name-stacked"),
        ("An\u0430", "name-mixed"),
    ],
)
def test_a_name_can_be_seen_and_told_from_others(server: ServerProcess, name: str, error: str) -> None:
    stranger = Someone(server.address)
    assert stranger.post("/api/me", 422, name=name)["error"] == error
    ana = server.guest()
    for path, method in (("/api/me", ana.patch), ("/api/me/bots", ana.post)):
        assert method(path, 422, name=name)["error"] == error
    seats = [{"kind": "me"}, {"kind": "local", "name": name}]
    assert ana.post("/api/tables", 422, game="patolli", seats=seats)["error"] == error


def test_what_is_wrong_with_a_name_is_said_in_the_language_of_the_reader(server: ServerProcess) -> None:
    said = Someone(server.address).http.post("/api/me?lang=de", json={"name": "An\u0430"}).json()["text"]
    assert said == "Ein Name steht in einer Schrift: Buchstaben aus mehreren sehen sich zu ähnlich."


def test_unknown_fields_are_refused(server: ServerProcess) -> None:
    answer = Someone(server.address).post("/api/me", 422, name="Ana", admin=True)
    assert answer["facts"] == {"where": "body", "problem": "Object contains unknown field `admin`"}
    answer = server.guest().patch("/api/me", 422, name=7)
    assert answer["facts"]["where"] == "body.name"


def test_nobody_is_asked_who_they_are_first(server: ServerProcess) -> None:
    stranger = Someone(server.address)
    for path in ("/api/me", "/api/me/tables", "/api/me/logins"):
        assert stranger.get(path, 401, lang="de") == {
            "error": "who-are-you",
            "text": "Sag uns zuerst deinen Namen.",
            "rule": None,
            "reason": None,
            "facts": {},
        }
    stranger.http.cookies.set("patolli", "guessed")
    stranger.get("/api/me", 401)


def test_a_password_makes_an_account_for_other_devices(server: ServerProcess) -> None:
    ana = server.guest("Xochitl")
    assert ana.put("/api/me/password", password="correct horse")["account"] is True
    phone = Someone(server.address)
    assert phone.post("/api/login", 401, name="Xochitl", password="wrong horse")["error"] == "wrong-password"
    assert phone.post("/api/login", name="xochitl", password="correct horse")["id"] == ana.me["id"]
    assert phone.get("/api/me")["id"] == ana.me["id"]


def test_the_password_can_be_changed_by_who_knows_it(server: ServerProcess) -> None:
    ana = server.guest("Yaretzi")
    ana.put("/api/me/password", password="first password")
    ana.put("/api/me/password", 401, password="second password")
    ana.put("/api/me/password", password="second password", current="first password")
    Someone(server.address).post("/api/login", 401, name="Yaretzi", password="first password")
    Someone(server.address).post("/api/login", name="Yaretzi", password="second password")


def test_two_accounts_never_share_a_name(server: ServerProcess) -> None:
    server.guest("Citlali").put("/api/me/password", password="long enough")
    other = server.guest("CITLALI")
    assert other.put("/api/me/password", 409, password="long enough")["error"] == "name-taken"
    third = server.guest("Somebody")
    third.put("/api/me/password", password="long enough")
    third.patch("/api/me", 409, name="citlali")


def test_nobody_learns_which_names_have_accounts(server: ServerProcess) -> None:
    server.guest("Itzel").put("/api/me/password", password="long enough")
    stranger = Someone(server.address)
    known = stranger.post("/api/login", 401, name="Itzel", password="no")
    unknown = stranger.post("/api/login", 401, name="Nobody here", password="no")
    assert known == unknown


def test_logins_are_listed_and_ended(server: ServerProcess) -> None:
    ana = server.guest("Metztli")
    ana.put("/api/me/password", password="long enough")
    phone = Someone(server.address)
    phone.post("/api/login", name="Metztli", password="long enough")
    logins = ana.get("/api/me/logins")
    assert [login["current"] for login in logins] == [True, False]
    ana.delete(f"/api/me/logins/{logins[1]['id']}")
    phone.get("/api/me", 401)
    ana.get("/api/me")
    ana.delete(f"/api/me/logins/{logins[1]['id']}", 404)


def test_ending_a_login_closes_its_live_tables(server: ServerProcess) -> None:
    ana = server.guest()
    table = ana.table()["table"]["id"]
    with ana.live(table) as live:
        ana.post("/api/logout", 204)
        assert live.close_code() == 4401
    ana.get("/api/me", 401)


def test_nobody_ends_the_login_of_somebody_else(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    login = ana.get("/api/me/logins")[0]["id"]
    ben.delete(f"/api/me/logins/{login}", 404)
    ana.get("/api/me")


def test_a_bot_account_has_a_token(server: ServerProcess) -> None:
    ana = server.guest()
    made = ana.post("/api/me/bots", 201, name="Deep Maize")
    bot = Someone(server.address, made["token"])
    assert bot.get("/api/me")["kind"] == "bot"
    assert [b["name"] for b in ana.get("/api/me/bots")] == ["Deep Maize"]
    assert "token" not in ana.get("/api/me/bots")[0]
    bot.post("/api/me/bots", 409, name="Son of Maize")
    table = ana.table()["table"]["id"]
    with bot.live(table) as live:
        ana.delete(f"/api/me/bots/{made['id']}")
        assert live.close_code() == 4401
    bot.get("/api/me", 401)


def test_name_and_language_can_change(server: ServerProcess) -> None:
    ana = server.guest()
    assert ana.patch("/api/me", name="Anna", language="de")["name"] == "Anna"
    assert ana.get("/api/me")["language"] == "de"
    assert ana.post("/api/tables", 400, game="go", seats=[{"kind": "me"}])["error"] == "bad-option"


@pytest.mark.parametrize(
    ("password", "error"),
    [
        ("short", "password-short"),
        ("nine char", "password-short"),
        ("1234567890", "password-common"),
        ("Password2024!", "password-common"),
        ("p4$$w0rd!!!", "password-common"),
        ("qwertyuiop", "password-common"),
        ("monkeymonkey", "password-common"),
        ("aaaaaaaaaaaa", "password-common"),
        ("Guacamaya 1999", "password-common"),
    ],
)
def test_a_password_that_is_easily_guessed(server: ServerProcess, password: str, error: str) -> None:
    ana = server.guest("Guacamaya")
    assert ana.put("/api/me/password", 422, password=password)["error"] == error


def account(server: ServerProcess, name: str) -> Someone:
    person = server.guest(name)
    person.put("/api/me/password", password="seven hungry herons")
    return person


def login(server: ServerProcess, name: str, password: str = "seven hungry herons") -> Someone:
    device = Someone(server.address)
    device.me = device.post("/api/login", name=name, password=password)
    return device


def test_a_new_password_ends_all_other_logins(server: ServerProcess) -> None:
    ana = account(server, "Ahuitzotl")
    phone = login(server, "Ahuitzotl")
    table = ana.table()["table"]["id"]
    with phone.live(table) as there, ana.live(table) as here:
        ana.put("/api/me/password", password="eight hungry herons", current="seven hungry herons")
        assert there.close_code() == 4401
        assert here.ask("ping")["type"] == "pong"
    phone.get("/api/me", 401)
    assert len(ana.get("/api/me/logins")) == 1
    login(server, "Ahuitzotl", "eight hungry herons")


def test_log_out_everywhere(server: ServerProcess) -> None:
    ana = account(server, "Moctezuma")
    phone = login(server, "Moctezuma")
    ana.delete("/api/me/logins")
    for device in (ana, phone):
        device.get("/api/me", 401)
    login(server, "Moctezuma")


def test_an_account_is_found_by_any_name_that_looks_the_same(server: ServerProcess) -> None:
    ana = account(server, "Cuauhtli Ⅱ")
    for name in ("cuauhtli II", " CUAUHTLI  ii ", "Cuauhtli 11", "Ｃuauhtli Ⅱ"):
        assert login(server, name).me["id"] == ana.me["id"]
        other = server.guest("Somebody")
        other.patch("/api/me", name=name)
        assert other.put("/api/me/password", 409, password="nine hungry herons")["error"] == "name-taken"


def test_two_people_of_the_same_name_cannot_sit_at_one_table(server: ServerProcess) -> None:
    ana, other = server.guest("Ana"), server.guest("ana.")
    table = ana.table("fingers", "me open")["table"]["id"]
    refused = other.post(f"/api/tables/{table}/join", 409)
    assert (refused["error"], refused["facts"]) == ("name-at-table", {"name": "Ana"})
    other.patch("/api/me", name="Ben")
    other.post(f"/api/tables/{table}/join")
    seats = [{"kind": "me"}, {"kind": "local", "name": "ANA"}]
    assert ana.post("/api/tables", 409, game="fingers", seats=seats)["error"] == "name-at-table"


def test_my_data_is_mine_to_take_along(server: ServerProcess) -> None:
    ana, ben = account(server, "Itzcoatl"), server.guest("Ben")
    ana.post("/api/me/bots", 201, name="Maize")
    ana.http.put(f"/api/me/muted/{ben.me['id']}")
    table = ana.table("fingers", "me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    for person, seat in ((ana, 0), (ben, 1)):
        person.post(f"/api/tables/{table}/chat", id="1", text=f"hello from {seat}")
        for number, phrase in enumerate(("left 1", "right 1")):
            place = person.get(f"/api/tables/{table}")["views"][0]["next"]
            person.post(f"/api/tables/{table}/play", id=f"{number}", seat=seat, number=place, phrase=phrase)
    data = ana.get("/api/me/data")
    assert data["me"]["name"] == "Itzcoatl"
    assert [bot["name"] for bot in data["bots"]] == ["Maize"]
    assert data["muted"] == [ben.me["id"]]
    assert [(line["table"], line["text"]) for line in data["chat"]] == [(table, "hello from 0")]
    (mine,) = data["tables"]
    assert (mine["id"], mine["seats"]) == (table, [0])
    assert [move["phrase"] for move in mine["moves"]] == ["left 1", "right 1"]
    text = ana.http.get("/api/me/data").text
    assert "argon2" not in text
    assert "attachment" in ana.http.get("/api/me/data").headers["content-disposition"]
    Someone(server.address).get("/api/me/data", 401)


def test_an_account_can_be_deleted(own_server: ServerProcess) -> None:
    ana, ben, clo = account(own_server, "Nezahualcoyotl"), own_server.guest("Ben"), own_server.guest("Clo")
    phone = login(own_server, "Nezahualcoyotl")
    bot = Someone(own_server.address, ana.post("/api/me/bots", 201, name="Flower War")["token"])
    record = {"format": 1, "game": "patolli", "rules": 1, "seats": 2, "options": {}, "seed": 1, "moves": []}
    imported = ana.post("/api/records", 201, **record, names=["Nezahualcoyotl", "Ben"])["id"]
    opened = ana.table("fingers", "me open open")["table"]["id"]
    ben.post(f"/api/tables/{opened}/join")
    lonely = ana.table("fingers", "me open")["table"]["id"]
    duel, three, over = (ana.table("fingers", "me open" + more)["table"]["id"] for more in ("", " open", ""))
    for table, people in ((duel, [ben]), (three, [ben, clo]), (over, [ben])):
        for person in people:
            person.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        ana.post(f"/api/tables/{table}/chat", id="1", text="Nezahualcoyotl was here")
        ben.post(f"/api/tables/{table}/chat", id="1", text="so was I")
    ana.post(f"/api/tables/{over}/resign", seat=0)

    assert ana.post("/api/me/delete", 401, current="wrong horse")["error"] == "wrong-password"
    with phone.live(duel) as live:
        ana.post("/api/me/delete", 204, current="seven hungry herons")
        assert live.close_code() == 4401

    for device in (ana, phone, bot):
        device.get("/api/me", 401)
    Someone(own_server.address).post("/api/login", 401, name="Nezahualcoyotl", password="seven hungry herons")
    states = {
        table: ben.get(f"/api/tables/{table}")["table"] for table in (opened, lonely, duel, three, over)
    }
    assert [states[table]["status"] for table in states] == ["open", "cancelled", "over", "running", "over"]
    assert states[opened]["host"] == ben.me["id"]
    assert states[duel]["result"]["winners"] == [1]
    assert states[three]["seats"][0]["kind"] == "bot"
    ben.get(f"/api/tables/{imported}", 404)
    assert [line["text"] for line in ben.get(f"/api/tables/{duel}/chat")] == ["so was I"]
    ben.get(f"/api/tables/{duel}/record")
    own_server.stop()
    kept = b"".join(file.read_bytes() for file in own_server.data.glob("patolli.sqlite*"))
    assert b"Nezahualcoyotl" not in kept


def test_a_guest_can_be_deleted_without_a_password(server: ServerProcess) -> None:
    ana = server.guest()
    ana.post("/api/me/delete", 204)
    ana.get("/api/me", 401)
    assert "patolli" not in ana.http.cookies


def test_a_new_name_is_seen_at_once_where_one_sits_and_old_lines_keep_the_old_one(
    server: ServerProcess,
) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table(seats="me open", public=True)["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    with ben.live(table) as live:
        ana.post(f"/api/tables/{table}/chat", id="1", text="hello")
        ana.patch("/api/me", name="Anna")
        while live.until("state")["table"]["seats"][0]["name"] != "Anna":
            continue
    seats = ben.get("/api/me/tables")[0]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Ben"]
    assert [line["name"] for line in ben.get(f"/api/tables/{table}/chat")] == ["Ana"]


def test_nobody_takes_the_name_of_somebody_at_the_same_table(server: ServerProcess) -> None:
    """Otherwise one could sit down, take the name of somebody else, and speak for them."""
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table(seats="me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    assert ben.patch("/api/me", 409, name="ANA")["error"] == "name-at-table"
    assert ben.get("/api/me")["name"] == "Ben", "nothing was changed"
