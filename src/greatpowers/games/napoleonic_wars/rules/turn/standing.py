"""What a player may say at any time: words to all, giving up, and what is to be done with his Responses."""

from __future__ import annotations

from .....engine.errors import Refusal, UnreadableDecision
from .....engine.game import Standing
from .....engine.state import choice_of
from ...printed.cards import CARDS
from ...printed.pieces import LEADER_NATION, LEADERS
from ...state.changes.cards import end_effect, say, set_effect
from ...state.changes.orders import keep_answer, set_auto_pass, set_order
from ...state.changes.turn import end_game
from ...state.effects import Entrusted
from ...state.hands import ready_home_cards
from ...state.ids import Leader
from ...state.relations import allies, nations_of
from ...state.standing_orders import Order
from ...state.state import State, rules
from ...state.texts import read_leader
from ..conquest.submission import ChooseAcceptance
from ..diplomacy.declaring import ChooseConsent
from ..land.armies import group_leaders, seat_in_command, shares_a_group
from ..occasions import PASSED_OVER
from ..responses.fitting import Answer, ByOrder
from ..responses.order_reading import read_order
from ..responses.responses import responses
from ..responses.windows import ChooseResponse
from .victory import points

LONGEST_MESSAGE = 4000


class Press(Standing):
    """`press all: …`: players bargain freely, in public, and promises bind nobody. An offer to submit or to
    change Camps is answered without talk. [8.6, 14.1, 15.41]"""

    word = "press"

    def read(self, state: State, seat: str, rest: str) -> tuple[str, str]:
        """To whom, and what."""
        to, colon, text = rest.partition(":")
        if not colon or not to.strip() or not text.strip():
            raise UnreadableDecision(Refusal("nw-press-unreadable", "8.6"))
        return to.strip().casefold(), text.strip()

    def refuse(self, state: State, seat: str, action: tuple[str, str]) -> Refusal | None:
        to, text = action
        if to != "all":
            return Refusal("nw-press-public", "8.6")
        if len(text) > LONGEST_MESSAGE:
            return Refusal("nw-press-too-long", "8.6", {"longest": LONGEST_MESSAGE})
        return silence(state)

    def apply(self, state: State, seat: str, action: tuple[str, str]) -> None:
        say(state, seat, action[1])


def silence(state: State) -> Refusal | None:
    """Why nobody may talk now. [14.1, 15.41]"""
    hears_an_offer = bool(state.stack) and isinstance(state.stack[-1], ChooseAcceptance | ChooseConsent)
    return Refusal("nw-press-silence", "15.41") if hears_an_offer else None


class Concession(Standing):
    """Giving up in a game for two: the other has won. With more players one seat cannot end it. [4.3]"""

    word = "concede"

    def read(self, state: State, seat: str, rest: str) -> None:
        if rest.strip():
            raise UnreadableDecision(Refusal("nw-concede-unreadable", "4.3"))

    def refuse(self, state: State, seat: str, action: None) -> Refusal | None:
        return None if rules(state).players == 2 else Refusal("nw-concede-many", "4.3")

    def apply(self, state: State, seat: str, action: None) -> None:
        other = next(name for name in rules(state).seats if name != seat)
        end_game(state, other, "conceded", points(state))


class AutoPass(Standing):
    """`auto-pass move roll`: kinds of windows for Responses in which the seat is not asked whatever it holds,
    for lessons and positions; players rather order card by card. `auto-pass idle`: a step in which no card of
    the seat fits is passed for it; `auto-pass` alone: it is waited for everywhere. [6.14, 6.15]"""

    word = "auto-pass"

    def read(self, state: State, seat: str, rest: str) -> tuple[str, ...]:
        kinds = tuple(rest.replace(",", " ").casefold().split())
        if any(kind not in PASSED_OVER for kind in kinds):
            raise UnreadableDecision(Refusal("nw-auto-pass-unreadable", "6.14", {"text": rest.strip()[:80]}))
        return kinds

    def refuse(self, state: State, seat: str, action: tuple[str, ...]) -> Refusal | None:
        return None

    def apply(self, state: State, seat: str, action: tuple[str, ...]) -> None:
        set_auto_pass(state, seat, action)


class Ordering(Standing):
    """`order dysentery play at prague`, `order dysentery off`, `order dysentery ask`: what is to be done with
    a Response the seat holds. Nobody else hears of it. [6.14]"""

    word = "order"

    def read(self, state: State, seat: str, rest: str) -> tuple[str, Order | None]:
        return read_order(seat, rest)

    def refuse(self, state: State, seat: str, action: tuple[str, Order | None]) -> Refusal | None:
        card, order = action
        held = (
            card in pile
            for n in nations_of(state, seat)
            for pile in (state.hands[n], state.aside[n], ready_home_cards(state, n))
        )
        if not any(held):
            return Refusal("nw-play-not-held", "6.5", {"card": card})
        if CARDS[card].timing != "response":
            return Refusal("nw-order-no-response", "6.14", {"card": card})
        if order is not None and order.when and order.when not in responses()[card].windows:
            return Refusal("nw-order-window", "6.14", {"card": card, "window": order.when})
        return None

    def apply(self, state: State, seat: str, action: tuple[str, Order | None]) -> None:
        set_order(state, *action)


class KeptAnswer(Standing):
    """`answer pass`, `answer austria responds dysentery prague`: what the seat answers once the window under
    seal is closed. It may be changed until then, and nobody sees that it was given. [6.14]"""

    word = "answer"

    def read(self, state: State, seat: str, rest: str) -> Answer | None:
        choice = _sealed_choice(state, seat)
        return choice.read(state, rest) if choice is not None else None

    def refuse(self, state: State, seat: str, action: Answer | None) -> Refusal | None:
        choice = _sealed_choice(state, seat)
        if choice is None or action is None or isinstance(action, ByOrder) or seat in state.sealed:
            return Refusal("nw-answer-no-window", "6.14")
        return choice.refuse(state, action)

    def apply(self, state: State, seat: str, action: Answer | None) -> None:
        assert action is not None
        keep_answer(state, seat, action.saved)


def _sealed_choice(state: State, seat: str) -> ChooseResponse | None:
    choice = choice_of(state, seat)
    return choice if isinstance(choice, ChooseResponse) and choice.sealed else None


class Entrustment(Standing):
    """`entrust kutuzov`: who decides in an Army Group of several players gives its command to a leader in it.
    [9.7]"""

    word = "entrust"

    def read(self, state: State, seat: str, rest: str) -> int:
        return read_leader(rest)

    def refuse(self, state: State, seat: str, leader: Leader) -> Refusal | None:
        names: dict[str, str | int] = {"leader": LEADERS[leader].id}
        if not shares_a_group(state, leader):
            return Refusal("nw-entrust-no-group", "9.7", names)
        if state.battle is not None:
            return Refusal("nw-entrust-in-battle", "9.7", names)
        area = state.leader_at[leader]
        side = allies(state, LEADER_NATION[leader])
        return (
            None if seat_in_command(state, area, side) == seat else Refusal("nw-entrust-other", "9.7", names)
        )

    def apply(self, state: State, seat: str, leader: Leader) -> None:
        """Whoever commanded there before does so no more."""
        for other in group_leaders(state, state.leader_at[leader], allies(state, LEADER_NATION[leader])):
            end_effect(state, Entrusted, other)
        set_effect(state, Entrusted(leader))
