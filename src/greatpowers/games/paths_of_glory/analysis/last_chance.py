"""The last answer of a side before the Attrition Phase: whom it leaves to starve is told before. [14.3.5]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine.errors import Reason
from ....engine.frames import AnyChoice, Frame
from ....engine.state import decide_in_place, open_choices
from ..printed.board import SPACES, each_space
from ..printed.names import SIDES, Mask, Side, Space, Unit
from ..printed.units import KIND_ID, SIDE
from ..rules.actions.action_round import ROUNDS, ActionRound
from ..rules.combat.advancing import ChooseAdvance
from ..rules.combat.declaration import Attack, AttackWith, ChooseAttackers, ChooseTarget, only_force
from ..rules.combat.targets import targets_of
from ..rules.movement.moving import ChooseMovers
from ..state.changes.map import eliminate_unit
from ..state.state import State
from .dangers import starving
from .warnings import take_space

#: Once its step is over the action is, and nothing secret has happened since the answer.
_ACTION_ENDS: Final = "after_events"

Lost = Mapping[Space, tuple[Unit, ...]]


class _ActionOver(Exception):
    """The answer was the last of the action."""


def lost_by_ending(state: State, choice: AnyChoice, option: object) -> list[Reason]:
    """Units of the side that starve for certain if this answer ends its last action of the turn."""
    side = state.active
    if state.round < ROUNDS or choice.seat != SIDES[side]:
        return []
    lost, reduced = _lost(state, side, choice, option)
    return [_reason(unit, space, reduced) for space, units in lost.items() for unit in units]


def _lost(state: State, side: Side, choice: AnyChoice, option: object) -> tuple[Lost, Mask]:
    match choice, option:
        case ChooseTarget(), Attack(space):
            # Where somebody else could attack too, it is said when the attackers are chosen.
            return _left_hungry(state, side, only_force(state, side, space), space)
        case ChooseAttackers(), AttackWith():
            return _left_hungry(state, side, choice.counters(state, option), choice.target)
        case ((ChooseTarget() | ChooseAdvance()), _):
            return _after(state, side, choice, option)
        case _:
            # Whatever else is asked in a battle: there is no way left to save anybody.
            return ({}, 0) if state.combat else _after(state, side, choice, option)


def _after(state: State, side: Side, choice: AnyChoice, option: object) -> tuple[Lost, Mask]:
    """Who starves after the answer, if the action is over by then."""
    twin = state.copy()

    def watch(frame: Frame, step: str) -> None:
        if isinstance(frame, ActionRound) and step == _ACTION_ENDS:
            raise _ActionOver

    try:
        decide_in_place(twin, choice, option, watch)
    except _ActionOver:
        pass
    else:
        if any(asked.seat == choice.seat for asked in open_choices(twin)) or twin.is_over:
            return {}, 0
    if twin.dice.drawn == state.dice.drawn:
        return starving(twin, side), twin.reduced
    # No die is told ahead of time; that an attempt to dig in ends the action hangs on none.
    return (starving(state, side), state.reduced) if isinstance(choice, ChooseMovers) else ({}, 0)


def _left_hungry(state: State, side: Side, attackers: tuple[Unit, ...], target: Space) -> tuple[Lost, Mask]:
    """Who would starve even if the last attack of the action won the space."""
    if not attackers or _others_attack(state, side, attackers, target):
        return {}, 0
    twin = state.copy()
    for enemy in twin.at[target]:
        eliminate_unit(twin, enemy, "")
    take_space(twin, attackers[:1], target)
    known = starving(state, side)
    left = {
        space: tuple(unit for unit in units if unit in known.get(space, ()))
        for space, units in starving(twin, side).items()
    }
    return {space: units for space, units in left.items() if units}, state.reduced


def _others_attack(state: State, side: Side, attackers: tuple[Unit, ...], target: Space) -> bool:
    """Could another attack of the action follow, from a marked space that these leave unused?"""
    origins = sum(1 << space for space in {state.place[unit] for unit in attackers})
    waiting = (unit for space in each_space(state.marked_attack & ~origins) for unit in state.at[space])
    return any(SIDE[unit] == side and targets_of(state, unit) & ~(1 << target) for unit in waiting)


def _reason(unit: Unit, space: Space, reduced: Mask) -> Reason:
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[space]}
    if reduced >> unit & 1:
        return Reason("pog-warn-lost-reduced", "14.3.5", params)
    return Reason("pog-warn-lost", "14.3.5", params)
