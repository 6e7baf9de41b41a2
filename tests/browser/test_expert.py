"""What somebody who knows the game looks for: standings, prices with names, and what waits for a yes."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Sit

BOT = {"kind": "bot", "level": "armadillo"}


def test_the_standing_of_a_district_is_told_on_hover_and_on_focus(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    ana.wait(lambda seen: "h6" in seen["lit"])
    ana.click_square("h6")
    ana.wait(lambda seen: "temple" in seen["words"])
    legal = ana.state()["views"][0]["legal"]
    temple = next(phrase for phrase in legal if phrase.startswith("temple 1 "))
    ana.say(0, temple)
    square = temple.split()[2]
    ana.page.hover(f'.stage [data-word="{square}"]')
    ana.page.wait_for_selector(".standing:has-text('Ana: 1 level')")
    ana.page.wait_for_selector(".standing:has-text('pays nothing in the first period until it is founded')")
    ana.page.mouse.move(5, 5)
    ana.page.wait_for_selector(".standing", state="detached")
    ana.page.focus(f'.stage [data-word="{square}"]')
    ana.page.wait_for_selector(".standing:has-text('Ana: 1 level')")


def test_the_standing_of_a_region_is_told_and_what_it_gives_swallows_no_click(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mezo", BOT, BOT)
    ana.wait_turn()
    region = ana.page.locator(".stage .region[data-word]").first.get_attribute("data-word")
    name = ana.page.locator(".stage .name").first.inner_html()
    ana.page.focus(f'.stage .region[data-word="{region}"]')
    ana.page.wait_for_selector(".standing")
    assert name
    under = """() => [...document.querySelectorAll('.stage .altar')].map(altar => {
      const { x, y, width, height } = altar.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('.altar') !== null
    })"""
    hits = ana.page.evaluate(under)
    assert hits
    assert not any(hits)


def test_the_tile_that_waits_for_a_yes_is_marked(sit: Sit) -> None:
    ana = sit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ana.open_table("tzolkin", BOT)
    ana.wait_turn()
    tile = ana.page.locator('.tray [data-word^="keep "]').first
    word = tile.get_attribute("data-word")
    ana.touch(f'.tray [data-word="{word}"]')
    ana.wait(lambda seen: seen["ready"])
    ana.page.wait_for_selector(f'.tray [data-word="{word}"][data-chosen]')
    assert ana.page.locator(".tray [data-chosen]").count() == 1


def test_a_price_that_is_pointed_at_names_its_action(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    ana.wait(lambda seen: "h6" in seen["lit"])
    ana.click_square("h6")
    ana.wait(lambda seen: "canal" in seen["words"])
    ana.page.hover('.bar [data-word="take"]')
    ana.page.wait_for_selector(".notice:has-text('Take a token: ')")


def test_who_cannot_feed_has_a_number_and_no_tick(sit: Sit) -> None:
    ana = sit()
    ana.open_table("tzolkin", BOT)
    ana.wait_turn()
    rows = ana.page.evaluate(
        """() => [...document.querySelectorAll('.stage .still g:has(> .count):has(.of)')].map(row => [
          row.classList.contains('short'), row.querySelector('.lack')?.textContent ?? '', row.querySelector('.ok') !== null,
        ])"""
    )
    assert len(rows) == 2
    for player, (short, lack, ticked) in zip(ana.view()["players"], rows, strict=True):
        missing = player["food"]["needed"] - player["goods"]["corn"]
        assert (short, lack, ticked) == ((True, f"−{missing}", False) if missing > 0 else (False, "", True))


def test_a_walk_whose_first_step_is_forced_shows_all_that_it_can_reach(sit: Sit) -> None:
    """Three canals leave one way from h6: over the palace, and on from there."""
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    ana.wait(lambda seen: "h6" in seen["lit"])
    ana.click_square("h6")
    ana.wait(lambda seen: "canal" in seen["words"])
    for square in ("g6", "i6", "h5"):
        ana.say(0, f"canal {square}")
    assert [phrase for phrase in ana.state()["views"][0]["legal"] if phrase.startswith("walk ")] == [
        "walk h7"
    ]
    ana.wait(lambda seen: "walk" in seen["words"])
    ana.page.click('.bar [data-word="walk"]')
    reach = {step["square"] for step in ana.view()["reach"]}
    assert len(reach) > 1
    ana.wait(lambda seen: reach <= {*seen["lit"]})


@pytest.mark.parametrize("game", ["mexica", "tzolkin", "mezo", "patolli"])
def test_the_mark_of_the_focus_follows_the_shape(sit: Sit, game: str) -> None:
    """No rectangle around what is none: the shape has a stroke, or light around it."""
    ana = sit()
    ana.open_table(game, BOT)
    ana.wait_turn()
    ana.page.keyboard.press("Tab")  # from now on it is seen where the focus is
    seen = ana.page.evaluate(
        """() => [...document.querySelectorAll('.stage svg [data-word]')].slice(0, 60).map(thing => {
          thing.focus({ focusVisible: true })
          if (document.activeElement !== thing) return null
          const parts = [thing, ...thing.querySelectorAll('*')].map(part => getComputedStyle(part))
          return [parts[0].outlineStyle, parts.some(({ stroke, filter }) => stroke !== 'none' || filter !== 'none')]
        }).filter(Boolean)"""
    )
    assert seen
    assert {tuple(mark) for mark in seen} == {("none", True)}
