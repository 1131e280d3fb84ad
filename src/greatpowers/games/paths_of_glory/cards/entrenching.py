"""Entrench: the first trench, by whichever side plays its card first. [11.2.1, cards ap_12, cp_06]"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.errors import Refusal
from ....engine.frames import Choice, frame
from ....engine.option import Option, option
from ..printed.board import BOARD_SPACES, SPACES
from ..printed.card_names import AP_ENTRENCH, CP_ENTRENCH
from ..printed.names import SIDE_NUMBER, SIDES, Side
from ..printed.units import IS_ARMY, SIDE
from ..rules.events.registry import Condition, event
from ..rules.supply.supply import in_supply
from ..state.changes.map import set_trench
from ..state.ids import Space
from ..state.state import State, controller, is_besieged, rules
from .conditions import not_after


def not_in_august(state: State) -> Refusal | None:
    """[5.7.4.4]"""
    if state.turn == 1 and rules(state).no_entrench_on_turn_1:
        return Refusal("pog-entrench-august", "5.7.4.4")
    return None


#: One of the two cards can ever be an event. [9.5.1.1]
MAY_ENTRENCH: tuple[Condition, ...] = (not_in_august, not_after(AP_ENTRENCH, CP_ENTRENCH))


def trench_refusal(state: State, side: Side, space: Space) -> Refusal | None:
    """Why the event may not dig in here: it takes a supplied army, and no trench yet. [card ap_12]"""
    params: dict[str, str | int] = {"space": SPACES[space]}
    armies = [unit for unit in state.at[space] if IS_ARMY[unit] and SIDE[unit] == side]
    if not any(in_supply(state, unit) for unit in armies):
        return Refusal("pog-entrench-no-army", "9.5.1.1", params)
    if space in state.trenches:
        return Refusal("pog-entrench-trench-there", "11.2.3", params)
    if controller(state, space) != side and not is_besieged(state, space):
        return Refusal("pog-entrench-not-held", "11.2.1", params)
    return None


@option("trench at {space}", says="trench-at")
class Dig(Option):
    space: Space


@frame
class ChooseTrench(Choice[State, Dig]):
    """Where shall the first trench be? `trench at sedan`"""

    seat: str
    asks = "trench"

    def options(self, state: State) -> Sequence[Dig]:
        side = SIDE_NUMBER[self.seat]
        return [Dig(n) for n in BOARD_SPACES if trench_refusal(state, side, n) is None]

    def refuse(self, state: State, option: Dig) -> Refusal | None:
        return trench_refusal(state, SIDE_NUMBER[self.seat], option.space)

    def chosen(self, state: State, option: Dig) -> None:
        set_trench(state, option.space, SIDE_NUMBER[self.seat], 1)


def entrench(card: str, side: Side) -> None:
    """Enter one of the two cards. With nowhere to dig it still lets both sides entrench from now on."""

    @event(card, when=MAY_ENTRENCH)
    def dig(state: State) -> None:
        choice = ChooseTrench(SIDES[side])
        if choice.options(state):
            state.then(choice)
