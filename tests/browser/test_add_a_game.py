"""The game that docs/add-a-game.md makes, in a real browser: its board is clicked, in a language it half knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import walkthrough
from tests.browser.conftest import Sit
from tests.server.people import ServerProcess


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where the game is installed."""
    data = tmp_path / "data"
    data.mkdir()
    server = ServerProcess(data)
    server.path = str(walkthrough.install(tmp_path, walkthrough.PAGE))
    with server:
        yield server


def test_a_game_made_by_the_page_is_played_by_clicking_its_board(sit: Sit, host: ServerProcess) -> None:
    ana = sit(at=host, locale="pl")
    bots = [{"kind": "bot", "level": "armadillo"}] * 4
    ana.open_table("totoloque", *bots, options={"turns": 3})
    before = ana.wait_turn()
    assert (
        ana.page.locator('.brought [data-word="throw"]').get_attribute("aria-label")
        == "the slab: throw a pellet"
    )
    assert "Rzuć" in ana.page.inner_text(".bar")
    ana.click_square("throw")
    ana.wait_after(before)
    while not (seen := ana.wait_turn())["over"]:
        ana.click_square("keep" if "keep" in seen["lit"] else "throw")
        ana.wait_after(seen)
    assert ana.page.locator(".ranking li").count() == 5
