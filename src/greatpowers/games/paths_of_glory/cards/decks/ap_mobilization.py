"""Events of the Allied mobilization cards. [cards ap_01–ap_14, ap_56, ap_57]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import frame
from .....engine.masks import mask_of
from ...printed.board import IN_NATION, NEAR_EAST, PARIS, SOLID, SPACES, each_space
from ...printed.card_names import AP_ENTRENCH, GUNS_OF_AUGUST
from ...printed.names import AP, FR, LIMITED_WAR, RU, SIDES, Mask, Space, Unit
from ...printed.units import IS_ARMY, KIND_ID, NATION, OF_KIND
from ...rules.answers import Flip, Place
from ...rules.events.registry import event
from ...rules.movement.stacking import room
from ...rules.supply.supply import in_supply
from ...state.changes.map import change_vp, place_unit, restore_unit
from ...state.setup import unused
from ...state.state import State, is_reduced
from ..conditions import after, commitment_below, until_turn
from ..entrenching import entrench
from ..picking import UnitPick
from ..placing import PlacingChoice
from ..reinforcements import reinforcements

reinforcements("ap_01", "ap_03", "ap_08", "ap_10", "ap_11", "ap_14")
entrench(AP_ENTRENCH, AP)


@event("ap_02")
def blockade(state: State) -> None:
    """Every winter from now on costs the Central Powers a point; Lusitania is open. [6.0 E]"""


@event("ap_09", when=until_turn(2))
def moltke(state: State) -> None:
    """Until Falkenhayn takes over, every German unit in Belgium and France is paid for."""


@event("ap_13", when=(after(GUNS_OF_AUGUST), commitment_below(AP, LIMITED_WAR)))
def rape_of_belgium(state: State) -> None:
    change_vp(state, -1, "ap_13")


#: Paris and what lies beside it.
AROUND_PARIS: Final = 1 << PARIS | mask_of(SOLID[PARIS])


def tired_armies(state: State) -> list[Unit]:
    """Reduced French armies in or next to Paris. [card ap_56]"""
    units = [unit for space in each_space(AROUND_PARIS) for unit in state.at[space]]
    return [u for u in units if NATION[u] == FR and IS_ARMY[u] and is_reduced(state, u)]


def army_waits_at_paris(state: State) -> Refusal | None:
    return None if tired_armies(state) else Refusal("pog-taxis-nobody", "9.5.1.1")


@event("ap_56", when=army_waits_at_paris)
def paris_taxis(state: State) -> None:
    """One reduced French army in or next to Paris comes up to strength."""
    state.then(ChooseTaxis(SIDES[AP]))


@frame
class ChooseTaxis(UnitPick[Flip]):
    """Which army gets the taxis? `flip fr_6 reduced@paris`"""

    seat: str
    asks = "taxis"

    def units(self, state: State) -> Iterable[Unit]:
        return tired_armies(state)

    def refusal(self, state: State, unit: Unit) -> Refusal:
        return Refusal("pog-taxis-other-unit", "9.5.1.1", {"unit": KIND_ID[unit]})

    def picked(self, state: State, unit: Unit) -> None:
        restore_unit(state, unit)


def cavalry_spaces(state: State) -> Mask:
    """Russian spaces in Europe with a supplied Russian army and room for both corps. [card ap_57]"""
    return mask_of(
        space
        for space in each_space(IN_NATION[RU] & ~NEAR_EAST)
        if room(state, space) >= len(OF_KIND["ru_cav_corps"])
        and any(NATION[u] == RU and IS_ARMY[u] and in_supply(state, u) for u in state.at[space])
    )


def cavalry_has_a_place(state: State) -> Refusal | None:
    return None if cavalry_spaces(state) else Refusal("pog-cavalry-no-place", "9.5.1.1")


@event("ap_57", when=cavalry_has_a_place)
def russian_cavalry(state: State) -> None:
    """Two cavalry corps join a Russian army."""
    state.then(ChooseCavalrySpace(SIDES[AP]))


@frame
class ChooseCavalrySpace(PlacingChoice):
    """Which army does the cavalry join? Both corps go to one space."""

    seat: str
    asks = "cavalry-space"

    def kind(self) -> str:
        return "ru_cav_corps"

    def spaces(self, state: State) -> Mask:
        return cavalry_spaces(state)

    def refusal(self, state: State, space: Space) -> Refusal:
        return Refusal("pog-cavalry-not-there", "9.5.1.1", {"space": SPACES[space]})

    def chosen(self, state: State, option: Place) -> None:
        for _ in OF_KIND["ru_cav_corps"]:
            place_unit(state, unused(state, "ru_cav_corps"), option.space)
