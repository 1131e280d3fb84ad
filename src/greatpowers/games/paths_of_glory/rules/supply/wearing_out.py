"""Attrition Phase: units and spaces out of supply are lost, on both sides at once. [6.0 C, 14.3.5, 14.3.6]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.board import each_space
from ...printed.names import AP, CP, Side, Space, Unit
from ...state.changes.map import eliminate_unit, set_control, set_trench
from ...state.changes.rounds import begin_phase
from ...state.state import State, opponent, rules
from ..movement.occupation import after_leaving
from ..war.war import follow_tracks
from .attrition import attrition, dies_for_good


@frame
class AttritionPhase(Procedure):
    """[6.0 C]"""

    @step
    def take_toll(self, state: State) -> None:
        """Everything is found before anything is taken away. [14.3.5]"""
        begin_phase(state, "attrition")
        toll = attrition(state)
        for unit in (*toll.armies, *toll.corps):
            lose_unit(state, unit)
        for side in (AP, CP):
            for space in each_space(toll.lost[side]):
                lose_space(state, space, side)
        follow_tracks(state)


def lose_unit(state: State, unit: Unit) -> None:
    """A unit perishes; a siege it held up is over. [14.3.5, 15.2.4]"""
    space = state.place[unit]
    eliminate_unit(state, unit, "attrition", for_good=dies_for_good(unit))
    after_leaving(state, space)


def lose_space(state: State, space: Space, side: Side) -> None:
    """A space falls to the enemy; a deep trench in it half survives. [14.3.6, 11.2.7]"""
    set_control(state, space, opponent(side))
    level = abs(state.trenches.get(space, 0))
    if level:
        owner = opponent(side) if rules(state).trench2_goes_to_enemy else side
        set_trench(state, space, owner, level - 1)
