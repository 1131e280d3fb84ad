"""The combat cards: who may play them in which combat, and what they do there. [9.5.4]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ....engine.errors import Refusal
from ..printed.card_names import FALKENHAYN, H_L_TAKE_COMMAND, LANDSHIPS, ROYAL_TANK_CORPS
from ..printed.cards import CARDS
from ..printed.names import AH, AP, BE, BR, FR, GE, IT, RU, SB, TU
from ..state.state import Combat, State
from .combat_conditions import (
    IN_TRENCH,
    INTACT_FORT,
    ON_CLEAR,
    ON_TRENCH,
    SEVERE_WEATHER,
    WITHOUT_TRENCH,
    Fight,
    Need,
    against,
    against_only,
    army_of,
    factor_of,
    fights,
    in_nations,
    in_or_from_mountains,
    not_played,
    only,
    played,
    supplied_from_basra,
    until,
)
from .effects import YANKS_AND_TANKS, is_in_force


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

    def when(self, state: State, combat: Combat, side: int) -> bool:
        """Are the card's own conditions met?"""
        return all(need.holds(Fight(state, combat, side)) for need in self.needs)


attacking: Final = partial(CombatCard, attacker=True, defender=False)
defending: Final = partial(CombatCard, attacker=False, defender=True)
in_any_combat: Final = partial(CombatCard, attacker=True, defender=True)


#: A German attack of 1918 that no trench holds up.
offensive_of_1918: Final = partial(
    attacking, needs=(played(H_L_TAKE_COMMAND), fights(GE)), cancels_trenches=True, before_flank=True
)
NO_TANKS: Final = Need(
    lambda fight: (
        ROYAL_TANK_CORPS not in fight.combat.cards[AP] and not is_in_force(fight.state, YANKS_AND_TANKS)
    ),
    Refusal("pog-combat-card-tanks", "9.5.4.1"),
)


def _allied() -> Iterable[CombatCard]:
    yield in_any_combat("ap_04", needs=(fights(RU),), drm=1)
    yield in_any_combat("ap_05", needs=(until(7), fights(SB)), drm=1)
    yield defending("ap_06", is_withdrawal=True)
    yield defending("ap_07", needs=(SEVERE_WEATHER,), drm=2)
    yield attacking("ap_18", needs=(fights(BR),), drm=1)
    yield attacking("ap_19", needs=(fights(BR, FR),), drm=1)
    yield attacking("ap_21", needs=(fights(FR),), drm=1)
    yield attacking("ap_36", needs=(fights(BR), ON_TRENCH), drm=1)
    verdun = (in_nations(FR), INTACT_FORT, fights(FR))
    yield defending("ap_39", needs=verdun, cancels_retreat=True, survives_tie=True)
    cambrai = (played(LANDSHIPS), fights(BR), ON_CLEAR, in_nations(FR, BE, GE))
    yield attacking("ap_48", needs=cambrai, cancels_shifts=True, before_flank=True)
    yield attacking("ap_58", needs=(fights(RU),), drm=1)
    yield attacking("ap_59", needs=(only(IT),), drm=1)
    yield attacking("ap_61", needs=(supplied_from_basra(BR),), army_table=True)
    yield defending("ap_63", needs=(in_nations(FR, BE), army_of(BR)), cancels_retreat=True)


def _central() -> Iterable[CombatCard]:
    yield attacking("cp_02", needs=(fights(GE), against_only(RU)), auto_flank=True, before_flank=True)
    yield attacking("cp_03", needs=(fights(GE), against(RU)), drm=1)
    yield defending("cp_04", needs=(SEVERE_WEATHER,), drm=2)
    yield attacking("cp_15", needs=(fights(GE),), drm=1)
    yield in_any_combat("cp_16", needs=(fights(TU),), drm=1)
    yield defending("cp_18", needs=(fights(GE), IN_TRENCH), drm=1)
    yield attacking("cp_19", needs=(fights(GE),), drm=1)
    verdun = (played(FALKENHAYN), not_played(H_L_TAKE_COMMAND), fights(GE), in_nations(FR), INTACT_FORT)
    yield attacking("cp_26", needs=verdun, drm=2)
    yield attacking("cp_30", needs=(fights(GE), in_or_from_mountains(GE)), drm=1)
    yield defending("cp_31", needs=(factor_of(TU),), army_table=True)
    yield attacking("cp_35", needs=(fights(GE),), drm=1)
    yield attacking("cp_40", needs=(fights(GE),), drm=1)
    caporetto = (fights(GE), against_only(IT))
    yield attacking("cp_43", needs=caporetto, cancels_trenches=True, before_flank=True)
    riga = (fights(GE), against(RU))
    yield attacking("cp_44", needs=riga, cancels_trenches=True, fires_first=True, before_flank=True)
    yield offensive_of_1918("cp_49", drm=1)
    yield offensive_of_1918("cp_50")
    yield offensive_of_1918("cp_51", vp_without_advance=-1)
    yield defending("cp_56", is_withdrawal=True)
    yield in_any_combat("cp_57", needs=(fights(AH),), drm=1)
    yield defending("cp_60", needs=(fights(TU), WITHOUT_TRENCH), acts_as_trench=True)
    yield attacking("cp_62", needs=(fights(GE), ON_CLEAR), drm=1)
    yield defending("cp_64", needs=(in_nations(FR, BE), NO_TANKS), cancels_attack=True)


COMBAT_CARDS: Final = {card.id: card for cards in (_allied(), _central()) for card in cards}


def combat_card_refusal(state: State, side: int, card: str) -> Refusal | None:
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
