"""Houses to test: in memory of this process, on SQLite or PostgreSQL, with a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.houses import HandClock, OpenHouse, open_house, serving
from tests.server.postgresql import Cluster, fresh_database, started_cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL server for the whole run."""
    with started_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def both_databases(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite3'}"
    return fresh_database(request.getfixturevalue("cluster"))


@pytest.fixture
async def house(tmp_path: Path, clock: HandClock) -> AsyncIterator[OpenHouse]:
    """A house on SQLite, asked without a network."""
    async with open_house(tmp_path, clock) as opened:
        yield opened


@pytest.fixture
async def any_house(tmp_path: Path, clock: HandClock, both_databases: str) -> AsyncIterator[OpenHouse]:
    """The same on each database."""
    async with open_house(tmp_path, clock, database=both_databases) as opened:
        yield opened


@pytest.fixture
async def served(tmp_path: Path, clock: HandClock) -> AsyncIterator[OpenHouse]:
    """A house behind a real socket, for WebSockets."""
    async with serving(tmp_path, clock) as opened:
        yield opened
