"""What has just acted: the force that came, attacked or retreated, and the march it belongs to. [6.14]"""

from __future__ import annotations

from ...printed.board import is_zone
from ...printed.ids import Area
from ...printed.names import NATIONS
from ...printed.pieces import LEADERS, SQUADRONS
from ...state.fights import Force
from ...state.relations import allies
from ...state.state import State
from ..attrition import force_in
from ..land.armies import present_part
from ..land.moving import Arrival
from ..occasions import ResponseWindow
from ..sea.sailing import Sailing


def newcomers(state: State, window: ResponseWindow) -> Force:
    """The force that has just entered the area, as far as it is still there."""
    for lying in reversed(state.stack):
        if isinstance(lying, Arrival) and lying.entry.area == window.place:
            return present_part(state, lying.entry.force, Area(window.place))
    return force_in(state, Area(window.place), allies(state, window.nation))


def acting_force(state: State, window: ResponseWindow) -> Force:
    """What has just acted on land: who entered, attacked, retreated, or is on the way by sea."""
    if window.kind == "convoy":
        return state.convoy.force if state.convoy is not None else Force()
    if window.kind in ("impulse", "card", "consul") or window.place < 0 or is_zone(window.place):
        return Force()
    if window.kind == "battle" and state.battle is not None:
        return state.battle.sides[0].force
    if window.kind == "retreat" and state.battle is not None and state.battle.loser >= 0:
        return state.battle.sides[state.battle.loser].force
    return newcomers(state, window)


def marching(state: State, window: ResponseWindow) -> str:
    """The piece that leads what is on the way, by which a march is known; "" where none does."""
    if window.kind == "move":
        leaders = newcomers(state, window).leaders
        return LEADERS[leaders[0]].id if leaders else ""
    if window.kind == "fleet":
        found = (lying for lying in reversed(state.stack) if isinstance(lying, Sailing))
        sailing = next(found, None)
        return SQUADRONS[sailing.squadrons[0]] if sailing is not None else ""
    return f"convoy-{NATIONS[window.nation]}" if window.kind == "convoy" else ""
