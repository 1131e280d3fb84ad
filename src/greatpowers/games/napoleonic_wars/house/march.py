"""Marches planned ahead, worked out from what lies open: no hand goes into it. [9, 10.1, 11]"""

from __future__ import annotations

from typing import Any

import msgspec

from ....server.contract import ReasonOnWire, reason_on_wire
from ..analysis.reading import nation_of, read_standing
from ..analysis.roads import road_to, roads
from ..rules.land.armies import force_refusal
from ..rules.land.movement import march_cost
from ..state.state import State


class March(msgspec.Struct):
    """How far a force could go: every area within reach, its price in CPs, and what each step would mean."""

    #: Why the pieces do not march together; nothing is within reach then.
    reason: ReasonOnWire | None
    #: CPs for the next area.
    cp: int = 0
    areas: dict[str, Any] = {}
    #: Dice by source and odds of the battle at the end of the road that was asked for.
    battle: dict[str, Any] | None = None


def march_in(state: State, force: str, to: str) -> March:
    """What a force could do with the purse as it is, and the battle at one goal."""
    pieces, area = read_standing(state, force)
    refused = force_refusal(state, nation_of(pieces), pieces, area)
    if refused is not None:
        return March(reason_on_wire(refused))
    told = March(None, march_cost(state, pieces), roads(state, force))
    if to:
        road = road_to(state, force, to)
        told.battle = None if road is None else road["battle"]
    return told
