"""What every table does for its players: the log points, the title calls, a long press explains, a file drops in."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Sit
from tests.browser.people import Player
from tests.golden.make_golden import read_game

BOT = {"kind": "bot", "level": "armadillo"}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PRESS = """(element) => {
  const at = element.getBoundingClientRect()
  const facts = { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: at.x + 3, clientY: at.y + 3 }
  element.dispatchEvent(new PointerEvent('pointerdown', facts))
}"""
# Counts the notes that are really started, where a selector can see it.
EARS = """
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    const heard = document.documentElement.dataset
    heard.notes = Number(heard.notes ?? 0) + 1
    return start.apply(this, when)
  }
"""
CALL = 2  # notes
DROP = """(text) => {
  const carried = new DataTransfer()
  carried.items.add(new File([text], 'record.json', { type: 'application/json' }))
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }))
}"""


def begin(player: Player) -> None:
    player.wait(lambda seen: "h6" in seen["lit"])
    player.click_square("h6")
    player.wait(lambda seen: "canal" in seen["words"])


def test_the_title_of_the_page_calls_whose_turn_it_is(sit: Sit) -> None:
    ana, bob = sit("Ana"), sit("Bob")
    table = ana.open_table("mexica", {"kind": "open"}, start=False)
    bob.go(f"/table/{table}")
    bob.page.click("text=Sit down here")
    ana.page.click("text=Start the game")
    expect(ana.page).to_have_title(re.compile("^● Your turn"))
    bob.page.wait_for_selector(".bar:has-text('Waiting for Ana')")
    assert "Your turn" not in bob.page.title()


def hears(player: Player, notes: int) -> None:
    player.page.wait_for_selector(f'html[data-notes="{notes}"]')


def test_a_sound_calls_when_it_becomes_my_turn_if_it_is_switched_on(sit: Sit) -> None:
    ana, bob = sit("Ana"), sit("Bob")
    for player in (ana, bob):
        player.page.add_init_script(EARS)
    ana.go("/").click("header button")
    ana.page.check("text=A quiet sound when it is your turn")
    hears(ana, CALL)  # a sample
    table = ana.open_table("mexica", {"kind": "open"}, start=False)
    bob.go(f"/table/{table}")
    bob.page.click("text=Sit down here")
    ana.page.click("text=Start the game")
    hears(ana, CALL)  # the game begins with my turn
    ana.wait(lambda seen: "h6" in seen["lit"])
    ana.click_square("h6")
    bob.wait(lambda seen: "h8" in seen["lit"])
    expect(ana.page).not_to_have_title(re.compile("Your turn"))
    hears(ana, CALL)  # silence while others move
    bob.click_square("h8")
    expect(ana.page).to_have_title(re.compile("^● Your turn"))
    hears(ana, 2 * CALL)
    ana.wait(lambda seen: "take" in seen["words"])
    ana.click_word("take")
    ana.page.wait_for_selector(".log li.tentative")
    hears(ana, 2 * CALL)  # it is still the same turn
    expect(bob.page).not_to_have_title(re.compile("Your turn"))
    assert bob.page.locator("html[data-notes]").count() == 0, "nobody hears what they did not ask for"


def test_hovering_the_log_rings_what_it_speaks_of(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    begin(ana)
    ana.page.mouse.move(0, 0)
    before = ana.page.locator(".stage .pointed").count()
    ana.page.hover(".log li:has-text('Ana begins on h6')")
    expect(ana.page.locator(".stage .pointed").nth(before)).to_be_attached()


def test_a_long_press_says_why_not(sit: Sit) -> None:
    ana = sit(**PHONE)
    ana.open_table("mexica", BOT, BOT)
    ana.wait(lambda seen: "h6" in seen["lit"])
    ana.page.locator('.stage [data-word="b3"]').evaluate(PRESS)
    ana.page.wait_for_selector(".bar .notice.why .rule")
    assert ana.sees()["said"] == []


def test_a_reason_goes_with_the_position_it_speaks_of(sit: Sit) -> None:
    """A move of anybody, here one's own by another door, makes what was said of the old position vanish."""
    ana = sit()
    table = ana.open_table("mexica", BOT, BOT)
    ana.wait(lambda seen: "h6" in seen["lit"])
    ana.page.click('.stage [data-word="b3"]', force=True)
    ana.page.wait_for_selector(".bar .notice.why .rule")
    number = ana.state()["views"][0]["next"]
    answer = ana.context.request.post(
        f"{ana.address}/api/tables/{table}/play",
        data={"id": "other-door", "seat": 0, "number": number, "phrase": "start h6"},
        headers={"Origin": ana.address},
    )
    assert answer.ok, answer.text()
    ana.page.wait_for_selector(".bar .notice.why", state="detached")


def test_the_first_game_of_mezo_begins_with_a_sentence_about_its_components(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mezo", BOT)
    sentence = ".bar .notice:has-text('our reconstruction, marked with a star')"
    ana.page.wait_for_selector(sentence)
    ana.page.mouse.move(0, 0)
    god = ana.wait_turn()["words"][0]
    ana.page.click(f'.bar [data-word="{god}"]')
    ana.page.wait_for_selector(".log li:has-text('leads the tribe')")
    ana.open_table("mezo", BOT)
    ana.wait_turn()
    assert ana.page.locator(sentence).count() == 0


def test_a_record_dropped_on_the_page_is_replayed(sit: Sit) -> None:
    ana = sit()
    golden = read_game("mexica/builder-3-3")
    ana.go("/replay").wait_for_selector(".drop")
    ana.page.evaluate(DROP, golden.to_json())
    ana.page.wait_for_selector(f"text=move 0 of {len(golden.moves)}")
    ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_selector("text=move 1 of")


def test_bots_are_called_in_the_language_of_the_reader(sit: Sit) -> None:
    ana = sit()
    ana.open_table("mexica", BOT, BOT)
    ana.page.wait_for_selector(".seats .name:text-is('Armadillo 2')")
    ana.page.click("header button")
    ana.page.select_option("#set-lang", "pl")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".seats .name:text-is('Pancernik 2')")
