"""Where saved games live: the data folder of the user, by the custom of the platform."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: Overrides the platform's folder.
VARIABLE: Final = "GREATPOWERS_DATA"
RECORD_ENDING: Final = ".gp.json"


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """The folder of the user's data; it need not exist yet."""
    variables = os.environ if environment is None else environment
    if variables.get(VARIABLE):
        return Path(variables[VARIABLE]).expanduser()
    home = Path(variables["HOME"]) if variables.get("HOME") else Path.home()
    if platform == "win32":
        return Path(variables.get("LOCALAPPDATA") or home / "AppData" / "Local") / "greatpowers"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "greatpowers"
    chosen = variables.get("XDG_DATA_HOME", "")
    # The convention has relative paths ignored.
    base = Path(chosen) if chosen.startswith("/") else home / ".local" / "share"
    return base / "greatpowers"


def games_folder() -> Path:
    return data_folder() / "games"


def saved_games() -> list[Path]:
    """The saved games, by name."""
    return sorted(games_folder().glob(f"*{RECORD_ENDING}"))


def find_saved(name: str) -> Path:
    """A file by its path, or a saved game by its name with or without the ending."""
    given = Path(name).expanduser()
    if given.exists() or given.name != name:
        return given
    stored = games_folder() / (name if name.endswith(RECORD_ENDING) else name + RECORD_ENDING)
    return stored if stored.exists() else given


def short_name(path: Path) -> str:
    """What finds the saved game again: its name if it lies in the data folder, else its path."""
    return path.name.removesuffix(RECORD_ENDING) if path.parent == games_folder() else str(path)


def free_name(folder: Path, stem: str) -> Path:
    """A path in the folder that is not taken: the stem, or the stem with a number."""
    path = folder / f"{stem}{RECORD_ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{RECORD_ENDING}"
        number += 1
    return path
