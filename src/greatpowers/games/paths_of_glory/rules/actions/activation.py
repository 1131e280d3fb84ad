"""Activating spaces: what it costs and which spaces may be activated. [9.2]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.masks import mask_of
from .....engine.option import Option, option
from ...printed.board import (
    ANY_NEIGHBOURS,
    BEACHES,
    BOARD_SIZE,
    FORT,
    LONDON,
    NEAR_EAST,
    OF_TERRAIN,
    SPACES,
    each_space,
)
from ...printed.names import AP, CP, DESERT, ENEMY, Mask, Side, Unit
from ...printed.tables import season
from ...printed.units import BR_NE
from ...state.ids import ATTACK, MOVE, Purpose, Space
from ...state.state import State, side_at
from ..events.modifiers import attack_refusal_by_event, events_bar_attacks
from ..movement.limits import barred_spaces
from ..movement.marching import lines_of
from ..movement.near_east import RUSSIAN_MOVE
from ..movement.occupation import can_besiege, enemy_fort, enemy_forts
from ..supply.supply import closed, in_supply, occupied
from .activation_costs import cost_of

_NEAR_EAST_LAND: Final = NEAR_EAST & ~BEACHES
#: A space and its neighbours by any line.
_AROUND: Final = tuple(mask_of((space, *found)) for space, found in enumerate(ANY_NEIGHBOURS))


@option("activate {space} {purpose}")
class Activate(Option):
    """A space and what its units shall do."""

    space: Space
    purpose: Purpose


def activation_refusal(state: State, side: Side, space: Space, purpose: str) -> Refusal | None:
    """Why the space may not be activated for "move" or "attack". [9.2.4–9.2.7, 14.1.1.1]"""
    params: dict[str, str | int] = {"space": SPACES[space]}
    if space >= BOARD_SIZE or side_at(state, space) != side:
        return Refusal("pog-no-units-to-activate", "9.2.6", params)
    if closed(state) >> space & 1 and not BEACHES >> space & 1:
        return Refusal("pog-neutral-units", "9.5.2.4", params)
    if (state.marked_move | state.marked_attack) >> space & 1:
        return Refusal("pog-already-activated", "9.2.5", params)
    if not supplied_in(state, space):
        return Refusal("pog-activate-without-supply", "14.1.1.1", params)
    return _attack_refusal(state, side, space) if purpose == "attack" else None


def _attack_refusal(state: State, side: Side, space: Space) -> Refusal | None:
    params: dict[str, str | int] = {"space": SPACES[space]}
    if deserts_in_summer(state) >> space & 1:
        return Refusal("pog-desert-in-summer", "15.2.5", params)
    if near_east_attack_is_taken(state, side) and counts_as_near_east_attack(state, space):
        return Refusal("pog-one-near-east-attack", "9.2.7", params)
    if not may_threaten(state, side, space):
        return _event_refusal(state, side, space) or Refusal("pog-nothing-to-attack", "12.1.1", params)
    return None


def _event_refusal(state: State, side: Side, space: Space) -> Refusal | None:
    """The event that forbids what could be attacked from here otherwise."""
    for unit in supplied_in(state, space):
        for target in each_space(_targets(state, side, space, unit)):
            refusal = attack_refusal_by_event(state, side, (unit,), target)
            if refusal is not None:
                return refusal
    return None


def supplied_in(state: State, space: Space) -> list[Unit]:
    """Units of the space that are in supply: only these may act if it is activated. [9.2.4, 14.1.1.1]"""
    return [unit for unit in state.at[space] if in_supply(state, unit)]


def counts_as_near_east_attack(state: State, space: Space) -> bool:
    """Does an attack from here use up the one of the round? [9.2.7]"""
    return bool(_NEAR_EAST_LAND >> space & 1) and BR_NE not in state.at[space]


def near_east_attack_is_taken(state: State, side: Side) -> bool:
    """Have the Allies already marked their one Near East space for attack this round? [9.2.7]"""
    marked = state.marked_attack & NEAR_EAST
    return side == AP and any(counts_as_near_east_attack(state, space) for space in each_space(marked))


def deserts_in_summer(state: State) -> Mask:
    """Spaces without combat for the season. [15.2.5]"""
    return OF_TERRAIN[DESERT] if season(state.turn) == "summer" else 0


def may_threaten(state: State, side: Side, space: Space) -> bool:
    """Has some supplied unit of the space anything it might attack this round? A fort its besiegers may yet
    leave counts, and London may always join others. [9.2.9, 12.1.10]"""
    if space == LONDON:
        return True
    if not (_AROUND[space] & prey(state, side)):
        return False
    return any(_has_target(state, side, space, unit) for unit in supplied_in(state, space))


def prey(state: State, side: Side) -> Mask:
    """Spaces with units or forts the side might attack. [12.1.1, 15.2.5]"""
    return state.remembered(("prey", side), lambda: _prey(state, side))


def _prey(state: State, side: Side) -> Mask:
    found = occupied(state, ENEMY[side]) | enemy_forts(state, side)
    return found & ~(closed(state) | deserts_in_summer(state))


def _has_target(state: State, side: Side, space: Space, unit: Unit) -> bool:
    """Whatever an event forbids a unit alone it forbids it with others, so each is asked by itself."""
    targets = _targets(state, side, space, unit)
    if not targets or not events_bar_attacks(state, side):
        return bool(targets)
    return any(
        attack_refusal_by_event(state, side, (unit,), target) is None for target in each_space(targets)
    )


def _targets(state: State, side: Side, space: Space, unit: Unit) -> Mask:
    """Spaces the unit might attack this round by the limits that stick to it."""
    targets = prey(state, side) & ~barred_spaces(state, unit, "attack")
    own = targets & 1 << space
    if enemy_fort(state, space, side):
        others = [u for u in state.at[space] if u != unit]
        if not can_besiege(others, FORT[space]):
            return own
    return own | lines_of(state, (unit,))[space] & targets


def activations(state: State, side: Side) -> list[Activate]:
    """Every space and purpose that may be activated with the points left. [9.2.1]"""
    taken = state.marked_move | state.marked_attack
    no_attack = near_east_attack_is_taken(state, side)
    found = []
    for space, move, attack in _unmarked(state, side):
        if taken >> space & 1:
            continue
        if move <= state.ops_left:
            found.append(Activate(space, MOVE))
        if attack and attack <= state.ops_left:
            if no_attack and counts_as_near_east_attack(state, space):
                continue
            found.append(Activate(space, ATTACK))
    return found


def activation_costs(state: State, side: Side) -> dict[Space, tuple[int | None, int | None]]:
    """What each space with units of the side costs to activate for moving and for attack; None where it may
    not be activated for it. What is left to spend is not looked at. [9.2.3]"""
    taken = state.marked_move | state.marked_attack
    no_attack = near_east_attack_is_taken(state, side)
    found: dict[Space, tuple[int | None, int | None]]
    found = dict.fromkeys(each_space(occupied(state, side)), (None, None))
    for space, move, attack in _unmarked(state, side):
        if not taken >> space & 1:
            barred = no_attack and counts_as_near_east_attack(state, space)
            found[space] = (move, None if barred else attack or None)
    return found


def _unmarked(state: State, side: Side) -> Sequence[tuple[Space, int, int]]:
    """Spaces that could be activated if nothing were marked, with both costs; 0: never for attack. Kept while
    nothing changes that they rest on."""
    key = (
        "activations", side, state.turn, len(state.played), state.effects, state.at_war,
        state.commitment[AP], state.commitment[CP], state.war_status[CP], state.sud_army_at,
        state.near_east_used.get(RUSSIAN_MOVE, 0), state.barred_from_near_east,
        # Events ask for trenches, which may be dug while nobody moves.
        tuple(state.trenches.items()) if events_bar_attacks(state, side) else (),
    )  # fmt: skip
    return state.known(key, lambda: _compute_unmarked(state, side))


def _compute_unmarked(state: State, side: Side) -> list[tuple[Space, int, int]]:
    table = []
    deserts = deserts_in_summer(state)
    shut = closed(state) & ~BEACHES
    for space in each_space(occupied(state, side) & ~shut):
        if supplied_in(state, space):
            may_attack = not deserts >> space & 1 and may_threaten(state, side, space)
            attack = cost_of(state, space, "attack") if may_attack else 0
            table.append((space, cost_of(state, space, "move"), attack))
    return table
