"""What it costs to activate a space: nations, and the events that change the count. [9.2.2–9.2.4, 9.2.7.1]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...printed.board import AMIENS, ANTWERP, CALAIS, IN_NATION, OSTEND
from ...printed.card_names import ELEVENTH_ARMY, EVERYONE_INTO_BATTLE, FALL_OF_THE_TSAR, SUD_ARMY
from ...printed.names import AH, BE, BR, CP, FR, GE, IT, RU, US, Space, Unit
from ...printed.units import ACTIVATION_NATION, GE_11, IS_ARMY, MEF, NATION, SIDE
from ...state.state import State, was_played, was_played_now
from ..events.in_force import moltke_in_force
from ..supply.supply import through_beachhead

BELGIANS_AS_BRITISH: Final = 1 << ANTWERP | 1 << OSTEND | 1 << CALAIS | 1 << AMIENS
FRENCH_WITH_AMERICANS: Final = IN_NATION[FR] | IN_NATION[GE]
UNDER_MOLTKE: Final = IN_NATION[FR] | IN_NATION[BE]
EVERYONE_FIGHTS: Final = IN_NATION[IT] | IN_NATION[FR] | IN_NATION[BE]
_MEF_COST: Final = 3


def cost_of(state: State, space: Space, purpose: str) -> int:
    """Points to activate the units of the space, whether or not all of them can act. [9.2.3, 9.2.4]"""
    units = state.at[space]
    if SIDE[units[0]] == CP:
        return _central_cost(state, units, space)
    return _allied_cost(state, units, space, purpose)


def nations_in(units: Sequence[Unit], space: Space) -> int:
    """How many nations the units count as in this space. [9.2.3]"""
    if len(units) == 1:
        return 1
    nations = {ACTIVATION_NATION[unit] for unit in units}
    count = len(nations)
    if BE in nations and BR in nations and BELGIANS_AS_BRITISH >> space & 1:
        count -= 1
    if FR in nations and US in nations and FRENCH_WITH_AMERICANS >> space & 1:
        count -= 1
    return count


def _central_cost(state: State, units: Sequence[Unit], space: Space) -> int:
    # Moltke goes before every discount. [card ap_09]
    if UNDER_MOLTKE >> space & 1 and moltke_in_force(state):
        return len(units)
    cost = _without_sud_army(state, units, space)
    return min(cost, _sud_army_cost(units)) if sud_army_is_free(state) else cost


def _without_sud_army(state: State, units: Sequence[Unit], space: Space) -> int:
    cost = nations_in(units, space)
    if cost > 1 and GE_11 in units and was_played(state, ELEVENTH_ARMY):
        cost = min(cost, 1 if sum(IS_ARMY[unit] for unit in units) == 1 else 2)
    return cost


def sud_army_is_free(state: State) -> bool:
    """May one stack still be activated as the Sud Army this round? [card cp_10]"""
    return state.sud_army_at < 0 and was_played(state, SUD_ARMY)


def uses_sud_army(state: State, space: Space) -> bool:
    """Would activating the space now take the round's discount of the Sud Army?"""
    units = state.at[space]
    if SIDE[units[0]] != CP or not sud_army_is_free(state):
        return False
    return _central_cost(state, units, space) < _without_sud_army(state, units, space)


def _sud_army_cost(units: Sequence[Unit]) -> int:
    """One Austrian unit with German corps is one nation; another corps makes it two. [card cp_10]"""
    austrians = [unit for unit in units if NATION[unit] == AH]
    others = [unit for unit in units if NATION[unit] != AH]
    germans = sum(NATION[unit] == GE for unit in others)
    if len(austrians) != 1 or not germans or any(IS_ARMY[unit] for unit in others):
        return len(units)
    return 1 if germans == len(others) else 2


def _allied_cost(state: State, units: Sequence[Unit], space: Space, purpose: str) -> int:
    if EVERYONE_FIGHTS >> space & 1 and was_played_now(state, EVERYONE_INTO_BATTLE):
        return 1
    if state.beachhead >= 0 and any(through_beachhead(state, unit) for unit in units):
        return _beachhead_cost(units)
    cost = nations_in(units, space)
    if purpose == "attack" and was_played(state, FALL_OF_THE_TSAR):
        # Every Russian unit costs its point; the first is in the count already. [16.4.5]
        cost += max(0, sum(NATION[unit] == RU for unit in units) - 1)
    return cost


def _beachhead_cost(units: Sequence[Unit]) -> int:
    """Three for the MEF, one for each other British unit, one for each further nation. [9.2.7.1]"""
    others = {ACTIVATION_NATION[unit] for unit in units} - {BR}
    british = [unit for unit in units if ACTIVATION_NATION[unit] == BR]
    return sum(_MEF_COST if unit == MEF else 1 for unit in british) + len(others)
