"""War Status Phase: points of the turn, automatic victory, armistice, commitment. [6.0 E, 16.1, 16.2]"""

from __future__ import annotations

from .....engine.frames import LEAVE, REPEAT, Next, Procedure, frame, step
from ...printed.card_names import BLOCKADE
from ...printed.names import AP, CP, IT, LIMITED_WAR, PERSIA, SIDES, TOTAL_WAR, TU
from ...printed.tables import season
from ...state.changes.cards import add_to_deck, reshuffle_discards
from ...state.changes.map import change_vp, end_game, enter_war, open_nation, raise_commitment
from ...state.changes.rounds import begin_phase, owe_shuffle, set_effect
from ...state.effects import MandateMissed, TotalWarIsNew
from ...state.ids import Side, Turn
from ...state.setup import put_pieces
from ...state.state import State, is_at_war, rules, was_played
from ..turn.drawing import ChooseDiscard
from ..turn.pools import deck_cards
from .mandates import penalty
from .victory import automatic_winner, end_by_points
from .war import ARMISTICE, rises


@frame
class WarStatusPhase(Procedure):
    """Segments E.1 to E.4, in this order. [6.0 E]"""

    @step
    def count_points(self, state: State) -> None:
        begin_phase(state, "war_status")
        for side in (CP, AP):
            if penalty(state, side):
                change_vp(state, penalty(state, side), "offensive-not-made")
                set_effect(state, MandateMissed(side, Turn(state.turn)))
        if was_played(state, BLOCKADE) and season(state.turn) == "winter":
            change_vp(state, -1, "blockade")
        if state.commitment[AP] == TOTAL_WAR and not is_at_war(state, IT):
            change_vp(state, 1, "italy-neutral")

    @step
    def test_automatic_victory(self, state: State) -> Next | None:
        winner = automatic_winner(state)
        if winner is None:
            return None
        end_game(state, winner, "automatic")
        return LEAVE

    @step
    def test_armistice(self, state: State) -> Next | None:
        if state.combined_war_status < ARMISTICE:
            return None
        end_by_points(state, "armistice", is_full_length=True)
        return LEAVE

    @step
    def raise_commitment(self, state: State) -> None:
        state.then(*(Commitment(side) for side in (AP, CP)))

    @step
    def end_limited_war(self, state: State) -> None:
        """That scenario is over when somebody wages Total War. [5.4.1]"""
        if state.scenario == "limited" and TOTAL_WAR in state.commitment:
            end_by_points(state, "total-war")


@frame
class Commitment(Procedure):
    """One side's step up, or two of them; each brings its cards. [16.1.3, 16.1.4]"""

    side: Side

    @step
    def rise(self, state: State) -> Next | None:
        side = self.side
        if not rises(state, side):
            return LEAVE
        raise_commitment(state, side)
        level = state.commitment[side]
        if level == TOTAL_WAR:
            set_effect(state, TotalWarIsNew(side))
        if side == CP and level == LIMITED_WAR and not is_at_war(state, TU):
            enter_turkey(state)
        add_to_deck(state, side, deck_cards(state, side, level))
        if not rules(state).reshuffle_at_once:
            owe_shuffle(state, side, True)
            return REPEAT
        if not rules(state).solo:
            state.then(ChooseDiscard(SIDES[side]))
        return None

    @step
    def shuffle_at_once(self, state: State) -> None:
        """The older edition shuffles here, after a chance to discard. [16.1.3 of 2010]"""
        reshuffle_discards(state, self.side)
        state.then(Commitment(self.side))


def enter_turkey(state: State) -> None:
    """Turkey joins the Central Powers, and Persia is open to both sides. [16.1.3.1, 11.1.13]"""
    enter_war(state, TU)
    open_nation(state, PERSIA)
    put_pieces(state, "entry_turkey")
