"""Every game can be played to the end: through the list of choices, or by clicking the board it brings itself."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Route
from tests.browser.conftest import Sit
from tests.browser.people import Player

import patolli

SHORT = {"patolli": {"pieces": 3, "stakes": 10}}
OTHERS = [name for name in patolli.game_names() if name != "mexica"]
BOT = {"kind": "bot", "level": "armadillo"}
BROKEN = {
    "not there": None,
    "for another client": "export const version = 99; export const mount = () => ({ update() {} });",
    "not JavaScript": "<html>",
    "no board": "export const version = 1;",
    "fails at once": "export const version = 1; export const mount = () => { throw new Error('oh'); };",
    "fails later": """
        export const version = 1;
        export const mount = () => ({ update() { throw new Error('oh'); } });
        export const headline = () => { throw new Error('oh'); };""",
}


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_through_the_list_of_choices(sit: Sit, game: str) -> None:
    ana = sit()
    others = patolli.game(game).seats[0] - 1
    ana.open_table(game, *[BOT] * others, options=SHORT.get(game, {}))
    chance = random.Random(1)
    while not ana.wait_turn()["over"]:
        ana.list_phrase(chance)
    assert ana.page.locator(".ranking li").count() == others + 1


def test_a_whole_game_by_clicking_the_board_that_the_game_brings(sit: Sit) -> None:
    ana = sit()
    ana.open_table("nim", BOT)
    ana.wait_turn()
    assert ana.page.inner_text(".headline").split("\n")[-1].endswith("stones left")
    assert ana.page.locator(".brought ellipse").count() == ana.view()["stones"]
    chance = random.Random(2)
    while not (seen := ana.wait_turn())["over"]:
        assert seen["words"] == [], "its words are places, and need no buttons"
        ana.click_phrase(chance)
    assert ana.page.locator(".brought ellipse").count() == 0
    assert ana.page.locator(".ranking li").count() == 2


def test_the_brought_board_is_played_by_keys_and_read_aloud(sit: Sit) -> None:
    ana = sit()
    ana.open_table("nim", BOT, options={"stones": 15})
    before = ana.wait_turn()
    stone = ana.page.locator('.brought [data-word="3"]')
    assert stone.get_attribute("aria-label") == "take 3 stones"
    assert stone.get_attribute("role") == "button"
    stone.focus()
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    ana.wait_after(before)
    assert "Ana takes 2 stones." in ana.page.inner_text(".log")


def test_the_brought_board_is_shown_in_a_replay_and_in_every_language(sit: Sit) -> None:
    ana = sit(locale="pl")
    table = ana.open_table("nim", BOT)
    ana.wait_turn()
    assert "stones left" in ana.page.inner_text(".headline"), "English, where the game has no Polish"
    ana.go(f"/replay/{table}?at=0")
    ana.page.wait_for_selector(".brought ellipse")
    assert ana.page.locator(".brought ellipse").count() == 21


@pytest.mark.parametrize("fault", BROKEN)
def test_a_board_that_cannot_be_used_gives_way_to_the_plain_one(sit: Sit, fault: str) -> None:
    ana = sit()
    ana.page.route("**/games/nim/board.js*", lambda route: answer(route, BROKEN[fault]))
    ana.open_table("nim", BOT)
    chance = random.Random(3)
    before = ana.wait_turn()
    if fault == "fails later":  # at the next scene, of which the first click is one
        choose(ana)
        ana.wait_after(before)
    ana.page.wait_for_selector(".plain .broken")
    assert "could not be loaded" in ana.page.inner_text(".plain .broken")
    assert "stones left" in ana.page.inner_text(".plain dl")
    while not ana.wait_turn()["over"]:
        ana.list_phrase(chance)
    ana.errors[:] = [error for error in ana.errors if "404" not in error]  # the browser tells of it, too


def choose(ana: Player) -> None:
    ana.press("[data-do=list]" if ana.page.query_selector("[data-do=list]") else ".bar [data-word]")
    ana.page.locator("[role=option]").first.click()


def answer(route: Route, module: str | None) -> None:
    if module is None:
        route.fulfill(status=404)
    else:
        route.fulfill(content_type="text/javascript", body=module)


def test_six_people_have_six_colours_and_six_shapes(sit: Sit) -> None:
    ana = sit()
    ana.open_table("fingers", *[BOT] * 5, options={"rounds": 2})
    ana.wait_turn()
    marks = ana.page.evaluate("[...document.querySelectorAll('.seats li svg')].map(mark => mark.innerHTML)")
    assert len(set(marks)) == 6
    colours = ana.page.evaluate(
        "[...document.querySelectorAll('.seats li')].map(one => getComputedStyle(one, '::before').backgroundColor)"
    )
    assert len(set(colours)) == 6
    chance = random.Random(4)
    while not ana.wait_turn()["over"]:
        ana.list_phrase(chance)
    assert ana.page.locator(".ranking li").count() == 6


def test_a_table_is_made_for_as_many_as_the_game_allows(sit: Sit) -> None:
    ana = sit()
    page = ana.go("/new/fingers")
    page.wait_for_selector("#new-count")
    page.select_option("#new-count", "5")
    assert page.locator("select[id^=new-seat]").evaluate_all("all => all.map(one => one.value)") == [
        "me",
        *["open"] * 4,
    ]
    assert page.inner_text("label[for=new-rounds]") == "Rounds"
    page.get_by_role("button", name="Bots on the open seats").click()
    page.get_by_role("button", name="Create the table").click()
    ana.wait_turn()
    assert page.locator(".seats li").count() == 5


def test_a_game_without_a_picture_shows_its_letter(sit: Sit) -> None:
    page = sit().go("/")
    page.wait_for_selector("[data-play=nim]")
    assert page.locator(".card", has=page.locator("[data-play=nim]")).locator("img").count() == 1
    assert (
        page.locator(".card", has=page.locator("[data-play=fingers]")).locator("svg text").text_content()
        == "F"
    )
