"""Events of the Allied Limited War cards. [cards ap_15–ap_34, ap_58–ap_61]"""

from __future__ import annotations

from .....engine.errors import Refusal
from ...printed.board import ELIMINATED
from ...printed.card_names import BLOCKADE, FALL_OF_THE_TSAR, SALONIKA, ZIMMERMANN_TELEGRAM
from ...printed.names import AP, CP, GR, IT, RO, SIDES
from ...printed.units import KIND_ID
from ...rules.events.in_force import fleet_is_out
from ...rules.events.registry import event
from ...state.changes.cards import show_hand
from ...state.changes.map import change_vp, eliminate_unit, to_reserve
from ...state.changes.rounds import rename_action, set_effect
from ...state.effects import FleetSettled
from ...state.setup import put_pieces, unused
from ...state.state import State, is_at_war
from ..conditions import after, not_after
from ..neutral_entry import are_unused, entry, may_enter
from ..reinforcements import reinforcements
from ..salonika import ChooseLanding, no_redeployment_before, salonika_is_open

reinforcements("ap_15", "ap_20", "ap_22", "ap_24", "ap_25", "ap_29", "ap_31", "ap_32", "ap_34")
event("ap_16", when=may_enter(RO, not_after(FALL_OF_THE_TSAR)))(entry(RO))
event("ap_17", when=may_enter(IT))(entry(IT))


@event("ap_23")
def cloak_and_dagger(state: State) -> None:
    """The Allies see the enemy's hand, then operate."""
    show_hand(state, CP, AP)


@event("ap_26", when=(after(BLOCKADE), not_after(ZIMMERMANN_TELEGRAM)))
def lusitania(state: State) -> None:
    change_vp(state, -1, "ap_26")


@event("ap_27")
def great_retreat(state: State) -> None:
    """For the rest of the turn Russians may slip away from attacks."""


@event("ap_28")
def landships(state: State) -> None:
    """The Royal Tank Corps is open."""


@event(SALONIKA, when=(no_redeployment_before, salonika_is_open))
def salonika(state: State) -> None:
    """Greeks stand by as neutrals while one to three corps land: a redeployment. [9.5.2.4, 9.3.3]"""
    if not is_at_war(state, GR) and are_unused(state, GR):
        put_pieces(state, "entry_greece")
    rename_action(state, AP, "sr")
    state.then(ChooseLanding(SIDES[AP]))


def fleet_must_be_out(state: State) -> Refusal | None:
    """Only in answer to the High Seas Fleet, in the very next action. [card ap_33]"""
    return None if fleet_is_out(state) else Refusal("pog-grand-fleet-no-answer", "9.5.1.1")


@event("ap_33", when=fleet_must_be_out)
def grand_fleet(state: State) -> None:
    """The High Seas Fleet wins no point."""
    set_effect(state, FleetSettled())


@event("ap_60")
def czech_legion(state: State) -> None:
    """An Austrian corps among the dead is lost for good, and the legion is raised."""
    prisoners = [unit for unit in state.at[ELIMINATED[CP]] if KIND_ID[unit] == "ah_corps"]
    if prisoners:
        eliminate_unit(state, prisoners[0], "ap_60", for_good=True)
    to_reserve(state, unused(state, "ru_czech_legion"), reduced=False)
