"""Combat cards in the solo mode: one a side, the defender's decided by dice. [solo 5]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.names import SIDES, Side
from ...state.changes.rounds import set_effect
from ...state.changes.solo import note_solo_roll, turn_up
from ...state.effects import DefenceOpened, is_in_force
from ...state.ids import BOXES
from ...state.state import State, running
from ..combat.combat_cards import COMBAT_CARDS, combat_card_refusal
from ..combat.laying import CARDS_STEP, is_time_for, lay_card
from .boxes import activation_range, open_cards


def has_laid_a_card(state: State, side: Side) -> bool:
    """Each side has one combat card in a battle. [solo 5]"""
    return bool(running(state).cards[side])


@frame
class SoloDefence(Procedure):
    """The defender's boxes are opened and tried from A to E until one card obeys. [solo 5]"""

    side: Side

    @step
    def reveal(self, state: State) -> None:
        """Once a round: what is laid down after a battle stays face down until the next one. [solo 5]"""
        if not is_in_force(state, DefenceOpened):
            turn_up(state, self.side)
            set_effect(state, DefenceOpened())

    @step
    def try_cards(self, state: State) -> None:
        faces_up = open_cards(state, self.side)
        for box, card in enumerate(tuple(state.boxes[self.side])):
            if card not in faces_up or card not in COMBAT_CARDS or not is_time_for(card, CARDS_STEP):
                continue
            if combat_card_refusal(state, self.side, card) is not None:
                continue
            die = state.draw(6, f"solo defence {SIDES[self.side]} {BOXES[box]}") + 1
            obeys = die <= activation_range(state, card, box)
            note_solo_roll(state, self.side, box, die, 0, card if obeys else "")
            if obeys:
                lay_card(state, self.side, card)
                return
