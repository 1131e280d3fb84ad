"""Replacement Phase: the Allies, then the Central Powers, bring units up to strength. [6.0 F, 17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal, UnreadableDecision
from .....engine.frames import Choice, Procedure, frame, step
from ...printed.board import RESERVE
from ...printed.names import AP, CP, SIDE_NUMBER, SIDES, Space
from ...printed.units import IS_ARMY, SIDE
from ...state.changes.map import place_unit, restore_unit
from ...state.changes.rounds import begin_phase, gain_rp, lose_rp, set_rp
from ...state.state import State
from ..answers import DONE, Done, Flip
from ..movement.occupation import enter_space
from .replacements import (
    Halves,
    Rebuild,
    RebuildAt,
    Replacement,
    halves_of,
    helped,
    home_of_rebuilt,
    points_gained,
    points_lost,
    refusal,
    replacements_for,
    spent,
)

_REDUCED: Final = " reduced"


@frame
class ReplacementPhase(Procedure):
    """[6.0 F]"""

    @step
    def count_points(self, state: State) -> None:
        begin_phase(state, "replacements")
        gained, lost = points_gained(state), points_lost(state)
        if gained:
            gain_rp(state, gained, "replacement-phase")
        if lost:
            lose_rp(state, lost, "replacement-phase")

    @step
    def spend(self, state: State) -> None:
        for side in (AP, CP):
            halves = halves_of(state, side)
            if halves:
                state.then(ChooseReplacement(SIDES[side], halves))

    @step
    def forget_points(self, state: State) -> None:
        """Nothing is kept for later. [17.1.2]"""
        if any(state.rp.values()):
            set_rp(state, {})


@frame
class ChooseReplacement(Choice[State, Flip | RebuildAt | Rebuild | Done]):
    """Use points for one more step, or be done. [17.1.4]"""

    seat: str
    #: Points left by type, in halves: a step of a corps costs one, a step of an army two.
    halves: Halves
    asks = "replacement"

    def options(self, state: State) -> Sequence[Replacement | Done]:
        return [DONE, *replacements_for(state, SIDE_NUMBER[self.seat], dict(self.halves))]

    def chosen(self, state: State, option: Replacement | Done) -> None:
        if not isinstance(option, Done):
            carry_out(state, option)
            state.then(ChooseReplacement(self.seat, spent(self.halves, option.unit.unit)))

    def read(self, state: State, text: str) -> Replacement | Done:
        """Who is flipped is reduced: the word may be left out."""
        kind, at, where = text.partition("@")
        if at and not kind.rstrip().casefold().endswith(_REDUCED):
            try:
                return super().read(state, f"{kind}{_REDUCED}@{where}")
            except UnreadableDecision:
                pass
        return super().read(state, text)

    def refuse(self, state: State, option: Replacement | Done) -> Refusal | None:
        if isinstance(option, Done):
            return None
        return refusal(state, SIDE_NUMBER[self.seat], dict(self.halves), option)


def carry_out(state: State, use: Replacement) -> None:
    """One step for a unit; whoever was eliminated comes back reduced. [17.1.4–17.1.6]"""
    unit = helped(state, use)
    match use:
        case Flip():
            restore_unit(state, unit)
            return
        case RebuildAt(space=chosen) if IS_ARMY[unit]:
            space: Space = chosen
        case _:
            space = home_of_rebuilt(unit)
    place_unit(state, unit, space, reduced=True)
    if space != RESERVE[SIDE[unit]]:
        enter_space(state, (unit,), space)
