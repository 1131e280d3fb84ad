"""The types the client is written with are those of the Structs that travel."""

from __future__ import annotations

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools/make_client_types.py"


def test_types_of_the_client_are_fresh() -> None:
    made = runpy.run_path(str(TOOL))["files"]()

    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"run {TOOL.name}"
