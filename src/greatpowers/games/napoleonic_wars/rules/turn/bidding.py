"""Two players who want the same Camp bid strength for it. [4.3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import REPEAT, Choice, Next, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.ids import each_area
from ...printed.names import (
    BRITAIN,
    CAMPS,
    COALITION,
    EACH_NATION,
    FRANCE,
    IMPERIAL,
    NATION_COUNT,
    NATIONS,
    NO_CAMP,
)
from ...state.changes.map import lose_sp
from ...state.changes.turn import make_bid, pay_bid, settle_bid
from ...state.ids import Area, Camp, Nation
from ...state.relations import nations_of, seat_of
from ...state.state import State, rules, sp_at
from ..answers import Accept

_LISTED: Final = 4
_PLAYED_FROM: Final = {IMPERIAL: FRANCE, COALITION: BRITAIN}


@option("bid {camp} {strength}")
class Bid(Option):
    """A Camp and the strength given up for it."""

    camp: Camp
    strength: int


def _highest(state: State, camp: Camp) -> int:
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
        state.then(ChooseBid(rules(state).seats[0 if dice[0] > dice[1] else 1], NO_CAMP, -1))
        return None

    @step
    def pay(self, state: State) -> None:
        """The winner takes his bid off the map before play begins. [4.3]"""
        state.then(Paying())


@frame
class ChooseBid(Choice[State, Accept | Bid]):
    """Name a Camp and strength for it, or leave it to the other. [4.3]"""

    asks = "bid"
    is_grave = True
    seat: str
    #: The bid to beat; -1 before the first one.
    camp: Camp
    strength: int

    def options(self, state: State) -> Sequence[Accept | Bid]:
        if self.camp < 0:
            return [Bid(camp, n) for camp in (IMPERIAL, COALITION) for n in range(_LISTED)]
        top = min(self.strength + _LISTED, _highest(state, self.camp))
        return [Accept(), *(Bid(self.camp, n) for n in range(self.strength + 1, top + 1))]

    def chosen(self, state: State, option: Accept | Bid) -> None:
        other = next(seat for seat in rules(state).seats if seat != self.seat)
        match option:
            case Accept():
                settle_bid(state, seat_of(state, _PLAYED_FROM[self.camp]), self.camp)
            case Bid(camp, strength):
                make_bid(state, self.seat, camp, strength)
                state.then(ChooseBid(other, camp, strength))

    def refuse(self, state: State, option: Accept | Bid) -> Refusal | None:
        if isinstance(option, Accept):
            return Refusal("nw-bid-nothing", "4.3") if self.camp < 0 else None
        if self.camp >= 0 and option.camp != self.camp:
            return Refusal("nw-bid-other-camp", "4.3", {"camp": CAMPS[self.camp]})
        if option.strength <= self.strength:
            return Refusal("nw-bid-too-low", "4.3", {"strength": self.strength})
        highest = _highest(state, option.camp)
        if option.strength > highest:
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


@option("give up {nation} @ {area}")
class GiveUp(Option):
    """One strength point of a nation in an area."""

    nation: Nation
    area: Area


@frame
class ChoosePayment(Choice[State, GiveUp]):
    """Where to take a strength point off the map. [4.3]"""

    asks = "payment"
    seat: str
    #: How many are to go.
    left: int

    def options(self, state: State) -> Sequence[GiveUp]:
        return [
            GiveUp(nation, area)
            for nation in EACH_NATION
            if nation in nations_of(state, self.seat)
            for area in each_area(state.present[nation])
            if sp_at(state, nation, area)
        ]

    def chosen(self, state: State, option: GiveUp) -> None:
        lose_sp(state, option.nation, option.area, 1, "bid")
        pay_bid(state)

    def refuse(self, state: State, option: GiveUp) -> Refusal | None:
        if option in self.options(state):
            return None
        return Refusal("nw-bid-not-there", "4.3", {"nation": NATIONS[option.nation]})
