"""What events open, forbid or add elsewhere: attacks, fire dice, retreats. Pure questions. [9.5.1.1]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .....engine.errors import Refusal
from ...printed.board import NATION, NEAR_EAST, SPACES
from ...printed.card_names import GREAT_RETREAT, LLOYD_GEORGE, STAVKA_TIMIDITY, TREATY_OF_BREST_LITOVSK
from ...printed.names import AH, AP, BE, BR, BU, CP, FR, GE, RU, TU, US, Side, Space, Unit
from ...printed.units import CARD_NATION
from ...printed.units import NATION as UNIT_NATION
from ...state.effects import Brusilov, BrusilovTrench, Kerensky, YanksAndTanks, is_in_force
from ...state.state import Combat, State, rules, was_played, was_played_now
from .in_force import haig_in_force, lloyd_george_in_force

WESTERN_FRONT: Final = (FR, BE, GE)
#: The note in `Combat.notes` of the one attack with Kerensky's bonus.
KERENSKY_NOTE: Final = "kerensky"


def attack_refusal_by_event(
    state: State, side: Side, attackers: Iterable[Unit], target: Space
) -> Refusal | None:
    """Why an event in force forbids this attack."""
    found = list(attackers)
    if side == AP:
        return (
            russians_refusal(state, found)
            or _lloyd_george_refusal(state, found, target)
            or _stavka_refusal(state, found, target)
        )
    return _treaty_refusal(state, found, target) if was_played(state, TREATY_OF_BREST_LITOVSK) else None


def events_bar_attacks(state: State, side: Side) -> bool:
    """Is an event in force that forbids the side some attacks?"""
    if was_played(state, TREATY_OF_BREST_LITOVSK):
        return True
    return side == AP and (lloyd_george_in_force(state) or was_played_now(state, STAVKA_TIMIDITY))


def russians_refusal(state: State, units: Iterable[Unit]) -> Refusal | None:
    """After the treaty no Russian attacks. [16.4.9]"""
    if was_played(state, TREATY_OF_BREST_LITOVSK) and any(UNIT_NATION[unit] == RU for unit in units):
        return Refusal("pog-treaty-russians-attack", "16.4.9")
    return None


def _treaty_refusal(state: State, attackers: list[Unit], target: Space) -> Refusal | None:
    """Only Turks attack Russians, in the Near East. [16.4.9]"""
    if not any(UNIT_NATION[unit] == RU for unit in state.at[target]):
        return None
    only_turks = all(UNIT_NATION[unit] == TU for unit in attackers)
    if only_turks and NEAR_EAST >> target & 1:
        return None
    return Refusal("pog-treaty-russians-attacked", "16.4.9", {"space": SPACES[target]})


def _lloyd_george_refusal(state: State, attackers: list[Unit], target: Space) -> Refusal | None:
    """No British attack on Germans in trenches of level 2. [card cp_55]"""
    if state.trenches.get(target, 0) > -2 or not lloyd_george_in_force(state):
        return None
    germans = any(UNIT_NATION[unit] == GE for unit in state.at[target])
    if germans and any(CARD_NATION[unit] == BR for unit in attackers):
        return Refusal(
            "pog-attack-forbidden-by-card", "7.1.4", {"card": LLOYD_GEORGE, "space": SPACES[target]}
        )
    return None


def _stavka_refusal(state: State, attackers: list[Unit], target: Space) -> Refusal | None:
    """No Russian attack on trenches held by Germans alone. [card cp_58]"""
    if state.trenches.get(target, 0) >= 0 or not was_played_now(state, STAVKA_TIMIDITY):
        return None
    holders = state.at[target]
    only_germans = bool(holders) and all(UNIT_NATION[unit] == GE for unit in holders)
    if only_germans and any(UNIT_NATION[unit] == RU for unit in attackers):
        params: dict[str, str | int] = {"card": STAVKA_TIMIDITY, "space": SPACES[target]}
        return Refusal("pog-attack-forbidden-by-card", "9.5.1.1", params)
    return None


def round_drm(state: State, combat: Combat) -> int:
    """What events of this round add to the attacker's fire die; Kerensky's where it was announced."""
    if combat.side != AP:
        return 0
    nations = {UNIT_NATION[unit] for unit in combat.attackers}
    drm = 2 if US in nations and is_in_force(state, YanksAndTanks) else 0
    if RU in nations and is_in_force(state, Brusilov):
        drm += 1
    if KERENSKY_NOTE in combat.notes:
        drm += 2
    return drm


def may_use_kerensky(state: State, combat: Combat) -> bool:
    """May the Allies give this attack the one +2 of the round? Asked before enemy cards. [card ap_45]"""
    if combat.side != AP or not is_in_force(state, Kerensky):
        return False
    russian = any(UNIT_NATION[unit] == RU for unit in combat.attackers)
    return russian and any(UNIT_NATION[unit] in (AH, BU, TU) for unit in state.at[combat.target])


def may_cancel_trench(state: State, combat: Combat) -> bool:
    """May Brusilov cancel all trench effects of this attack, once a round? Asked before the flank attempt.
    Without a trench it is worth it only where Turks could still dig in by card. [card ap_46]"""
    if combat.side != AP or not is_in_force(state, BrusilovTrench):
        return False
    nations = {UNIT_NATION[unit] for unit in state.at[combat.target]}
    if GE in nations or not any(UNIT_NATION[unit] == RU for unit in combat.attackers):
        return False
    return state.trenches.get(combat.target, 0) < 0 or (
        TU in nations and rules(state).optional_cards != "none"
    )


def may_slip_away(state: State, target: Space) -> bool:
    """May attacked Russians go one space back before the combat? [card ap_27]"""
    if state.active != CP or not was_played_now(state, GREAT_RETREAT):
        return False
    return any(UNIT_NATION[unit] == RU for unit in state.at[target])


def haig_holds(state: State, combat: Combat) -> bool:
    """May entrenched Germans ignore the retreat from this British attack? [card cp_61]"""
    if combat.side != AP or combat.trench_cancelled or not haig_in_force(state):
        return False
    if NATION[combat.target] not in WESTERN_FRONT or state.trenches.get(combat.target, 0) >= 0:
        return False
    british = any(CARD_NATION[unit] == BR for unit in combat.attackers)
    return british and any(UNIT_NATION[unit] == GE for unit in state.at[combat.target])
