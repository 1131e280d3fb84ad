"""Combat cards on the table: when they may be laid, laying them, putting them away. [9.5.4, 12.2.11]"""

from __future__ import annotations

from dataclasses import replace

from ...printed.cards import CARDS
from ...printed.names import ENEMY, SIDES, Side
from ...state.changes.cards import (
    discard_card,
    keep_card,
    leave_hand,
    note_card_used,
    remove_card,
    return_to_hand,
)
from ...state.changes.rounds import set_combat
from ...state.events.war import CombatCardPlayed
from ...state.ids import CardId
from ...state.state import Combat, State, rules, running
from ..events.scoring import score_card
from .combat_cards import COMBAT_CARDS

#: The moments at which a side may lay cards.
BEFORE_FLANK, FLANK, CARDS_STEP = "before flank", "flank", "cards"


def is_time_for(card: str, moment: str) -> bool:
    """Does the card belong to this moment of a combat? [12.2.4, 12.2.6]"""
    found = COMBAT_CARDS[card]
    if found.auto_flank:
        return moment == FLANK
    return moment == (BEFORE_FLANK if found.before_flank else CARDS_STEP)


def lay_card(state: State, side: Side, card: str) -> None:
    """The card takes part in this combat. [9.5.4.2, 9.5.4.4]"""
    combat = running(state)
    cards = list(combat.cards)
    cards[side] = (*cards[side], card)
    found = COMBAT_CARDS[card]
    combat = replace(combat, cards=(cards[0], cards[1]))
    if found.cancels_trenches:
        combat = replace(combat, trench_cancelled=True)
    if card in state.hands[side]:
        combat = replace(combat, fresh=(*combat.fresh, card))
        leave_hand(state, side, card)
        score_card(state, side, card)
    set_combat(state, combat)
    note_card_used(state, card)
    state.record(CombatCardPlayed(SIDES[side], CardId(card)))


def put_cards_away(state: State, combat: Combat, winner: Side) -> None:
    """The winner keeps what can be used again, the loser nothing; in a tie both have lost. [12.2.11]"""
    # The solo mode fills the box of a used card instead of leaving it on the table. [solo 5]
    may_keep = not rules(state).solo or bool(state.options["solo_keeps_cards"])
    for side in (combat.side, ENEMY[combat.side]):
        for card in combat.cards[side]:
            facts = CARDS[card]
            stays = (may_keep and winner == side) or (winner < 0 and COMBAT_CARDS[card].survives_tie)
            if facts.is_starred:
                remove_card(state, side, card)
            elif facts.one_battle_per_turn or not stays:
                discard_card(state, side, card)
            else:
                keep_card(state, side, card)


def cancel_attack(state: State, combat: Combat) -> None:
    """Nothing comes of the attack: fresh cards of the attacker go back, the defender's are spent. [cp_64]"""
    for card in combat.cards[combat.side]:
        if card in combat.fresh:
            return_to_hand(state, combat.side, card)
    defender = ENEMY[combat.side]
    for card in combat.cards[defender]:
        if CARDS[card].is_starred:
            remove_card(state, defender, card)
        else:
            discard_card(state, defender, card)
