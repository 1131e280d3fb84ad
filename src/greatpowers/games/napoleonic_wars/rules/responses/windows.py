"""Windows for Response cards: who is asked when, and what is played by order without a question. [6.14]

`brisk`: a seat is asked if it holds a card that fits and is pressing; nobody else waits. `sealed`: every seat
that holds cards is asked at once, whatever it holds, so that silence tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .....engine.chance import Stream
from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, Together, frame, read_as, step
from .....engine.kinds import told
from .....engine.option import Option, option
from ...printed.cards import CARDS
from ...printed.names import NATION_COUNT, NO_NATION
from ...state.changes.cards import end_effect, play_card, put_away
from ...state.changes.orders import (
    count_window,
    decline,
    drop_lapsed_orders,
    forget_answers,
    open_answer,
    return_response,
    take_answer,
)
from ...state.effects import Cancelled, is_on
from ...state.ids import CardId, Nation
from ...state.relations import nations_of, seat_of
from ...state.state import KeptAnswer, State, rules
from ...state.targets import NOTHING, Target, read_target
from ...state.texts import unreadable
from ..impulse.playing import ready_home_cards

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
_BY_ORDER: Final = "by-order"
#: Random play passes so often before it looks at its cards.
_PASS_MOSTLY: Final = 3


@option("pass", says="no-response")
class NoResponse(Option, frozen=True):
    """Nothing is played."""

    @property
    def saved(self) -> Any:
        return (NO_NATION, PASS, NOTHING)


@option("by order", says="response-by-order")
class ByOrder(Option, frozen=True):
    """Under seal: what the seat has kept for the end of the window, or what its orders say."""

    @property
    def saved(self) -> Any:
        return (NO_NATION, _BY_ORDER, NOTHING)


@option("{nation} responds {card}[ {target}]", says="respond")
class Responds(Option, frozen=True):
    """A nation plays its card, on something or on what has just happened."""

    nation: Nation
    card: CardId
    target: Target | None = None

    @told
    def aimed(self) -> bool:
        """Is it played on something in particular?"""
        return self.target is not None

    @property
    def aim(self) -> Target:
        return NOTHING if self.target is None else self.target

    @property
    def saved(self) -> Any:
        return (self.nation, self.card, self.aim)


Answer = NoResponse | ByOrder | Responds


def responds(nation: int, card: str, target: Target) -> Responds:
    return Responds(Nation(nation), CardId(card), None if target == NOTHING else target)


def answer_of(kept: KeptAnswer) -> Answer:
    """The answer that is kept so."""
    nation, card, target = kept
    if card == PASS:
        return NoResponse()
    return ByOrder() if card == _BY_ORDER else responds(nation, card, target)


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


def fitting(state: State, seat: str, window: ResponseWindow) -> list[Responds]:
    """Every Response the seat may play now, and on what."""
    from .responses import responses  # Responses know frames that open windows

    found: list[Responds] = []
    for nation in nations_of(state, seat):
        for card in (*sorted(state.hands[nation]), *ready_home_cards(state, nation)):
            if card in responses():
                targets = responses()[card].targets(state, nation, window)
                found += [responds(nation, card, target) for target in targets]
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
        from .pressing import marching

        piece = marching(state, self.window)
        if piece:
            cards = {option.card for option in fitting(state, self.seat, self.window)}
            decline(state, self.seat, [f"{card} {piece}" for card in sorted(cards)])

    def open_seal(self, state: State, option: Answer) -> None:
        """All are in: each is carried out in its turn, then everybody is asked again."""
        from .ordering import ordered

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

    def read_saved(self, state: State, plain: Any) -> Answer:
        """Answers under seal were saved in three parts before they were values, and still are."""
        nation, card, target = plain
        return answer_of((nation, card, read_target(target)))

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
        from .ordering import announce_order

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

    nation: int
    card: str
    target: Target
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
