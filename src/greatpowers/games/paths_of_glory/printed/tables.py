"""The printed tables: fire, mandated offensives, peace, the turn track. [player aids]"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from ....engine.packages import home_of

_DATA: Final[dict[str, Any]] = tomllib.loads(
    files(home_of(__name__)).joinpath("data", "tables.toml").read_text(encoding="utf-8")
)

#: What a die shows.
FACES: Final = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class FireTable:
    """Losses inflicted by strength and die. [12.2.8]"""

    name: str
    #: The lowest strength of each column.
    columns: tuple[int, ...]
    #: losses[die - 1][column]
    losses: tuple[tuple[int, ...], ...]

    def column_for(self, strength: int, shift: int = 0) -> int:
        """The number of the column after shifts, which stop at the first and last. [12.2.8]"""
        found = max(0, bisect_right(self.columns, strength) - 1)
        return min(max(found + shift, 0), len(self.columns) - 1)

    def fire(self, strength: int, shift: int, drm: int, die: int) -> int:
        """Losses inflicted on the enemy; the modified die stays between 1 and 6. [12.2.8, 12.2.9]"""
        return self.losses[self.row(die, drm) - 1][self.column_for(strength, shift)]

    @staticmethod
    def row(die: int, drm: int) -> int:
        """The row of the table, which is a face of the die. [12.2.9]"""
        return min(max(die + drm, 1), 6)


def _fire_table(name: str) -> FireTable:
    table = _DATA["fire"][name]
    return FireTable(name, tuple(table["columns"]), tuple(tuple(row) for row in table["losses"]))


ARMY_TABLE: Final = _fire_table("army")
CORPS_TABLE: Final = _fire_table("corps")

#: Boxes of the mandated offensives from left to right, and the box of each die. [7.1.1]
MANDATE_BOXES: Final = {side: tuple(boxes) for side, boxes in _DATA["mandated"]["boxes"].items()}
MANDATE_DICE: Final = {side: tuple(boxes) for side, boxes in _DATA["mandated"]["dice"].items()}

#: What a refused peace offer brings the side that made it, by die. [16.5.2]
PEACE_BELOW_20: Final = tuple(_DATA["peace"]["below_20"])
PEACE_FROM_20: Final = tuple(_DATA["peace"]["from_20"])

TURN_NAMES: Final = tuple(_DATA["turns"]["names"])


def season(turn: int) -> str:
    """spring, summer, fall or winter; empty for the first two turns, which have none."""
    return TURN_NAMES[turn - 1].split("-")[0] if turn > 2 else ""
