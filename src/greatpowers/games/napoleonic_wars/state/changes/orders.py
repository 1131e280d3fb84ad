"""The verbs that alter what seats want done with Responses: orders, marches passed on, sealed answers. [6.14]

All of it is known to its owner alone; whoever else runs the nation or holds the card begins anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...printed.board import AREA_COUNT
from ...printed.ids import Leader, Nation
from ...printed.names import AT_SEA, NATIONS
from ...printed.pieces import LEADER_NUMBER
from ..events.orders import OrderCarriedOut, OrderLapsed, ResponseReturned
from ..hands import ready_home_cards
from ..relations import nations_of
from ..standing_orders import OFF, Order
from ..state import KeptAnswer, State
from ..targets import Target


def set_auto_pass(state: State, seat: str, windows: Sequence[str]) -> None:
    """The windows a seat is passed over in, whatever it holds."""
    state.auto_pass[seat] = tuple(sorted(windows))
    state.touch()


def set_order(state: State, card: str, order: Order | None) -> None:
    """What is to be done with the card from now on; None: its holder is asked at its moment."""
    state.orders.pop(card, None)
    if order is not None:
        state.orders[card] = order
    state.touch()


def note_order(state: State, seat: str, nation: Nation, card: str) -> None:
    """A card was played by order; its owner is told."""
    state.record(OrderCarriedOut(NATIONS[nation], card), (seat,))


def end_turn_orders(state: State) -> None:
    """`off` is for one turn."""
    state.orders = {card: order for card, order in state.orders.items() if order.mode != OFF}
    state.touch()


def drop_lapsed_orders(state: State) -> None:
    """Orders of seats that hold the card no longer are gone; one whose leader left the map becomes `ask`."""
    for card, order in list(state.orders.items()):
        nations = nations_of(state, order.seat)
        if not any(card in state.hands[n] or card in ready_home_cards(state, n) for n in nations):
            del state.orders[card]
            continue
        named = (piece for piece in (order.own, order.against) if piece in LEADER_NUMBER)
        gone = next((piece for piece in named if not _is_there(state, LEADER_NUMBER[piece])), "")
        if gone:
            del state.orders[card]
            state.record(OrderLapsed(card, gone), (order.seat,))


def _is_there(state: State, leader: Leader) -> bool:
    return 0 <= state.leader_at[leader] < AREA_COUNT or state.leader_at[leader] == AT_SEA


def decline(state: State, seat: str, marches: Sequence[str]) -> None:
    """The seat lets a march go by with some cards: `card piece` for each."""
    state.declined[seat] = tuple(dict.fromkeys((*state.declined.get(seat, ()), *marches)))
    state.touch()


def keep_answer(state: State, seat: str, option: KeptAnswer) -> None:
    """What the seat answers once the sealed window is closed."""
    state.kept[seat] = option
    state.touch()


def open_answer(state: State, seat: str, option: KeptAnswer, by_order: bool) -> None:
    """The window is closed; what the seat plays in it waits for its turn, still unseen."""
    state.opened[f"{state.windows} {seat}"] = (*option, by_order)
    state.touch()


def take_answer(state: State, number: int, seat: str) -> tuple[Nation, str, Target, bool] | None:
    """The turn of the seat has come: what it plays, if anything."""
    state.touch()
    return state.opened.pop(f"{number} {seat}", None)


def forget_answers(state: State) -> None:
    state.kept = {}
    state.touch()


def count_window(state: State) -> None:
    """Another sealed window is open: clocks tell it from the one before by its number."""
    state.windows += 1
    state.kept = {}
    state.touch()


def return_response(state: State, seat: str, nation: Nation, card: str) -> None:
    """A sealed Response that came too late stays where it is."""
    state.record(ResponseReturned(NATIONS[nation], card), (seat,))
