"""What cards look at when the marker comes to a box, and when an Impulse begins. [5.11, 6.1, 10.3]"""

from __future__ import annotations

from ..card_changes import end_effect, note_at_start
from ..effects import KEYS_AT_START, MUD, PAUSES, RAIDED, ZONES_AT_START, is_on, of
from ..fight_changes import bar_interception
from ..names import BRITAIN, FRANCE, NATIONS
from ..pieces import LEADER_NATION, LEADERS
from ..sea.fleets import controlled_zones
from ..state import State
from .troops import enemy_keys


def look_around(state: State, nation: int) -> None:
    """Keys and Zones are counted as they are now; raided leaders of others still do not intercept."""
    if nation == FRANCE:
        note_at_start(state, KEYS_AT_START, enemy_keys(state, FRANCE))
    elif nation == BRITAIN:
        note_at_start(state, ZONES_AT_START, controlled_zones(state, BRITAIN).bit_count())
    raided = (
        [n for n, leader in enumerate(LEADERS) if is_on(state, RAIDED, leader.id)] if state.effects else []
    )
    for leader in raided:
        if LEADER_NATION[leader] == nation:
            end_effect(state, of(RAIDED, LEADERS[leader].id))
        else:
            bar_interception(state, leaders=1 << leader)


def passes_over(state: State, nation: int) -> bool:
    """The marker is in the nation's box: its mud dries; must it let this Impulse pass? That is used up."""
    end_effect(state, of(MUD, NATIONS[nation]))
    pauses = is_on(state, PAUSES, NATIONS[nation])
    end_effect(state, of(PAUSES, NATIONS[nation]))
    return pauses
