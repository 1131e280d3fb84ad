"""Windows for Response cards: who is asked when, and what is played by order without a question. [6.14]

`brisk`: a seat is asked if it holds a card that fits and is pressing; nobody else waits. `sealed`: every seat
that holds cards is asked at once, whatever it holds, so that silence tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, Together, frame, read_as, step
from .....engine.plain import Plain, plain_list, plain_number
from ...printed.cards import CARDS
from ...printed.ids import Nation
from ...printed.names import TRACK_FROM
from ...state.changes.cards import play_card, put_away
from ...state.changes.orders import (
    count_window,
    decline,
    drop_lapsed_orders,
    forget_answers,
    open_answer,
    return_response,
    take_answer,
)
from ...state.hands import ready_home_cards
from ...state.relations import nations_of, seat_of
from ...state.state import State, rules
from ...state.targets import Target, read_target
from ...state.texts import unreadable
from ..cards.announcing import announce, take_cancellation
from ..occasions import ResponseWindow, on
from .acting import marching
from .fitting import Answer, ByOrder, NoResponse, Responds, answer_of, fitting, holds_cards, responds
from .matters import could_matter
from .ordering import announce_order, ordered, wants_to_be_asked
from .responses import responses

#: Random play passes so often before it looks at its cards.
_PASS_MOSTLY: Final = 3


@on(ResponseWindow)
def ask_seats(state: State, window: ResponseWindow) -> None:
    """From the active seat on in track order, one after the other or all under seal. [6.14]"""
    drop_lapsed_orders(state)
    start = max(state.active, 0)
    seats = [seat_of(state, nation) for nation in TRACK_FROM[start]]
    # Who begins an Impulse plays a Response as his card of it, or none.
    left_out = seat_of(state, window.nation) if window.kind == "impulse" else ""
    seats = [seat for seat in dict.fromkeys(seats) if seat and seat != left_out]
    if rules(state).sealed_responses:
        _ask_under_seal(state, window, seats)
    else:
        state.then(*(AskSeat(seat, window) for seat in seats))


def _ask_under_seal(state: State, window: ResponseWindow, seats: Sequence[str]) -> None:
    """Judged by what all can see, never by what is in a hand."""
    asked = [seat for seat in seats if holds_cards(state, seat) and could_matter(state, seat, window)]
    if asked:
        count_window(state)
        last = asked[-1]
        state.then(Together(tuple(ChooseResponse(s, window, True, s == last) for s in asked)))


@frame
class AskSeat(Procedure):
    """One seat, until it passes or nothing it holds is pressing."""

    seat: str
    window: ResponseWindow

    @step
    def ask(self, state: State) -> None:
        if self.window.kind in state.auto_pass.get(self.seat, ()):
            return
        found = ordered(state, self.seat, self.window)
        if found is not None:
            announce_order(state, self.seat, found.nation, found.card)
            play_card(state, found.nation, found.card, "response")
            state.then(
                Respond(found.nation, found.card, found.aim, self.window), AskSeat(self.seat, self.window)
            )
        elif wants_to_be_asked(state, self.seat, self.window):
            state.then(ChooseResponse(self.seat, self.window))


@frame
class ChooseResponse(Choice[State, NoResponse | ByOrder | Responds]):
    """Play a Response or pass. [6.14]"""

    asks = "response"
    is_grave = True
    always_ask = True
    seat: str
    window: ResponseWindow
    #: One of several answers under seal; the last of them in track order.
    sealed: bool = False
    is_last: bool = False

    def options(self, state: State) -> Sequence[Answer]:
        return [NoResponse(), *fitting(state, self.seat, self.window)]

    def chosen(self, state: State, option: Answer) -> None:
        if self.sealed:
            self.open_seal(state, option)
        elif isinstance(option, Responds):
            play_card(state, option.nation, option.card, "response")
            state.then(
                Respond(option.nation, option.card, option.aim, self.window), AskSeat(self.seat, self.window)
            )
        else:
            self.let_go(state)

    def let_go(self, state: State) -> None:
        """A pass is for the whole march."""
        piece = marching(state, self.window)
        if piece:
            cards = {option.card for option in fitting(state, self.seat, self.window)}
            decline(state, self.seat, [f"{card} {piece}" for card in sorted(cards)])

    def open_seal(self, state: State, option: Answer) -> None:
        """All are in: each is carried out in its turn, then everybody is asked again."""
        by_order = isinstance(option, ByOrder) and self.seat not in state.kept
        if by_order:
            passes = self.window.kind in state.auto_pass.get(self.seat, ())
            found = None if passes else ordered(state, self.seat, self.window)
            option = found or NoResponse()
        elif isinstance(option, ByOrder):
            option = answer_of(state.kept[self.seat])
        if isinstance(option, Responds):
            open_answer(state, self.seat, option.saved, by_order)
        state.then(SealedResponse(self.seat, self.window, state.windows))
        if self.is_last:
            forget_answers(state)
            if any(key.startswith(f"{state.windows} ") for key in state.opened):
                state.then(self.window)

    def read(self, state: State, text: str) -> Answer:
        found: Answer = read_as(self.takes, state, text)
        if isinstance(found, ByOrder) and not self.sealed:
            raise unreadable(text)
        return found

    def read_saved(self, state: State, plain: Plain) -> Answer:
        """Answers under seal were saved in three parts before they were values, and still are."""
        nation, card, target = plain_list(plain)
        return answer_of((Nation(plain_number(nation)), str(card), read_target(str(target))))

    def refuse(self, state: State, option: Answer) -> Refusal | None:
        if not isinstance(option, Responds):
            return None
        nation, card = option.nation, option.card
        held = nation in nations_of(state, self.seat) and card in (
            *state.hands[nation],
            *ready_home_cards(state, nation),
        )
        if not held:
            return Refusal("nw-play-not-held", "6.5", {"card": card})
        if option in self.options(state):
            return None
        return Refusal("nw-response-not-now", "6.14", {"card": card})

    def sample(self, offer: Sequence[Answer], stream: Stream) -> Answer:
        return offer[0] if len(offer) == 1 or stream.below(_PASS_MOSTLY) else stream.pick(offer)


@frame
class SealedResponse(Procedure):
    """The turn of a seat after a sealed window: what it plays, if that is still possible. [6.14]

    What that is lies apart from the flow, which everybody sees.
    """

    seat: str
    window: ResponseWindow
    number: int

    @step
    def play(self, state: State) -> None:
        answer = take_answer(state, self.number, self.seat)
        if answer is None:
            return
        nation, card, target, by_order = answer
        if responds(nation, card, target) not in fitting(state, self.seat, self.window):
            return_response(state, self.seat, nation, card)
            return
        if by_order:
            announce_order(state, self.seat, nation, card)
        play_card(state, nation, card, "response")
        state.then(Respond(nation, card, target, self.window))


@frame
class Respond(Procedure):
    """A Response is announced, perhaps cancelled, carried out and put away. [6.14]"""

    nation: Nation
    card: str
    target: Target
    window: ResponseWindow

    @step
    def announce(self, state: State) -> None:
        announce(state, self.nation, self.card)

    @step
    def carry_out(self, state: State) -> None:
        if not take_cancellation(state, self.card):
            responses()[self.card].effect(state, self.nation, self.window, self.target)

    @step
    def clear(self, state: State) -> None:
        put_away(state, self.card, for_good=CARDS[self.card].is_removed)
