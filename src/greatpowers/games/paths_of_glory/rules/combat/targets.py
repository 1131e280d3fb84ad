"""Who may attack what: all limits on a declaration, as pure questions. [12.1, 15.1–15.2]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.masks import mask_of
from ...printed.board import (
    BEACH_LINE,
    BOARD_SIZE,
    FORT,
    FORTS,
    IN_NATION,
    LONDON,
    NEIGHBOUR_MASK,
    OF_TERRAIN,
    SPACES,
    each_space,
)
from ...printed.names import BE, CP, DESERT, ENEMY, FR, Mask, Nation, Side, Space, Unit
from ...printed.tables import season
from ...printed.units import ACTIVATION_NATION, KIND_ID, LINE_NATION, SIDE
from ...state.state import Combat, State, is_besieged, rules
from ..events.modifiers import attack_refusal_by_event
from ..movement.limits import barred_spaces, entry_refusal
from ..movement.near_east import caucasus_refusal, crosses_caucasus
from ..movement.occupation import can_besiege, enemy_fort
from ..supply.supply import besieged_by, closed, in_supply, occupied

_BEACH_MASK: Final = tuple(mask_of(found) for found in BEACH_LINE)
#: Units in London attack with friends who stand here. [12.1.10]
_BESIDE_LONDON: Final = IN_NATION[FR] | IN_NATION[BE]


def attackable_spaces(state: State, side: Side) -> Mask:
    """Spaces of the enemy that may be attacked at all now, by whomever. [12.1.2, 12.1.6, 15.2.5]"""
    enemies = ~state.cp_control if side == CP else state.cp_control
    fresh = _fresh_enemies(state, ENEMY[side])
    forts = FORTS & ~state.forts_destroyed & enemies
    found = (fresh | forts) & ~state.assaulted & ~closed(state)
    return found & ~OF_TERRAIN[DESERT] if season(state.turn) == "summer" else found


def _fresh_enemies(state: State, enemy: Side) -> Mask:
    """Spaces with an enemy unit that has not retreated this round. [12.1.2]"""
    found = occupied(state, enemy)
    if not state.retreated:
        return found
    return mask_of(s for s in each_space(found) if any(not state.retreated >> u & 1 for u in state.at[s]))


def lines_from(state: State, unit: Unit, space: Space) -> Mask:
    """Spaces joined to this one by a line the unit may use. [11.1.4, 11.1.10, 12.1.9]"""
    mask = NEIGHBOUR_MASK[LINE_NATION[unit]][space]
    # Ruling 101: until a combat is over the line stays for those who follow the first one ashore.
    if state.beachhead >= 0 or state.combat is not None:
        mask |= _BEACH_MASK[space]
    return mask


def targets_of(state: State, unit: Unit) -> Mask:
    """Spaces this unit may help to attack, as far as it alone is asked."""
    space = state.place[unit]
    own = 1 << space
    mask = attackable_spaces_now(state, SIDE[unit]) & (lines_from(state, unit, space) | own)
    if not mask:
        return 0
    # A besieged fort is attacked from within, all others from outside. [15.1.3]
    mask &= ~besieged_by(state, SIDE[unit]) | own
    mask &= ~barred_spaces(state, unit, "attack")
    for target in each_space(mask):
        if crosses_caucasus(space, target) and caucasus_refusal(state, unit, space, target):
            mask &= ~(1 << target)
    return mask


def attackable_spaces_now(state: State, side: Side) -> Mask:
    """The same, computed once for each state of affairs."""
    return state.remembered(("attackable", side), lambda: attackable_spaces(state, side))


def ready_attackers(state: State, side: Side) -> tuple[Unit, ...]:
    """Units in spaces marked for attack that may still attack. [12.1.1, 12.1.6, 14.3.1]"""
    return state.remembered(("ready", side), lambda: _ready(state, side))


def _ready(state: State, side: Side) -> tuple[Unit, ...]:
    found: list[Unit] = []
    summer = season(state.turn) == "summer"
    for space in each_space(state.marked_attack):
        if summer and OF_TERRAIN[DESERT] >> space & 1:
            continue
        found.extend(u for u in state.at[space] if may_attack_at_all(state, side, u))
    return tuple(found)


def may_attack_at_all(state: State, side: Side, unit: Unit) -> bool:
    """In supply when its space was activated and now, and not used up. [12.1.6, 14.1.1.1, 14.1.1.2]"""
    fresh = state.ready & ~state.attacked & ~state.moved
    return SIDE[unit] == side and bool(fresh >> unit & 1) and in_supply(state, unit)


def eligible_attackers(state: State, side: Side, target: Space) -> tuple[Unit, ...]:
    """The units that may take part in an attack on the space. [12.1.4]"""
    return tuple(u for u in ready_attackers(state, side) if targets_of(state, u) >> target & 1)


def attack_targets(state: State, side: Side) -> list[Space]:
    """Spaces some legal set of units may attack now."""
    by_target: dict[Space, list[Unit]] = {}
    for unit in ready_attackers(state, side):
        for target in each_space(targets_of(state, unit)):
            by_target.setdefault(target, []).append(unit)
    # Whatever forbids every single unit to attack alone forbids them to attack together.
    return sorted(
        target
        for target, units in by_target.items()
        if any(set_refusal(state, side, (unit,), target) is None for unit in units)
    )


def attack_refusal(state: State, side: Side, attackers: Sequence[Unit], target: Space) -> Refusal | None:
    """Why these units may not attack this space; None if they may. [12.1]"""
    if not attackers:
        return Refusal("pog-attack-nobody", "12.1.1")
    for unit in attackers:
        refusal = unit_refusal(state, side, unit, target)
        if refusal is not None:
            return refusal
    return target_refusal(state, side, target) or set_refusal(state, side, attackers, target)


def target_refusal(state: State, side: Side, target: Space) -> Refusal | None:
    """Why nobody of this side may attack the space now."""
    params: dict[str, str | int] = {"space": SPACES[target]}
    if target >= BOARD_SIZE:
        return Refusal("pog-attack-no-enemy", "12.1.1", params)
    if state.assaulted >> target & 1:
        return Refusal("pog-attack-space-twice", "12.1.6", params)
    if closed(state) >> target & 1:
        return Refusal("pog-attack-neutral", "11.1.11", params)
    if season(state.turn) == "summer" and OF_TERRAIN[DESERT] >> target & 1:
        return Refusal("pog-attack-desert-summer", "15.2.5", params)
    if attackable_spaces_now(state, side) >> target & 1:
        return None
    if occupied(state, ENEMY[side]) >> target & 1:
        return Refusal("pog-attack-only-retreated", "12.1.2", params)
    return Refusal("pog-attack-no-enemy", "12.1.1", params)


def attackers_refusal(state: State, side: Side, target: Space) -> Refusal:
    """Why nobody in the marked spaces may attack a space that others could: what keeps the first of those
    away who stand beside it. [12.1.4]"""
    for space in each_space(state.marked_attack):
        for unit in state.at[space]:
            beside = lines_from(state, unit, space) | 1 << space
            refusal = attack_refusal(state, side, (unit,), target) if beside >> target & 1 else None
            if refusal is not None:
                return refusal
    return Refusal("pog-attack-no-attackers", "12.1.4", {"space": SPACES[target]})


def unit_refusal(state: State, side: Side, unit: Unit, target: Space) -> Refusal | None:
    """Why this unit may not take part in an attack on the space."""
    space = state.place[unit]
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[target]}
    if SIDE[unit] != side or space >= BOARD_SIZE or not state.marked_attack >> space & 1:
        return Refusal("pog-attack-not-marked", "12.1.1", params)
    if (state.attacked | state.moved) >> unit & 1:
        return Refusal("pog-attack-unit-twice", "12.1.6", params)
    if not state.ready >> unit & 1 or not in_supply(state, unit):
        return Refusal("pog-attack-out-of-supply", "14.3.1", params)
    if season(state.turn) == "summer" and OF_TERRAIN[DESERT] >> space & 1:
        return Refusal("pog-attack-desert-summer", "15.2.5", {"space": SPACES[space]})
    if target == space:
        return None if enemy_fort(state, space, side) else Refusal("pog-attack-no-enemy", "12.1.1", params)
    if not lines_from(state, unit, space) >> target & 1:
        return Refusal("pog-attack-no-line", "12.1.9", params)
    if besieged_by(state, side) >> target & 1:
        return Refusal("pog-attack-siege-from-outside", "15.1.3", params)
    refusal = entry_refusal(state, unit, target, "attack")
    return refusal or caucasus_refusal(state, unit, space, target)


def set_refusal(state: State, side: Side, attackers: Sequence[Unit], target: Space) -> Refusal | None:
    """Why units that may each attack the space may not do so together."""
    refusal = (
        multinational_refusal(state, attackers)
        or _london_refusal(state, attackers)
        or _siege_refusal(state, attackers, target)
        or attack_refusal_by_event(state, side, attackers, target)
    )
    if refusal is None and sum(crosses_caucasus(state.place[u], target) for u in attackers) > 1:
        return Refusal("pog-caucasus-once", "12.1.9", {"unit": KIND_ID[attackers[0]]})
    return refusal


def multinational_refusal(state: State, attackers: Iterable[Unit]) -> Refusal | None:
    """Several nations from several spaces need one space where all of them stand. [12.1.11]"""
    nations: set[Nation] = set()
    by_space: dict[Space, set[Nation]] = {}
    for unit in attackers:
        nation, space = ACTIVATION_NATION[unit], state.place[unit]
        nations.add(nation)
        by_space.setdefault(space, set()).add(nation)
    if len(nations) == 1 or len(by_space) == 1:
        return None
    if not rules(state).common_unit_must_attack:
        by_space = {s: {ACTIVATION_NATION[u] for u in state.at[s]} for s in by_space}
    if any(found >= nations for found in by_space.values()):
        return None
    return Refusal("pog-attack-multinational", "12.1.11.1")


def _london_refusal(state: State, attackers: Sequence[Unit]) -> Refusal | None:
    """Out of London only together with friends on the other shore. [12.1.10]"""
    places = [state.place[unit] for unit in attackers]
    if LONDON not in places or any(_BESIDE_LONDON >> place & 1 for place in places):
        return None
    return Refusal("pog-attack-london", "12.1.10")


def _siege_refusal(state: State, attackers: Sequence[Unit], target: Space) -> Refusal | None:
    """Besiegers who attack elsewhere, now or earlier this round, must leave enough behind. [15.2.3]"""
    for space in sorted({state.place[unit] for unit in attackers}):
        if space == target or not is_besieged(state, space):
            continue
        left = [u for u in state.at[space] if u not in attackers and not state.sortied >> u & 1]
        if not can_besiege(left, FORT[space]):
            return Refusal("pog-attack-leaves-siege", "15.2.3", {"space": SPACES[space]})
    return None


def combat_of(state: State, side: Side, attackers: Sequence[Unit], target: Space) -> Combat:
    """The combat that this attack would be."""
    here = tuple(unit for unit in state.at[target] if SIDE[unit] != side)
    defenders = tuple(unit for unit in here if not state.retreated >> unit & 1)
    return Combat(
        side=side,
        target=target,
        attackers=tuple(attackers),
        origins=tuple(state.place[unit] for unit in attackers),
        defenders=defenders,
        bystanders=tuple(unit for unit in here if state.retreated >> unit & 1),
        fort_alone=not defenders,
    )
