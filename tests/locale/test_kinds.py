"""What the browser knows of the parts of options and events is what the games declare."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from greatpowers.games.table import GAMES

TOOL = Path(__file__).parents[2] / "tools/make_client_kinds.py"


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_kinds_in_the_client_are_fresh(game: str) -> None:
    tool = runpy.run_path(str(TOOL))

    assert tool["file_of"](game).read_text(encoding="utf-8") == tool["written"](game), f"run {TOOL.name}"
