"""Games without a board of their own, played to the end through the list of choices."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import Sit

import patolli

OTHERS = [name for name in patolli.game_names() if name != "mexica"]


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_through_the_list_of_choices(sit: Sit, game: str) -> None:
    ana = sit()
    others = patolli.game(game).seats[0] - 1
    ana.open_table(game, *[{"kind": "bot", "level": "armadillo"}] * others)
    chance = random.Random(1)
    while not ana.wait_turn()["over"]:
        ana.list_phrase(chance)
    assert ana.page.locator(".ranking li").count() == others + 1
