"""Events of the Central Powers' mobilization cards. [cards cp_01–cp_14, cp_56, cp_57]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .....engine.errors import Refusal
from .....engine.frames import frame
from ...printed.board import BERLIN, LIEGE, RESERVE, SPACE_NUMBER, WARSAW
from ...printed.card_names import CP_ENTRENCH, MOLTKE
from ...printed.names import CP, GE, SIDES, TOTAL_WAR, Unit
from ...printed.units import KIND_ID, NATION, OF_KIND, each_unit, the
from ...rules.answers import DONE, Done, Flip
from ...rules.combat.declaration import Attacks
from ...rules.events.registry import event
from ...rules.movement.occupation import enter_space
from ...rules.replacements.replacements import cost
from ...rules.supply.supply import in_supply, reached
from ...state.changes.map import change_vp, destroy_fort, move_unit, restore_unit
from ...state.changes.rounds import mark_space
from ...state.state import (
    NOWHERE,
    State,
    controller,
    has_fort,
    is_on_board,
    is_reduced,
    side_at,
    was_played,
)
from ..conditions import commitment_below
from ..entrenching import entrench
from ..picking import UnitPick
from ..reinforcements import reinforcements

KOBLENZ: Final = SPACE_NUMBER["koblenz"]
#: The armies that go through Belgium.
FIRST_AND_SECOND: Final = (the("ge_1"), the("ge_2"))

reinforcements("cp_07", "cp_12", "cp_14")
entrench(CP_ENTRENCH, CP)


def first_action_of_the_war(state: State) -> Refusal | None:
    """[card cp_01]"""
    if state.turn == 1 and not state.actions[CP]:
        return None
    return Refusal("pog-guns-of-august-late", "9.5.1.1")


@event("cp_01", when=first_action_of_the_war)
def guns_of_august(state: State) -> None:
    """Liege falls, two armies stand there, and three may attack at once."""
    if has_fort(state, LIEGE):
        destroy_fort(state, LIEGE)
    for unit in FIRST_AND_SECOND:
        if is_on_board(state, unit):
            move_unit(state, unit, (state.place[unit], LIEGE), "event")
            enter_space(state, (unit,), LIEGE)
    for space in (LIEGE, KOBLENZ):
        if side_at(state, space) == CP:
            ready = sum(1 << unit for unit in state.at[space] if in_supply(state, unit))
            mark_space(state, space, "attack", 0, ready)
    state.then(Attacks(CP))


def berlin_is_supplied(state: State) -> Refusal | None:
    """[card cp_05]"""
    if controller(state, BERLIN) == CP and reached(state, "cp") >> BERLIN & 1:
        return None
    return Refusal("pog-landwehr-berlin", "9.5.1.1")


@event("cp_05", when=berlin_is_supplied)
def landwehr(state: State) -> None:
    """Two replacement points at once for reduced German units in supply."""
    state.then(ChooseLandwehr(SIDES[CP], LANDWEHR_HALVES))


#: Two replacement points, in halves. [17.1.4]
LANDWEHR_HALVES: Final = 4


@frame
class ChooseLandwehr(UnitPick[Flip | Done]):
    """Which reduced German unit comes up to strength? `flip ge_7 reduced@mulhouse`, `done`"""

    seat: str
    halves_left: int
    asks = "landwehr"

    def units(self, state: State) -> Iterable[Unit]:
        return [unit for unit in each_unit(state.reduced) if self.unit_refusal(state, unit) is None]

    def others(self) -> tuple[Done]:
        return (DONE,)

    def unit_refusal(self, state: State, unit: Unit) -> Refusal | None:
        params: dict[str, str | int] = {"unit": KIND_ID[unit]}
        if NATION[unit] != GE or not is_reduced(state, unit) or state.place[unit] == NOWHERE:
            return Refusal("pog-landwehr-other-unit", "9.5.1.1", params)
        if state.place[unit] != RESERVE[CP] and not (is_on_board(state, unit) and in_supply(state, unit)):
            return Refusal("pog-landwehr-no-supply", "9.5.1.1", params)
        if unit in OF_KIND["pl_corps"] and controller(state, WARSAW) != CP:
            return Refusal("pog-poles-without-warsaw", "9.5.1.1", params)
        if cost(unit) > self.halves_left:
            return Refusal("pog-landwehr-spent", "17.1.4", params)
        return None

    def refusal(self, state: State, unit: Unit) -> Refusal:
        return self.unit_refusal(state, unit) or Refusal("decision-not-offered")

    def picked(self, state: State, unit: Unit) -> None:
        restore_unit(state, unit)
        rest = self.halves_left - cost(unit)
        if rest:
            state.then(ChooseLandwehr(self.seat, rest))


@event("cp_08")
def race_to_the_sea(state: State) -> None:
    """Units may end moves and redeployment in Amiens, Calais and Ostend. [11.1.9]"""


@event("cp_09", when=commitment_below(CP, TOTAL_WAR))
def reichstag_truce(state: State) -> None:
    change_vp(state, 1, "cp_09")


@event("cp_10")
def sud_army(state: State) -> None:
    """Once a round a stack of one Austrian unit and German corps costs one point. [9.2.3]"""


@event("cp_11")
def oberost(state: State) -> None:
    """Germans may attack Russian forts. [15.1.11]"""


def moltke_goes(state: State) -> Refusal | None:
    """In the first two turns only after Moltke. [card cp_13]"""
    if state.turn > 2 or was_played(state, MOLTKE):
        return None
    return Refusal("pog-falkenhayn-too-early", "9.5.1.1", {"card": MOLTKE})


@event("cp_13", when=moltke_goes)
def falkenhayn(state: State) -> None:
    """Moltke's effect ends; the Place of Execution is open."""
