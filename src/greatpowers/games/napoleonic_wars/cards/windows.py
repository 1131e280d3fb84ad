"""Windows for Response cards: everybody is asked in turn, so that silence tells nothing. [6.14]

A seat is asked by what all can see: that it holds cards, what it wants to be passed over in,
whether any Response could fit what has happened. It never depends on what is in a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine.chance import Stream
from ....engine.errors import Refusal
from ....engine.frames import Choice, Procedure, frame, step
from ..card_changes import end_effect, play_card, put_away
from ..card_facts import CARDS
from ..effects import CANCELLED, is_on, of
from ..names import NATION_COUNT, NATIONS, NO_NATION
from ..playing import ready_home_cards
from ..relations import nations_of, seat_of
from ..state import State
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
#: Random play passes so often before it looks at its cards.
_PASS_MOSTLY: Final = 6


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


@frame
class ResponseWindow(Procedure):
    """Every seat that holds cards is asked, from the active one on in track order. [6.14]"""

    kind: str
    nation: int
    place: int
    origin: int
    card: str

    @step
    def ask(self, state: State) -> None:
        start = max(state.active, 0)
        seats = [seat_of(state, (start + n) % NATION_COUNT) for n in range(NATION_COUNT)]
        for seat in dict.fromkeys(seats):
            if seat:
                state.then(AskSeat(seat, self))


@frame
class AskSeat(Procedure):
    """One seat, until it passes."""

    seat: str
    window: ResponseWindow

    @step
    def ask(self, state: State) -> None:
        from .responses import could_matter  # Responses know frames that open windows

        passes = self.window.kind in state.auto_pass.get(self.seat, ())
        if not passes and holds_cards(state, self.seat) and could_matter(state, self.seat, self.window):
            state.then(ChooseResponse(self.seat, self.window))


@frame
class ChooseResponse(Choice):
    """Play a Response or pass. An option is a nation, its card and what it is played on. [6.14]"""

    always_ask = True
    seat: str
    window: ResponseWindow

    def options(self, state: State) -> Sequence[tuple[int, str, str]]:
        from .responses import responses

        found: list[tuple[int, str, str]] = [(NO_NATION, PASS, "")]
        for nation in nations_of(state, self.seat):
            for card in (*sorted(state.hands[nation]), *ready_home_cards(state, nation)):
                if card in responses():
                    targets = responses()[card].targets(state, nation, self.window)
                    found += [(nation, card, target) for target in targets]
        return found

    def chosen(self, state: State, option: tuple[int, str, str]) -> None:
        nation, card, target = option
        if card != PASS:
            play_card(state, nation, card, "response")
            state.then(Respond(nation, card, target, self.window), AskSeat(self.seat, self.window))

    def write(self, option: tuple[int, str, str]) -> str:
        nation, card, target = option
        return PASS if card == PASS else f"{NATIONS[nation]} responds {card} {target}".rstrip()

    def read(self, state: State, text: str) -> tuple[int, str, str]:
        words = text.split()
        if words == [PASS]:
            return NO_NATION, PASS, ""
        if len(words) < 3 or words[1] != "responds" or words[0] not in NATIONS:
            raise unreadable(text)
        return NATIONS.index(words[0]), read_card(words[2]), " ".join(words[3:])

    def refuse(self, state: State, option: tuple[int, str, str]) -> Refusal | None:
        nation, card, _ = option
        if card == PASS:
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

    def sample(self, offer: Sequence[tuple[int, str, str]], stream: Stream) -> tuple[int, str, str]:
        return offer[0] if len(offer) == 1 or stream.below(_PASS_MOSTLY) else stream.pick(offer)


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
    cancelled = of(CANCELLED, card)
    if not is_on(state, cancelled):
        return False
    end_effect(state, cancelled)
    return True
