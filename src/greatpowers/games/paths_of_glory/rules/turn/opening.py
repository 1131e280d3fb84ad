"""Before the first turn: bids for the sides, optional cards, the first hands. [4.3, 5.6.1, options]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.card_names import GUNS_OF_AUGUST
from ...printed.cards import CARDS
from ...printed.names import AP, CP, MOBILIZATION, NO_SIDE, SIDE_NUMBER, SIDES
from ...state.changes.cards import (
    add_to_deck,
    draw_cards,
    show_card,
    shuffle_deck,
    swap_card,
    take_into_hand,
)
from ...state.changes.rounds import make_bid, settle_bid
from ...state.changes.solo import lay_out_boxes
from ...state.events.opening import OpeningChosen
from ...state.ids import BidPoints, CardId, Side
from ...state.state import State, opponent, rules
from ..answers import DONE, Accept, Done, Guns
from .pools import deck_cards, stand_ins

#: So far bids are listed; higher ones may be written.
_LISTED_BIDS: Final = 5
_LISTED_RAISES: Final = 2
HIGHEST_BID: Final = 99


@frame
class Opening(Procedure):
    """[4.3]"""

    @step
    def bid(self, state: State) -> None:
        if rules(state).tournament:
            state.then(Bidding())

    @step
    def swap_cards(self, state: State) -> None:
        if rules(state).optional_cards == "selected":
            state.then(*(ChooseSwap(SIDES[side]) for side in (AP, CP)))

    @step
    def lay_out_decks(self, state: State) -> None:
        for side in (AP, CP):
            add_to_deck(state, side, deck_cards(state, side, MOBILIZATION))
            shuffle_deck(state, side)

    @step
    def announce(self, state: State) -> None:
        if rules(state).guns_of_august_first:
            open_with(state, True)
        else:
            state.then(ChooseOpening(SIDES[CP]))

    @step
    def deal(self, state: State) -> None:
        for side in (AP, CP):
            draw_cards(state, side, rules(state).hand_size - len(state.hands[side]))
            if rules(state).solo:
                lay_out_boxes(state, side)


@option("no guns of august", says="no-guns")
class NoGuns(Option):
    pass


@frame
class ChooseOpening(Choice[State, Guns | NoGuns]):
    """Shall the Guns of August be in the first hand? Everybody is told. [4.3.1]"""

    seat: str
    asks = "opening"
    is_grave = True

    def options(self, state: State) -> Sequence[Guns | NoGuns]:
        return (Guns(), NoGuns())

    def chosen(self, state: State, option: Guns | NoGuns) -> None:
        open_with(state, isinstance(option, Guns))


def open_with(state: State, guns: bool) -> None:
    """Put the Guns of August into the hand, or leave them to chance. [4.3.1]"""
    state.record(OpeningChosen(guns))
    if guns:
        take_into_hand(state, CP, GUNS_OF_AUGUST)
        show_card(state, CP, GUNS_OF_AUGUST)


@option("bid {side} {points}")
class Bid(Option):
    """A side and the points offered for it."""

    side: Side
    points: BidPoints


@frame
class Bidding(Procedure):
    """The higher die bids first; the other accepts or goes higher for the same side. [5.6.1]"""

    @step
    def roll(self, state: State) -> Next | None:
        dice = [state.draw(6, f"bidding {seat}") for seat in SIDES]
        if dice[AP] == dice[CP]:
            return REPEAT
        state.then(ChooseBid(SIDES[AP if dice[AP] > dice[CP] else CP], NO_SIDE, -1))
        return None


@frame
class ChooseBid(Choice[State, Bid | Accept]):
    """Name a side and points for it, or accept the other side. [5.6.1]"""

    seat: str
    #: The bid to beat; side -1 before the first one.
    side: Side
    points: int
    asks = "bid"
    is_grave = True

    def options(self, state: State) -> Sequence[Bid | Accept]:
        if self.side < 0:
            points = range(_LISTED_BIDS + 1)
            return [Bid(side, BidPoints(count)) for side in (AP, CP) for count in points]
        top = min(self.points + _LISTED_RAISES, HIGHEST_BID)
        higher = range(self.points + 1, top + 1)
        return [Accept(), *(Bid(self.side, BidPoints(points)) for points in higher)]

    def chosen(self, state: State, option: Bid | Accept) -> None:
        other = opponent(SIDE_NUMBER[self.seat])
        match option:
            case Accept():
                settle_bid(state, other)
            case Bid(side, points):
                make_bid(state, SIDE_NUMBER[self.seat], side, points)
                state.then(ChooseBid(SIDES[other], side, points))

    def refuse(self, state: State, option: Bid | Accept) -> Refusal | None:
        match option:
            case Accept():
                return Refusal("pog-bid-nothing-to-accept", "5.6.1") if self.side < 0 else None
            case Bid(side, points):
                if points > HIGHEST_BID:
                    return Refusal("pog-bid-too-high", "5.6.1", {"highest": HIGHEST_BID})
                if self.side >= 0 and side != self.side:
                    return Refusal("pog-bid-other-side", "5.6.1", {"side": SIDES[self.side]})
                if points <= self.points:
                    return Refusal("pog-bid-too-low", "5.6.1", {"points": self.points})
                return None


@option("take {card} for {other}")
class Take(Option):
    """An optional card and the one it stands for."""

    card: CardId
    other: CardId


@frame
class ChooseSwap(Choice[State, Take | Done]):
    """Take one more optional card in secret, or be done. [options]"""

    seat: str
    asks = "swap"
    always_ask = True

    def options(self, state: State) -> Sequence[Take | Done]:
        side = SIDE_NUMBER[self.seat]
        free = [c.id for c in CARDS.values() if c.side == side and c.is_optional]
        taken = state.swaps[side]
        swaps = ((c, out) for c in free if c not in taken for out in stand_ins(state, side, c))
        return [DONE, *(Take(CardId(card), CardId(out)) for card, out in swaps)]

    def chosen(self, state: State, option: Take | Done) -> None:
        match option:
            case Take(card, other):
                swap_card(state, SIDE_NUMBER[self.seat], card, other)
                state.then(ChooseSwap(self.seat))

    def refuse(self, state: State, option: Take | Done) -> Refusal | None:
        match option:
            case Take(card, other):
                return _swap_refusal(state, SIDE_NUMBER[self.seat], card, other)
        return None


def _swap_refusal(state: State, side: Side, card: str, other: str) -> Refusal | None:
    fact = CARDS[card]
    if fact.side != side or not fact.is_optional or card in state.swaps[side]:
        return Refusal("pog-swap-not-optional", "9.1.2", {"card": card})
    if other not in stand_ins(state, side, card):
        return Refusal("pog-swap-unlike", "9.1.2", {"card": card, "other": other})
    return None
