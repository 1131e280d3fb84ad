"""What Proxies and their Consuls are worth to a seat. [8.1, 8.2]"""

from __future__ import annotations

from typing import Final

from ...printed.cards import CARDS
from ...printed.ids import Nation
from ...printed.names import (
    EACH_NATION,
    FRIEND,
    MINOR_MASK,
    NO_CONSUL,
    NO_NATION,
    PACT,
    POWERS,
    UNALIGNED,
)
from ...printed.pieces import HAND_MAX
from ...rules.diplomacy.consuls import LEFT, PLUS, RIGHT, Push, price_of_pact
from ...rules.impulse.actions import cost_of
from ...rules.impulse.playing import playable_count
from ...rules.turn.peace import cards_due
from ...rules.turn.victory import key_points, points
from ...state.control import force_size_in
from ...state.hands import ready_home_cards
from ...state.relations import seat_of
from ...state.state import State, in_interphase, rules
from .situation import Situation
from .weights import CONSUL, KEY


def is_whole_way(view: Situation, push: Push) -> bool:
    """Does what is in the purse take the Consul into Pact in a row of ours?"""
    state = view.state
    if push.way != RIGHT or push.row is None or seat_of(state, push.row) != view.seat or state.purse_use:
        return False
    return 2 * price_of_pact(state, push.nation) <= state.purse


def _row(state: State, push: Push) -> Nation:
    """The row it stands in now."""
    return state.consul_row[push.nation]


#: As many as this may push it back between turns.
_BETWEEN_TURNS: Final = 4


def pact_worth(state: State, nation: Nation) -> float:
    """What a Pact with a Proxy brings: a point for a Minor, troops, and cards for every turn to come."""
    value = CONSUL.minor if MINOR_MASK >> nation & 1 else CONSUL.power
    value += CONSUL.strength * force_size_in(state, nation, -1)
    left = rules(state).last_turn - state.turn
    return value + CONSUL.turn * sum(CONSUL.more**turn for turn in range(left + 1))


def standing_of(state: State, seat: str, nation: Nation, row: Nation, box: int) -> float:
    """What it means to a seat that a Consul stands in this row and box; a Vassal's Keys count. [5.81]

    Only a Pact lasts: whatever is short of it anybody with a card pushes back for a CP or two."""
    if row == NO_NATION or box <= UNALIGNED:
        return 0.0
    whole, kept = pact_worth(state, nation), key_points(state, nation)
    if seat_of(state, row) == seat:
        shares = CONSUL.late if state.turn >= rules(state).last_turn else CONSUL.ours
        return whole * shares[box] * (1.0 if box == PACT else _left_alone(state, row)) + kept
    return -whole * CONSUL.theirs[box] * _grudge(state, seat, row) - KEY.rival * kept


def _left_alone(state: State, row: Nation) -> float:
    """What of a Consul on the way is not undone by those who have cards left, or reinforcements to spend."""
    if in_interphase(state):
        return CONSUL.alone**_BETWEEN_TURNS
    others = {
        seat_of(state, power)
        for power in POWERS
        if seat_of(state, power) not in ("", seat_of(state, row)) and playable_count(state, power)
    }
    return CONSUL.alone ** len(others)


def _grudge(state: State, seat: str, row: Nation) -> float:
    """How much it hurts that somebody else gets a Pact: most from who leads."""
    scored = points(state)
    other = seat_of(state, row)
    rivals = max((score for who, score in scored.items() if who != seat), default=0)
    return KEY.rival + (KEY.leader if other and scored[other] >= rivals else 0.0) + CONSUL.grudge


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


def means_of(state: State, power: Nation) -> float:
    """CPs a Power can spend on a Consul this turn: purse and hand; between turns also what it will draw."""
    cards = sum(CARDS[card].cp for card in (*state.hands[power], *ready_home_cards(state, power)))
    if in_interphase(state):
        cards += round(CONSUL.drawn * min(HAND_MAX[power], cards_due(state, power)))
    return state.purse / 2 + cards


def is_campaign(state: State, push: Push) -> bool:
    """Does a push begin what hand and purse of its Power can bring to a Pact?"""
    if push.way != RIGHT or push.row is None:
        return False
    return CONSUL.spare * means_of(state, push.row) >= price_of_pact(state, push.nation)


def _share_of_way(view: Situation, push: Push, kept: float) -> float:
    """What a push on the way to a Pact is worth: its share of what the way costs, of what is likely kept."""
    state = view.state
    whole = pact_worth(state, push.nation) + key_points(state, push.nation)
    now = standing_of(state, view.seat, push.nation, _row(state, push), state.consul_box[push.nation])
    step = cost_of(state, Nation(push.row if push.row is not None else NO_NATION), push)
    return (kept * whole - now) * step / max(1, 2 * price_of_pact(state, push.nation))


def push_value(view: Situation, push: Push) -> float:
    """What one push of a Consul is worth; on the way to a Pact that the purse pays for, its share of that."""
    state = view.state
    if is_whole_way(view, push):
        return _share_of_way(view, push, 1.0)
    if push.row is not None and seat_of(state, push.row) == view.seat and is_campaign(state, push):
        kept = CONSUL.campaign * _left_alone(state, push.row)
        return max(_share_of_way(view, push, kept), _step_value(view, push))
    value = _step_value(view, push)
    return value if value >= CONSUL.purpose else 0.0


def _step_value(view: Situation, push: Push) -> float:
    """What a push is worth that is not the whole way."""
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
