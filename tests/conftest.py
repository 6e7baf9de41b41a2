"""What several parts of the tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.raised import write_raised_games

import patolli


@pytest.fixture(scope="session")
def raised_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games under the next version of their rules; whoever has it on the path plays by them."""
    return write_raised_games(tmp_path_factory.mktemp("raised"))


@pytest.fixture
def raised(raised_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """This process plays Patolli and Mexica by the next version of their rules."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(raised_path))
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    patolli.game.cache_clear()
    patolli.texts.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test begins first, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.path.name != "test_package.py")
