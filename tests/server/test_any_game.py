"""The server serves any game: it knows each by its value alone."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType

import pytest

from greatpowers.games.table import GAMES, package_named
from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio


async def test_a_game_without_a_wire_is_not_served(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal may know a game that the browser cannot show yet."""
    ann = await house.guest("Ann")
    package = ModuleType("greatpowers.games.patience.package")
    monkeypatch.setattr(package, "PACKAGE", replace(package_named("diplomacy"), wire=None), raising=False)
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setitem(GAMES, "patience", "patience")

    listed = (await ann.get("/api/games")).json()
    refused = await ann.post("/api/tables", game="patience", seats={})

    assert "patience" not in [game["id"] for game in listed]
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "game-unknown")
