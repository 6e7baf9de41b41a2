"""Mexica in the browser, by clicks and by keys."""

from __future__ import annotations

import random
import re

from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}


def begin(ana: Player, square: str = "h6") -> None:
    """Put the Pilli down and wait for the first turn."""
    ana.wait_turn()
    ana.click_square(square)
    ana.wait(lambda seen: "canal" in seen["words"])


def test_a_whole_game_against_a_bot_by_clicks(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT)
    chance = random.Random(4)
    while not ana.wait_turn()["over"]:
        ana.click_phrase(chance)
    assert ana.page.locator(".ranking li").count() == 2
    assert re.search(r"\bwins?\b", ana.page.locator("#result-title").inner_text())  # “You win”, or who does


def test_a_whole_game_by_keyboard_alone(sit: Sit) -> None:
    """Typing begins anywhere: the filter box takes it, Enter says a verb, or makes the first move that fits."""
    ana = sit()
    ana.open_table("mexica", BOT)
    keys = ana.page.keyboard
    wanted = ("agree", "found", "temple", "canal", "end")
    chance = random.Random(8)
    while True:
        before = ana.wait_turn()
        if before["over"]:
            break
        word = next((word for word in wanted if word in before["words"]), "start")
        keys.type(f"{word} {chance.choice('123 abcdefgh')}" if word in ("temple", "canal") else word)
        if not ana.options():
            keys.press("Control+a")
            keys.type(word)
        while not ana.moved_on(ana.settle(), before):
            keys.press("Enter")  # a verb alone keeps the box, and a turn with points left is asked
    assert ana.page.locator(".ranking li").count() == 2


def test_arrow_keys_walk_over_the_board(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    page = ana.page
    page.focus('.stage [data-word="h6"]')
    for key, square in (("ArrowUp", "h5"), ("ArrowLeft", "g5"), ("ArrowDown", "g6"), ("ArrowRight", "h6")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.word") == square
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    ana.wait(lambda seen: "walk" in seen["words"])
    ana.click_word("walk")
    page.wait_for_selector(".log li:has-text('walks h6 → h5')")


def test_the_square_may_come_before_the_verb(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.click_square("d4")
    seen = ana.wait(lambda seen: seen["said"] == ["d4"])
    assert {"canal", "temple", "leap"} <= set(seen["words"])
    ana.click_word("canal")
    ana.click_square("c4")
    ana.page.wait_for_selector(".log li:has-text('c4, d4')")


def test_a_single_canal_asks_before_it_is_dug(sit: Sit) -> None:
    """`canal d4` is whole, and may still become a double canal."""
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.click_word("canal")
    ana.click_square("d4")
    seen = ana.wait(lambda seen: seen["ready"])
    assert set(seen["lit"]) >= {"c4", "e4", "d3", "d5"}
    ana.page.click("[data-do=confirm]")
    ana.page.wait_for_selector(".log li:has-text('d4')")


def test_costs_are_shown_and_one_click_walks_several_steps(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    reach = {one["square"]: one["cost"] for one in ana.view()["reach"]}
    far = next(square for square, cost in reach.items() if cost == 3)
    ana.click_word("walk")
    ana.page.wait_for_selector(".cost")
    assert ana.page.locator(".cost").count() == len(reach)
    ana.click_square(far)
    ana.page.wait_for_selector(f".log li:has-text('→ {far}')")
    assert ana.view()["ap"] == 3


def test_what_a_click_needs_comes_in_one_answer(sit: Sit) -> None:
    """What the phrase would do and what each next word would cost: one question, and none on hovering there."""
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.click_word("canal")
    before = len(ana.sent)
    ana.click_square("d4")
    ana.page.wait_for_selector(".bar .notice:has-text('AP')")
    ana.page.wait_for_selector(".cost")
    asked = [message for message in ana.sent[before:] if message["type"] != "ping"]
    assert [message["type"] for message in asked] == ["prices"]
    assert asked[0]["phrases"][0] == "canal d4"
    assert len(asked[0]["phrases"]) == 1 + ana.page.locator(".cost").count() == 5
    for square in ("c4", "e4", "d3", "d5"):
        ana.page.hover(f'.stage [data-word="{square}"]')
    ana.page.wait_for_selector(".bar .notice:has-text('AP')")
    assert not [message for message in ana.sent[before + 1 :] if message["type"] != "ping"]


def test_a_canal_tells_what_it_would_close(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.click_word("canal")
    ana.click_square("b3")
    ana.page.hover('.stage [data-word="b4"]')
    ana.page.wait_for_selector(".bar .notice:has-text('Closes a district of 2')")
    assert "1 AP, 5 left." in ana.page.inner_text(".bar .notice")
    assert ana.page.locator(".closing").count() >= 1


def at_table_of_three(ana: Player) -> None:
    """Ana with two friends on her device, at the start of her first turn; nothing on the island is left to chance."""
    ana.open_table("mexica", {"kind": "local", "name": "Bob"}, {"kind": "local", "name": "Cid"})
    for seat, square in enumerate(("h6", "h8", "g7")):
        ana.say(seat, f"start {square}")


def take_the_device(ana: Player) -> None:
    ana.page.reload()
    ana.page.click(".handover button")


def test_boats_show_every_bridge_within_reach_and_its_cost(sit: Sit) -> None:
    ana = sit()
    at_table_of_three(ana)
    canals = ("canal i5 j5", "canal k5 l5", "canal m5 n5")
    ana.say(0, *canals, "bridge i5 ns", "bridge l5 ns", "bridge n5 ns", "end")
    ana.say(1, "end")
    ana.say(2, "end")
    ana.say(0, "canal g5 h5", "bridge g5 ns", "walk i6", "walk i5")
    take_the_device(ana)
    ana.wait(lambda seen: "boat" in seen["words"])
    ana.click_word("boat")
    ana.page.wait_for_selector(".cost")
    assert set(ana.sees()["lit"]) == {"g5", "l5", "n5"}
    assert sorted(ana.page.locator(".cost").all_text_contents()) == ["1", "1", "2"]
    ana.page.hover('.stage [data-word="n5"]')
    ana.page.wait_for_selector(".bar .notice:has-text('2 AP, 0 left.')")
    ana.click_square("n5")
    ana.page.wait_for_selector(".log li:has-text('i5 → n5')")


def test_a_canal_tells_which_tile_fits_and_what_founding_would_score(sit: Sit) -> None:
    ana = sit()
    # Three ways to cut off the northern shore. The tiles are shuffled; nearly always one of them fits.
    shores = {
        3: ("canal f2 g2", "canal h2", "i1"),
        4: ("canal f2 g2", "canal h2 i2", "j1"),
        5: ("canal f2 g2", "canal h2 i2", "j2"),
    }
    tiles: dict[int, dict[str, int]] = {}
    while not tiles.keys() & shores.keys():
        at_table_of_three(ana)
        tiles = {tile["size"]: tile for tile in ana.view()["panel"]}
    size = min(tiles.keys() & shores.keys())
    *before, last = shores[size]
    ana.say(0, *before)
    take_the_device(ana)
    ana.wait(lambda seen: "canal" in seen["words"])
    ana.click_word("canal")
    ana.click_square(last)
    founder, present = tiles[size]["founder"], tiles[size]["present"]
    said = (
        f"Closes a district of {size}, and a tile fits: {founder} for founding it, {present} for being there."
    )
    ana.page.wait_for_selector(f".bar .notice:has-text('{said} Nobody stands in it yet.')")
    assert ana.page.locator(".closing.fits").count() == 1
    assert ana.page.locator("text.size.fits").text_content() == str(size)


def test_undo_takes_a_move_back(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.click_word("take")
    ana.page.wait_for_selector(".log li.tentative:has-text('takes an action token')")
    ana.page.click("[data-do=undo]")
    ana.page.wait_for_selector(".log li:has-text('takes an action token')", state="detached")
    assert ana.view()["ap"] == 6


def test_a_wrong_click_sends_nothing_and_says_why(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.click_word("canal")
    before = ana.sees()
    ana.page.click('.stage [data-word="h7"]', force=True)  # marked as disabled, clicked all the same
    ana.page.wait_for_selector(".bar .notice:has-text('belongs to the palace')")
    assert ana.sees()["moment"] == before["moment"]
    ana.page.click(".bar .notice .rule")
    ana.page.wait_for_selector("dialog .here")
    assert "MEX-R12" in ana.page.inner_text("dialog .here")
