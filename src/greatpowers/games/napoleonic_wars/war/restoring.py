"""A Pact that an event has broken: everybody may answer at once, to restore it. [8.21]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....engine.frames import Choice, Procedure, frame, step
from ..actions import RESTORING
from ..card_changes import play_card, put_away
from ..card_facts import CARDS
from ..cards.registry import event_refusal
from ..names import NATION_COUNT, PACT, POWERS
from ..phases.spending import GrantCp
from ..relations import seat_of
from ..state import State
from .consuls import EVENT, MoveConsul, consul_refusal

PASS: Final = "pass"
CPS, BY_EVENT = "restore", "event"
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
        if seat and state.hands[self.by] and state.consul_box[self.nation] != PACT:
            state.then(ChooseRestoring(seat, self.by, self.nation, self.former))


@frame
class ChooseRestoring(Choice):
    """The former ally may spend the CPs of a card, anybody may play an event, only for the Pact. [8.21]"""

    always_ask = True
    seat: str
    by: int
    nation: int
    former: int

    def options(self, state: State) -> Sequence[tuple[str, str]]:
        held = sorted(state.hands[self.by])
        found = [(PASS, "")]
        if self.by == self.former:
            found += [(CPS, card) for card in held if not CARDS[card].must_be_event]
        return [
            *found,
            *(
                (BY_EVENT, card)
                for card in held
                if event_restores(state, self.by, card, self.nation, self.former)
            ),
        ]

    def chosen(self, state: State, option: tuple[str, str]) -> None:
        word, card = option
        if word == PASS:
            return
        play_card(state, self.by, card, "cp" if word == CPS else "event")
        if word == CPS:
            state.then(GrantCp(self.by, CARDS[card].cp, RESTORING), PutAway(card, False))
        else:
            push = MoveConsul(self.by, self.nation, self.former, True, PUSHES[card], "event")
            state.then(push, PutAway(card, CARDS[card].is_removed))

    def write(self, option: tuple[str, str]) -> str:
        word, card = option
        return f"{word} {card}".rstrip()


@frame
class PutAway(Procedure):
    """A card that was used for the Pact goes to the discards, or out of the game."""

    card: str
    for_good: bool

    @step
    def put(self, state: State) -> None:
        put_away(state, self.card, for_good=self.for_good)
