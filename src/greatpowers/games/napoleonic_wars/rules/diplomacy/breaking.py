"""A Pact is broken by an event: everybody may restore it, otherwise the Proxy is neutral. [8.21]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.board import HOME, PORTS
from ...printed.ids import Nation, each_area
from ...printed.names import EACH_NATION, NO_NATION, PACT, REGROUP
from ...printed.pieces import EACH_SQUADRON, SQUADRON_NATION
from ...state.changes.diplomacy import end_wars, place_consul, take_command
from ...state.changes.map import regroup_everything, remove_squadron
from ...state.state import State
from .pacts import replace_hand
from .restoring import Restoring


@frame
class BreakPact(Procedure):
    """An event ends a Pact: the Consul goes to another box, everybody may try to restore it. [8.21]"""

    nation: Nation
    row: Nation
    box: int

    @step
    def leave(self, state: State) -> None:
        former = state.consul_row[self.nation]
        place_consul(state, self.nation, self.row, self.box, "broken")
        state.then(Restoring(self.nation, former))

    @step
    def turn_neutral(self, state: State) -> None:
        if state.consul_box[self.nation] != PACT:
            become_neutral(state, self.nation)


def become_neutral(state: State, nation: Nation) -> None:
    """A former ally: a new hand, no wars, no foreign Troops or ships in its Home areas. [8.21]"""
    take_command(state, nation, NO_NATION)
    end_wars(state, nation)
    replace_hand(state, nation)
    for other in EACH_NATION:
        if other != nation:
            regroup_everything(state, other, list(each_area(HOME[nation] & state.present[other])), "broken")
    for squadron in EACH_SQUADRON:
        place = state.squadron_at[squadron]
        in_port = place >= 0 and HOME[nation] & PORTS & 1 << place
        if in_port and SQUADRON_NATION[squadron] != nation:
            remove_squadron(state, squadron, REGROUP, "broken")
