"""Readable and in reach: no letter too small, nothing over something else, log and chat in sight, nothing flows in."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}
LONG = "Magdalena Brzęczyszczykiewicz"
SEATS = {"mexica": 4, "tzolkin": 4, "mezo": 4, "patolli": 2}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
# How high the letters of every text are on the screen, smallest first.
LETTERS = """(within) => {
  const found = []
  for (const box of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim()
      const element = walker.currentNode.parentElement
      if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('.hidden, title, style')) continue
      const svg = element.closest('text')
      const matrix = svg ? svg.getScreenCTM() : null
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
      found.push([Math.round(parseFloat(getComputedStyle(element).fontSize) * scale * 10) / 10, text.slice(0, 30)])
    }
  }
  return found.sort((a, b) => a[0] - b[0])
}"""
INSIDE = """selector => {
  const { left, top, right, bottom, height } = document.querySelector(selector).getBoundingClientRect()
  return [left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight, height > 100]
}"""


def play(player: Player, game: str, moves: int) -> None:
    player.open_table(game, *[BOT] * (SEATS[game] - 1), hints=True)
    for _ in range(moves):
        player.play_hint("armadillo")
    player.wait_turn()
    player.page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("game", SEATS)
def test_nothing_read_is_smaller_than_eleven_pixels_on_a_desk(sit: Sit, game: str) -> None:
    ana = sit(LONG)
    play(ana, game, 12)
    small = [text for text in ana.page.evaluate(LETTERS, ".table") if text[0] < 11]
    assert not small, small[:40]


@pytest.mark.parametrize("game", SEATS)
def test_nothing_needed_is_smaller_than_ten_pixels_on_a_phone(sit: Sit, game: str) -> None:
    ana = sit(LONG, **PHONE)
    play(ana, game, 12)
    small = [text for text in ana.page.evaluate(LETTERS, ".table") if text[0] < 10]
    assert not small, small[:40]


@pytest.mark.parametrize("game", SEATS)
def test_log_and_chat_are_in_reach_without_scrolling_with_all_seats(sit: Sit, game: str) -> None:
    ana = sit(LONG)
    play(ana, game, 6)
    page = ana.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert all(page.evaluate(INSIDE, ".log"))
    page.click("[role=tab]:has-text('Chat')")
    assert page.evaluate(INSIDE, ".chat input")[:4] == [True] * 4


def test_a_turn_is_a_line_that_unfolds(sit: Sit) -> None:
    ana = sit()
    play(ana, "tzolkin", 10)
    page = ana.page
    page.wait_for_selector(".log details:not([open]) summary")
    line = page.locator(".log details").first
    part = line.locator(".part").first
    assert not part.is_visible()
    line.locator("summary").click()
    assert part.is_visible()


def test_unread_chat_is_counted_on_a_phone_too(sit: Sit) -> None:
    ana, bob = sit("Ana", **PHONE), sit("Bob")
    table = ana.open_table("mexica", {"kind": "open"}, start=False)
    bob.go(f"/table/{table}")
    bob.page.click("text=Sit down here")
    ana.page.click("text=Start the game")
    bob.page.click("[role=tab]:has-text('Chat')")
    for said in ("hello", "are you there?"):
        bob.page.fill(".chat input", said)
        bob.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".sheets button:has-text('Chat (2)')")
    ana.page.tap(".sheets button:has-text('Chat')")
    ana.page.wait_for_selector(".chat li:has-text('are you there?')")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".sheets button:has-text('Chat'):not(:has-text('('))")


def test_the_emperors_orders_are_in_sight_on_a_phone(sit: Sit) -> None:
    ana = sit(**PHONE)
    play(ana, "mexica", 0)
    orders = ana.page.locator(".orders li")
    bar = ana.page.locator(".bar").bounding_box()
    assert bar is not None
    for i in range(orders.count()):
        box = orders.nth(i).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"]


@pytest.mark.parametrize("game", SEATS)
def test_a_tablet_is_used_to_its_foot(sit: Sit, game: str) -> None:
    ana = sit(LONG, **TABLET)
    play(ana, game, 2)
    bottom = ana.page.evaluate("document.querySelector('.bar').getBoundingClientRect().bottom")
    assert 1180 - bottom < 20
    stage = ana.page.evaluate("document.querySelector('.stage').getBoundingClientRect().height")
    assert stage > 300


OVER = """([names, things]) => {
  const box = element => element.getBoundingClientRect()
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const others = [...document.querySelectorAll(things)].map(box)
  return [...document.querySelectorAll(names)].filter(name => others.some(other => over(box(name), other))).map(name => name.textContent)
}"""


@pytest.mark.parametrize(
    ("game", "names", "things"),
    [("tzolkin", "text.villager", "circle.space"), ("patolli", ".corner text.name", "rect.target[data-at]")],
)
def test_long_names_cover_no_space(sit: Sit, game: str, names: str, things: str) -> None:
    ana = sit(LONG)
    play(ana, game, 0)
    ana.page.wait_for_selector(names)
    assert ana.page.evaluate(OVER, [names, things]) == []


def test_badges_of_spaces_cover_no_print(sit: Sit) -> None:
    ana = sit()
    play(ana, "tzolkin", 0)
    ana.page.wait_for_selector("[data-badge]")
    assert ana.page.evaluate(OVER, ["[data-badge]", "[data-print], [data-jungle]"]) == []


@pytest.mark.parametrize("device", [{}, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_units_of_a_region_do_not_touch(sit: Sit, device: dict[str, Any]) -> None:
    """Also in the narrow ones, with three and four tribes in them."""
    ana = sit(**device)
    ana.open_table("mezo", *[{"kind": "local", "name": name} for name in ("Ben", "Cas", "Dee")])
    chance = random.Random(4)
    crowded = 0
    while crowded < 3:
        mine = next(view for view in ana.state()["views"] if view["legal"])
        ana.say(mine["seat"], chance.choice(mine["legal"]))
        tribes = [
            sum(units["warriors"] + units["shamans"] > 0 for units in r.get("units", []))
            for r in mine["view"]["regions"]
        ]
        crowded = sum(count > 2 for count in tribes)
    if ana.page.locator(".handover button").count():
        ana.page.click(".handover button")
    ana.page.wait_for_function("document.querySelectorAll('.stage .piece').length >= 9")
    touching = """() => {
      const boxes = [...document.querySelectorAll('.stage .piece .target')].map(one => one.getBoundingClientRect())
      return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1).map(b => [a.top, b.top]))
    }"""
    assert ana.page.evaluate(touching) == []


@pytest.mark.parametrize("game", SEATS)
def test_nothing_flows_in_when_a_page_is_opened(sit: Sit, game: str) -> None:
    ana = sit(reduced_motion="no-preference")
    ana.page.add_init_script("localStorage.setItem('patolli.pace', 'instant')")
    play(ana, game, 8)
    ana.page.add_init_script("""
      window.moved = []
      const look = () => {
        for (const animation of document.getAnimations()) window.moved.push(animation.effect.target.className.baseVal ?? animation.effect.target.className)
        requestAnimationFrame(look)
      }
      look()
    """)
    ana.page.reload()
    ana.wait_turn()
    ana.page.wait_for_timeout(600)
    # Water flows all the time, and nothing else moves.
    assert ana.page.evaluate("[...new Set(window.moved)].filter(name => !name.startsWith('flow '))") == []


def test_trouble_with_the_connection_pushes_nothing(sit: Sit, own_server: Any) -> None:
    ana = sit("Ana", own_server)
    ana.open_table("mexica", BOT, BOT)
    ana.wait_turn()
    before = ana.page.locator(".stage").bounding_box()
    own_server.stop()
    ana.page.wait_for_selector('[data-connection="lost"], [data-connection="restarting"]')
    assert ana.page.locator(".stage").bounding_box() == before
    own_server.start()
