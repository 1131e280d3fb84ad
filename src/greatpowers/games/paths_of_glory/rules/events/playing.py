"""Playing a card as an event: its war status, its effect, and operations if it gives them. [9.5.1]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.card_names import HIGH_SEAS_FLEET
from ...printed.cards import CARDS
from ...printed.names import AP, Side
from ...state.changes.map import change_vp
from ...state.changes.rounds import set_effect
from ...state.effects import FleetSettled
from ...state.state import State, rules
from ..actions.operations import Operations
from .in_force import fleet_is_out
from .registry import play_event
from .scoring import score_card


@frame
class EventPlay(Procedure):
    """The card is already out of the hand; who called puts it away afterwards."""

    side: Side
    card: str

    @step
    def score(self, state: State) -> None:
        score_card(state, self.side, self.card)

    @step
    def carry_out(self, state: State) -> None:
        play_event(state, self.card)

    @step
    def operate(self, state: State) -> None:
        points = ops_of_event(state, self.card)
        if points:
            state.then(Operations(self.side, points))


def ops_of_event(state: State, card: str) -> int:
    """Operations the event brings besides its effect. [9.1.3, 5.7.4.7]"""
    gives = CARDS[card].event_gives_ops
    if gives == "always" or (gives == "historical" and rules(state).stripe_ops):
        return CARDS[card].ops
    return 0


def after_action(state: State, side: Side) -> None:
    """At the end of an action round: the High Seas Fleet scores unless the Grand Fleet met it. [cp_25]"""
    if side == AP and fleet_is_out(state):
        set_effect(state, FleetSettled())
        change_vp(state, 1, HIGH_SEAS_FLEET)
