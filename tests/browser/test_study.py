"""The analysis board: any position is played on by anybody, branched, kept, sent, saved, and set up by hand."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.analysis.games import GAMES
from tests.browser.conftest import Sit
from tests.browser.test_access import LOOKS, check
from tests.browser.test_analysis import PATIENCE, bring


def play_first(page: Page) -> None:
    """Whatever is first in the list, by keys alone."""
    page.wait_for_selector(".bar.active:not([aria-busy=true])")
    nodes = page.locator("[data-node]").count()
    page.keyboard.type("/")
    page.keyboard.press("Enter")
    expect(page.locator("[data-node]")).to_have_count(nodes + 1)
    page.wait_for_selector(f"[data-node='{nodes - 1}'][aria-current=step]")


@pytest.mark.parametrize("name", GAMES)
def test_branches_are_played_kept_and_sent(sit: Sit, name: str) -> None:
    ana = sit()
    page = ana.go(f"/board/{name}")
    play_first(page)
    play_first(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-node='0']")).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-node='1']")).to_have_attribute("aria-current", "step")
    page.fill(".grow input", "the quiet way")
    page.keyboard.press("Enter")
    page.click("[data-do=keep]")
    page.wait_for_url("**/study/*")
    ben = sit("Ben")
    seen = ben.go(page.url.removeprefix(ana.address))
    expect(seen.locator(".tree")).to_contain_text("the quiet way")
    seen.click("[data-node='1']")
    expect(seen.locator("[data-node='1']")).to_have_attribute("aria-current", "step")
    seen.click("[data-do=cut]")
    expect(seen.locator("[data-node]")).to_have_count(2)
    seen.click("[data-do=keep]")  # it becomes one of his own
    expect(seen.locator("[data-do=keep]")).to_have_text("Kept")
    page.reload()
    expect(page.locator("[data-node]")).to_have_count(3)
    ana.go("/board")
    expect(page.locator("a[href^='/study/']")).to_have_count(1)


def test_a_moment_of_a_game_is_played_on_and_judged(sit: Sit) -> None:
    ana = sit()
    page = ana.go(f"/replay/{bring(ana, 'patolli', 60)}?at=30")
    page.click("[data-do=study]")
    page.wait_for_url("**/board?table=*&at=30")
    page.click("[data-do=think]")
    page.wait_for_selector(".opinion [data-do=best]", timeout=PATIENCE)
    page.click(".opinion [data-do=best] >> nth=0")  # the best turn becomes a branch
    page.wait_for_selector("[data-node='0'][aria-current=step]")
    page.wait_for_selector(".opinion [data-do=best]", timeout=PATIENCE)


def test_a_position_is_set_up_by_hand_and_told_what_is_wrong(sit: Sit) -> None:
    ana = sit()
    page = ana.go("/board/patolli")
    page.click("[data-do=edit]")
    page.wait_for_selector("dialog .stage")
    text = page.locator("dialog textarea")
    position = json.loads(text.input_value())
    text.fill("{")
    expect(page.locator("#position-problem")).to_contain_text("JSON")
    text.fill(json.dumps({**position, "seats": 9}))
    expect(page.locator("#position-problem")).to_contain_text("seats")
    expect(page.locator("[data-do=use]")).to_be_disabled()
    stakes = [position["stakes"][0] - 1, position["stakes"][1] + 1]
    text.fill(json.dumps({**position, "stakes": stakes}))
    page.click("[data-do=use]:enabled")
    page.wait_for_selector("dialog", state="detached")
    page.click("[data-do=edit]")
    page.wait_for_selector("dialog .stage")
    assert json.loads(page.locator("dialog textarea").input_value())["stakes"] == stakes
    ana.errors[:] = [error for error in ana.errors if "400" not in error]  # the browser tells refusals itself


def test_a_study_is_saved_as_a_file_and_opened_again(sit: Sit) -> None:
    ana = sit()
    page = ana.go("/board/tzolkin")
    play_first(page)
    with page.expect_download() as saved:
        page.click("[data-do=save]")
    ana.go("/board").wait_for_selector("input[type=file]", state="attached")
    page.set_input_files("input[type=file]", saved.value.path())
    expect(page.locator("[data-node]")).to_have_count(2)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(sit: Sit, look: str) -> None:
    ana = sit(bypass_csp=True, **LOOKS[look])
    page = ana.go("/board")
    page.wait_for_selector("a[href='/board/mezo']")
    check(ana, "choice")
    page.click("a[href='/board/patolli']")
    page.click("[data-do=think]")
    page.wait_for_selector(".opinion [data-do=best]", timeout=PATIENCE)
    check(ana, "board")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("[data-do=edit]")
    page.wait_for_selector("dialog .stage")
    check(ana, "editor")
