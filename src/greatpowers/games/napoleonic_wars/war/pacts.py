"""Pacts: gained, and what they bring. [8.2, 8.22, 8.3, 8.4]"""

from __future__ import annotations

from ..board import members
from ..diplomacy_changes import end_wars, place_consul, take_command
from ..names import BRITAIN, FRANCE, NO_CAMP, NO_NATION, PACT, PRUSSIA
from ..relations import allies, camp_members, camp_of, is_proxy
from ..state import State, is_first_round_of_1805


def may_ally(state: State, power: int, nation: int) -> bool:
    """May a Proxy enter a Pact with a Power: none its Camp fights, nor Prussia at first. [8.4, 8.5]"""
    if not is_proxy(state, nation) or is_proxy(state, power):
        return False
    if nation == PRUSSIA and is_first_round_of_1805(state):
        return False
    side = camp_members(state, camp_of(state, power)) | 1 << power
    return not any(state.hostile[nation] >> member & 1 for member in members(side))


def make_pact(state: State, nation: int, power: int, why: str) -> None:
    """The Consul enters Pact: the Proxy is the Power's ally and a member of its Camp. [8.2]"""
    assert {nation, power} != {FRANCE, BRITAIN}
    place_consul(state, nation, power, PACT, why)
    take_command(state, nation, NO_NATION)
    if camp_of(state, power) != NO_CAMP:
        # Wars outside the Camps are over with those who are allies now; the rest is a war of Camps.
        end_wars(state, nation, allies(state, nation))
