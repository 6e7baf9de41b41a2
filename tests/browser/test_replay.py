"""The replay page: every move has an address of its own."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Sit

# A golden game, and what its scorings are called.
SCORINGS = {
    "mexica/builder-3-3": "Period",
    "tzolkin/bots-2": "Food Day",
    "mezo/random-2-0": " wins ",
    "patolli/random-2-0": "pays a stake",
}


@pytest.mark.parametrize("golden", SCORINGS)
def test_every_game_has_jumps_to_its_scorings(sit: Sit, golden: str) -> None:
    ana = sit(viewport={"width": 360, "height": 740})
    page = ana.go(f"/replay/{ana.bring(golden)}")
    page.wait_for_selector(".controls select")
    marks = page.locator(".controls option:enabled")
    assert marks.count() >= 2
    page.click("[data-do=later]")
    first = marks.first.get_attribute("value")
    page.wait_for_url(f"**/replay/*?at={first}")
    assert SCORINGS[golden] in page.locator(".controls option:checked").inner_text()
    page.keyboard.press("Shift+ArrowRight")
    second = marks.nth(1).get_attribute("value")
    page.wait_for_url(f"**/replay/*?at={second}")
    page.select_option(".controls select", first)
    page.wait_for_url(f"**/replay/*?at={first}")
    assert page.locator("[data-do=earlier]").is_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


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
