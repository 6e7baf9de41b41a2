"""The replay as an analysis: one click, the mistakes on the graph and the board, and learning from them."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.analysis.games import GAMES, played
from tests.browser.conftest import Sit
from tests.browser.people import Player
from tests.browser.test_access import LOOKS, check

PATIENCE = 90_000  # milliseconds: bots that think so long are stuck, not slow


def bring(player: Player, name: str, moves: int | None = None) -> str:
    whole = played(name)
    record = msgspec.structs.replace(whole, moves=whole.moves[:moves])
    answer = player.context.request.post(
        f"{player.address}/api/records", data=msgspec.to_builtins(record), headers={"Origin": player.address}
    )
    return str(answer.json()["id"])


def analysed(player: Player, table: str) -> Page:
    """The page of a game, with its analysis."""
    page = player.go(f"/replay/{table}")
    page.click("[data-do=analyse]")
    page.wait_for_selector(".graph", timeout=PATIENCE)
    return page


@pytest.mark.parametrize("name", GAMES)
def test_one_click_shows_where_it_went_wrong(sit: Sit, name: str) -> None:
    ana = sit()
    table = bring(ana, name, None if name == "patolli" else 70)
    page = analysed(ana, table)
    page.keyboard.press("m")
    page.wait_for_url(re.compile(r"at=[1-9]|at=0"))
    expect(page.locator(".verdict .kind")).to_be_visible()
    options = page.locator(".verdict .option")
    assert options.count() >= 2
    options.first.focus()
    page.keyboard.press("Enter")  # the better turn is played through on the board
    expect(page.locator(".try")).to_contain_text("1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".try")).to_contain_text("0")
    page.keyboard.press("Escape")
    expect(page.locator(".try")).to_have_count(0)
    ben = sit("Ben")  # a friend with the link has it at once
    ben.go(page.url.removeprefix(ana.address)).wait_for_selector(".graph")
    assert ben.page.locator(".mark").count() == page.locator(".mark").count() > 0


def test_the_better_turn_is_marked_on_the_board_beside_the_one_played(sit: Sit) -> None:
    page = analysed(ana := sit(), bring(ana, "mexica", 70))
    page.keyboard.press("m")
    page.wait_for_selector(".ring.played")
    page.wait_for_selector(".ring.better")


def say(page: Page, phrase: str) -> None:
    """Type a phrase, as somebody who has no mouse."""
    page.wait_for_selector(".bar.active:not([aria-busy=true])")
    page.keyboard.type(phrase)
    page.keyboard.press("Enter")


def test_mistakes_are_tried_again_until_it_is_good_by_keys_alone(sit: Sit) -> None:
    ana = sit()
    table = bring(ana, "patolli")
    page = analysed(ana, table)
    page.select_option(".analysis select", "1")
    page.focus("[data-do=learn]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach")
    report = ana.context.request.get(f"{ana.address}/api/tables/{table}/analysis").json()["report"]
    bad = next(turn for turn in report["turns"] if turn["kind"] and turn["seat"] == 1)
    for phrase in bad["phrases"]:
        say(page, phrase)
    page.wait_for_selector("[data-do=again]:enabled", timeout=PATIENCE)
    assert page.get_attribute(".coach", "data-solved") == "0"
    page.focus("[data-do=again]")
    page.keyboard.press("Enter")
    for _ in range(3):
        page.focus("[data-do=hint]")
        page.keyboard.press("Enter")
    expect(page.locator("[data-do=hint]")).to_have_count(0)
    page.wait_for_selector(".ring.better")
    page.evaluate("document.activeElement.blur()")
    for phrase in bad["options"][0]["phrases"]:
        say(page, phrase)
    page.wait_for_selector(".coach[data-solved='1']", timeout=PATIENCE)
    page.focus("[data-do=next]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar.active")
    page.focus("[data-do=leave]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".graph")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(sit: Sit, look: str) -> None:
    ana = sit(bypass_csp=True, **LOOKS[look])
    page = ana.go(f"/replay/{bring(ana, 'patolli', 120)}")
    page.wait_for_selector("[data-do=analyse]")
    check(ana, "before")
    page.click("[data-do=analyse]")
    page.wait_for_selector(".graph", timeout=PATIENCE)
    page.click("[data-do=mistake-after]")
    page.wait_for_selector(".verdict")
    check(ana, "analysis")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("[data-do=learn]")
    page.wait_for_selector(".coach")
    page.click("[data-do=hint]")
    check(ana, "learning")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("lang", "word"), [("pl", "Analiza"), ("fr", "Analyse"), ("de", "Analyse")])
def test_it_is_said_in_every_language(sit: Sit, lang: str, word: str) -> None:
    ana = sit(locale=lang)
    page = analysed(ana, bring(ana, "patolli", 120))
    page.keyboard.press("m")
    page.wait_for_selector(".verdict .kind")
    assert page.get_attribute(".analysis", "aria-label") == word
    page.click("[data-do=learn]")
    page.wait_for_selector(".coach")
    assert not re.search(r"\b(analysis|retry|fact)-\w", page.inner_text("body"))
