"""A Pact that an event has broken: everybody may answer at once, to restore it. [8.21]

It is done as in an Impulse: by an event, or with the CPs of a card and of a plus card beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.kinds import told
from .....engine.option import Option, option
from ...printed.cards import CARDS
from ...printed.names import PACT, POWERS, TRACK_FROM
from ...state.changes.cards import play_card, put_away
from ...state.ids import CardId, Nation
from ...state.relations import seat_of
from ...state.state import State
from ..answers import Pass, PlayEvent
from ..cards.registry import event_refusal
from ..impulse.playing import playable
from .consuls import CP, EVENT, MoveConsul, consul_refusal, move_consul, price_of_pact, step_cost


@option("restore {card}")
class Restore(Option):
    """The CPs of a card for the Pact."""

    card: CardId

    @property
    def cards(self) -> tuple[str, ...]:
        return (self.card,)

    @told
    def cp(self) -> int:
        return _cp_of(self.cards)


@option("restore {card} with {second}", says="restore-with")
class RestoreWith(Option):
    """Those of two that go together. [5.12]"""

    card: CardId
    second: CardId

    @property
    def cards(self) -> tuple[str, ...]:
        return (self.card, self.second)

    @told
    def cp(self) -> int:
        return _cp_of(self.cards)


Answer = Pass | RestoreWith | Restore | PlayEvent
#: Events that push a Consul right as far as Pact, and over how many boxes.
PUSHES: Final[Mapping[str, int]] = {
    "secret_treaty": 1,
    "talleyrand": 2,
    "metternich": 2,
    "royal_marriage": 3,
}


def event_restores(state: State, by: Nation, card: str, nation: Nation, power: Nation) -> bool:
    """Would this event, played by a nation now, bring the Consul back into Pact with its former ally?"""
    if card not in PUSHES or event_refusal(state, by, card) is not None:
        return False
    if card == "royal_marriage" and (by != power or nation not in POWERS):
        return False
    in_reach = state.consul_box[nation] + PUSHES[card] >= PACT
    return in_reach and consul_refusal(state, by, nation, power, True, EVENT) is None


def payment_refusal(
    state: State, by: Nation, cards: Sequence[str], nation: Nation, former: Nation
) -> Refusal | None:
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


def payments(state: State, by: Nation, nation: Nation, former: Nation) -> list[Restore | RestoreWith]:
    """Single cards that are enough, and pairs where neither is. [8.21]"""
    held = [CardId(card) for card in playable(state, by)]
    single = [card for card in held if payment_refusal(state, by, (card,), nation, former) is None]
    pairs = combinations((card for card in held if card not in single), 2)
    both = [two for two in pairs if payment_refusal(state, by, two, nation, former) is None]
    return [*(Restore(card) for card in single), *(RestoreWith(*two) for two in both)]


@frame
class Restoring(Procedure):
    """From the active nation on in track order; whoever holds a card is asked. [8.21]"""

    nation: Nation
    former: Nation

    @step
    def react(self, state: State) -> None:
        start = max(state.active, 0)
        order = TRACK_FROM[start]
        state.then(*[AskRestoring(by, self.nation, self.former) for by in order])


@frame
class AskRestoring(Procedure):
    """One nation, unless the Pact is restored by now. [8.21]"""

    by: Nation
    nation: Nation
    former: Nation

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
class ChooseRestoring(Choice[State, Pass | RestoreWith | Restore | PlayEvent]):
    """The former ally may spend the CPs of its cards, anybody may play an event, only for the Pact. [8.21]"""

    asks = "restoring"
    is_grave = True
    always_ask = True
    seat: str
    by: Nation
    nation: Nation
    former: Nation

    def options(self, state: State) -> Sequence[Answer]:
        found: list[Answer] = [Pass(), *payments(state, self.by, self.nation, self.former)]
        held = [CardId(card) for card in sorted(state.hands[self.by])]
        return [*found, *(PlayEvent(card) for card in held if self._restores(state, card))]

    def _restores(self, state: State, card: str) -> bool:
        return event_restores(state, self.by, card, self.nation, self.former)

    def chosen(self, state: State, option: Answer) -> None:
        match option:
            case PlayEvent(card):
                play_card(state, self.by, card, "event")
                push = MoveConsul(self.by, self.nation, self.former, True, PUSHES[card], "event")
                state.then(push, PutAway(card, CARDS[card].is_removed))
            case Restore() | RestoreWith():
                for paid in option.cards:
                    play_card(state, self.by, paid, "cp")
                state.then(PayPact(self.by, self.nation, self.former, option.cp()))
                state.then(*[PutAway(paid, False) for paid in option.cards])
            case Pass():
                pass

    def refuse(self, state: State, option: Answer) -> Refusal | None:
        match option:
            case Restore() | RestoreWith():
                return payment_refusal(state, self.by, option.cards, self.nation, self.former)
            case PlayEvent(card) if card in state.hands[self.by] and not self._restores(state, card):
                return Refusal("nw-restore-event", "8.21", {"card": card})
            case _:
                return None if option in self.options(state) else Refusal("decision-not-offered")


@frame
class PayPact(Procedure):
    """The Consul is pushed right, box by box, while what is left can still reach Pact. [8.1, 8.21]"""

    by: Nation
    nation: Nation
    former: Nation
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
