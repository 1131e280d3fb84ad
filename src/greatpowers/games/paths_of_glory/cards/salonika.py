"""Salonika: Allied corps land in a Greece that is still neutral. [9.5.2.4, card ap_30]"""

from __future__ import annotations

from typing import Final

from ....engine.errors import Refusal
from ....engine.frames import frame
from ....engine.kinds import told
from ....engine.option import option
from ..printed.board import RESERVE, SALONIKA, SPACES, each_space
from ..printed.names import AP, GR, Mask, Unit
from ..printed.units import KIND_ID
from ..rules.answers import DONE, Done, OfUnit
from ..rules.movement.occupation import after_leaving, enter_space
from ..rules.movement.stacking import room
from ..rules.supply.supply import ports
from ..state.changes.map import move_unit
from ..state.ids import Space
from ..state.state import State, controller, is_at_war, side_at
from .picking import UnitPick

#: The only corps that may go: no BEF, no minor Commonwealth corps. [special rules]
KINDS: Final = ("br_corps", "fr_corps")
MOST: Final = 3


def harbours(state: State) -> Mask:
    """Boxes and ports the corps may come from; the beachhead is a port too. [9.5.3.5]"""
    beachhead = 1 << state.beachhead if state.beachhead >= 0 else 0
    return (ports(state, AP) | beachhead | 1 << RESERVE[AP]) & ~(1 << SALONIKA)


def corps_at_hand(state: State) -> list[Unit]:
    """Corps that may be sent, one for each that look alike. [card ap_30]"""
    found: dict[tuple[Space, str, int], Unit] = {}
    for space in each_space(harbours(state)):
        for unit in state.at[space]:
            if KIND_ID[unit] in KINDS:
                found.setdefault((space, KIND_ID[unit], state.reduced >> unit & 1), unit)
    return list(found.values())


def salonika_is_open(state: State) -> Refusal | None:
    """There must be somebody to send, and room in a Salonika the enemy does not hold. [card ap_30]"""
    held = controller(state, SALONIKA) == AP and side_at(state, SALONIKA) in (-1, AP)
    if is_at_war(state, GR) and not held:
        return Refusal("pog-entry-not-friendly", "9.5.2.4", {"unit": KINDS[0], "space": SPACES[SALONIKA]})
    if room(state, SALONIKA) <= 0:
        return Refusal("pog-entry-full", "9.5.2.4", {"unit": KINDS[0], "space": SPACES[SALONIKA]})
    return None if corps_at_hand(state) else Refusal("pog-salonika-no-corps", "9.5.2.4")


def no_redeployment_before(state: State) -> Refusal | None:
    """The landing is a redeployment and cannot follow one. [9.3.3]"""
    return Refusal("pog-salonika-after-sr", "9.3.3") if state.actions[AP][-1:] == ["sr"] else None


@option("sr {unit} to salonika", says="sr-to")
class Land(OfUnit):
    @told
    def space(self) -> Space:
        return SALONIKA


@frame
class ChooseLanding(UnitPick[Land | Done]):
    """Which corps sails to Salonika? At least one, at most three. `sr br_corps@london to salonika`, `done`"""

    seat: str
    sent: int = 0
    asks = "landing"

    def units(self, state: State) -> list[Unit]:
        return corps_at_hand(state) if self.sent < MOST and room(state, SALONIKA) > 0 else []

    def others(self) -> tuple[Done, ...]:
        return (DONE,) if self.sent else ()

    def refuse(self, state: State, option: Land | Done) -> Refusal | None:
        if isinstance(option, Done) and not self.sent:
            return Refusal("pog-salonika-nobody", "9.5.2.4")
        return super().refuse(state, option)

    def refusal(self, state: State, unit: Unit) -> Refusal:
        params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[SALONIKA]}
        if KIND_ID[unit] not in KINDS:
            return Refusal("pog-salonika-other-corps", "9.5.2.4", params)
        return Refusal("pog-salonika-no-port", "9.5.2.4", params)

    def picked(self, state: State, unit: Unit) -> None:
        start = state.place[unit]
        move_unit(state, unit, (start, SALONIKA), "sr")
        after_leaving(state, start)
        enter_space(state, (unit,), SALONIKA)
        state.then(ChooseLanding(self.seat, self.sent + 1))
