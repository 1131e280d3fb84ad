"""A Pact that an event has broken: everybody may answer at once, to restore it. [8.21]

It is done as in an Impulse: by an event, or with the CPs of a card and of a plus card beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from ....engine.errors import Refusal
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..card_changes import play_card, put_away
from ..card_facts import CARDS
from ..cards.registry import event_refusal
from ..names import NATION_COUNT, PACT, POWERS
from ..playing import playable
from ..relations import seat_of
from ..state import State
from ..texts import read_card, unreadable
from .consuls import CP, EVENT, MoveConsul, consul_refusal, move_consul, price_of_pact, step_cost

PASS: Final = "pass"
CPS, BY_EVENT = "restore", "event"
_WITH: Final = " with "
#: Events that push a Consul right as far as Pact, and over how many boxes.
PUSHES: Final[Mapping[str, int]] = {
    "secret_treaty": 1,
    "talleyrand": 2,
    "metternich": 2,
    "royal_marriage": 3,
}


def event_restores(state: State, by: int, card: str, nation: int, power: int) -> bool:
    """Would this event, played by a nation now, bring the Consul back into Pact with its former ally?"""
    if card not in PUSHES or event_refusal(state, by, card) is not None:
        return False
    if card == "royal_marriage" and (by != power or nation not in POWERS):
        return False
    in_reach = state.consul_box[nation] + PUSHES[card] >= PACT
    return in_reach and consul_refusal(state, by, nation, power, True, EVENT) is None


def payment_refusal(state: State, by: int, cards: Sequence[str], nation: int, former: int) -> Refusal | None:
    """Why CPs of these cards do not restore the Pact: they must go together in an Impulse, push right in
    their own row, and be enough. [5.12, 8.1, 8.21]"""
    for card in cards:
        if card not in playable(state, by):
            return Refusal("nw-play-not-held", "6.5", {"card": card})
        if CARDS[card].must_be_event:
            return Refusal("nw-play-must-event", "6", {"card": card})
    if len(cards) > 1 and sum(CARDS[card].is_plus for card in cards) != 1:
        return Refusal("nw-play-one-card", "5.12", {"card": cards[1]})
    refused = consul_refusal(state, by, nation, former, True, CP)
    price, paid = price_of_pact(state, nation), _cp_of(cards)
    if refused is None and paid < price:
        return Refusal("nw-restore-short", "8.21", {"cost": price, "left": paid})
    return refused


def _cp_of(cards: Iterable[str]) -> int:
    return sum(CARDS[card].cp for card in cards)


def payments(state: State, by: int, nation: int, former: int) -> list[tuple[str, ...]]:
    """Single cards that are enough, and pairs where neither is. [8.21]"""
    held = playable(state, by)
    single = [(card,) for card in held if payment_refusal(state, by, (card,), nation, former) is None]
    enough = {card for (card,) in single}
    pairs = combinations((card for card in held if card not in enough), 2)
    return [*single, *(two for two in pairs if payment_refusal(state, by, two, nation, former) is None)]


@frame
class Restoring(Procedure):
    """From the active nation on in track order; whoever holds a card is asked. [8.21]"""

    nation: int
    former: int

    @step
    def react(self, state: State) -> None:
        start = max(state.active, 0)
        order = [(start + number) % NATION_COUNT for number in range(NATION_COUNT)]
        state.then(*[AskRestoring(by, self.nation, self.former) for by in order])


@frame
class AskRestoring(Procedure):
    """One nation, unless the Pact is restored by now. [8.21]"""

    by: int
    nation: int
    former: int

    @step
    def ask(self, state: State) -> None:
        seat = seat_of(state, self.by)
        if not seat or state.consul_box[self.nation] == PACT:
            return
        choice = ChooseRestoring(seat, self.by, self.nation, self.former)
        # Home cards lie open: with no others everybody sees whether there is anything to answer.
        if state.hands[self.by] or len(choice.options(state)) > 1:
            state.then(choice)


@frame
class ChooseRestoring(AnyChoice):
    """The former ally may spend the CPs of its cards, anybody may play an event, only for the Pact. [8.21]"""

    always_ask = True
    seat: str
    by: int
    nation: int
    former: int

    def options(self, state: State) -> Sequence[tuple[str, tuple[str, ...]]]:
        found: list[tuple[str, tuple[str, ...]]] = [(PASS, ())]
        found += [(CPS, cards) for cards in payments(state, self.by, self.nation, self.former)]
        held = sorted(state.hands[self.by])
        return [*found, *((BY_EVENT, (card,)) for card in held if self._restores(state, card))]

    def _restores(self, state: State, card: str) -> bool:
        return event_restores(state, self.by, card, self.nation, self.former)

    def chosen(self, state: State, option: tuple[str, tuple[str, ...]]) -> None:
        word, cards = option
        for card in cards:
            play_card(state, self.by, card, "cp" if word == CPS else "event")
        if word == CPS:
            state.then(PayPact(self.by, self.nation, self.former, _cp_of(cards)))
            state.then(*[PutAway(card, False) for card in cards])
        elif word == BY_EVENT:
            push = MoveConsul(self.by, self.nation, self.former, True, PUSHES[cards[0]], "event")
            state.then(push, PutAway(cards[0], CARDS[cards[0]].is_removed))

    def write(self, option: tuple[str, tuple[str, ...]]) -> str:
        word, cards = option
        return f"{word} {_WITH.join(cards)}".rstrip()

    def read(self, state: State, text: str) -> tuple[str, tuple[str, ...]]:
        word, _, rest = " ".join(text.casefold().split()).partition(" ")
        if word not in (PASS, CPS, BY_EVENT) or (word == PASS) == bool(rest):
            raise unreadable(text)
        return word, tuple(read_card(card) for card in rest.split(_WITH)) if rest else ()

    def refuse(self, state: State, option: tuple[str, tuple[str, ...]]) -> Refusal | None:
        word, cards = option
        if word == CPS and len(cards) <= 2:
            return payment_refusal(state, self.by, cards, self.nation, self.former)
        if word == BY_EVENT and cards[0] in state.hands[self.by] and not self._restores(state, cards[0]):
            return Refusal("nw-restore-event", "8.21", {"card": cards[0]})
        return None if option in self.options(state) else Refusal("decision-not-offered")


@frame
class PayPact(Procedure):
    """The Consul is pushed right, box by box, while what is left can still reach Pact. [8.1, 8.21]"""

    by: int
    nation: int
    former: int
    left: int

    @step
    def push(self, state: State) -> None:
        cost = step_cost(state, self.by, self.nation, self.former, True)
        if cost is None or self.left < price_of_pact(state, self.nation):
            return
        move_consul(state, self.nation, self.former, True, "influence")
        state.then(PayPact(self.by, self.nation, self.former, self.left - cost))


@frame
class PutAway(Procedure):
    """A card that was used for the Pact goes to the discards, face down, or out of the game."""

    card: str
    for_good: bool

    @step
    def put(self, state: State) -> None:
        put_away(state, self.card, for_good=self.for_good)
