"""Points and the winner. [5.81, 8.23, 16.3]"""

from __future__ import annotations

from ...printed.ids import Nation
from ...printed.names import EACH_NATION, FRANCE, MINORS, POWERS
from ...state.control import keys_of
from ...state.relations import has_pact, powers_of, seat_of, seat_of_power, vassal_of
from ...state.state import State, rules


def key_points(state: State, nation: Nation) -> int:
    """Keys a nation has gained since the start, less those lost; the +1 marker counts. [5.81]"""
    marker = 1 if nation == FRANCE and state.plus_key else 0
    return keys_of(state, nation) + marker - state.start_keys[nation]


def points_of(state: State, seat: str) -> int:
    """A player's points: Keys of his Powers and Vassals, Minors in Pact, Resources. [5.81]"""
    powers = powers_of(state, seat)
    vassals = [n for n in EACH_NATION if vassal_of(state, n) in powers]
    total = sum(key_points(state, nation) for nation in (*powers, *vassals))
    total += sum(1 for minor in MINORS if minor in vassals and has_pact(state, minor))
    return total + sum(state.resources[n] for n in EACH_NATION if seat_of(state, n) == seat)


def points(state: State) -> dict[str, int]:
    """Points of every seat, in the order of the seats."""
    return {seat: points_of(state, seat) for seat in rules(state).seats}


def winner(state: State) -> str:
    """Most points; of equals the one whose Power stands later on the track. [5.81]"""
    scored = points(state)
    last = {seat_of_power(state, p): p for p in POWERS if rules(state).player_powers >> p & 1}
    return max(scored, key=lambda seat: (scored[seat], last[seat]))
