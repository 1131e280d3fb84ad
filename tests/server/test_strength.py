"""What the page of the bots tells is what the arena has measured."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from greatpowers.games.table import GAMES
from tests.server.houses import OpenHouse

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_stands_in_the_report_of_the_arena(game: str) -> None:
    report = (ROOT / "docs" / game / "arena.md").read_text("utf-8").splitlines()
    folder = ROOT / "src/greatpowers/games" / GAMES[game]
    for row in tomllib.loads((folder / "data/strength.toml").read_text("utf-8"))["measured"]:
        figures = {str(row["games"]), row["score"], row["interval"]}

        assert any(figures <= {cell.strip() for cell in line.split("|")} for line in report), row


@pytest.mark.anyio
async def test_the_bots_are_told_from_the_strongest_on(house: OpenHouse) -> None:
    told = {one["game"]: one["bots"] for one in (await house.stranger().get("/api/bots")).json()}

    assert list(told) == list(GAMES)
    assert [bot["level"] for bot in told["paths-of-glory"]] == [
        "marshal", "veteran", "regular", "novice", "random",
    ]  # fmt: skip
    levels = [bot["level"] for bot in told["diplomacy"]]
    assert levels == ["marshal", "veteran", "regular", "novice", "holder", "random"]
    regular = told["diplomacy"][levels.index("regular")]
    assert regular["seconds"] == 0.006
    assert regular["measured"][0] == {
        "against": "novice", "scenario": "seven", "games": 70,
        "score": 0.911, "low": 0.855, "high": 0.968, "equals": 0.143,
    }  # fmt: skip
