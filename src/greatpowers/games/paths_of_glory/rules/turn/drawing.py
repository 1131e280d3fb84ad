"""Draw Phase: combat cards go, hands are filled again. [6.0 G, 9.5.4.5, 9.5.4.6]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.names import AP, CP, SIDE_NUMBER, SIDES, Side
from ...state.changes.cards import discard_card, draw_cards, reshuffle_discards
from ...state.changes.rounds import begin_phase, owe_shuffle
from ...state.ids import CardId
from ...state.state import State, rules
from ..answers import DONE, Done
from .pools import may_discard


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

    side: Side

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

    side: Side

    @step
    def shuffle(self, state: State) -> None:
        if state.shuffle_due[self.side]:
            owe_shuffle(state, self.side, False)
            reshuffle_discards(state, self.side)


@option("discard {card}")
class Discard(Option):
    card: CardId


@frame
class ChooseDiscard(Choice[State, Discard | Done]):
    """Throw one more combat card away, or be done. [9.5.4.6]"""

    seat: str
    asks = "discard"
    always_ask = True  # skipping the question would tell that no combat card is held

    def options(self, state: State) -> Sequence[Discard | Done]:
        hand = sorted(state.hands[SIDE_NUMBER[self.seat]])
        return [DONE, *(Discard(CardId(card)) for card in hand if may_discard(state, card))]

    def chosen(self, state: State, option: Discard | Done) -> None:
        match option:
            case Discard(card):
                discard_card(state, SIDE_NUMBER[self.seat], card)
                state.then(ChooseDiscard(self.seat))

    def refuse(self, state: State, option: Discard | Done) -> Refusal | None:
        match option:
            case Discard(card) if card not in state.hands[SIDE_NUMBER[self.seat]]:
                return Refusal("pog-card-not-held", "9.1.2", {"card": card})
            case Discard(card) if not may_discard(state, card):
                return Refusal("pog-no-combat-card", "9.5.4.6", {"card": card})
        return None


def fill_hand(state: State, side: Side) -> None:
    """Draw up to the hand size; an empty pile is made new from the discards on the way. [6.0 G]"""
    wanted = rules(state).hand_size - len(state.hands[side])
    dealt = min(wanted, len(state.decks[side]))
    draw_cards(state, side, dealt)
    if dealt < wanted and state.discards[side]:
        reshuffle_discards(state, side)
        draw_cards(state, side, wanted - dealt)
