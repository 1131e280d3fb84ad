"""What a player should hear before it is too late: reasons that refuse nothing and change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine.errors import Reason
from ....engine.frames import AnyChoice
from ..printed.board import BOARD_SIZE, RESERVE, SPACES, each_space
from ..printed.names import NATIONS, SIDES, Mask, Side, Space, Unit
from ..printed.units import BEF_ARMY, BEF_CORPS, IS_ARMY, KIND_ID, NATION, SIDE, UNITS, each_unit
from ..rules.answers import Done
from ..rules.combat.declaration import AttackWith, ChooseAttackers
from ..rules.movement.moving import ChooseMovers, ChoosePath, GoBy, GoTo, way_of
from ..rules.movement.occupation import after_leaving, enter_space, march
from ..rules.redeployment.redeploying import ChooseRedeployment
from ..rules.redeployment.sendings import Send
from ..rules.supply.supply import in_supply
from ..rules.war.mandates import offensive_due
from ..state.changes.map import eliminate_unit, move_unit
from ..state.ids import Ref
from ..state.state import State, units_of

LAST_ROUND: Final = 6


def cut_off(state: State, side: Side) -> Mask:
    """Units of a side on the map that are out of supply now. [14.3]"""
    mask = 0
    for unit in each_unit(units_of(side)):
        if 0 <= state.place[unit] < BOARD_SIZE and not in_supply(state, unit):
            mask |= 1 << unit
    return mask


def cut_off_by_move(state: State, units: Sequence[Unit], path: Sequence[Space]) -> list[Reason]:
    """Units of the mover that this march would put out of supply, themselves included. [14.1]"""
    twin = state.copy()
    march(twin, units, path)
    return _newly_cut_off(state, twin, UNITS[units[0]].side)


def cut_off_by_advance(state: State, units: Sequence[Unit], target: Space) -> list[Reason]:
    """Units of the attacker that would be out of supply if these won and advanced into the space. [12.7]"""
    twin = state.copy()
    for enemy in twin.at[target]:
        eliminate_unit(twin, enemy, "")
    take_space(twin, units, target)
    return _newly_cut_off(state, twin, UNITS[units[0]].side)


def take_space(state: State, units: Sequence[Unit], target: Space) -> None:
    """The units have advanced into a space that nobody holds any more. [12.7.9]"""
    for unit in units:
        start = state.place[unit]
        move_unit(state, unit, (start, target), "advance")
        after_leaving(state, start)
    enter_space(state, units, target)


def _newly_cut_off(before: State, after: State, side: Side) -> list[Reason]:
    lost = cut_off(after, side) & ~cut_off(before, side)
    return [_would_starve(after, unit) for unit in each_unit(lost)]


def _would_starve(state: State, unit: Unit) -> Reason:
    params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[state.place[unit]]}
    if state.reduced >> unit & 1:
        return Reason("pog-warn-out-of-supply-reduced", "14.3.5", params)
    return Reason("pog-warn-out-of-supply", "14.3.5", params)


def open_mandate(state: State, side: Side) -> list[Reason]:
    """The last round has come and the offensive of the turn has not been made. [7.1]"""
    nation = offensive_due(state, side)
    if state.round < LAST_ROUND or not nation:
        return []
    return [Reason("pog-warn-mandate-open", "7.1", {"side": SIDES[side], "nation": nation})]


def bare_reserves(state: State, side: Side, leaving: Sequence[Unit] = ()) -> list[Reason]:
    """Nations with armies on the map and no corps in reserve to take their place: a destroyed army would be
    lost for good. `leaving` are corps about to leave the reserve. [12.4.4]"""
    waiting = [u for u in state.at[RESERVE[side]] if u not in leaving and UNITS[u].replaces_army]
    helped = {NATION[u] for u in waiting if u != BEF_CORPS}
    exposed = {
        NATION[u]
        for u in each_unit(units_of(side))
        if IS_ARMY[u] and u != BEF_ARMY and 0 <= state.place[u] < BOARD_SIZE
    }
    return [
        Reason("pog-warn-reserve-empty", "12.4.4", {"side": SIDES[side], "nation": NATIONS[nation]})
        for nation in sorted(exposed - helped)
    ]


def wasted_marks(state: State) -> list[Reason]:
    """Activated spaces whose units have not moved: to end movement now wastes what they cost. [9.2.8]"""
    idle = [
        space
        for space in each_space(state.marked_move & ~state.left)
        if any((state.ready & ~state.moved) >> unit & 1 for unit in state.at[space])
        and not any(state.moved >> unit & 1 for unit in state.at[space])
    ]
    return [Reason("pog-warn-nobody-moved", "9.2.8", {"space": SPACES[space]}) for space in idle]


def of_answer(state: State, choice: AnyChoice, option: object) -> list[Reason]:
    """What to say before this answer is given."""
    match choice, option:
        case ChoosePath(), GoTo() | GoBy():
            return cut_off_by_move(state, choice.units, way_of(state, choice.units, option))
        case ChooseAttackers(), AttackWith():
            return cut_off_by_advance(state, choice.counters(state, option), choice.target)
        case ChooseMovers(), Done():
            return wasted_marks(state)
        case ChooseRedeployment(), Send(Ref(unit, _, place), _) if place in RESERVE:
            side = SIDE[unit]
            known = bare_reserves(state, side)
            return [reason for reason in bare_reserves(state, side, (unit,)) if reason not in known]
        case _:
            return []


def before_action(state: State, side: Side) -> list[Reason]:
    """What to say before a side chooses its action of the round."""
    return [*open_mandate(state, side), *(bare_reserves(state, side) if state.round >= LAST_ROUND else [])]
