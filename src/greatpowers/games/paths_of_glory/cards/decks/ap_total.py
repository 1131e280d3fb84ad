"""Events of the Allied Total War cards. [cards ap_35–ap_55, ap_62–ap_65]"""

from __future__ import annotations

from .....engine.errors import Refusal
from ...printed.card_names import (
    BOLSHEVIK_REVOLUTION,
    EVERYONE_INTO_BATTLE,
    FALL_OF_THE_TSAR,
    MICHAEL,
    U_BOATS_UNLEASHED,
    ZIMMERMANN_TELEGRAM,
)
from ...printed.names import GR, TU, US
from ...printed.tables import PEACE_BELOW_20
from ...rules.events.in_force import offensive_of_1918_played
from ...rules.events.registry import event
from ...rules.war.war import ZIMMERMANN
from ...state.changes.map import change_vp, enter_war
from ...state.changes.rounds import move_marker, set_effect
from ...state.effects import Brusilov, BrusilovTrench, Kerensky, YanksAndTanks
from ...state.state import State
from ..conditions import after, after_turn_of, at_war, combined_status, not_after
from ..neutral_entry import entry, may_enter
from ..reinforcements import reinforcements

reinforcements("ap_38", "ap_42", "ap_43", "ap_47", "ap_50", "ap_53", "ap_64")
reinforcements("ap_41", when=(at_war(TU),))
event("ap_44", when=may_enter(GR))(entry(GR))


@event("ap_35")
def yanks_and_tanks(state: State) -> None:
    """Operations in which attacks with Americans get +2."""
    set_effect(state, YanksAndTanks())


@event("ap_37")
def independent_air_force(state: State) -> None:
    """Rathenau's points are no more."""


@event("ap_40", when=after(ZIMMERMANN_TELEGRAM, "16.3.5"))
def fourteen_points(state: State) -> None:
    """From now on only the Allies may offer peace."""
    change_vp(state, -1, "ap_40")


@event("ap_45", when=(after(FALL_OF_THE_TSAR), not_after(BOLSHEVIK_REVOLUTION)))
def kerensky_offensive(state: State) -> None:
    """Operations in which one Russian attack on Austrians, Bulgarians or Turks gets +2."""
    set_effect(state, Kerensky())


@event("ap_46")
def brusilov_offensive(state: State) -> None:
    """Operations in which Russian attacks get +1, and one of them no trench can stop."""
    set_effect(state, Brusilov())
    set_effect(state, BrusilovTrench())


@event("ap_49")
def sinai_pipeline(state: State) -> None:
    """Allied attacks out of Sinai lose their -3; Allenby may come to Alexandria."""


def germany_has_attacked(state: State) -> Refusal | None:
    """[card ap_51]"""
    if offensive_of_1918_played(state):
        return None
    return Refusal("pog-play-needs-offensive-of-1918", "9.5.1.1", {"card": MICHAEL})


@event(EVERYONE_INTO_BATTLE, when=germany_has_attacked)
def everyone_into_battle(state: State) -> None:
    """For the rest of the turn an Allied stack in Italy, France or Belgium costs one point."""


@event("ap_52", when=after(U_BOATS_UNLEASHED))
def convoy(state: State) -> None:
    """The submarines are beaten: Americans cross, the British lose no more points."""
    change_vp(state, -1, "ap_52")


@event("ap_54", when=combined_status(ZIMMERMANN, "16.3.2"))
def zimmermann_telegram(state: State) -> None:
    """The United States are at war, without units yet. [16.3.3]"""
    change_vp(state, -1, "ap_54")
    enter_war(state, US)
    move_marker(state, "us_entry", "zimmermann_telegram")


@event("ap_55", when=after_turn_of(ZIMMERMANN_TELEGRAM, "16.3.4"))
def over_there(state: State) -> None:
    """American reinforcements and replacements may come. [16.3.4]"""
    move_marker(state, "us_entry", "over_there")


@event("ap_62")
def sixtus_affair(state: State) -> None:
    """A roll as for a refused Allied offer of peace in the early war; nobody is asked. [16.5.2]"""
    die = state.draw(6, "sixtus affair") + 1
    change_vp(state, -PEACE_BELOW_20[die - 1], "ap_62")


@event("ap_65", when=combined_status(ZIMMERMANN, "9.5.1.1"))
def influenza(state: State) -> None:
    """Nobody plays a card for replacements any more this turn. [9.4]"""
