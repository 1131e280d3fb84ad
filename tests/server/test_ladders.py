"""How strong bots are is told as it is kept."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from greatpowers.games.table import GAMES
from tests.server.houses import OpenHouse

pytestmark = pytest.mark.anyio

LEVEL = {"level", "elo", "low", "high", "games", "seconds"}


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_ladder_of_a_game_is_the_one_in_its_data(house: OpenHouse, game: str) -> None:
    answer = await house.stranger().get(f"/api/games/{game}/ladder")
    kept = files(f"greatpowers.games.{game.replace('-', '_')}").joinpath("data", "ladder.json")
    levels = json.loads(kept.read_bytes())["levels"] if kept.is_file() else []

    assert answer.status_code == 200
    assert answer.json()["levels"] == levels
    assert all({*level} == LEVEL for level in answer.json()["levels"])


async def test_a_game_nobody_knows_has_none(house: OpenHouse) -> None:
    assert (await house.stranger().get("/api/games/chess/ladder")).status_code == 422
