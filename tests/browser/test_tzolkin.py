"""Tzolk'in in a real browser: whole games, and what is drawn is what is true."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.test_access import LOOKS, check
from tests.browser.wheels import Reader
from tests.server.people import ServerProcess

BOT = {"kind": "bot", "level": "armadillo"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
Open = Callable[..., Reader]


def seats(*usual: int) -> pytest.MarkDecorator:
    """Every number of seats; those that are not usual, when there is time."""
    numbers = [
        pytest.param(number, marks=[] if number in usual else pytest.mark.thorough) for number in (2, 3, 4)
    ]
    return pytest.mark.parametrize("seats", numbers)


@pytest.fixture
def at_table(browser: Browser, server: ServerProcess) -> Iterator[Open]:
    """Ana at a new table of Tzolk'in with so many seats, the others taken by bots."""
    readers: list[Reader] = []

    def sit_down(seats: int = 2, motion: str = "reduce", **context: Any) -> Reader:
        ana = Reader(browser, server.address, "Ana", reduced_motion=motion, **context)
        readers.append(ana)
        ana.open_table("tzolkin", *[BOT] * (seats - 1))
        ana.page.wait_for_selector("svg.tz")
        return ana

    yield sit_down
    errors = [error for reader in readers for error in reader.errors]
    for reader in readers:
        reader.context.close()
    assert not errors, f"the page reported: {errors}"


def keep_tiles(ana: Reader) -> None:
    for _ in range(2):
        ana.wait(lambda seen: bool(seen["lit"]))
        before = ana.sees()
        ana.page.locator('.tray [data-word^="keep"][data-can]').first.click()
        done = ana.settled(before)
        if ana.wait(lambda seen, done=done: done(seen) or seen["ready"])["ready"]:  # type: ignore[misc]
            ana.page.click(".bar [data-do=confirm]")
            ana.wait(ana.settled(before))
    ana.wait(lambda seen: bool(seen["active"] and seen["lit"]))


def play(ana: Reader, chance: random.Random, press: Callable[[str], None]) -> set[str]:
    """A whole game; after every round the picture is held against the state. Which summaries came by."""
    day = -1
    summaries = set()
    while ana.choose(chance, press):
        seen = ana.sees()
        summaries.add(seen["summary"])
        now = ana.look()["day"]
        if now != day and seen["active"]:
            ana.check_picture()
            day = now
    ana.check_picture()
    assert ana.page.locator(".ranking li").count() == ana.view()["seats"]
    return summaries


@seats(2, 3)
def test_a_whole_game_by_clicks(at_table: Open, seats: int) -> None:
    ana = at_table(seats)
    assert {"food", "final"} <= play(ana, random.Random(seats), ana.click)


@seats(3)
def test_a_whole_game_by_keys(at_table: Open, seats: int) -> None:
    """What lies on the board is reached by focus and chosen by Enter; what is in the bar too."""
    ana = at_table(seats)
    ana.by_keys = True
    play(ana, random.Random(7), ana.click)


@seats(4)
def test_a_whole_game_on_a_phone(at_table: Open, seats: int) -> None:
    """Every move asks once more before it is made; things are as large as a thumb."""
    ana = at_table(seats, **PHONE)
    play(ana, random.Random(3), ana.tap)


def test_workers_ride_on_their_teeth_while_the_calendar_turns(at_table: Open) -> None:
    ana = at_table(motion="no-preference")
    keep_tiles(ana)
    before = ana.sees()
    ana.page.locator('.stage [data-word="place palenque"][data-can]').first.click()
    ana.wait(ana.settled(before))
    ana.check_picture()
    day = ana.look()["day"]
    ana.end_turn()
    ana.wait(lambda seen: bool(seen["active"] and ana.look()["day"] != day))
    ana.check_picture()


def test_arrow_keys_lead_to_everything_that_can_be_chosen(at_table: Open) -> None:
    ana = at_table()
    keep_tiles(ana)
    lit = set(ana.sees()["lit"])
    reached, fresh = {"place palenque"}, ["place palenque"]
    while fresh and not lit <= reached:
        word = fresh.pop(0)
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            ana.page.locator(f'.around [data-word="{word}"]').first.focus()
            ana.page.keyboard.press(key)
            found = ana.page.evaluate("document.activeElement.dataset.word")
            if found not in reached:
                reached.add(found)
                fresh.append(found)
    assert lit <= reached


def test_placing_shows_spaces_and_the_total_before_it_is_final(at_table: Open) -> None:
    ana = at_table()
    keep_tiles(ana)
    corn = ana.view()["players"][0]["goods"]["corn"]
    spent = 0
    for wheel in ("palenque", "yaxchilan"):
        thing = ana.page.locator(f'.stage [data-word="place {wheel}"][data-can]')
        if thing.count() == 0:
            break
        cost = next(one["next_cost"] for one in ana.view()["wheels"] if one["key"] == wheel)
        before = ana.sees()
        thing.first.click()
        ana.wait(ana.settled(before))
        spent += cost
    purse = ana.page.locator(".bar .placed")
    assert f"−{spent}" in purse.inner_text()
    assert ana.view()["players"][0]["goods"]["corn"] == corn - spent
    ana.page.click("[data-do=undo]")
    ana.page.wait_for_timeout(300)
    assert ana.view()["players"][0]["goods"]["corn"] > corn - spent or spent == 0


def test_a_card_tells_its_sentence(at_table: Open) -> None:
    ana = at_table()
    keep_tiles(ana)
    building = next(one for one in ana.view()["row"] if one)
    ana.page.locator(f'.tray [data-about="{building["key"]}"]').first.hover(force=True)
    assert ana.page.locator(".tray .about").inner_text()
    label = ana.page.locator(f'.tray [data-about="{building["key"]}"]').first.get_attribute("aria-label")
    assert "build" in (label or "")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(at_table: Open, look: str) -> None:
    ana = at_table(3, bypass_csp=True, **LOOKS[look])
    check(ana, "starting tiles")
    keep_tiles(ana)
    check(ana, "first turn")
    chance = random.Random(1)
    while not ana.sees()["summary"]:
        ana.play_at_once(chance)
    check(ana, "Food Day")
    ana.push("[data-do=moment-close]")
    check(ana, "workers on the wheels")
