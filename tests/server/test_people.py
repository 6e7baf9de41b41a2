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


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u0000b", "a\u202eb", "\u200b"])
def test_a_name_can_be_seen(server: ServerProcess, name: str) -> None:
    answer = Someone(server.address).post("/api/me", 422, name=name)
    assert answer["error"] == "bad-fields"


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
