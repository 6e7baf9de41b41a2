"""The replay page: every move has an address of its own."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Sit


@pytest.mark.parametrize("game", ["mezo", "patolli"])
def test_the_address_names_the_move(sit: Sit, game: str) -> None:
    ana = sit()
    bot = {"kind": "bot", "level": "random"}
    wish = {"game": game, "seats": [bot, bot]}  # a table of bots alone plays by itself
    made = ana.context.request.post(
        f"{ana.address}/api/tables", data=wish, headers={"Origin": ana.address}
    ).json()
    table = made["table"]["id"]
    while made["table"]["number"] < 20:
        path = f"/api/tables/{table}?from={made['table']['number']}&wait=5"
        made = ana.context.request.get(ana.address + path).json()
    ana.go(f"/replay/{table}?at=17").wait_for_selector(".controls")
    assert ana.page.url.endswith("?at=17")
    assert ana.page.input_value("input[type=range]") == "17"
    ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_url("**/replay/*?at=18")
    assert ana.page.locator(".stage").count() == 1
    assert not ana.errors
