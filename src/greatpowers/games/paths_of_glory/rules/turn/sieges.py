"""Siege Phase: every besieged fort rolls whether it surrenders. [6.0 D, 15.3]"""

from __future__ import annotations

from typing import Final

from .....engine.frames import Procedure, frame, step
from ...printed.board import FORT, SPACES, each_space
from ...printed.names import AP, CP, Space
from ...state.changes.map import destroy_fort
from ...state.changes.rounds import begin_phase
from ...state.events.war import SiegeRolled
from ...state.state import State
from ..movement.occupation import enter_space
from ..supply.supply import besieged_by
from ..war.war import follow_tracks

#: August and September 1914 last a month each. [15.3.3]
_SHORT_TURNS: Final = (1, 2)
_SHORT_TURN_MODIFIER: Final = -2


@frame
class SiegePhase(Procedure):
    """[6.0 D]"""

    @step
    def roll(self, state: State) -> None:
        begin_phase(state, "sieges")
        for side in (AP, CP):
            for space in each_space(besieged_by(state, side)):
                roll_siege(state, space)
        follow_tracks(state)


def roll_siege(state: State, space: Space) -> None:
    """The fort falls on more than its strength, and the space with it. [15.3.2, 15.3.3]"""
    die = state.draw(6, f"siege {SPACES[space]}") + 1
    modified = die + (_SHORT_TURN_MODIFIER if state.turn in _SHORT_TURNS else 0)
    fell = modified > FORT[space]
    state.record(SiegeRolled(SPACES[space], die, modified, FORT[space] + 1, fell))
    if fell:
        destroy_fort(state, space)
        enter_space(state, state.at[space], space)
