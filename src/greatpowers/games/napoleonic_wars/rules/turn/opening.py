"""Before the first turn: bids for the Camp, Resource markers, first hands, mulligans. [4.2–4.5]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.frames import Choice, Procedure, frame, step
from .....engine.option import Option, option
from ...printed.cards import DECK_CARDS
from ...printed.names import EACH_NATION, FRANCE
from ...printed.pieces import HAND_MAX, HAND_MIN, INITIAL_HAND
from ...state.changes.cards import change_resources, draw_cards, lay_deck, shuffle_deck
from ...state.ids import Nation
from ...state.relations import nations_of
from ...state.state import State, rules
from .bidding import Bidding
from .mulligan import Mulligans
from .peace import cards_due


@frame
class Opening(Procedure):
    """[4.2–4.5]"""

    @step
    def bid(self, state: State) -> None:
        if rules(state).bid:
            state.then(Bidding())

    @step
    def resources(self, state: State) -> None:
        state.then(*(ChooseResource(seat) for seat in rules(state).seats))

    @step
    def deal(self, state: State) -> None:
        """[4.4]"""
        lay_deck(state, DECK_CARDS)
        shuffle_deck(state)
        for nation in EACH_NATION:
            draw_cards(state, nation, first_hand(state, nation))

    @step
    def mulligan(self, state: State) -> None:
        """[4.5]"""
        state.then(Mulligans(FRANCE))


def first_hand(state: State, nation: Nation) -> int:
    """Cards of the first hand; later years deal by Keys within the limits of a hand. [4.4, 14.31, 14.32]"""
    if rules(state).is_campaign:
        return INITIAL_HAND[nation]
    return min(max(cards_due(state, nation), HAND_MIN[nation]), HAND_MAX[nation])


@option("resource {nation}", says="resource-of")
class ResourceOf(Option):
    """A nation's Resource marker starts in box 1. [4.2]"""

    nation: Nation


@frame
class ChooseResource(Choice[State, ResourceOf]):
    """The nation whose Resource marker starts in box 1. [4.2]"""

    asks = "resource"
    seat: str

    def options(self, state: State) -> Sequence[ResourceOf]:
        return [ResourceOf(nation) for nation in nations_of(state, self.seat)]

    def chosen(self, state: State, option: ResourceOf) -> None:
        change_resources(state, option.nation, 1, "start")
