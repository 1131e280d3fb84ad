"""What Proxies and their Consuls are worth to a seat. [8.1, 8.2]"""

from __future__ import annotations

from ...printed.ids import Nation
from ...printed.names import (
    EACH_NATION,
    FRIEND,
    MINOR_MASK,
    NO_CONSUL,
    NO_NATION,
    PACT,
    UNALIGNED,
)
from ...rules.diplomacy.consuls import LEFT, PLUS, RIGHT, Push
from ...rules.turn.victory import key_points
from ...state.control import force_size_in
from ...state.relations import seat_of
from ...state.state import State, rules
from .situation import Situation
from .weights import CONSUL, KEY


def pact_worth(state: State, nation: Nation) -> float:
    """What a Pact with a Proxy brings: a point for a Minor, troops, and cards for every turn to come."""
    value = CONSUL.minor if MINOR_MASK >> nation & 1 else CONSUL.power
    value += CONSUL.strength * force_size_in(state, nation, -1)
    left = rules(state).last_turn - state.turn
    return value + CONSUL.turn * sum(CONSUL.more**turn for turn in range(left + 1))


def standing_of(state: State, seat: str, nation: Nation, row: Nation, box: int) -> float:
    """What it means to a seat that a Consul stands in this row and box; a Vassal's Keys count. [5.81]"""
    whole = pact_worth(state, nation)
    if row == NO_NATION or box <= UNALIGNED:
        return whole * CONSUL.ours[UNALIGNED]
    kept = key_points(state, nation)
    if seat_of(state, row) == seat:
        shares = CONSUL.late if state.turn >= rules(state).last_turn else CONSUL.ours
        return whole * shares[box] + kept
    return whole * CONSUL.theirs[box] - KEY.rival * kept


def consuls_worth(state: State, seat: str) -> float:
    """All Consuls together; Keys and the point of a Pact count among the points."""
    total = 0.0
    for nation in EACH_NATION:
        row, box = state.consul_row[nation], state.consul_box[nation]
        if box == NO_CONSUL:
            continue
        total += standing_of(state, seat, nation, row, box)
        if row != NO_NATION:
            mine = seat_of(state, row) == seat
            total -= key_points(state, nation) * (1.0 if mine else -KEY.rival)
            if box == PACT and MINOR_MASK >> nation & 1:
                total -= CONSUL.minor if mine else 0.0
    return total


def push_value(view: Situation, push: Push) -> float:
    """What one push of a Consul is worth."""
    state = view.state
    nation, box = push.nation, state.consul_box[push.nation]
    pushed = NO_NATION if push.row is None else push.row
    row = pushed if box > UNALIGNED else NO_NATION
    now = standing_of(state, view.seat, nation, row, box)
    if push.way == RIGHT:
        return standing_of(state, view.seat, nation, pushed, box + 1) - now
    if push.way == LEFT:
        after = pushed if box > FRIEND else NO_NATION
        return standing_of(state, view.seat, nation, after, box - 1) - now
    return CONSUL.plus if push.way == PLUS else CONSUL.plain
