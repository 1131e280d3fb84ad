"""Flank attacks: when they may be tried, and what helps them. [12.3]"""

from __future__ import annotations

from typing import Final

from .....engine.errors import Refusal
from ...printed.board import SOLID_MASK, SPACES, TERRAIN
from ...printed.names import ENEMY, MOUNTAIN, SWAMP, Space
from ...printed.units import IS_ARMY
from ...state.state import Combat, State
from ..supply.supply import occupied
from .strength import trench_in_effect

#: The modified die that makes a flank attack succeed. [12.3.3]
NEEDED: Final = 4


def flank_refusal(state: State, combat: Combat) -> Refusal | None:
    """Why a flank attack may not be tried; None if it may. [12.3.1]"""
    params: dict[str, str | int] = {"space": SPACES[combat.target]}
    if len(set(combat.origins)) < 2:
        return Refusal("pog-flank-one-space", "12.3.1")
    if not any(IS_ARMY[unit] for unit in combat.attackers):
        return Refusal("pog-flank-no-army", "12.3.1")
    if TERRAIN[combat.target] in (MOUNTAIN, SWAMP):
        return Refusal("pog-flank-terrain", "12.3.1", params)
    if combat.fort_alone:
        return Refusal("pog-flank-fort", "15.1.6", params)
    if trench_in_effect(state, combat):
        return Refusal("pog-flank-trench", "12.3.1", params)
    return None


def flank_modifier(state: State, combat: Combat, pinning: Space) -> int:
    """One for each other attacking space that no solid line links to further enemies. [12.3.2]"""
    enemies = occupied(state, ENEMY[combat.side]) & ~(1 << combat.target)
    return sum(not SOLID_MASK[space] & enemies for space in set(combat.origins) if space != pinning)
