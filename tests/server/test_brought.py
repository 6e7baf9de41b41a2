"""What games bring for the browser: texts, boards, pictures; each under an address that changes with it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.people import ServerProcess

import patolli


def facts(server: ServerProcess, name: str) -> dict[str, Any]:
    return next(game for game in server.guest().get("/api/games") if game["name"] == name)


def test_a_game_is_told_with_title_and_blurb_in_every_language(server: ServerProcess) -> None:
    assert facts(server, "patolli")["titles"].keys() == set(patolli.LANGUAGES)
    assert facts(server, "nim")["titles"]["pl"] == "Nim"
    assert "last one wins" in facts(server, "nim")["blurbs"]["de"]
    assert facts(server, "fingers")["seats"] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("lang", patolli.LANGUAGES)
@pytest.mark.parametrize("game", ["mezo", "nim"])
def test_texts_are_kept_for_ever_under_the_address_that_names_their_content(
    server: ServerProcess, game: str, lang: str
) -> None:
    http = server.guest().http
    address = facts(server, game)["texts"][lang]
    named = http.get(address)
    assert "immutable" in named.headers["cache-control"]
    plain = http.get(address.split("?")[0])
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.text == named.text
    again = http.get(address.split("?")[0], headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api/games", "/api/bots", "/api/texts/pl", "/api/rules/mezo/de"])
def test_what_does_not_change_is_sent_once_and_packed(server: ServerProcess, path: str) -> None:
    http = server.guest().http
    packed = http.get(path)
    assert packed.headers["content-encoding"] == "gzip"
    assert http.get(path, headers={"accept-encoding": "identity"}).text == packed.text
    again = http.get(path, headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_a_board_says_comes_with_the_texts_of_its_game(server: ServerProcess) -> None:
    http = server.guest().http
    polish = http.get(facts(server, "mexica")["texts"]["pl"]).text
    assert "game-title =" in polish
    assert "supply-singles =" in polish
    assert "mz-xibalba" not in polish
    assert "why-game-over = Gra jest skończona." in polish, "what all games share comes along"
    assert "event-took" in http.get(facts(server, "nim")["texts"]["pl"]).text, (
        "in English where it has no Polish"
    )
    assert "why-game-over = Gra jest skończona." in http.get("/api/texts/pl").text


@pytest.mark.parametrize(
    "path", ["/api/texts/xx", "/api/texts/en/senet", "/api/texts/xx/nim", "/games/senet/board.js"]
)
def test_what_nobody_brings_is_not_found(server: ServerProcess, path: str) -> None:
    assert server.guest().http.get(path).status_code == 404


@pytest.mark.parametrize(("thing", "kind"), [("board", "javascript"), ("picture", "image/svg+xml")])
def test_what_a_game_has_in_its_folder_is_served_under_our_own_roof(
    server: ServerProcess, thing: str, kind: str
) -> None:
    http = server.guest().http
    address = facts(server, "nim")[thing]
    named = http.get(address)
    assert kind in named.headers["content-type"]
    assert "immutable" in named.headers["cache-control"]
    policy = "script-src 'self'" if thing == "picture" else "default-src 'none'"
    assert policy in named.headers["content-security-policy"]
    assert http.get(address.split("?")[0]).headers["cache-control"] == "no-cache"
    assert facts(server, "patolli")[thing] is None


@pytest.mark.parametrize(
    "path",
    [
        "/games/nim/",
        "/games/nim/no.js",
        "/games/nim/../__init__.py",
        "/games/nim/%2e%2e/__init__.py",
        "/games/nim/..%2f__init__.py",
        "/games/nim/%2fetc%2fpasswd",
        "/games/nim/board.js%00",
        "/games/patolli/board.js",
    ],
)
def test_nothing_else_is_served(server: ServerProcess, path: str) -> None:
    assert "class Nim" not in server.guest().http.get(path).text
    assert server.guest().http.get(path).status_code == 404


def test_a_game_of_somebody_else_is_played_through_the_api(server: ServerProcess) -> None:
    ana = server.guest(language="pl")
    table = ana.table("nim", "me greedy", options={"stones": 15}, hints=True, start=True)["table"]["id"]
    with ana.live(table) as live:
        view = live.wait_for_my_turn()
        assert view is not None
        assert live.ask("hint", seat=0)["phrase"] in view["legal"]
        why = live.ask("why", seat=0, phrase="take 0")
        assert (why["rule"], why["legal"]) == ("NIM-R1", False)
        assert why["text"].startswith("One may take one, two or three stones")
        assert live.ask("prices", seat=0, phrases=["take 1"])["prices"] == {"take 1": {}}
        live.play_on(random.Random(1))
        assert live.over()
    assert "NIM-R2" in ana.http.get("/api/rules/nim/pl").text
    record = ana.get(f"/api/tables/{table}/record")
    assert ana.post("/api/records", 201, **record)["game"] == "nim"
