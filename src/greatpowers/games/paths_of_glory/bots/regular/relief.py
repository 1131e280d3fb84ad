"""Where somebody must go so that armies that are cut off are in supply again. [14.1]"""

from __future__ import annotations

from collections.abc import Sequence

from ...printed.names import CP, ENEMY, Mask, Side, Unit
from ...rules.movement.occupation import standing_forts
from ...rules.supply.networks import NETWORKS
from ...rules.supply.supply import BOARD, NETWORK_OF, closed, occupied, open_spaces, ports
from ...state.state import State
from .lifelines import traced


def relieving(state: State, side: Side, armies: Sequence[Unit]) -> Mask:
    """Empty spaces that lead supply on to these armies once they are taken, on a shortest line to each."""
    own = state.cp_control if side == CP else ~state.cp_control
    free = open_spaces(state, side)
    shut = occupied(state, ENEMY[side]) | closed(state) | standing_forts(state, side)
    ground = free | BOARD & ~shut
    found = 0
    for unit in armies:
        name = NETWORK_OF[unit]
        lines = traced(NETWORKS[name].base or name, ground, free & own, ports(state, side) & free)
        found |= lines.get(state.place[unit], 0) & ~free
    return found
