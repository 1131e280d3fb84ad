"""Standing orders at work: which card is played by order now, and whether a seat is asked. [6.14]"""

from __future__ import annotations

from collections.abc import Sequence

from ...printed.board import PLACE_NUMBER, is_zone
from ...printed.cards import CARDS
from ...printed.names import NATION_NUMBER
from ...printed.pieces import LEADER_NUMBER, SQUADRON_NATION
from ...state.changes.cards import note_at_start
from ...state.changes.orders import note_order
from ...state.effects import Withdraws
from ...state.ids import Area, Nation
from ...state.relations import allies
from ...state.standing_orders import ALWAYS, EVERY_IMPULSE, PLAY, TWICE, Order
from ...state.state import State
from ...state.targets import NOTHING, Target
from ..attrition import force_in
from ..land.dice import dice_of
from ..occasions import ResponseWindow
from ..sea.fleets import squadrons_at
from .acting import acting_force
from .fitting import Responds, fitting, responds
from .matters import lost_pieces
from .pressing import is_aimed_at, is_let_go, is_pressing, what_acts


def ordered(state: State, seat: str, window: ResponseWindow) -> Responds | None:
    """The first card its holder has ordered to be played at this moment."""
    if not state.orders:
        return None
    for (nation, card), targets in _by_card(fitting(state, seat, window)).items():
        order = state.orders.get(card)
        if order is not None and order.seat == seat and order.mode == PLAY:
            target = _target(state, nation, card, order, window, targets)
            if target is not None:
                return responds(nation, card, target)
    return None


def announce_order(state: State, seat: str, nation: Nation, card: str) -> None:
    """The card about to be played follows its order; where its leader withdraws to is kept in mind."""
    order = state.orders[card]
    note_order(state, seat, nation, card)
    if order.own and order.to:
        places = [PLACE_NUMBER[place] for place in (order.to, order.other) if place]
        note_at_start(state, Withdraws(LEADER_NUMBER[order.own], *places))


def wants_to_be_asked(state: State, seat: str, window: ResponseWindow) -> bool:
    """Does the seat hold a card that presses, or that it wants to hear of at every Impulse?"""
    return bool(asked_about(state, seat, window))


def asked_about(state: State, seat: str, window: ResponseWindow) -> list[str]:
    """The cards for whose sake the seat is asked."""
    found: list[str] = []
    for (_, card), targets in _by_card(fitting(state, seat, window)).items():
        order = state.orders.get(card)
        mode = order.mode if order is not None and order.seat == seat else ""
        wanted = mode == ALWAYS or (mode == EVERY_IMPULSE and window.kind == "impulse")
        if wanted or (mode in ("", EVERY_IMPULSE) and _presses(state, seat, card, window, targets)):
            found.append(card)
    return found


def _presses(state: State, seat: str, card: str, window: ResponseWindow, targets: Sequence[Target]) -> bool:
    """Is it the card's moment, in a march the seat has not let go by?"""
    return is_pressing(state, seat, card, window, targets) and not is_let_go(state, seat, card, window)


def _by_card(options: Sequence[Responds]) -> dict[tuple[Nation, str], list[Target]]:
    found: dict[tuple[Nation, str], list[Target]] = {}
    for option in options:
        found.setdefault((option.nation, option.card), []).append(option.aim)
    return found


def _target(
    state: State, nation: Nation, card: str, order: Order, window: ResponseWindow, targets: Sequence[Target]
) -> Target | None:
    """What the order would have the card played on now; None: its moment has not come."""
    if not (_fits(state, order, window) and _is_large_enough(state, nation, order, window)):
        return None
    if not (order.against or order.on or is_aimed_at(state, order.seat, card, window)):
        return None
    if order.on in CARDS:
        return NOTHING if window.card == order.on else None
    written = {target.text: target for target in targets}
    if order.on:
        return next((written[wanted] for wanted in (order.on, order.other) if wanted in written), None)
    if order.own in written:
        return written[order.own]
    acting = what_acts(state, card, window)
    if acting in targets:
        return acting
    return targets[0] if len(targets) == 1 else None


def _fits(state: State, order: Order, window: ResponseWindow) -> bool:
    """Is it the window, the place, the enemy and the own piece the order speaks of?"""
    on_map = window.kind != "consul"
    if order.when and window.kind != order.when:
        return False
    if order.at and not (on_map and window.place == PLACE_NUMBER[order.at]):
        return False
    if order.against in NATION_NUMBER and window.nation != NATION_NUMBER[order.against]:
        return False
    leader = LEADER_NUMBER.get(order.against, -1)
    if leader >= 0 and leader not in acting_force(state, window).leaders:
        return False
    if order.own and window.kind not in ("impulse", "roll", "intercept"):
        return on_map and state.leader_at[LEADER_NUMBER[order.own]] == window.place
    return True


def _is_large_enough(state: State, nation: Nation, order: Order, window: ResponseWindow) -> bool:
    """Twice our dice, or so many strength points, Squadrons, or losses."""
    if not order.measure:
        return True
    force = acting_force(state, window)
    if order.measure == TWICE:
        if window.place < 0 or is_zone(window.place) or not force.size:
            return False
        own = force_in(state, Area(window.place), allies(state, nation))
        return dice_of(force) >= 2 * dice_of(own)
    least = int(order.measure)
    if window.kind == "aftermath":
        return lost_pieces(state, nation) >= least
    if window.kind == "fleet" or (window.place >= 0 and is_zone(window.place) and window.kind != "convoy"):
        return sum(SQUADRON_NATION[s] == window.nation for s in squadrons_at(state, window.place)) >= least
    return sum(force.sp) >= least
