"""The combat cards, each with what it asks of a combat and what it does there. [9.5.4]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from ....engine.errors import Refusal
from ..printed.card_names import FALKENHAYN, H_L_TAKE_COMMAND, LANDSHIPS, ROYAL_TANK_CORPS
from ..printed.names import AH, AP, BE, BR, FR, GE, IT, RU, SB, TU
from ..rules.combat.combat_cards import CombatCard, Need, enter_combat_cards
from ..state.effects import YanksAndTanks, is_in_force
from .combat_conditions import (
    IN_TRENCH,
    INTACT_FORT,
    ON_CLEAR,
    ON_TRENCH,
    SEVERE_WEATHER,
    WITHOUT_TRENCH,
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

attacking: Final = partial(CombatCard, attacker=True, defender=False)
defending: Final = partial(CombatCard, attacker=False, defender=True)
in_any_combat: Final = partial(CombatCard, attacker=True, defender=True)


#: A German attack of 1918 that no trench holds up.
offensive_of_1918: Final = partial(
    attacking, needs=(played(H_L_TAKE_COMMAND), fights(GE)), cancels_trenches=True, before_flank=True
)
NO_TANKS: Final = Need(
    lambda fight: (
        ROYAL_TANK_CORPS not in fight.combat.cards[AP] and not is_in_force(fight.state, YanksAndTanks)
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


enter_combat_cards(_allied())
enter_combat_cards(_central())
