"""Windows for Response cards: who is asked when, and what is played by order without a question. [6.14]

`brisk`: a seat is asked if it holds a card that fits and is pressing; nobody else waits. `sealed`: every seat
that holds cards is asked at once, whatever it holds, so that silence tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine.chance import Stream
from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, Together, frame, step
from ..card_changes import end_effect, play_card, put_away
from ..card_facts import CARDS
from ..effects import Cancelled, is_on
from ..names import NATION_COUNT, NATIONS, NO_NATION
from ..order_changes import (
    count_window,
    decline,
    drop_lapsed_orders,
    forget_answers,
    open_answer,
    return_response,
    take_answer,
)
from ..playing import ready_home_cards
from ..relations import nations_of, seat_of
from ..state import State, rules
from ..texts import read_card, unreadable

#: What has just happened or is about to: what a window is opened for, and what a seat may pass over.
WINDOWS: Final = (
    "impulse",  # an Impulse has begun
    "card",  # an event was announced and is about to be carried out
    "consul",  # a Consul was moved; place and origin are the row and box it came from
    "move",  # a force has entered an area, before attrition and battle
    "roll",  # an interception, evasion or patrol was declared and is about to be rolled
    "intercept",  # interceptions into an area were tried
    "evade",  # a force may be about to fight and could evade
    "battle",  # a battle or siege round is about to be rolled
    "retreat",  # a beaten force has retreated
    "aftermath",  # a battle is over
    "fleet",  # a fleet has entered a Zone or port
    "convoy",  # a Convoy has entered a Zone
)
PASS: Final = "pass"
#: Under seal: what the seat has kept for the end of the window, or what its orders say.
BY_ORDER: Final = "by-order"
#: Random play passes so often before it looks at its cards.
_PASS_MOSTLY: Final = 3


Option = tuple[int, str, str]


def window(
    state: State, kind: str, *, nation: int = NO_NATION, place: int = -1, origin: int = -1, card: str = ""
) -> None:
    """Ask for Responses before the next step: what happened, to which nation, where, coming from where.
    Outside Impulses nobody responds. [6.14]"""
    assert kind in WINDOWS
    if state.active != NO_NATION:
        state.then(ResponseWindow(kind, nation, place, origin, card))


def holds_cards(state: State, seat: str) -> bool:
    """Does any nation of the seat hold a card that could be a Response? Known to everybody."""
    nations = nations_of(state, seat)
    if any(state.hands[n] for n in nations):
        return True
    return any(CARDS[c].timing == "response" for n in nations for c in ready_home_cards(state, n))


def fitting(state: State, seat: str, window: ResponseWindow) -> list[Option]:
    """Every Response the seat may play now, and on what."""
    from .responses import responses  # Responses know frames that open windows

    found: list[Option] = []
    for nation in nations_of(state, seat):
        for card in (*sorted(state.hands[nation]), *ready_home_cards(state, nation)):
            if card in responses():
                targets = responses()[card].targets(state, nation, window)
                found += [(nation, card, target) for target in targets]
    return found


@frame
class ResponseWindow(Procedure):
    """What has happened; the seats are asked from the active one on in track order. [6.14]"""

    kind: str
    nation: int
    place: int
    origin: int
    card: str

    @step
    def ask(self, state: State) -> None:
        drop_lapsed_orders(state)
        start = max(state.active, 0)
        seats = [seat_of(state, (start + n) % NATION_COUNT) for n in range(NATION_COUNT)]
        # Who begins an Impulse plays a Response as his card of it, or none.
        left_out = seat_of(state, self.nation) if self.kind == "impulse" else ""
        seats = [seat for seat in dict.fromkeys(seats) if seat and seat != left_out]
        if rules(state).sealed_responses:
            self.ask_under_seal(state, seats)
        else:
            state.then(*(AskSeat(seat, self) for seat in seats))

    def ask_under_seal(self, state: State, seats: Sequence[str]) -> None:
        """Judged by what all can see, never by what is in a hand."""
        from .responses import could_matter  # Responses know frames that open windows

        asked = [seat for seat in seats if holds_cards(state, seat) and could_matter(state, seat, self)]
        if asked:
            count_window(state)
            last = asked[-1]
            state.then(Together(tuple(ChooseResponse(s, self, True, s == last) for s in asked)))


@frame
class AskSeat(Procedure):
    """One seat, until it passes or nothing it holds is pressing."""

    seat: str
    window: ResponseWindow

    @step
    def ask(self, state: State) -> None:
        from .ordering import announce_order, ordered, wants_to_be_asked

        if self.window.kind in state.auto_pass.get(self.seat, ()):
            return
        found = ordered(state, self.seat, self.window)
        if found is not None:
            nation, card, target = found
            announce_order(state, self.seat, nation, card)
            play_card(state, nation, card, "response")
            state.then(Respond(nation, card, target, self.window), AskSeat(self.seat, self.window))
        elif wants_to_be_asked(state, self.seat, self.window):
            state.then(ChooseResponse(self.seat, self.window))


@frame
class ChooseResponse(AnyChoice):
    """Play a Response or pass. An option is a nation, its card and what it is played on. [6.14]"""

    always_ask = True
    option_type = tuple[int, str, str]
    seat: str
    window: ResponseWindow
    #: One of several answers under seal; the last of them in track order.
    sealed: bool = False
    is_last: bool = False

    def options(self, state: State) -> Sequence[Option]:
        return [(NO_NATION, PASS, ""), *fitting(state, self.seat, self.window)]

    def chosen(self, state: State, option: Option) -> None:
        if self.sealed:
            self.open_seal(state, option)
            return
        nation, card, target = option
        if card == PASS:
            self.let_go(state)
        else:
            play_card(state, nation, card, "response")
            state.then(Respond(nation, card, target, self.window), AskSeat(self.seat, self.window))

    def let_go(self, state: State) -> None:
        """A pass is for the whole march."""
        from .pressing import marching

        piece = marching(state, self.window)
        if piece:
            cards = {card for _, card, _ in fitting(state, self.seat, self.window)}
            decline(state, self.seat, [f"{card} {piece}" for card in sorted(cards)])

    def open_seal(self, state: State, option: Option) -> None:
        """All are in: each is carried out in its turn, then everybody is asked again."""
        from .ordering import ordered

        by_order = option[1] == BY_ORDER and self.seat not in state.kept
        if by_order:
            passes = self.window.kind in state.auto_pass.get(self.seat, ())
            found = None if passes else ordered(state, self.seat, self.window)
            option = found or (NO_NATION, PASS, "")
        elif option[1] == BY_ORDER:
            option = state.kept[self.seat]
        if option[1] != PASS:
            open_answer(state, self.seat, option, by_order)
        state.then(SealedResponse(self.seat, self.window, state.windows))
        if self.is_last:
            forget_answers(state)
            if any(key.startswith(f"{state.windows} ") for key in state.opened):
                state.then(self.window)

    def write(self, option: Option) -> str:
        nation, card, target = option
        if card == BY_ORDER:
            return "by order"
        return PASS if card == PASS else f"{NATIONS[nation]} responds {card} {target}".rstrip()

    def read(self, state: State, text: str) -> Option:
        words = text.split()
        if words == [PASS]:
            return NO_NATION, PASS, ""
        if self.sealed and words == ["by", "order"]:
            return NO_NATION, BY_ORDER, ""
        if len(words) < 3 or words[1] != "responds" or words[0] not in NATIONS:
            raise unreadable(text)
        return NATIONS.index(words[0]), read_card(words[2]), " ".join(words[3:])

    def refuse(self, state: State, option: Option) -> Refusal | None:
        nation, card, _ = option
        if card == PASS or (self.sealed and card == BY_ORDER):
            return None
        held = nation in nations_of(state, self.seat) and card in (
            *state.hands[nation],
            *ready_home_cards(state, nation),
        )
        if not held:
            return Refusal("nw-play-not-held", "6.5", {"card": card})
        if option in self.options(state):
            return None
        return Refusal("nw-response-not-now", "6.14", {"card": card})

    def sample(self, offer: Sequence[Option], stream: Stream) -> Option:
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
        from .ordering import announce_order

        answer = take_answer(state, self.number, self.seat)
        if answer is None:
            return
        nation, card, target, by_order = answer
        if (nation, card, target) not in fitting(state, self.seat, self.window):
            return_response(state, self.seat, nation, card)
            return
        if by_order:
            announce_order(state, self.seat, nation, card)
        play_card(state, nation, card, "response")
        state.then(Respond(nation, card, target, self.window))


@frame
class Respond(Procedure):
    """A Response is announced, perhaps cancelled, carried out and put away. [6.14]"""

    nation: int
    card: str
    target: str
    window: ResponseWindow

    @step
    def announce(self, state: State) -> None:
        window(state, "card", nation=self.nation, card=self.card)

    @step
    def carry_out(self, state: State) -> None:
        from .responses import responses

        if not take_cancellation(state, self.card):
            responses()[self.card].effect(state, self.nation, self.window, self.target)

    @step
    def clear(self, state: State) -> None:
        put_away(state, self.card, for_good=CARDS[self.card].is_removed)


def take_cancellation(state: State, card: str) -> bool:
    """Was the card just announced cancelled? Its cancellation is used up by the question. [6.14]"""
    if not is_on(state, Cancelled, card):
        return False
    end_effect(state, Cancelled, card)
    return True
