"""A real server process on a real SQLite file, and people who talk to it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import THIRD_PARTY, ServerProcess

import patolli
from patolli.testing.postgres import Postgres


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch) -> patolli.Game[Any]:
    """The game where all choose at once and much is hidden, as if it were installed."""
    monkeypatch.syspath_prepend(str(THIRD_PARTY))
    patolli.game.cache_clear()
    return patolli.game("fingers")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it; with TEST_DATABASE=postgresql it is on PostgreSQL."""
    postgres = None
    if os.environ.get("TEST_DATABASE") == "postgresql":
        postgres = Postgres(tmp_path_factory.mktemp("postgres"))
    database = postgres.url if postgres else None
    with ServerProcess(tmp_path_factory.mktemp("server"), database=database) as process:
        yield process
    if postgres:
        postgres.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to stop, kill and start again."""
    with ServerProcess(tmp_path) as process:
        yield process


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    running = Postgres(tmp_path_factory.mktemp("postgres"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def two(
    database: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes on one database."""
    servers = [ServerProcess(tmp_path_factory.mktemp("server"), database=database.url) for _ in range(2)]
    for server in servers:
        server.start()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
