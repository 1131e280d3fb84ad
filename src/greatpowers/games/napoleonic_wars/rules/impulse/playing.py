"""Which cards a nation may play, who may pre-empt, who decides for whom: pure questions. [5.1–5.4, 16.2]"""

from __future__ import annotations

from ...printed.cards import CARDS
from ...printed.ids import Nation
from ...printed.names import EACH_NATION, NO_NATION, POWERS
from ...state.control import keys_of
from ...state.effects import Pauses, is_on
from ...state.hands import ready_home_cards
from ...state.relations import is_proxy, seat_of
from ...state.state import State, is_first_round_of_1805


def playable(state: State, nation: Nation) -> tuple[str, ...]:
    """Every card the nation could play in an Impulse: its hand and its ready Home cards. [5.11, 5.3]"""
    return (*sorted(state.hands[nation]), *ready_home_cards(state, nation))


def playable_count(state: State, nation: Nation) -> int:
    """How many: known to everybody, because Home cards lie open. [5.2]"""
    return len(state.hands[nation]) + len(ready_home_cards(state, nation))


def holders(state: State) -> list[int]:
    """The nations that have a playable card. [5.5]"""
    return [n for n in EACH_NATION if state.hands[n] or ready_home_cards(state, n)]


def largest_hand(state: State) -> Nation:
    """The one nation with most playable cards; -1 if several have as many. [5.2]"""
    counts = [playable_count(state, nation) for nation in EACH_NATION]
    most = max(counts)
    return EACH_NATION[counts.index(most)] if most and counts.count(most) == 1 else NO_NATION


def preemptor(state: State) -> Nation:
    """The nation that may take its Impulse before the one that is due: the largest hand, unless it had the
    last Impulse; -1 for none. [5.2, 5.3]"""
    nation = largest_hand(state)
    if nation in (NO_NATION, state.due, state.last_active) or is_first_round_of_1805(state):
        return NO_NATION
    pauses = is_on(state, Pauses, nation)
    if pauses or not playable_count(state, state.due) or not seat_of(state, nation):
        return NO_NATION
    return nation


def turn_is_over(state: State, acted: int) -> bool:
    """After an Impulse: nobody else has a playable card. [5.5]"""
    return all(nation == acted for nation in holders(state))


def deciding_seat(state: State, nation: Nation) -> str:
    """Who chooses for a nation: its seat; for a neutral Proxy the player with fewest Keys. [5.3]"""
    # Ruling 8: somebody has to choose what a red card of a neutral does; the weakest does.
    seat = seat_of(state, nation)
    if seat:
        return seat
    powers = [power for power in POWERS if not is_proxy(state, power)]
    return seat_of(state, min(powers, key=lambda power: (keys_of(state, power), -power)))


def may_add(state: State, card: str, *, as_event: bool) -> bool:
    """May this card follow what was played in the Impulse? [5.12, 16.2]"""
    if not state.plays:
        return True
    if len(state.plays) > 1:
        return False
    first = state.plays[0]
    if state.resource_used:
        return bool(state.drawn) and state.drawn in (first, card)
    pluses = CARDS[first].is_plus + CARDS[card].is_plus
    return pluses == 1 or (pluses == 2 and (state.plus_is_free or (as_event and is_response(card))))


def is_response(card: str) -> bool:
    """As an event such a card may stand beside a plus card although it has a plus itself. [5.12, 6.14]"""
    return CARDS[card].timing == "response"
