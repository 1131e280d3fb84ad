"""Home centres that must be empty for builds."""

from __future__ import annotations

from ...printed.board import HOME_CENTRES, IS_CENTRE
from ..situation import Board, Situation


def homes_to_vacate(view: Board, situation: Situation) -> int:
    """Home centres that should be empty for the builds the autumn will bring."""
    mask = 0
    for power in situation.powers:
        units = [unit for unit in situation.own if unit.power == power]
        owned = sum(1 for owner in view.centres.values() if owner == power)
        coming = sum(1 for u in units if IS_CENTRE[u.province] and view.centres.get(u.province) != power)
        homes = [home for home in HOME_CENTRES[power] if view.centres.get(home) == power]
        if owned + coming - len(units) > sum(1 for home in homes if home not in view.units):
            mask |= sum(1 << home for home in homes if not situation.threat(home))
    return mask
