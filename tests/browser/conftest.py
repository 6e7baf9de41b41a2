"""A real browser at a real server. Without a browser the tests are skipped; in CI that is a failure."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright
from tests.browser.people import Player
from tests.server.people import ServerProcess

import patolli

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
STATIC = Path(patolli.__file__).parent / "server/static/index.html"


def missing(what: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        missing("no browser: install chromium to run the browser tests")
    if not STATIC.exists():
        missing("the browser client is not built: run tools/build_web.py")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("browser")) as process:
        yield process


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to stop and start again."""
    with ServerProcess(tmp_path) as process:
        yield process


Sit = Callable[..., Player]


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Sit]:
    """A new person with a browser of their own; `at` names another server."""
    players: list[Player] = []

    def sit_down(name: str = "Ana", at: ServerProcess | None = None, **context: object) -> Player:
        player = Player(browser, (at or server).address, name, **context)
        players.append(player)
        return player

    yield sit_down
    errors = [error for player in players for error in player.errors]
    for player in players:
        try:
            player.context.close()
        except Error:
            continue
    assert not errors, f"the page reported: {errors}"
