"""The few names the rules mention: powers, kinds of unit, seasons, readings."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

ARMY: Final = 0
FLEET: Final = 1
KIND_LETTERS: Final = ("A", "F")

#: In alphabetical order; the place of a power in this tuple is its number everywhere.
POWERS: Final = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
POWER_NUMBER: Final = {name: number for number, name in enumerate(POWERS)}
AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY = range(7)
NOBODY: Final = -1


class Season(StrEnum):
    """The two turns of a year. [1.4]"""

    SPRING = "S"
    AUTUMN = "F"


class PhaseKind(StrEnum):
    """What is decided in a phase. [1.5]"""

    MOVEMENT = "M"
    RETREATS = "R"
    ADJUSTMENTS = "A"
