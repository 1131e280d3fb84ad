"""Combat cards in a combat: asking for them, laying them, putting them away. [9.5.4, 12.2.4, 12.2.6, 12.2.11]

A side is asked whenever a card that could help might still be in its hand for all the other side can know, so
being asked tells nothing about the hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from .....engine.errors import Refusal
from .....engine.frames import Choice, frame
from .....engine.option import Option, option
from ...cards.combat_cards import COMBAT_CARDS, combat_card_refusal
from ...cards.scoring import score_card
from ...printed.cards import CARDS
from ...printed.names import SIDE_NUMBER, SIDES
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
from ...state.state import Combat, State, rules
from ..answers import DONE, Done
from ..solo.boxes import open_cards
from ..solo.defence import SoloDefence, has_laid_a_card
from .running import running

#: The moments at which a side may lay cards.
BEFORE_FLANK, FLANK, CARDS_STEP = "before flank", "flank", "cards"


def is_time_for(card: str, moment: str) -> bool:
    """Does the card belong to this moment of a combat? [12.2.4, 12.2.6]"""
    found = COMBAT_CARDS[card]
    if found.auto_flank:
        return moment == FLANK
    return moment == (BEFORE_FLANK if found.before_flank else CARDS_STEP)


def may_be_held(state: State, side: int, card: str) -> bool:
    """Could this card be in the hand, for all the other side can know?"""
    if card in state.table_cards[side] or card in state.hands[side] or card in state.decks[side]:
        return True
    # Which optional cards were swapped in is secret: any of them might be there.
    if rules(state).optional_cards != "selected" or CARDS[card].deck > state.commitment[side]:
        return False
    return card not in (*state.discards[side], *state.removed_cards[side], state.card_in_play)


def is_opportunity(state: State, side: int, moment: str) -> bool:
    """Is there any card the side could lay now, if it had it?"""
    return any(
        is_time_for(card, moment)
        and may_be_held(state, side, card)
        and combat_card_refusal(state, side, card) is None
        for card in COMBAT_CARDS
        if CARDS[card].side == side
    )


def ask_for_cards(state: State, side: int, moment: str) -> None:
    """Give the side its chance to lay a card, if there is one."""
    if rules(state).solo:
        if has_laid_a_card(state, side):
            return
        if side != running(state).side:
            state.then(SoloDefence(side))
            return
    if is_opportunity(state, side, moment):
        state.then(ChooseCombatCard(SIDES[side], moment))


def at_hand(state: State, side: int) -> list[str]:
    """Cards the side may lay; in the solo mode those that lie open. [solo 5]"""
    held = open_cards(state, side) if rules(state).solo else state.hands[side]
    return [*held, *state.table_cards[side]]


@option("card {card}")
class LayCard(Option):
    card: CardId


@frame
class ChooseCombatCard(Choice[State, LayCard | Done]):
    """Lay one more combat card, or none. [12.2.6]"""

    seat: str
    moment: str
    asks = "combat-card"
    always_ask: ClassVar[bool] = True

    def options(self, state: State) -> list[LayCard | Done]:
        held = sorted(at_hand(state, SIDE_NUMBER[self.seat]))
        return [*(LayCard(CardId(card)) for card in held if self._refusal(state, card) is None), DONE]

    def refuse(self, state: State, option: LayCard | Done) -> Refusal | None:
        return self._refusal(state, option.card) if isinstance(option, LayCard) else None

    def _refusal(self, state: State, card: str) -> Refusal | None:
        side = SIDE_NUMBER[self.seat]
        if card not in at_hand(state, side):
            return Refusal("pog-combat-card-not-held", "9.5.4.1", {"card": card})
        refusal = combat_card_refusal(state, side, card)
        if refusal is None and not is_time_for(card, self.moment):
            return Refusal("pog-combat-card-wrong-step", "12.2.4", {"card": card})
        return refusal

    def chosen(self, state: State, option: LayCard | Done) -> None:
        match option:
            case LayCard(card):
                side = SIDE_NUMBER[self.seat]
                lay_card(state, side, card)
                if self.moment != FLANK and not COMBAT_CARDS[card].cancels_attack:
                    ask_for_cards(state, side, self.moment)


def lay_card(state: State, side: int, card: str) -> None:
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


def put_cards_away(state: State, combat: Combat, winner: int) -> None:
    """The winner keeps what can be used again, the loser nothing; in a tie both have lost. [12.2.11]"""
    # The solo mode fills the box of a used card instead of leaving it on the table. [solo 5]
    may_keep = not rules(state).solo or bool(state.options["solo_keeps_cards"])
    for side in (combat.side, 1 - combat.side):
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
    defender = 1 - combat.side
    for card in combat.cards[defender]:
        if CARDS[card].is_starred:
            remove_card(state, defender, card)
        else:
            discard_card(state, defender, card)
