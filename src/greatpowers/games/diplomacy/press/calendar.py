"""Phases in the order of time, by their names: `S1901M` comes before `F1901M`."""

from __future__ import annotations

from ..printed.names import PhaseKind

_ORDER = {kind: number for number, kind in enumerate(PhaseKind)}


def when(phase: str) -> tuple[int, int, int]:
    """Year, season and stage of a phase, to be compared."""
    return int(phase[1:5]), int(phase[0] != "S"), _ORDER[PhaseKind(phase[5])]


def year_of(phase: str) -> int:
    return int(phase[1:5])
