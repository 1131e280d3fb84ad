"""What attrition takes: units without supply and spaces behind the enemy's lines. [14.3.5, 14.3.6]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...printed.board import BEACHES, BOARD_SIZE, FORTS, IN_NATION, each_space
from ...printed.names import AP, ARABIA_LAND, CP, SB, Mask, Side, Unit
from ...printed.units import ALL_UNITS, IS_ARMY, SIDE, UNITS
from ...state.state import State, controlled
from .supply import (
    BOARD,
    NETWORK_OF,
    closed,
    friendly_supplied,
    in_supply,
    is_always_supplied,
    is_spared,
    supplied_spaces,
)


@dataclass(frozen=True, slots=True)
class Attrition:
    """All losses of one Attrition Phase, found before any of them is carried out."""

    armies: tuple[Unit, ...]
    corps: tuple[Unit, ...]
    #: Masks of the spaces that the Allies and the Central Powers lose.
    lost: tuple[Mask, Mask]


def attrition(state: State) -> Attrition:
    """What both sides lose at once: nothing that goes can open a line for another. [14.3.5, 14.3.6]"""
    return state.known("attrition", lambda: _attrition(state))


def _attrition(state: State) -> Attrition:
    dying = [unit for unit in out_of_supply(state) if not is_spared(state, unit)]
    return Attrition(
        armies=tuple(unit for unit in dying if IS_ARMY[unit]),
        corps=tuple(unit for unit in dying if not IS_ARMY[unit]),
        lost=(_lost_spaces(state, AP), _lost_spaces(state, CP)),
    )


def out_of_supply(state: State) -> Sequence[Unit]:
    """Units on the map that cannot trace supply now, spared ones among them. [14.1]"""
    return state.known("out of supply", lambda: _out_of_supply(state))


def _out_of_supply(state: State) -> list[Unit]:
    place = state.place
    supplied = {name: supplied_spaces(state, name) for name in set(NETWORK_OF)}
    doubtful = (
        unit
        for unit, name in zip(ALL_UNITS, NETWORK_OF, strict=True)
        if 0 <= place[unit] < BOARD_SIZE and not supplied[name] >> place[unit] & 1
    )
    return [unit for unit in doubtful if not is_always_supplied(state, unit, place[unit])]


def dies_for_good(unit: Unit) -> bool:
    """Armies out of supply never come back, nor do dotted units. [14.3.5, 17.1.7]"""
    return IS_ARMY[unit] or UNITS[unit].is_dotted


def _lost_spaces(state: State, side: Side) -> Mask:
    """Spaces of a side where a unit of its own would die. [14.3.6]"""
    spaces = controlled(state, side) & BOARD & ~closed(state) & ~BEACHES & ~(FORTS & ~state.forts_destroyed)
    spaces &= ~friendly_supplied(state, side)
    if side == AP:
        # Serbia changes hands only to those who enter it. [14.1.5, 14.3.6]
        # Ruling: nobody but the Arab Northern Army, who needs no supply there, could die in Arabia.
        spaces &= ~(IN_NATION[SB] | IN_NATION[ARABIA_LAND])
    return spaces & ~_held_by_living(state, side, spaces)


def _held_by_living(state: State, side: Side, spaces: Mask) -> Mask:
    """Those of the spaces where a unit of the side stands and outlives attrition."""
    held = 0
    for space in each_space(spaces):
        for unit in state.at[space]:
            if SIDE[unit] == side and (in_supply(state, unit) or is_spared(state, unit)):
                held |= 1 << space
                break
    return held
