"""Two players who want the same Camp bid strength for it. [4.3]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ....engine.errors import Refusal
from ....engine.frames import REPEAT, AnyChoice, Next, Procedure, frame, step
from ..board import PLACES, members
from ..changes import lose_sp
from ..names import BRITAIN, CAMPS, COALITION, FRANCE, IMPERIAL, NATION_COUNT, NATIONS
from ..relations import nations_of, seat_of
from ..state import State, rules, sp_at
from ..texts import read_area, read_nation, unreadable
from ..turn_changes import make_bid, pay_bid, settle_bid

ACCEPT = "accept"
_LISTED: Final = 4
_PLAYED_FROM: Final = {IMPERIAL: FRANCE, COALITION: BRITAIN}


@dataclass(frozen=True, slots=True)
class Bid:
    """A Camp and the strength given up for it."""

    camp: int
    strength: int


def _highest(state: State, camp: int) -> int:
    """Nobody gives up more than the Camp has on the map."""
    seat = seat_of(state, _PLAYED_FROM[camp])
    return sum(sum(state.sp[nation::NATION_COUNT]) for nation in nations_of(state, seat))


@frame
class Bidding(Procedure):
    """The higher die names a Camp and a bid; the other takes the rest or goes higher. [4.3]"""

    @step
    def roll(self, state: State) -> Next | None:
        dice = [state.draw(6, f"bidding {seat}") for seat in rules(state).seats]
        if dice[0] == dice[1]:
            return REPEAT
        state.then(ChooseBid(rules(state).seats[0 if dice[0] > dice[1] else 1], -1, -1))
        return None

    @step
    def pay(self, state: State) -> None:
        """The winner takes his bid off the map before play begins. [4.3]"""
        state.then(Paying())


@frame
class ChooseBid(AnyChoice):
    """Name a Camp and strength for it, or leave it to the other. [4.3]"""

    seat: str
    #: The bid to beat; -1 before the first one.
    camp: int
    strength: int

    def options(self, state: State) -> Sequence[Bid | str]:
        if self.camp < 0:
            return [Bid(camp, n) for camp in (IMPERIAL, COALITION) for n in range(_LISTED)]
        top = min(self.strength + _LISTED, _highest(state, self.camp))
        return [ACCEPT, *(Bid(self.camp, n) for n in range(self.strength + 1, top + 1))]

    def chosen(self, state: State, bid: Bid | str) -> None:
        other = next(seat for seat in rules(state).seats if seat != self.seat)
        if isinstance(bid, str):
            settle_bid(state, seat_of(state, _PLAYED_FROM[self.camp]), self.camp)
        else:
            make_bid(state, self.seat, bid.camp, bid.strength)
            state.then(ChooseBid(other, bid.camp, bid.strength))

    def write(self, bid: Bid | str) -> str:
        return bid if isinstance(bid, str) else f"bid {CAMPS[bid.camp]} {bid.strength}"

    def read(self, state: State, text: str) -> Bid | str:
        words = text.casefold().split()
        if words == [ACCEPT]:
            return ACCEPT
        if len(words) == 3 and words[0] == "bid" and words[1] in CAMPS and words[2].isdecimal():
            return Bid(CAMPS.index(words[1]), int(words[2]))
        raise unreadable(text)

    def refuse(self, state: State, bid: Bid | str) -> Refusal | None:
        if isinstance(bid, str):
            return Refusal("nw-bid-nothing", "4.3") if self.camp < 0 else None
        if self.camp >= 0 and bid.camp != self.camp:
            return Refusal("nw-bid-other-camp", "4.3", {"camp": CAMPS[self.camp]})
        if bid.strength <= self.strength:
            return Refusal("nw-bid-too-low", "4.3", {"strength": self.strength})
        highest = _highest(state, bid.camp)
        if bid.strength > highest:
            return Refusal("nw-bid-too-high", "4.3", {"highest": highest})
        return None


@frame
class Paying(Procedure):
    """Strength goes, one point after the other. [4.3]"""

    @step
    def pay(self, state: State) -> Next | None:
        if not state.bid:
            return None
        state.then(ChoosePayment(state.bid_seat, state.bid))
        return REPEAT


@dataclass(frozen=True, slots=True)
class Payment:
    """One strength point of a nation in an area."""

    nation: int
    area: int


@frame
class ChoosePayment(AnyChoice):
    """Where to take a strength point off the map. [4.3]"""

    seat: str
    #: How many are to go.
    left: int

    def options(self, state: State) -> Sequence[Payment]:
        return [
            Payment(nation, area)
            for nation in range(NATION_COUNT)
            if nation in nations_of(state, self.seat)
            for area in members(state.present[nation])
            if sp_at(state, nation, area)
        ]

    def chosen(self, state: State, payment: Payment) -> None:
        lose_sp(state, payment.nation, payment.area, 1, "bid")
        pay_bid(state)

    def write(self, payment: Payment) -> str:
        return f"give up {NATIONS[payment.nation]} @ {PLACES[payment.area]}"

    def read(self, state: State, text: str) -> Payment:
        words, sign, area = text.casefold().partition("@")
        if words.split()[:2] != ["give", "up"] or not sign:
            raise unreadable(text)
        return Payment(read_nation(" ".join(words.split()[2:])), read_area(area))

    def refuse(self, state: State, payment: Payment) -> Refusal | None:
        if payment in self.options(state):
            return None
        return Refusal("nw-bid-not-there", "4.3", {"nation": NATIONS[payment.nation]})
