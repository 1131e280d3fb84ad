"""Before the first turn: bids for the sides, optional cards, the first hands. [4.3, 5.6.1, options]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ....engine.errors import Refusal, UnreadableDecision
from ....engine.frames import REPEAT, AnyChoice, Next, Procedure, frame, step
from ..card_facts import CARDS
from ..card_names import GUNS_OF_AUGUST
from ..cards_changes import add_to_deck, draw_cards, show_card, shuffle_deck, swap_card, take_into_hand
from ..names import AP, CP, MOBILIZATION, SIDE_NUMBER, SIDES
from ..opening_events import OpeningChosen
from ..pools import deck_cards, stand_ins
from ..round_changes import make_bid, settle_bid
from ..solo.solo_changes import lay_out_boxes
from ..state import State, opponent, rules

DONE, ACCEPT = "done", "accept"
WITH_GUNS, WITHOUT_GUNS = "guns of august", "no guns of august"
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


@frame
class ChooseOpening(AnyChoice):
    """Shall the Guns of August be in the first hand? Everybody is told. [4.3.1]"""

    seat: str

    def options(self, state: State) -> Sequence[str]:
        return (WITH_GUNS, WITHOUT_GUNS)

    def chosen(self, state: State, answer: str) -> None:
        open_with(state, answer == WITH_GUNS)


def open_with(state: State, guns: bool) -> None:
    """Put the Guns of August into the hand, or leave them to chance. [4.3.1]"""
    state.record(OpeningChosen(guns))
    if guns:
        take_into_hand(state, CP, GUNS_OF_AUGUST)
        show_card(state, CP, GUNS_OF_AUGUST)


@dataclass(frozen=True, slots=True)
class Bid:
    """A side and the points offered for it."""

    side: int
    points: int


@frame
class Bidding(Procedure):
    """The higher die bids first; the other accepts or goes higher for the same side. [5.6.1]"""

    @step
    def roll(self, state: State) -> Next | None:
        dice = [state.draw(6, f"bidding {seat}") for seat in SIDES]
        if dice[AP] == dice[CP]:
            return REPEAT
        state.then(ChooseBid(SIDES[AP if dice[AP] > dice[CP] else CP], -1, -1))
        return None


@frame
class ChooseBid(AnyChoice):
    """Name a side and points for it, or accept the other side. [5.6.1]"""

    seat: str
    #: The bid to beat; side -1 before the first one.
    side: int
    points: int

    def options(self, state: State) -> Sequence[Bid | str]:
        if self.side < 0:
            return [Bid(side, points) for side in (AP, CP) for points in range(_LISTED_BIDS + 1)]
        top = min(self.points + _LISTED_RAISES, HIGHEST_BID)
        return [ACCEPT, *(Bid(self.side, points) for points in range(self.points + 1, top + 1))]

    def chosen(self, state: State, bid: Bid | str) -> None:
        other = opponent(SIDE_NUMBER[self.seat])
        if isinstance(bid, str):
            settle_bid(state, other)
        else:
            make_bid(state, SIDE_NUMBER[self.seat], bid.side, bid.points)
            state.then(ChooseBid(SIDES[other], bid.side, bid.points))

    def write(self, bid: Bid | str) -> str:
        return bid if isinstance(bid, str) else f"bid {SIDES[bid.side]} {bid.points}"

    def read(self, state: State, text: str) -> Bid | str:
        words = text.casefold().split()
        if words == [ACCEPT]:
            return ACCEPT
        if len(words) == 3 and words[0] == "bid" and words[1] in SIDES and words[2].isdecimal():
            return Bid(SIDE_NUMBER[words[1]], int(words[2]))
        raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))

    def refuse(self, state: State, bid: Bid | str) -> Refusal | None:
        if isinstance(bid, str):
            return Refusal("pog-bid-nothing-to-accept", "5.6.1") if self.side < 0 else None
        if bid.points > HIGHEST_BID:
            return Refusal("pog-bid-too-high", "5.6.1", {"highest": HIGHEST_BID})
        if self.side >= 0 and bid.side != self.side:
            return Refusal("pog-bid-other-side", "5.6.1", {"side": SIDES[self.side]})
        if bid.points <= self.points:
            return Refusal("pog-bid-too-low", "5.6.1", {"points": self.points})
        return None


@dataclass(frozen=True, slots=True)
class Swap:
    """An optional card and the one it stands for."""

    optional: str
    out: str


@frame
class ChooseSwap(AnyChoice):
    """Take one more optional card in secret, or be done. [options]"""

    seat: str
    always_ask = True

    def options(self, state: State) -> Sequence[Swap | str]:
        side = SIDE_NUMBER[self.seat]
        free = [c.id for c in CARDS.values() if c.side == side and c.is_optional]
        taken = state.swaps[side]
        return [DONE, *(Swap(c, out) for c in free if c not in taken for out in stand_ins(state, side, c))]

    def chosen(self, state: State, swap: Swap | str) -> None:
        if not isinstance(swap, str):
            swap_card(state, SIDE_NUMBER[self.seat], swap.optional, swap.out)
            state.then(ChooseSwap(self.seat))

    def write(self, swap: Swap | str) -> str:
        return swap if isinstance(swap, str) else f"take {swap.optional} for {swap.out}"

    def read(self, state: State, text: str) -> Swap | str:
        words = text.casefold().split()
        if words == [DONE]:
            return DONE
        if len(words) == 4 and words[::2] == ["take", "for"] and words[1] in CARDS and words[3] in CARDS:
            return Swap(words[1], words[3])
        raise UnreadableDecision(Refusal("decision-unknown", params={"text": text[:200]}))

    def refuse(self, state: State, swap: Swap | str) -> Refusal | None:
        if isinstance(swap, str):
            return None
        side = SIDE_NUMBER[self.seat]
        card = CARDS[swap.optional]
        if card.side != side or not card.is_optional or swap.optional in state.swaps[side]:
            return Refusal("pog-swap-not-optional", "9.1.2", {"card": swap.optional})
        if swap.out not in stand_ins(state, side, swap.optional):
            return Refusal("pog-swap-unlike", "9.1.2", {"card": swap.optional, "other": swap.out})
        return None
