"""Where a unit may not go or attack, whatever its movement: all limits that stick to units, as masks.

They are the same for moves, attacks, advances, retreats and redeployment but for a few, so everybody asks
here and says how: "move", "attack", "advance", "retreat" or "sr". Lines, enemies and neutrals are others'
business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .....engine.errors import Refusal
from ...printed.board import (
    BOARD_SIZE,
    BOARD_SPACES,
    CHANNEL_COAST,
    FORTS,
    IN_NATION,
    NEAR_EAST,
    SALONIKA,
    SPACES,
)
from ...printed.card_names import OBEROST, RACE_TO_THE_SEA, TREATY_OF_BREST_LITOVSK
from ...printed.names import AH, AP, BE, BR, CP, FR, GE, RO, RU, TU, Mask, Space, Unit
from ...printed.units import (
    ALL_UNITS,
    BEF,
    FR_ORIENT,
    IS_ARMY,
    KIND_ID,
    MN_CORPS,
    NATION,
    OF_KIND,
    SIDE,
    UNIT_COUNT,
    UNITS,
)
from ...state.state import State, was_played
from .historical import ends_barred_to_army, spaces_barred_to_army
from .near_east import near_east_refusal

HOWS: Final = ("move", "attack", "advance", "retreat", "sr")
BOARD: Final = (1 << BOARD_SIZE) - 1
#: Where the British Expeditionary Force may go. [11.1.17]
BEF_LANDS: Final = IN_NATION[BR] | IN_NATION[FR] | IN_NATION[BE] | IN_NATION[GE]
#: Where Russians may still be after the peace. [16.4.9]
RUSSIAN_LANDS: Final = IN_NATION[RU] | IN_NATION[GE] | IN_NATION[TU] | IN_NATION[AH] | IN_NATION[RO]
#: The war status that frees the Central Powers in west and east. [11.1.9, 15.1.11]
FREE_AT_WAR_STATUS: Final = 4


def _standing(how: str) -> tuple[Mask, ...]:
    """Limits that never change, by unit."""
    masks = [0] * UNIT_COUNT
    for unit in ALL_UNITS:
        if (IS_ARMY[unit] and not UNITS[unit].is_near_east) or unit in OF_KIND["ru_cav_corps"]:
            masks[unit] |= NEAR_EAST
        if unit in BEF and how != "retreat":
            masks[unit] |= BOARD & ~BEF_LANDS
    if how in ("move", "advance", "retreat"):
        masks[MN_CORPS] = BOARD
    return tuple(masks)


_STANDING: Final = {how: _standing(how) for how in HOWS}


def barred_spaces(state: State, unit: Unit, how: str = "move") -> Mask:
    """Spaces the unit may not enter, or not attack."""
    mask = _STANDING[how][unit]
    if state.barred_from_near_east >> unit & 1:
        mask |= NEAR_EAST | (1 << SALONIKA if unit == FR_ORIENT else 0)
    if state.scenario == "historical":
        mask |= spaces_barred_to_army(state, unit, how)
    nation = NATION[unit]
    if nation == RU and state.turn == 1:
        mask |= german_forts(state)
    elif nation == GE and how == "attack" and not may_storm_russian_forts(state):
        mask |= russian_forts(state)
    if SIDE[unit] == AP and how != "attack" and was_played(state, TREATY_OF_BREST_LITOVSK):
        mask |= _after_the_peace(state, nation == RU)
    return mask


def barred_ends(state: State, unit: Unit, how: str = "move") -> Mask:
    """Spaces where the unit may not end, though it may pass through. [5.7.4.6, 11.1.9]"""
    mask = 0
    if state.scenario == "historical":
        mask = ends_barred_to_army(state, unit, how)
    if SIDE[unit] == CP and how in ("move", "sr") and not may_stay_on_channel(state):
        mask |= CHANNEL_COAST
    return mask


def barred_to_all(state: State, units: Iterable[Unit], how: str = "move") -> Mask:
    """Spaces at least one of the units may not enter."""
    mask = 0
    for unit in units:
        mask |= barred_spaces(state, unit, how)
    return mask


def may_stay_on_channel(state: State) -> bool:
    """May units of the Central Powers stop in Amiens, Calais and Ostend? [11.1.9]"""
    return was_played(state, RACE_TO_THE_SEA) or state.war_status[CP] >= FREE_AT_WAR_STATUS


def may_storm_russian_forts(state: State) -> bool:
    """May German units attack spaces with Russian forts? [15.1.11]"""
    return was_played(state, OBEROST) or state.war_status[CP] >= FREE_AT_WAR_STATUS


def german_forts(state: State) -> Mask:
    """Spaces with intact German forts: closed to Russians in August 1914. [15.1.12]"""
    return FORTS & IN_NATION[GE] & ~state.forts_destroyed


def russian_forts(state: State) -> Mask:
    return FORTS & IN_NATION[RU] & ~state.forts_destroyed


def _after_the_peace(state: State, is_russian: bool) -> Mask:
    """Russians and their allies keep apart, and Russians stay near home. [16.4.9]"""
    apart = state.known(("apart", is_russian), lambda: _held_by_allies(state, not is_russian))
    return apart | (BOARD & ~RUSSIAN_LANDS if is_russian else 0)


def _held_by_allies(state: State, russians: bool) -> Mask:
    """Spaces with Russian units, or with Allied units that are not."""
    mask = 0
    for space in BOARD_SPACES:
        for unit in state.at[space]:
            if SIDE[unit] == AP and (NATION[unit] == RU) == russians:
                mask |= 1 << space
                break
    return mask


def entry_refusal(state: State, unit: Unit, space: Space, how: str = "move") -> Refusal | None:
    """Why this unit may not go into, or attack, this space; None if no limit of its own forbids it."""
    if not barred_spaces(state, unit, how) >> space & 1:
        return None
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[space]}
    if unit == MN_CORPS and how != "attack":
        return Refusal("pog-montenegrins-stay", "11.1.1", params)
    if unit in BEF and not BEF_LANDS >> space & 1:
        return Refusal("pog-bef-lands", "11.1.17", params)
    if spaces_barred_to_army(state, unit, how) >> space & 1:
        return Refusal("pog-italy-closed", "5.7.4.6", params)
    if NATION[unit] == RU and state.turn == 1 and german_forts(state) >> space & 1:
        return Refusal("pog-german-forts-1914", "15.1.12", params)
    if NATION[unit] == GE and how == "attack" and russian_forts(state) >> space & 1:
        return Refusal("pog-russian-forts-before-oberost", "15.1.11", params)
    if unit == FR_ORIENT and space == SALONIKA and state.barred_from_near_east >> unit & 1:
        return Refusal("pog-orient-at-home", "9.5.3.4", params)
    return near_east_refusal(state, unit, space) or Refusal("pog-after-brest-litovsk", "16.4.9", params)


def end_refusal(state: State, unit: Unit, space: Space, how: str = "move") -> Refusal | None:
    """Why this unit may pass through the space but not end there."""
    if not barred_ends(state, unit, how) >> space & 1:
        return None
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[space]}
    if CHANNEL_COAST >> space & 1:
        return Refusal("pog-channel-coast", "11.1.9", params)
    return Refusal("pog-alpine-gates", "5.7.4.6", params)
