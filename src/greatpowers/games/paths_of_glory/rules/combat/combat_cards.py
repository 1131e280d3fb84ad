"""Combat cards as a combat knows them: who may lay them when, and what they do there. [9.5.4]

The cards themselves are in `cards/combat_cards.py`. Defenders without supply gain nothing from them. [14.3.4]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from .....engine.errors import Refusal
from ...printed.cards import CARDS
from ...printed.names import CP, Side, Unit
from ...state.state import Combat, State
from ..supply.supply import in_supply


def trench_level(state: State, combat: Combat) -> int:
    """The level of the defender's trench in the attacked space, cancelled or not. [11.2.3]"""
    level = state.trenches.get(combat.target, 0)
    return abs(level) if level and (level > 0) == (combat.side == CP) else 0


@dataclass(frozen=True, slots=True)
class Fight:
    """A combat as the side sees it that would play a card."""

    state: State
    combat: Combat
    side: Side

    @property
    def units(self) -> tuple[Unit, ...]:
        """The side's units that cards can help. [14.3.4]"""
        if self.combat.side == self.side:
            return self.combat.attackers
        return tuple(unit for unit in self.combat.defenders if in_supply(self.state, unit))

    @property
    def holders(self) -> tuple[Unit, ...]:
        """All units in the attacked space."""
        return self.state.at[self.combat.target]

    @property
    def trench(self) -> int:
        return trench_level(self.state, self.combat)


@dataclass(frozen=True, slots=True)
class Need:
    """Something that must be true of the combat, and what to say if it is not."""

    holds: Callable[[Fight], bool]
    otherwise: Refusal


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A combat card. What it does is told by flags; the combat carries them out."""

    id: str
    #: Which side of a combat may play it.
    attacker: bool
    defender: bool
    #: Its own conditions.
    needs: tuple[Need, ...] = ()
    #: Added to the fire die of the side that plays it.
    drm: int = 0
    #: No trench effect at all for this combat: shifts, flank ban, standing.
    cancels_trenches: bool = False
    #: Only the column shifts of trenches are cancelled.
    cancels_shifts: bool = False
    #: The attacker fires first as after a successful flank attack.
    fires_first: bool = False
    #: The side fires on the army table whatever it has.
    army_table: bool = False
    #: A lost combat forces no retreat.
    cancels_retreat: bool = False
    is_withdrawal: bool = False
    #: The space counts as a trench of level 1, unless Brusilov cancels it.
    acts_as_trench: bool = False
    #: The attack is over; combat cards of the attacker go back to the hand.
    cancels_attack: bool = False
    #: The flank attack succeeds without a die.
    auto_flank: bool = False
    #: Change of the victory points if nobody advances into the attacked space.
    vp_without_advance: int = 0
    #: Played before the flank attempt, not with the other cards. [12.2.4]
    before_flank: bool = False
    #: Kept face up after a tie too. [12.2.11]
    survives_tie: bool = False

    def when(self, state: State, combat: Combat, side: Side) -> bool:
        """Are the card's own conditions met?"""
        return all(need.holds(Fight(state, combat, side)) for need in self.needs)


#: All combat cards; complete once `cards` has been imported.
COMBAT_CARDS: Final[dict[str, CombatCard]] = {}


def enter_combat_cards(cards: Iterable[CombatCard]) -> None:
    """Make combat cards known to the rules."""
    for card in cards:
        assert card.id not in COMBAT_CARDS
        COMBAT_CARDS[card.id] = card


def combat_card_refusal(state: State, side: Side, card: str) -> Refusal | None:
    """Why this side may not use the card in the combat being fought; it need not be at hand. The step of the
    combat is not asked: cards `before_flank` belong before the flank attempt. [9.5.4]"""
    combat = state.combat
    if CARDS[card].side != side:
        return Refusal("pog-play-other-side", "9.1.2", {"card": card})
    if card not in COMBAT_CARDS:
        return Refusal("pog-combat-card-is-none", "9.5.4.1", {"card": card})
    if combat is None:
        return Refusal("pog-play-only-in-combat", "9.5.4.1", {"card": card})
    if card in state.cards_used or card in combat.cards[side]:
        return Refusal("pog-combat-card-used", "9.5.4.4", {"card": card})
    fight = Fight(state, combat, side)
    return _role_refusal(fight, COMBAT_CARDS[card]) or _need_refusal(fight, COMBAT_CARDS[card])


def _role_refusal(fight: Fight, card: CombatCard) -> Refusal | None:
    combat = fight.combat
    if fight.side == combat.side:
        return (
            None if card.attacker else Refusal("pog-combat-card-for-defender", "9.5.4.1", {"card": card.id})
        )
    if not card.defender:
        return Refusal("pog-combat-card-for-attacker", "9.5.4.1", {"card": card.id})
    if combat.fort_alone or not combat.defenders:
        return Refusal("pog-combat-card-fort-alone", "3.0")
    return None if fight.units else Refusal("pog-combat-card-out-of-supply", "14.3.4")


def _need_refusal(fight: Fight, card: CombatCard) -> Refusal | None:
    return next((need.otherwise for need in card.needs if not need.holds(fight)), None)
