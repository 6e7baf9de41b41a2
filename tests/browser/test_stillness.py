"""The board keeps still: through a whole turn no point of it moves by a pixel, on a desk, a tablet and a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.browser.conftest import Sit
from tests.browser.people import Player

BOT = {"kind": "bot", "level": "armadillo"}
SIZES = [(1280, 800), (820, 1180), (390, 844)]
SEATS = {"mexica": 4, "tzolkin": 4, "mezo": 4, "patolli": 2}
# Three corners of what is drawn on the stage: where a drawing lies is where all of its points lie.
POINTS = """() => {
  const board = document.querySelector('.stage .board svg')
  const at = (x, y) => { const p = new DOMPoint(x, y).matrixTransform(board.getScreenCTM()); return [p.x, p.y] }
  const { x, y, width, height } = board.viewBox.baseVal
  return [at(x, y), at(x + width, y), at(x, y + height)].flat().map(n => Math.round(n * 100) / 100)
}"""


def points(player: Player) -> list[float]:
    found: list[float] = player.page.evaluate(POINTS)
    return found


def turn(player: Player, chance: random.Random, look: Any) -> None:
    """A whole turn by clicks, with a look after each; then the others, until it is my turn again."""
    seat = player.state()["views"][0]["seat"]
    while True:
        seen = player.wait_turn()
        if seen["over"]:
            return
        before = seen
        while not player.moved_on(seen := player.settle(), before):
            look("asked" if not seen["said"] else " ".join(seen["said"]))
            step(player, seen, chance)
            look("after a click")
        look("after a move")
        if not player.sees()["active"] or seat not in player.view()["waiting"]:
            player.wait_turn()
            look("my turn again")
            return


def step(player: Player, seen: dict[str, Any], chance: random.Random) -> None:
    page = player.page
    if seen["ready"]:
        player.press(".bar [data-do=confirm]")
    elif seen["words"] and not seen["said"]:
        player.click_word(chance.choice(seen["words"]))
    else:
        things: list[str] = page.evaluate(
            "[...document.querySelectorAll('[data-can=next]')].map(e => e.dataset.word)"
        )
        words = [word for word in seen["words"] if word not in things]
        said = chance.choice(things + words) if things or words else ""
        if said in words:
            player.click_word(said)
        elif said:
            page.locator(f'[data-can=next][data-word="{said}"]').first.dispatch_event("click")
        elif page.query_selector("[data-do=cancel]"):
            player.press("[data-do=cancel]")
        else:
            page.wait_for_timeout(20)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", SEATS)
def test_the_board_keeps_still_through_a_whole_turn(sit: Sit, game: str, size: tuple[int, int]) -> None:
    touch = size[0] < 1000
    ana = sit(
        "Magdalena Brzęczyszczykiewicz",
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
    )
    ana.open_table(game, *[BOT] * (SEATS[game] - 1))
    ana.wait_turn()
    ana.page.evaluate("document.fonts.ready")
    ana.page.wait_for_selector(".stage .board svg")
    first = points(ana)

    def look(when: str) -> None:
        assert points(ana) == first, when

    chance = random.Random(5)
    for _ in range(2):
        turn(ana, chance, look)
    if ana.sees()["active"]:
        ana.press("[data-do=list]")
        ana.page.wait_for_selector("[role=option]")
        look("all moves")
