"""Patolli in the browser: on the mat by clicks, by arrow keys, at phone size."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}
SHORT = {"pieces": 3, "stakes": 10}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}

# Where the button to say yes is seen, frame by frame.
FOLLOW = """() => {
  window.places = new Set()
  const look = () => {
    const button = document.querySelector('.bar [data-do=confirm]')
    if (button) window.places.add(button.getBoundingClientRect().top)
    requestAnimationFrame(look)
  }
  look()
}"""


def landing(player: Player, **wanted: Any) -> dict[str, Any] | None:
    """A landing of mine that is like this, if the beans allow one now."""
    reach: list[dict[str, Any]] = player.view()["reach"]
    return next((one for one in reach if wanted.items() <= one.items()), None)


@pytest.mark.parametrize("look", [{}, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_by_clicks(sit: Sit, look: dict[str, Any]) -> None:
    ana = sit(**look)
    ana.open_table("patolli", BOT, options=SHORT)
    chance = random.Random(6)
    while not ana.wait_turn()["over"]:
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ana.click_phrase(chance)
    assert ana.page.locator(".ranking li").count() == 2
    assert (
        ana.page.locator(".origins figure svg[role=img]").count() == 2
    )  # where the stakes came from, and when
    told = ana.page.locator(".origins .sum").all_text_contents()
    won = [int(text.replace("\N{MINUS SIGN}", "-")) for text in told]
    assert sum(won) == 0, "what one wins the other pays"


def test_a_click_where_a_piece_would_land_moves_it(sit: Sit) -> None:
    ana = sit()
    ana.open_table("patolli", BOT)
    ana.wait_turn()
    one = landing(ana)
    assert one is not None
    ana.page.hover(f'.stage [data-word="{one["start"]}"]')
    ana.page.wait_for_selector(f".bar .notice:has-text('{one['start']} → {one['square']}')")
    assert ana.page.locator(".landing.meant").count() == 1
    ana.page.click(f'.stage [data-word="move {one["start"]}"]')
    ana.page.wait_for_selector(f".log li:has-text('moves {one['start']} → {one['square']}')")


def test_the_button_to_say_yes_stays_where_it_is(sit: Sit) -> None:
    """On a phone: what the move would do is told a moment after it is proposed."""
    ana = sit(**PHONE)
    ana.open_table("patolli", BOT)
    before = ana.wait_turn()
    ana.page.evaluate(FOLLOW)
    ana.click_square(before["lit"][0])
    ana.page.wait_for_selector(".bar .notice:has-text('→')")
    ana.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(ana.page.evaluate("[...window.places]")) == 1


def test_an_empty_square_says_why_not(sit: Sit) -> None:
    ana = sit()
    ana.open_table("patolli", BOT)
    ana.wait_turn()
    ana.page.click('.stage [data-word="a7"]', force=True)
    ana.page.wait_for_selector(".notice.why:has-text('None of your pieces stands on a7')")
    assert ana.view()["pieces"][0] == ["g7"]


def test_arrow_keys_walk_over_the_mat(sit: Sit) -> None:
    ana = sit()
    ana.open_table("patolli", BOT)
    before = ana.wait_turn()
    page = ana.page
    page.focus('.stage [data-word="g7"]')
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.word") == "f7"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    ana.wait_after(before)
