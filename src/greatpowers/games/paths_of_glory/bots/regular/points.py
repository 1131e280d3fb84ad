"""What the victory points are worth to the Regular: more where a victory hangs on them. [5]"""

from __future__ import annotations

from typing import Final

from ...printed.names import CP, Side
from ...rules.war.victory import AP_AUTOMATIC, CP_AUTOMATIC, levels
from ...state.state import State, rules
from .weights import SPACE

ROUNDS: Final = 6
#: What a level of victory reached on the last turn is worth, in victory points.
_LEVEL: Final = 2.0
_DECIDED: Final = 8.0
#: So many points before an automatic victory it begins to count, little by little.
_LAST_POINTS: Final = 5


def points_value(state: State, side: Side) -> float:
    """The victory points as a side sees them; near the end the levels of victory count as well."""
    vp = float(state.vp)
    if near_the_end(state):
        vp += _LEVEL * sum(state.vp >= level for level in levels(state))
        vp += 0.5 * (state.vp - 10)
    vp += _DECIDED * _nearness(state) * (_close(state.vp - CP_AUTOMATIC) - _close(AP_AUTOMATIC - state.vp))
    return SPACE.vp * (vp if side == CP else -vp)


def point_worth(state: State) -> float:
    """What one victory point is worth now: more where an automatic victory hangs on it."""
    hangs = _close(state.vp - CP_AUTOMATIC) or _close(AP_AUTOMATIC - state.vp)
    return SPACE.vp * (1 + (_DECIDED * _nearness(state) / _LAST_POINTS if hangs else 0.0))


def _close(beyond: int) -> float:
    """How far a side has come on the last points to an automatic victory, from 0 to 1."""
    return min(1.0, max(0.0, 1 + beyond / _LAST_POINTS))


def _nearness(state: State) -> float:
    """How much an automatic victory counts now: it is won at the end of a turn only. [5.1]"""
    return 0.3 + 0.7 * (state.round or ROUNDS) / ROUNDS


def near_the_end(state: State) -> bool:
    """Will the points soon be counted for good?"""
    if state.turn >= rules(state).last_turn - 1:
        return True
    return state.scenario == "limited" and max(state.war_status) >= 9
