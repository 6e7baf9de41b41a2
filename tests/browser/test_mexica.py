"""Mexica in the browser, by clicks and by keys."""

from __future__ import annotations

import random

from tests.browser.conftest import Sit

BOT = {"kind": "bot", "level": "armadillo"}


def test_a_whole_game_against_a_bot_by_clicks(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT)
    chance = random.Random(4)
    while not ana.wait_turn()["over"]:
        ana.click_phrase(chance)
    assert ana.page.locator(".ranking li").count() == 2
    assert "wins" in ana.page.inner_text("#result-title") or "win" in ana.page.inner_text("#result-title")
