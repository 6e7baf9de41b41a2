"""Every game can be played to the end through the list of choices, with a board of its own or without."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import Sit

import patolli

SHORT = {"patolli": {"pieces": 3, "stakes": 10}}
OTHERS = [name for name in patolli.game_names() if name != "mexica"]


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_through_the_list_of_choices(sit: Sit, game: str) -> None:
    ana = sit()
    others = patolli.game(game).seats[0] - 1
    ana.open_table(game, *[{"kind": "bot", "level": "armadillo"}] * others, options=SHORT.get(game, {}))
    chance = random.Random(1)
    while not ana.wait_turn()["over"]:
        ana.list_phrase(chance)
    assert ana.page.locator(".ranking li").count() == others + 1
