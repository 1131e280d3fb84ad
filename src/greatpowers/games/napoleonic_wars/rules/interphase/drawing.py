"""Cards for the next turn: draw by Keys, mulligan, what is too much becomes Resource and influence. [14.3]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Choice, Procedure, frame, step
from .....engine.kinds import told
from .....engine.option import Option, option
from ...printed.cards import CARDS
from ...printed.names import BRITAIN, NATIONS
from ...printed.pieces import HAND_MAX, HAND_MIN
from ...state.changes.cards import (
    change_resources,
    discard_card,
    draw_cards,
    end_effect,
    open_hand,
    random_card,
    set_hand_aside,
    shuffle_discards_in,
    turn_home_card,
)
from ...state.effects import DrawFewer, value
from ...state.ids import CardId, Nation
from ...state.relations import is_proxy, seat_of
from ...state.state import State
from ..impulse.actions import INFLUENCE
from ..impulse.spending import GrantCp
from ..turn.mulligan import Mulligans
from ..turn.peace import cards_due, track_from
from .reinforcements import system_holds


@option("discard {card}")
class Discard(Option):
    """A card goes for nothing."""

    card: CardId


@option("influence {card}")
class Influence(Option):
    """A card goes for its CPs of influence. [14.33]"""

    card: CardId

    @told
    def cp(self) -> int:
        return CARDS[self.card].cp


def cards_to_draw(state: State, nation: Nation) -> int:
    """A card for two Keys, less what peace and events cost, but the minimum. [14.31, 14.32]"""
    fewer = (state.peace_paid >> nation & 1) + value(state, DrawFewer, nation)
    if nation == BRITAIN and system_holds(state):
        fewer += 1
    return max(cards_due(state, nation) - fewer, HAND_MIN[nation])


@frame
class NewHands(Procedure):
    """[14.31–14.34]"""

    @step
    def shuffle(self, state: State) -> None:
        """[14.31]"""
        shuffle_discards_in(state)

    @step
    def draw(self, state: State) -> None:
        """New hands lie closed until the mulligan; cards from the last turn wait. [14.31]"""
        for nation in track_from(state):
            open_hand(state, nation, False)
            set_hand_aside(state, nation)
            draw_cards(state, nation, cards_to_draw(state, nation))
            end_effect(state, DrawFewer, nation)

    @step
    def mulligan(self, state: State) -> None:
        """[4.5, 14.31]"""
        state.then(Mulligans(state.due))

    @step
    def excess(self, state: State) -> None:
        """[14.33]"""
        state.then(*(Excess(nation) for nation in track_from(state)))

    @step
    def home_cards(self, state: State) -> None:
        """[14.34]"""
        for card in state.home_used:
            turn_home_card(state, card, True)
        turn_home_card(state, "parliament", True)


@frame
class Excess(Procedure):
    """A nation over its limit loses one card by lot, gains a Resource and keeps its limit. [14.33, 16.1]"""

    nation: Nation

    @step
    def resource(self, state: State) -> None:
        if len(state.hands[self.nation]) > HAND_MAX[self.nation]:
            discard_card(state, self.nation, random_card(state, self.nation, "excess card"))
            change_resources(state, self.nation, 1, "excess")

    @step
    def rest(self, state: State) -> None:
        state.then(Trimming(self.nation))


@frame
class Trimming(Procedure):
    """Cards go one by one until the hand is within its limit. [14.33]"""

    nation: Nation

    @step
    def trim(self, state: State) -> None:
        if len(state.hands[self.nation]) <= HAND_MAX[self.nation]:
            return
        seat = seat_of(state, self.nation)
        if seat:
            state.then(ChooseExcess(seat, self.nation), Trimming(self.nation))
        else:
            discard_card(state, self.nation, random_card(state, self.nation, "excess card"))
            state.then(Trimming(self.nation))


@frame
class ChooseExcess(Choice[State, Discard | Influence]):
    """Discard a card, for nothing or for a Power's influence short of Pact. [14.33, 6.4]"""

    asks = "excess"
    is_grave = True
    seat: str
    nation: Nation
    always_ask = True

    def options(self, state: State) -> Sequence[Discard | Influence]:
        hand = sorted(state.hands[self.nation])
        found = [use(CardId(card)) for card in hand for use in (Discard, Influence)]
        return [option for option in found if self.refuse(state, option) is None]

    def chosen(self, state: State, option: Discard | Influence) -> None:
        discard_card(state, self.nation, option.card)
        if isinstance(option, Influence):
            state.then(GrantCp(self.nation, CARDS[option.card].cp, INFLUENCE))

    def refuse(self, state: State, option: Discard | Influence) -> Refusal | None:
        if option.card not in state.hands[self.nation]:
            return Refusal("nw-play-not-held", "6.5", {"card": option.card})
        if isinstance(option, Discard):
            return None
        if CARDS[option.card].must_be_event:
            return Refusal("nw-play-must-event", "6", {"card": option.card})
        if is_proxy(state, self.nation):
            return Refusal("nw-consul-proxy", "6.4", {"nation": NATIONS[self.nation]})
        return None
