"""Where every place of a board is laid out, whatever the game."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

Row = dict[str, str]


@dataclass(frozen=True)
class Spot:
    """One place of a board; `place` is the id the rules know."""

    place: str
    board: str
    kind: str
    x: int
    y: int
    #: The nation whose land grows from here, "" for none.
    nation: str
    #: Longitude and latitude.
    degrees: tuple[float, float]
    #: Does the place tie the drawn geography to the layout?
    is_anchor: bool
    #: Small islands make room for a place at sea.
    at_sea: bool
    row: Row


def read_rows(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def names_of(row: Row, column: str = "name") -> dict[str, str]:
    return {language: row[f"{column}_{language}"] for language in ("en", "ru", "hu")}
