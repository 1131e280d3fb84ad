"""Reads and settles an order in one line, for tests of notation."""

from __future__ import annotations

import pytest

from greatpowers.engine.errors import UnreadableDecision
from greatpowers.games.diplomacy.printed.board import LOCATION_NUMBER
from greatpowers.games.diplomacy.printed.names import KIND_LETTERS, PhaseKind
from greatpowers.games.diplomacy.printed.units import Unit, unit_at
from greatpowers.games.diplomacy.rules.writing.notation import read, settle

M, R, A = PhaseKind.MOVEMENT, PhaseKind.RETREATS, PhaseKind.ADJUSTMENTS


def units(text: str) -> dict[int, Unit]:
    """`"A Par, F StP/SC"` as a position; who owns the units does not matter to notation."""
    found: dict[int, Unit] = {}
    for part in text.split(", ") if text else []:
        letter, place = part.split()
        unit = unit_at(0, KIND_LETTERS.index(letter), LOCATION_NUMBER[place])
        found[unit.province] = unit
    return found


def settled(text: str, on: str = "", phase: PhaseKind = M, strict: bool = False) -> str:
    """The canonical text of an order on a board; in retreats these are the dislodged units."""
    board = units(on)
    standing, dislodged = ({}, board) if phase is R else (board, None)
    return settle(read(text, phase), standing, strict_unit_letter=strict, at_dislodged=dislodged).text


def refused(text: str, phase: PhaseKind = M) -> UnreadableDecision:
    with pytest.raises(UnreadableDecision) as caught:
        settle(read(text, phase), {})
    return caught.value
