"""Events that still do something, of all that were ever played. [9.5.1.1]"""

from __future__ import annotations

from typing import Final

from ..printed.card_names import (
    AP_ENTRENCH,
    BLOCKADE,
    BOLSHEVIK_REVOLUTION,
    CONVOY,
    CP_ENTRENCH,
    ELEVENTH_ARMY,
    EVERYONE_INTO_BATTLE,
    FALKENHAYN,
    FALL_OF_THE_TSAR,
    FOURTEEN_POINTS,
    FRENCH_MUTINY,
    GREAT_RETREAT,
    HAIG,
    HIGH_SEAS_FLEET,
    HOFFMANN,
    INDEPENDENT_AIR_FORCE,
    LLOYD_GEORGE,
    MOLTKE,
    OBEROST,
    OVER_THERE,
    RACE_TO_THE_SEA,
    SALONIKA,
    SINAI_PIPELINE,
    STAVKA_TIMIDITY,
    SUD_ARMY,
    TREATY_OF_BREST_LITOVSK,
    TSAR_TAKES_COMMAND,
    U_BOATS_UNLEASHED,
    WALTER_RATHENAU,
    ZIMMERMANN_TELEGRAM,
)
from ..printed.names import CP, GR
from ..rules.events.in_force import fleet_is_out, haig_in_force, lloyd_george_in_force
from ..rules.movement.limits import FREE_AT_WAR_STATUS
from ..state.state import State, is_at_war, was_played, was_played_now

#: Events that keep their effect for the rest of the game.
_FOR_GOOD: Final = (
    BLOCKADE, AP_ENTRENCH, CP_ENTRENCH, SUD_ARMY, ELEVENTH_ARMY, HOFFMANN, SINAI_PIPELINE,
    FOURTEEN_POINTS, FRENCH_MUTINY, ZIMMERMANN_TELEGRAM, OVER_THERE, TSAR_TAKES_COMMAND,
    FALL_OF_THE_TSAR, BOLSHEVIK_REVOLUTION, TREATY_OF_BREST_LITOVSK,
)  # fmt: skip
#: Events that another card ends.
_UNTIL: Final = {U_BOATS_UNLEASHED: CONVOY, WALTER_RATHENAU: INDEPENDENT_AIR_FORCE, MOLTKE: FALKENHAYN}
#: Events that open what a high war status opens to everybody.
_UNTIL_FREE: Final = (RACE_TO_THE_SEA, OBEROST)
#: Events that last as long as the turn in which they were played.
_FOR_THE_TURN: Final = (GREAT_RETREAT, STAVKA_TIMIDITY, EVERYONE_INTO_BATTLE)


def cards_in_force(state: State) -> tuple[str, ...]:
    """Cards whose event still does something, in the order in which they were played."""
    return tuple(card for card in state.played if _still_acts(state, card))


def _still_acts(state: State, card: str) -> bool:
    if card in _FOR_GOOD:
        return True
    if card in _UNTIL:
        return not was_played(state, _UNTIL[card])
    if card in _UNTIL_FREE:
        return state.war_status[CP] < FREE_AT_WAR_STATUS
    if card == SALONIKA:
        return not is_at_war(state, GR)
    if card in _FOR_THE_TURN:
        return was_played_now(state, card)
    told = {LLOYD_GEORGE: lloyd_george_in_force, HAIG: haig_in_force, HIGH_SEAS_FLEET: fleet_is_out}
    return card in told and told[card](state)
