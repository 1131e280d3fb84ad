"""Events of the Central Powers' Total War cards. [cards cp_35–cp_55, cp_62–cp_65]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import frame
from ...printed.board import BOARD_SPACES
from ...printed.card_names import (
    BOLSHEVIK_REVOLUTION,
    FALL_OF_THE_TSAR,
    H_L_TAKE_COMMAND,
    TSAR_TAKES_COMMAND,
)
from ...printed.names import CP, RO, RU, SIDES, Unit
from ...printed.units import ALL_UNITS, KIND_ID, NATION, UNITS
from ...rules.answers import DONE, Done, Reduce
from ...rules.events.in_force import OFFENSIVES_OF_1918
from ...rules.events.registry import event
from ...rules.movement.limits import RUSSIAN_LANDS
from ...rules.movement.occupation import after_leaving
from ...rules.war.war import may_make_treaty, may_revolt, may_tsar_fall, russian_vp_count
from ...state.changes.map import change_vp, eliminate_unit, reduce_unit
from ...state.changes.rounds import move_marker, record_russian_vp
from ...state.state import State, is_at_war, is_on_board, is_reduced
from ..conditions import after, after_turn_of, not_after, until_turn
from ..picking import UnitPick
from ..reinforcements import reinforcements

RUSSIAN_TRACK: Final = "russian_capitulation"

reinforcements("cp_38", "cp_39", "cp_41", "cp_42", "cp_46", "cp_48")


@event("cp_36", when=after(H_L_TAKE_COMMAND))
def u_boats_unleashed(state: State) -> None:
    """Until Convoy a British point is lost every turn and no Americans come."""


@event("cp_37", when=after(H_L_TAKE_COMMAND))
def hoffmann(state: State) -> None:
    """Later rolls for the mandated offensive get +1. [7.1.9]"""


def peace_can_be_made(state: State) -> Refusal | None:
    """[16.4.8]"""
    return None if may_make_treaty(state) else Refusal("pog-treaty-too-early", "16.4.8")


@event("cp_45", when=(after(BOLSHEVIK_REVOLUTION, "16.4.8"), peace_can_be_made))
def treaty_of_brest_litovsk(state: State) -> None:
    """Russia leaves the war; Russians abroad or among other Allies are interned. [16.4.9]"""
    move_marker(state, RUSSIAN_TRACK, "treaty_of_brest_litovsk")
    for unit in interned(state):
        space = state.place[unit]
        eliminate_unit(state, unit, "cp_45", for_good=UNITS[unit].is_dotted)
        after_leaving(state, space)


def interned(state: State) -> list[Unit]:
    """Russians the treaty takes from the map. [16.4.9]"""
    found = []
    for space in BOARD_SPACES:
        russians = [unit for unit in state.at[space] if NATION[unit] == RU]
        if len(russians) < len(state.at[space]) or not RUSSIAN_LANDS >> space & 1:
            found.extend(russians)
    return found


@event("cp_47")
def french_mutiny(state: State) -> None:
    """From now on French offensives cost points instead of being due. [7.1.8]"""


def tsar_can_fall(state: State) -> Refusal | None:
    """[16.4.4]"""
    return None if may_tsar_fall(state) else Refusal("pog-tsar-stands", "16.4.4")


@event("cp_52", when=(after(TSAR_TAKES_COMMAND, "16.4.4"), tsar_can_fall))
def fall_of_the_tsar(state: State) -> None:
    """Points, and what Russia has lost is written down. [16.4.5]"""
    change_vp(state, 1 if is_at_war(state, RO) else 3, "cp_52")
    record_russian_vp(state, russian_vp_count(state))
    move_marker(state, RUSSIAN_TRACK, "fall_of_the_tsar")


def revolution_can_come(state: State) -> Refusal | None:
    """[16.4.6]"""
    return None if may_revolt(state) else Refusal("pog-revolution-not-yet", "16.4.6")


@event("cp_53", when=(after_turn_of(FALL_OF_THE_TSAR, "16.4.6"), revolution_can_come))
def bolshevik_revolution(state: State) -> None:
    """Russia owes no offensives and spends one point a turn. [16.4.7, 7.1.11]"""
    move_marker(state, RUSSIAN_TRACK, "bolshevik_revolution")


@event("cp_54")
def h_l_take_command(state: State) -> None:
    """Germany owes no offensives any more; the cards of 1918 are open. [7.1.10]"""


@event("cp_55", when=not_after(*OFFENSIVES_OF_1918))
def lloyd_george(state: State) -> None:
    """For the rest of the turn the British attack no Germans in deep trenches."""


#: How many units desert at most.
DESERTERS: Final = 4


@event("cp_63", when=after(FALL_OF_THE_TSAR))
def russian_desertions(state: State) -> None:
    """Up to four Russian units are reduced."""
    if full_russians(state):
        state.then(ChooseDeserters(SIDES[CP], DESERTERS))


def full_russians(state: State) -> list[Unit]:
    """Russian units at full strength on the map. [card cp_63]"""
    units = (unit for unit in ALL_UNITS if NATION[unit] == RU)
    return [unit for unit in units if is_on_board(state, unit) and not is_reduced(state, unit)]


@frame
class ChooseDeserters(UnitPick[Reduce | Done]):
    """Whose men go home? `reduce ru_9@riga`, `done`"""

    seat: str
    left: int
    asks = "deserters"

    def units(self, state: State) -> Iterable[Unit]:
        return full_russians(state)

    def others(self) -> tuple[Done]:
        return (DONE,)

    def refusal(self, state: State, unit: Unit) -> Refusal:
        return Refusal("pog-desertions-other-unit", "9.5.1.1", {"unit": KIND_ID[unit]})

    def picked(self, state: State, unit: Unit) -> None:
        reduce_unit(state, unit)
        if self.left > 1:
            state.then(ChooseDeserters(self.seat, self.left - 1))


@event("cp_65", when=until_turn(16))
def prince_max(state: State) -> None:
    """Nothing but its war status."""
