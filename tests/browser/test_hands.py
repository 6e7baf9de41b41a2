"""Safe hands: nothing is lost by a slip, and what is typed is what is meant."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route
from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}
SIZES: list[dict[str, Any]] = [
    {},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
]


def begin(player: Player) -> Page:
    player.open_table("mexica", BOT, BOT)
    player.wait(lambda seen: "h6" in seen["lit"])
    player.click_square("h6")
    player.wait(lambda seen: "canal" in seen["words"] or seen["ready"])
    if player.sees()["ready"]:
        player.press("[data-do=confirm]")
    player.wait(lambda seen: "canal" in seen["words"])
    return player.page


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_nobody_gives_up_by_a_double_click(sit: Sit, size: dict[str, Any]) -> None:
    ana = sit(**size)
    page = begin(ana)
    if size:
        page.tap(".sheets button:has-text('Players')")
    page.get_by_role("button", name="Give up", exact=True).dblclick()
    page.wait_for_selector("text=There is no way back")
    assert ana.state()["table"]["status"] == "running"
    page.click("text=Really give up")
    page.wait_for_selector(".result")


def test_ending_a_turn_with_points_left_is_asked_once(sit: Sit) -> None:
    ana = sit()
    page = begin(ana)
    before = ana.sees()
    ana.click_word("end")
    page.wait_for_selector(".notice:has-text('You still have 6 action points')")
    assert ana.settle()["moment"] == before["moment"], "nothing is sent before it is confirmed"
    ana.press("[data-do=cancel]")
    page.click("header button")
    page.uncheck("text=Ask before I end a turn with something left to do")
    page.keyboard.press("Escape")
    ana.click_word("end")
    ana.wait_after(before)


def test_a_phrase_typed_out_beats_the_first_that_fits(sit: Sit) -> None:
    ana = sit()
    page = begin(ana)
    legal = ana.state()["views"][0]["legal"]
    single = next(
        phrase
        for phrase in legal
        if phrase.startswith("canal ")
        and phrase.count(" ") == 1
        and any(
            other.startswith("canal ") and other.endswith(f" {phrase.split()[1]}")
            for other in legal[: legal.index(phrase)]
        )
    )
    page.keyboard.type(single)
    page.keyboard.press("Enter")
    square = single.split()[1]
    page.wait_for_selector(f".log li:has-text('digs a canal: {square}')")
    assert [square] in [canal["squares"] for canal in ana.view()["canals"]]


def test_enter_on_a_verb_keeps_the_box_and_escape_leaves_it(sit: Sit) -> None:
    ana = sit()
    page = begin(ana)
    page.keyboard.type("canal")
    page.keyboard.press("Enter")
    ana.wait(lambda seen: seen["said"] == ["Dig a canal"])
    page.keyboard.type("d5")
    assert page.input_value("[role=combobox]") == "d5"
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=combobox]", state="detached")
    page.keyboard.press("Escape")
    ana.wait(lambda seen: not seen["said"])


def test_a_verb_chosen_by_a_key_leads_the_focus_to_what_comes_next(sit: Sit) -> None:
    ana = sit()
    page = begin(ana)
    page.focus('.bar [data-word="canal"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('.stage [data-can="next"]:focus')


def test_a_page_that_does_not_come_is_told_and_asked_for_again(sit: Sit) -> None:
    ana = sit()
    ana.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    ana.go("/rules/mexica")
    ana.page.wait_for_selector("[role=alert]:has-text('This page did not load')")
    ana.page.unroute("**/assets/Rules-*.js")
    ana.page.wait_for_selector("h1:has-text('Mexica')")


def test_code_of_a_board_that_does_not_come_is_told_and_asked_for_again(sit: Sit) -> None:
    ana = sit()
    kept: list[Route] = []

    def lose(route: Route) -> None:
        kept.append(route)
        route.abort()

    ana.page.route("**/assets/patolli-*.js", lose)
    ana.open_table("patolli", BOT)
    ana.page.wait_for_selector("[role=alert]:has-text('The board could not be loaded')")
    ana.page.unroute("**/assets/patolli-*.js")
    ana.page.wait_for_selector(".stage")
    assert kept
