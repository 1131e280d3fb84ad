"""What cards look at when the marker comes to a box, and when an Impulse begins. [5.11, 6.1, 10.3]"""

from __future__ import annotations

from ...printed.ids import Nation
from ...printed.names import BRITAIN, FRANCE
from ...printed.pieces import LEADER_NATION
from ...state.changes.cards import end_effect, note_at_start
from ...state.changes.fights import bar_interception
from ...state.effects import KeysAtStart, Mud, Pauses, Raided, ZonesAtStart, is_on
from ...state.state import State
from ..sea.fleets import controlled_zones
from .troops import enemy_keys


def look_around(state: State, nation: Nation) -> None:
    """Keys and Zones are counted as they are now; raided leaders of others still do not intercept."""
    if nation == FRANCE:
        note_at_start(state, KeysAtStart(enemy_keys(state, FRANCE)))
    elif nation == BRITAIN:
        note_at_start(state, ZonesAtStart(controlled_zones(state, BRITAIN).bit_count()))
    for leader in sorted(raid.leader for raid in state.effects.every(Raided)):
        if LEADER_NATION[leader] == nation:
            end_effect(state, Raided, leader)
        else:
            bar_interception(state, leaders=1 << leader)


def passes_over(state: State, nation: Nation) -> bool:
    """The marker is in the nation's box: its mud dries; must it let this Impulse pass? That is used up."""
    end_effect(state, Mud, nation)
    pauses = is_on(state, Pauses, nation)
    end_effect(state, Pauses, nation)
    return pauses
