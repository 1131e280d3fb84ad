"""Draw Phase: combat cards go, hands are filled again. [6.0 G, 9.5.4.5, 9.5.4.6]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import AnyChoice, Procedure, frame, step
from ..card_facts import CARDS
from ..cards_changes import discard_card, draw_cards, reshuffle_discards
from ..names import AP, CP, SIDE_NUMBER, SIDES
from ..pools import may_discard
from ..round_changes import begin_phase, owe_shuffle
from ..state import State, rules

DONE = "done"


@frame
class DrawPhase(Procedure):
    """[6.0 G]"""

    @step
    def clear_table(self, state: State) -> None:
        """What lies face up goes, whoever won with it. [9.5.4.5]"""
        begin_phase(state, "draw")
        for side in (AP, CP):
            for card in tuple(state.table_cards[side]):
                discard_card(state, side, card)

    @step
    def sides(self, state: State) -> None:
        """In the solo mode boxes are filled during play, but new cards are mixed in now. [solo]"""
        for side in (AP, CP):
            state.then(Shuffling(side) if rules(state).solo else Drawing(side))


@frame
class Drawing(Procedure):
    """One side discards what it may and fills its hand."""

    side: int

    @step
    def discard(self, state: State) -> None:
        state.then(ChooseDiscard(SIDES[self.side]))

    @step
    def shuffle(self, state: State) -> None:
        state.then(Shuffling(self.side))

    @step
    def draw(self, state: State) -> None:
        fill_hand(state, self.side)


@frame
class Shuffling(Procedure):
    """New cards of this turn are mixed in with everything that was discarded. [6.0 G, 16.1.3]"""

    side: int

    @step
    def shuffle(self, state: State) -> None:
        if state.shuffle_due[self.side]:
            owe_shuffle(state, self.side, False)
            reshuffle_discards(state, self.side)


@frame
class ChooseDiscard(AnyChoice):
    """Throw one more combat card away, or be done. [9.5.4.6]"""

    seat: str
    always_ask = True  # skipping the question would tell that no combat card is held

    def options(self, state: State) -> Sequence[str]:
        hand = sorted(state.hands[SIDE_NUMBER[self.seat]])
        return [DONE, *(card for card in hand if may_discard(state, card))]

    def chosen(self, state: State, card: str) -> None:
        if card != DONE:
            discard_card(state, SIDE_NUMBER[self.seat], card)
            state.then(ChooseDiscard(self.seat))

    def write(self, card: str) -> str:
        return DONE if card == DONE else f"discard {card}"

    def read(self, state: State, text: str) -> str:
        words = text.casefold().split()
        if words == [DONE]:
            return DONE
        if len(words) == 2 and words[0] == "discard" and words[1] in CARDS:
            return words[1]
        raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))

    def refuse(self, state: State, card: str) -> Refusal | None:
        if card == DONE:
            return None
        if card not in state.hands[SIDE_NUMBER[self.seat]]:
            return Refusal("pog-card-not-held", "9.1.2", {"card": card})
        if not may_discard(state, card):
            return Refusal("pog-no-combat-card", "9.5.4.6", {"card": card})
        return None


def fill_hand(state: State, side: int) -> None:
    """Draw up to the hand size; an empty pile is made new from the discards on the way. [6.0 G]"""
    wanted = rules(state).hand_size - len(state.hands[side])
    dealt = min(wanted, len(state.decks[side]))
    draw_cards(state, side, dealt)
    if dealt < wanted and state.discards[side]:
        reshuffle_discards(state, side)
        draw_cards(state, side, wanted - dealt)
