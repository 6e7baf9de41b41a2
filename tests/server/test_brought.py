"""What games bring for the browser: texts, boards, pictures; each under an address that changes with it."""

from __future__ import annotations

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


def test_what_a_board_says_comes_with_the_texts_of_its_game(server: ServerProcess) -> None:
    http = server.guest().http
    polish = http.get(facts(server, "mexica")["texts"]["pl"]).text
    assert "game-title =" in polish
    assert "supply-singles =" in polish
    assert "mz-xibalba" not in polish
    assert "event-took" in http.get(facts(server, "nim")["texts"]["pl"]).text, (
        "in English where it has no Polish"
    )
    assert "why-game-over = Gra jest skończona." in http.get("/api/texts/pl").text


@pytest.mark.parametrize(
    "path", ["/api/texts/xx", "/api/texts/en/senet", "/api/texts/xx/nim", "/games/senet/board.js"]
)
def test_what_nobody_brings_is_not_found(server: ServerProcess, path: str) -> None:
    assert server.guest().http.get(path).status_code == 404
