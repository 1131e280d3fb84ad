"""The example client of the documentation plays a real game against a real server."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.server.houses import HandClock, serving

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot_client.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60


async def test_the_example_plays_a_game_to_its_end(tmp_path: Path, clock: HandClock) -> None:
    async with serving(tmp_path, clock) as house:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), house.base, "1902", stdout=asyncio.subprocess.PIPE
        )
        said, _ = await asyncio.wait_for(process.communicate(), 100)

    assert json.loads(said)["why"] in ("last_year", "centres")
