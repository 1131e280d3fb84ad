"""Events of the Central Powers' Limited War cards. [cards cp_15–cp_34, cp_58–cp_61]"""

from __future__ import annotations

from collections.abc import Iterable

from .....engine.errors import Refusal
from .....engine.frames import frame
from .....engine.option import Option, option
from ...printed.board import BOARD_SIZE, FORTS, IN_NATION, RESERVE, WARSAW
from ...printed.card_names import FALKENHAYN, H_L_TAKE_COMMAND, TSAR_TAKES_COMMAND
from ...printed.names import AP, BU, CP, FR, SIDES, Unit
from ...printed.units import KIND_ID, OF_KIND
from ...rules.answers import Remove
from ...rules.events.registry import event
from ...rules.movement.occupation import after_leaving
from ...rules.war.war import may_take_command
from ...state.changes.cards import show_hand
from ...state.changes.map import change_vp, eliminate_unit, to_reserve
from ...state.changes.rounds import move_marker
from ...state.setup import unused
from ...state.state import State, is_on_board, is_reduced
from ..conditions import after, held_by_cp, not_after
from ..neutral_entry import entry, may_enter
from ..picking import UnitPick
from ..reinforcements import reinforcements

reinforcements("cp_20", "cp_21", "cp_22", "cp_23", "cp_24")
event("cp_34", when=may_enter(BU))(entry(BU))


@event("cp_17")
def mata_hari(state: State) -> None:
    """The Central Powers see the enemy's hand, then operate."""
    show_hand(state, AP, CP)


@event("cp_25")
def high_seas_fleet(state: State) -> None:
    """A point at the end of the next Allied action, unless it is the Grand Fleet."""


def french_forts_are_gone(state: State) -> Refusal | None:
    """A combat card, but a plain event once no French fort is left to attack. [card cp_26]"""
    if FORTS & IN_NATION[FR] & ~state.forts_destroyed:
        return Refusal("pog-play-only-in-combat", "9.5.4.1", {"card": "cp_26"})
    return None


@event("cp_26", when=(after(FALKENHAYN), not_after(H_L_TAKE_COMMAND), french_forts_are_gone))
def place_of_execution(state: State) -> None:
    """Nothing but its war status."""


@event("cp_27")
def zeppelin_raids(state: State) -> None:
    """Britain loses four points in this turn's Replacement Phase. [17.1]"""


def russia_is_shaken(state: State) -> Refusal | None:
    """[16.4.3]"""
    return None if may_take_command(state) else Refusal("pog-tsar-too-few-spaces", "16.4.3")


@event("cp_28", when=russia_is_shaken)
def tsar_takes_command(state: State) -> None:
    """The Fall of the Tsar comes into reach. [16.4.3]"""
    move_marker(state, "russian_capitulation", "tsar_takes_command")


@event("cp_29")
def eleventh_army(state: State) -> None:
    """A stack of the German 11th Army with corps costs one point. [9.2.3]"""


@event("cp_32")
def war_in_africa(state: State) -> None:
    """The Allies give up a British corps, or a point."""
    state.then(ChooseForAfrica(SIDES[AP]))


@option("vp")
class GivePoint(Option):
    """The Allies keep their corps and give up the point."""


def corps_for_africa(state: State) -> list[Unit]:
    """British corps on the map or in reserve; reduced ones only if there is no other. [card cp_32]"""
    corps = [u for u in OF_KIND["br_corps"] if is_on_board(state, u) or state.place[u] == RESERVE[AP]]
    return [unit for unit in corps if not is_reduced(state, unit)] or corps


@frame
class ChooseForAfrica(UnitPick[Remove | GivePoint]):
    """Which corps goes to Africa for good, if any? `remove br_corps@cairo`, `vp`"""

    seat: str
    asks = "for-africa"

    def units(self, state: State) -> Iterable[Unit]:
        return corps_for_africa(state)

    def others(self) -> tuple[GivePoint]:
        return (GivePoint(),)

    def refusal(self, state: State, unit: Unit) -> Refusal:
        return Refusal("pog-africa-other-unit", "9.5.1.1", {"unit": KIND_ID[unit]})

    def said(self, state: State) -> None:
        change_vp(state, 1, "cp_32")

    def picked(self, state: State, unit: Unit) -> None:
        space = state.place[unit]
        eliminate_unit(state, unit, "cp_32", for_good=True)
        if space < BOARD_SIZE:
            after_leaving(state, space)


@event("cp_33")
def walter_rathenau(state: State) -> None:
    """A German replacement point every turn, until the Independent Air Force. [17.1]"""


@event("cp_58", when=after(TSAR_TAKES_COMMAND))
def stavka_timidity(state: State) -> None:
    """For the rest of the turn Russians attack no trenches that Germans alone hold."""


@event("cp_59", when=held_by_cp(WARSAW))
def polish_restoration(state: State) -> None:
    """Three Polish corps are raised, at the price of a point."""
    change_vp(state, -1, "cp_59")
    for _ in OF_KIND["pl_corps"]:
        to_reserve(state, unused(state, "pl_corps"), reduced=False)


@event("cp_61")
def haig(state: State) -> None:
    """For the rest of the turn entrenched Germans in the west need not retreat before the British."""
