"""The server serves any game: only the modules named after a game know it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import greatpowers.server
from greatpowers.games.table import GAMES
from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio

SERVER = Path(greatpowers.server.__file__).parent


def games_known_to(path: Path) -> set[str]:
    """The games whose packages a module imports."""
    found = [node.module or "" for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.ImportFrom)]  # fmt: skip
    packages = {name.split(".")[1] for name in found if name.startswith("games.")}
    return {name for name in packages if (SERVER.parent / "games" / name / "game.py").is_file()}


def test_only_modules_named_after_a_game_import_it() -> None:
    strangers = {
        str(path.relative_to(SERVER)): known
        for path in sorted(SERVER.rglob("*.py"))
        if (known := {game for game in games_known_to(path) if game not in path.stem})
    }

    assert strangers == {}


async def test_a_game_without_a_wire_is_not_served(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal may know a game that the browser cannot show yet."""
    ann = await house.guest("Ann")
    monkeypatch.setitem(GAMES, "patience", GAMES["diplomacy"]._replace(house=frozenset()))

    listed = (await ann.get("/api/games")).json()
    refused = await ann.post("/api/tables", game="patience", seats={})

    assert "patience" not in [game["id"] for game in listed]
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "game-unknown")
