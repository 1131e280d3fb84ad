"""Peace terms: who may offer them, what a refusal brings. [16.5]"""

from __future__ import annotations

from typing import Final

from .....engine.errors import Refusal
from ...printed.card_names import FOURTEEN_POINTS
from ...printed.names import CP, Side
from ...printed.tables import PEACE_BELOW_20, PEACE_FROM_20
from ...state.state import State, rules, was_played

#: The Central Powers may offer from here upwards, the Allies from here downwards. [16.5.1]
_CP_FROM: Final = 11
_AP_UP_TO: Final = 9
#: From this combined war status on the less favourable row counts. [peace table]
_LATE_WAR: Final = 20


def peace_refusal(state: State, side: Side) -> Refusal | None:
    """Why the side may not offer peace now. [16.5.1]"""
    if not rules(state).peace_terms:
        introductory = state.scenario == "introductory"
        return Refusal("pog-peace-not-used", "5.3.3" if introductory else "5.7.2")
    if side == CP and was_played(state, FOURTEEN_POINTS):
        return Refusal("pog-peace-fourteen-points", "9.5.1.1", {"card": FOURTEEN_POINTS})
    if side == CP and state.vp < _CP_FROM:
        return Refusal("pog-peace-vp-too-low", "16.5.1.1", {"vp": state.vp, "needed": _CP_FROM})
    if side != CP and state.vp > _AP_UP_TO:
        return Refusal("pog-peace-vp-too-high", "16.5.1.2", {"vp": state.vp, "needed": _AP_UP_TO})
    return None


def vp_after_refusal(state: State, side: Side, die: int) -> int:
    """How a refused offer moves the victory points. [16.5.2]"""
    row = PEACE_BELOW_20 if state.combined_war_status < _LATE_WAR else PEACE_FROM_20
    favour: int = row[die - 1]
    return favour if side == CP else -favour
