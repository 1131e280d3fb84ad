"""What Proxies and their Consuls are worth to a seat. [8.1, 8.2]"""

from __future__ import annotations

from ..control import force_size_in
from ..names import MINOR_MASK, NATION_COUNT, NO_CONSUL, NO_NATION, PACT, UNALIGNED
from ..relations import seat_of
from ..state import State
from ..war.consuls import LEFT, PLUS, RIGHT, Push
from .situation import Situation
from .weights import CONSUL, KEY


def pact_worth(state: State, nation: int) -> float:
    """What a Pact with a Proxy brings: a point for a Minor, troops, cards."""
    value = CONSUL.minor if MINOR_MASK >> nation & 1 else 0.6
    value += CONSUL.strength * force_size_in(state, nation, -1)
    return value + CONSUL.hand * len(state.hands[nation])


def standing_of(state: State, seat: str, nation: int, row: int, box: int) -> float:
    """What it means to a seat that a Consul stands in this row and box."""
    if row == NO_NATION or box <= UNALIGNED:
        return 0.0
    value = pact_worth(state, nation) * CONSUL.box[box]
    return value if seat_of(state, row) == seat else -value * (KEY.rival + KEY.leader / 2)


def consuls_worth(state: State, seat: str) -> float:
    """All Consuls together; the point of a Pact counts among the points."""
    total = 0.0
    for nation in range(NATION_COUNT):
        row, box = state.consul_row[nation], state.consul_box[nation]
        if box != NO_CONSUL and row != NO_NATION:
            value = standing_of(state, seat, nation, row, box)
            if box == PACT and MINOR_MASK >> nation & 1:
                value -= CONSUL.minor if seat_of(state, row) == seat else -KEY.rival
            total += value
    return total


def push_value(view: Situation, push: Push) -> float:
    """What one push of a Consul is worth."""
    state = view.state
    nation, box = push.nation, state.consul_box[push.nation]
    now = standing_of(state, view.seat, nation, push.row, box)
    if push.way == RIGHT:
        return standing_of(state, view.seat, nation, push.row, box + 1) - now
    if push.way == LEFT:
        return standing_of(state, view.seat, nation, push.row, box - 1) - now
    # A +1 side saves a CP with every further box.
    saved = 0.04 * (PACT - box - 1)
    return saved if push.way == PLUS else 0.01
