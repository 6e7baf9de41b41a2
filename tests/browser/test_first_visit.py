"""What a visit may download, in the language with the most letters: a real browser counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.browser.downloads import GAMES, Visits, visit
from tests.server.people import ServerProcess

HOME, TABLE, AGAIN = 90_000, 180_000, 10_000  # bytes


@pytest.mark.parametrize("game", GAMES)
def test_a_visit_is_small(browser: Browser, own_server: ServerProcess, game: str) -> None:
    seen: Visits = visit(browser, own_server.address, game, locale="pl")
    assert seen.home <= HOME
    assert seen.table <= TABLE
    assert seen.again_table <= AGAIN, "what came once is kept"
    assert seen.deflated
