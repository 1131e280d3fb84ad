"""The example client of the documentation plays real games against a real server."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.server.houses import HandClock, serving
from tests.server.test_programs import member, program_of

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot_client.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 80


@pytest.mark.parametrize(
    "game",
    [
        ("diplomacy", "seven", "last_year=1902"),
        ("paths-of-glory", "introductory"),
        ("napoleonic-wars", "1813-2"),
    ],
    ids=lambda one: one[0],
)
async def test_the_example_plays_a_game_to_its_end(
    tmp_path: Path, clock: HandClock, game: tuple[str, ...]
) -> None:
    async with serving(tmp_path, clock) as house:
        program = await program_of(await member(house, "Ann"), "Clockwork")
        token = program.me["token"]["token"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), house.base, token, *game, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await asyncio.wait_for(process.communicate(), 240)

    assert json.loads(said)["why"]
