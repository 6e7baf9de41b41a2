"""For all tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test begins first, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.path.name != "test_package.py")
