"""What playing a card as an event is worth to the Regular: new units stay, and trenches hold a front."""

from __future__ import annotations

from typing import Final

from ...printed.card_names import (
    AP_ENTRENCH,
    CP_ENTRENCH,
    MOLTKE,
    RACE_TO_THE_SEA,
    SUD_ARMY,
)
from ...printed.cards import CARDS
from ...printed.names import TOTAL_WAR
from ...rules.movement.entrenchment import is_known_how
from ...state.state import State
from ..novice.acting import event_value
from .weights import ACTION, EVENT

_OWN: Final = {RACE_TO_THE_SEA: EVENT.race_to_the_sea, MOLTKE: EVENT.moltke, SUD_ARMY: EVENT.sud_army}
_ENTRENCH: Final = (AP_ENTRENCH, CP_ENTRENCH)


def event_worth(state: State, card: str) -> float:
    """What the event brings over the rest of the war."""
    fact = CARDS[card]
    value = event_value(state, card)
    if fact.reinforcement_nation >= 0:
        return EVENT.reinforcement * value
    if card in _ENTRENCH and not is_known_how(state):
        value = EVENT.entrench
    elif card in _OWN:
        value = _OWN[card]
    else:
        return value
    if fact.war_status and state.commitment[fact.side] < TOTAL_WAR:
        value += ACTION.status * fact.war_status
    return value
