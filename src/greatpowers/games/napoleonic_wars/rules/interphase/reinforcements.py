"""How many CPs a nation has for reinforcements, as cards in force change it. [14.2]"""

from __future__ import annotations

from ...printed.board import KEYS
from ...printed.ids import Nation
from ...printed.names import AUSTRIA, BRITAIN, FRANCE
from ...printed.pieces import REINFORCEMENT_CP
from ...state.effects import ContinentalSystem, CropFailure, OrdersInCouncil, Reforms, is_on
from ...state.state import State
from ..sea.fleets import controlled_zones

#: Keys France needs for the Continental System, Zones Britain needs for the Orders in Council.
SYSTEM_KEYS = 12
ORDERS_ZONES = 4


def reinforcement_cp(state: State, nation: Nation) -> int:
    """CPs of the nation in this Interphase. [14.2]"""
    points = REINFORCEMENT_CP[nation]
    if nation == BRITAIN:
        points = _british(state, points)
    if (
        nation == FRANCE
        and is_on(state, OrdersInCouncil)
        and controlled_zones(state, BRITAIN).bit_count() >= ORDERS_ZONES
    ):
        points -= 4
    if nation == AUSTRIA and is_on(state, Reforms):
        points += 2
    points = max(points, 0)
    return (points + 1) // 2 if is_on(state, CropFailure) else points


def _british(state: State, points: int) -> int:
    if system_holds(state):
        points = 4
    if any(war.card == "guerre_de_course" for war in state.foreign_wars):
        points -= 2
    return points


def system_holds(state: State) -> bool:
    """The Continental System is in force and France holds Keys enough."""
    return is_on(state, ContinentalSystem) and (state.held[FRANCE] & KEYS).bit_count() >= SYSTEM_KEYS
