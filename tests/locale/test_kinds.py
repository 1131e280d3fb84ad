"""What the browser knows of the parts of options and events is what the games declare."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from greatpowers.games.table import GAMES

TOOL = Path(__file__).parents[2] / "tools/make_client_kinds.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_client_kinds", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_kinds_in_the_client_are_fresh(game: str) -> None:
    made = tool()

    assert made.file_of(game).read_text(encoding="utf-8") == made.written(game), f"run {TOOL.name}"
