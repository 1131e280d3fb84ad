"""Where somebody must go so that armies that are cut off are in supply again. [14.1]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.masks import mask_of
from ...printed.board import each_space
from ...printed.names import CP, ENEMY, Mask, Side, Unit
from ...rules.movement.occupation import standing_forts
from ...rules.supply.networks import NETWORKS, ground_of
from ...rules.supply.supply import BOARD, NETWORK_OF, closed, occupied, open_spaces, ports
from ...state.state import State
from .lifelines import traced
from .reach import next_to


def relieving(state: State, side: Side, armies: Sequence[Unit]) -> Mask:
    """Empty spaces that lead supply on to these armies once they are taken, on a shortest line to each."""
    enemies = occupied(state, ENEMY[side]) | standing_forts(state, side)
    return _leading(state, side, armies, BOARD & ~enemies)


def barring(state: State, side: Side, armies: Sequence[Unit]) -> Mask:
    """Spaces of the enemy, held or not, that bar the way to these armies: each alone if one is enough."""
    own = state.cp_control if side == CP else ~state.cp_control
    free = open_spaces(state, side)
    stood = mask_of(state.place[unit] for unit in armies)
    found = 0
    for space in each_space(next_to(stood | next_to(stood) & own & free) & BOARD & ~free & ~closed(state)):
        twin = ground_of(side, free | 1 << space, free & own, ports(state, side) & free, 0)
        if any(twin.answer(NETWORK_OF[unit])[1] >> state.place[unit] & 1 for unit in armies):
            found |= 1 << space
    return found or _leading(state, side, armies, BOARD)


def _leading(state: State, side: Side, armies: Sequence[Unit], ground: Mask) -> Mask:
    """What is not open to supply of the shortest lines over some ground."""
    own = state.cp_control if side == CP else ~state.cp_control
    free = open_spaces(state, side)
    ground = free | ground & ~closed(state)
    found = 0
    for unit in armies:
        name = NETWORK_OF[unit]
        lines = traced(NETWORKS[name].base or name, ground, free & own, ports(state, side) & free)
        found |= lines.get(state.place[unit], 0) & ~free
    return found
