"""Convoys that storms and privateers strike. [9.4, 13.6]"""

from __future__ import annotations

from dataclasses import replace

from .....engine.frames import Procedure, frame, step
from ...printed.board import PLACES
from ...printed.names import EACH_NATION, FRANCE, NATIONS
from ...printed.pieces import LEADER_NATION
from ...rules.attrition import losses_of
from ...rules.land.marks import halt
from ...rules.sea.voyages import LoseAtSea
from ...state.changes.fights import set_convoy
from ...state.changes.map import land
from ...state.events.fights import AttritionRolled
from ...state.state import State


@frame
class ConvoyStruck(Procedure):
    """The Convoy at sea suffers Attrition and goes back to its port, always or if it lost anything."""

    always_back: bool

    @step
    def suffer(self, state: State) -> None:
        convoy = state.convoy
        if convoy is None:
            return
        lost = 0
        for nation in EACH_NATION:
            own = sum(LEADER_NATION[x] == nation for x in convoy.force.leaders)
            dice = convoy.force.sp[nation] + own
            if not dice:
                continue
            faces = tuple(state.draw(6, "attrition") + 1 for _ in range(dice))
            # No land is home to ships: French losses are halved at sea as in most lands.
            hits = faces.count(6)
            own_lost = losses_of(nation, convoy.origin, hits) if nation == FRANCE else hits
            where = convoy.zones[-1] if convoy.zones else convoy.origin
            state.record(AttritionRolled(NATIONS[nation], PLACES[where], faces, own_lost))
            lost += own_lost
        set_convoy(state, replace(convoy, lost=(min(lost, convoy.force.size), 0)))
        state.then(*[LoseAtSea()] * min(lost, convoy.force.size))

    @step
    def turn_back(self, state: State) -> None:
        convoy = state.convoy
        if convoy is None or not (self.always_back or convoy.lost[0]):
            return
        land(state, convoy.force, convoy.origin, convoy.origin, "convoy")
        halt(state, convoy.force, convoy.origin)
        set_convoy(state, None)
