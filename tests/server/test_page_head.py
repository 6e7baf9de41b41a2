"""What a link says of itself where somebody sends it."""

from __future__ import annotations

import html
import re

import pytest
from tests.server.people import ServerProcess, Someone


def head(server: ServerProcess, path: str, lang: str = "en") -> dict[str, str]:
    page = Someone(server.address).http.get(path, headers={"accept-language": lang}).text
    said = dict(re.findall(r'<meta (?:property|name)="([\w:-]+)" content="([^"]*)"', page))
    found = re.search(r"<title>(.*?)</title>", page)
    assert found is not None
    return {key: html.unescape(value) for key, value in {**said, "title": found[1]}.items()}


def test_a_table_says_who_waits_for_whom(server: ServerProcess) -> None:
    table = server.guest("Ana").table("mexica", seats="me open open")["table"]["id"]
    said = head(server, f"/table/{table}")
    assert said["title"] == said["og:title"] == "Mexica: Ana · Patolli"
    assert said["og:description"] == "Ana would like to play Mexica. 2 seats are free: sit down."
    assert said["og:description"] == said["description"]
    assert said["og:image"].startswith(server.address)
    assert Someone(server.address).http.get(said["og:image"]).headers["content-type"] == "image/png"
    assert "zaprasza: Ana. 2 miejsca są wolne" in head(server, f"/table/{table}", "pl")["og:description"]


def test_a_replay_says_who_won(server: ServerProcess) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.table("patolli", seats="me open")["table"]["id"]
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    assert head(server, f"/table/{table}")["og:description"] == "A game of Patolli: Ana, Ben."
    ben.post(f"/api/tables/{table}/resign", seat=1)
    said = head(server, f"/replay/{table}")
    assert said["og:title"] == "Replay of Patolli: Ana, Ben · Patolli"
    assert said["og:description"] == "A game of Patolli: Ana, Ben. The winner is Ana."


def test_no_name_can_break_out_of_the_page(server: ServerProcess) -> None:
    table = server.guest('"><b>&amp;').table("patolli", seats="me open")["table"]["id"]
    page = Someone(server.address).http.get(f"/table/{table}").text
    assert "<b>" not in page
    assert head(server, f"/table/{table}")["og:title"] == 'Patolli: "><b>&amp; · Patolli'


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Patolli: games of ancient Mesoamerica"),
        ("/new/mezo", "New table: Mezo · Patolli"),
        ("/rules/tzolkin", "Rules: Tzolk’in · Patolli"),
        ("/table/nowhere", "Patolli: games of ancient Mesoamerica"),
        ("/new/chess", "Patolli: games of ancient Mesoamerica"),
        ("/table/%00", "Patolli: games of ancient Mesoamerica"),
    ],
)
def test_every_page_has_a_title(server: ServerProcess, path: str, title: str) -> None:
    assert head(server, path)["title"] == title


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/new", 200),
        ("/replay", 200),
        ("/account", 200),
        ("/rules/mezo", 200),
        ("/learn/mezo", 200),
        ("/learn/chess", 404),
        ("/new/chess", 404),
        ("/rules/chess", 404),
        ("/table/nowhere", 404),
        ("/replay/nowhere", 404),
    ],
)
def test_what_is_not_there_is_not_found_and_still_has_its_page(
    server: ServerProcess, path: str, status: int
) -> None:
    answer = Someone(server.address).http.get(path)
    assert answer.status_code == status
    assert '<div id="app">' in answer.text
