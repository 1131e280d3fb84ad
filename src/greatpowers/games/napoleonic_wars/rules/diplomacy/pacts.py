"""Pacts: who may enter one, and what it brings. [8.2, 8.22, 8.3, 8.4]"""

from __future__ import annotations

from ...printed.ids import Nation, each_nation
from ...printed.names import BRITAIN, FRANCE, NO_NATION, PACT, PRUSSIA
from ...state.changes.cards import draw_cards, return_hand_to_deck
from ...state.changes.diplomacy import place_consul, take_command
from ...state.relations import camp_members, camp_of, is_proxy
from ...state.state import State, is_first_round_of_1805
from .sides import share_wars


def may_ally(state: State, power: Nation, nation: Nation) -> bool:
    """May a Proxy enter a Pact with a Power: none its Camp fights, nor Prussia at first. [8.4, 8.5]"""
    if not is_proxy(state, nation) or is_proxy(state, power):
        return False
    if nation == PRUSSIA and is_first_round_of_1805(state):
        return False
    side = camp_members(state, camp_of(state, power)) | 1 << power
    return not any(state.hostile[nation] >> member & 1 for member in each_nation(side))


def make_pact(state: State, nation: Nation, power: Nation, why: str) -> None:
    """The Consul enters Pact: the Proxy is the Power's ally, a member of its Camp, and in one war with it.
    [8.2, 8.35]"""
    assert {nation, power} != {FRANCE, BRITAIN}
    place_consul(state, nation, power, PACT, why)
    take_command(state, nation, NO_NATION)
    share_wars(state, nation, power)


def adopt(state: State, nation: Nation, power: Nation, why: str) -> None:
    """Another Power makes an attacked Proxy its Vassal: it takes command by Pact, with a new hand. [8.32]"""
    make_pact(state, nation, power, why)
    replace_hand(state, nation)


def replace_hand(state: State, nation: Nation) -> None:
    """As many new cards for a hand that its former player knows. [8.21, 8.32]"""
    draw_cards(state, nation, return_hand_to_deck(state, nation))
