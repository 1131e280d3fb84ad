"""The published description: every operation withstands whatever a machine can think of."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.houses import SEVEN, HandClock, serving


class Running:
    """A house in a thread of its own, and somebody signed in there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self.base = ""
        self.table = ""
        self.known: dict[str, str] = {}
        self.cookie = ""
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()))

    async def _run(self) -> None:
        async with serving(self._folder, HandClock()) as house:
            ann = await house.guest("Ann")
            self.table = (await ann.create(dict.fromkeys(SEVEN, "hotseat")))["id"]
            duel = {"game": "diplomacy", "scenario": "two"}
            self.known = {
                "event_id": (await ann.post("/api/events", title="Cup", settings=duel)).json()["id"],
                "club_id": (await ann.post("/api/clubs", name="Club")).json()["id"],
            }
            self.cookie = ann.client.cookies["gp_session"]
            self.base = house.base
            self._ready.set()
            await self._stop.wait()

    def __enter__(self) -> Running:
        self._thread.start()
        assert self._ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("openapi")) as started:
        yield started


#: Pictures are heavy and take no body; they have tests of their own.
LEFT_OUT = ("/standings.png", "/map.svg", "/map.png", "/card.png", "/animation.gif", "/animation.webp")
EXAMPLES = 12


def test_every_operation_withstands_what_a_machine_thinks_of(running: Running) -> None:
    """No operation makes the server stumble; half of the calls go to a table that exists."""
    described = schemathesis.openapi.from_url(f"{running.base}/api/openapi.json")
    operations = [found.ok() for found in described.get_all_operations()]
    problems: list[str] = []

    for operation in operations:
        if not operation.path.endswith(LEFT_OUT):
            problems += _tried(operation, running)

    assert len(operations) > 30
    assert problems == []


def _tried(operation: Any, running: Running) -> list[str]:
    """Call one operation again and again; answers what went wrong."""
    problems: list[str] = []

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(case=operation.as_strategy())
    def call(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and len(str(case.body)) % 2:
            case.path_parameters["table_id"] = running.table
        for name, id_ in running.known.items():
            if name in (case.path_parameters or {}) and len(str(case.body)) % 2:
                case.path_parameters[name] = id_
        case.headers = {**(case.headers or {}), "X-GP-Request": "1"}
        case.cookies = {"gp_session": running.cookie}
        response = case.call(base_url=running.base)
        if response.status_code >= 500:
            problems.append(f"{case.method} {case.path}: {case.as_curl_command()[:600]}")

    call()
    return problems


def test_the_description_is_published(running: Running) -> None:
    described = httpx.get(f"{running.base}/api/openapi.json").json()

    assert described["info"]["title"] == "Great Powers"
    assert "/api/tables/{table_id}/decide" in described["paths"]
    assert "Snapshot" in str(described["components"]["schemas"])
