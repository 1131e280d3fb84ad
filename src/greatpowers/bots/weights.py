"""Numbers that players weigh by, kept as data beside the facts of their game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def weights_in(game: str, name: str) -> dict[str, Any]:
    """The tables of `data/<name>.toml` of a game's package."""
    return tomllib.loads(files(game).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))
