"""Flags: who may place or remove one where, and what follows. [7.4, 8.22, 10.6]"""

from __future__ import annotations

from collections.abc import Sequence

from .....engine.errors import Refusal
from .....engine.frames import Procedure, frame, step
from ...printed.board import (
    ALL_AREAS,
    FORTRESS,
    FORTRESSES,
    NEIGHBOUR_MASK,
    OWNER,
    PLACES,
    SHARED_WITH,
    line_between,
)
from ...printed.ids import Mask, each_area, each_nation
from ...printed.names import MARSH, NATIONS, NO_NATION, STRAIT
from ...printed.pieces import FLAG_LIMIT
from ...state.changes.map import set_flag
from ...state.control import (
    controller,
    friendly_areas,
    has_enemy_formation,
    held_by,
    leaders_in,
    nations_in,
    neutral_areas,
)
from ...state.effects import NoFlag, is_on
from ...state.ids import Area, Nation
from ...state.relations import allies, are_allies
from ...state.state import State
from ..answers import Flag
from ..impulse.actions import IN_RUSSIA, Action, purse_areas, register
from ..land.armies import commanding_nation
from ..land.interception import FlagInterception, interceptors_into
from ..sea.ports import port_changed


def new_controller(state: State, nation: Nation, area: Area) -> Nation:
    """Who controls an area once the nation has placed or removed a Flag there: its first owner if that is the
    nation itself or an ally, otherwise the nation. [7.4, 8.22]"""
    owner = OWNER[area]
    return owner if are_allies(state, nation, owner) else nation


def flag_refusal(state: State, nation: Nation, area: Area) -> Refusal | None:
    """Why the nation may not place or remove a Flag in an area. [7.4, 8.22]"""
    names: dict[str, str | int] = {"nation": NATIONS[nation], "area": PLACES[area]}
    if FORTRESS[area]:
        return Refusal("nw-flag-fortress", "7.42", names)
    if neutral_areas(state, nation) >> area & 1:
        return Refusal("nw-flag-neutral", "9.54", names)
    if allies(state, nation) >> controller(state, area) & 1:
        return Refusal("nw-flag-allied", "8.22", names)
    shared = SHARED_WITH[area]
    if shared not in (NO_NATION, nation) and are_allies(state, nation, shared) and OWNER[area] != nation:
        return Refusal("nw-flag-allied", "8.22", names)
    if is_on(state, NoFlag, area):
        return Refusal("nw-flag-forbidden", "6.1", names)
    if not purse_areas(state) >> area & 1:
        return Refusal("nw-purse-elsewhere", "17.1", {"place": PLACES[area]})
    places_own = new_controller(state, nation, area) == nation != OWNER[area]
    if places_own and not flags_left(state, nation):
        return Refusal("nw-flag-none-left", "2.2", names)
    return reach_refusal(state, nation, area)


def flags_left(state: State, nation: Nation) -> int:
    """Flags of the nation that are not on the map. [2.2]"""
    return FLAG_LIMIT[nation] - state.flag.count(nation)


def reach_refusal(state: State, nation: Nation, area: Area) -> Refusal | None:
    """Why the nation does not reach the area: it takes a Formation there, or an Army in a Friendly area
    beside it with no enemy to prevent it, and command of the group. [7.41, 9.7]"""
    far = Refusal("nw-flag-out-of-reach", "7.41", {"nation": NATIONS[nation], "area": PLACES[area]})
    if has_enemy_formation(state, nation, area):
        return far
    if state.present[nation] >> area & 1:
        return _command_refusal(state, nation, [area])
    beside = NEIGHBOUR_MASK[area] & state.present[nation] & friendly_areas(state, nation)
    armies = [frm for frm in each_area(beside) if _army_beside(state, nation, frm, area)]
    if not armies or interceptors_into(state, area, nation):
        return far
    return _command_refusal(state, nation, armies)


def _army_beside(state: State, nation: Nation, frm: Area, area: Area) -> bool:
    return bool(leaders_in(state, nation, frm)) and line_between(frm, area) not in (MARSH, STRAIT)


def _command_refusal(state: State, nation: Nation, areas: Sequence[Area]) -> Refusal | None:
    """Why none of its Armies places its Flag: in a group only the commander's nation does. [9.7]"""
    if any(_its_flag_counts(state, nation, area) for area in areas):
        return None
    commander = commanding_nation(state, areas[0], allies(state, nation) & nations_in(state, areas[0]))
    return Refusal("nw-flag-commander", "9.7", {"nation": NATIONS[commander], "area": PLACES[areas[0]]})


def _its_flag_counts(state: State, nation: Nation, area: Area) -> bool:
    """In an Army Group only the commander's nation places Flags. [9.7]"""
    side = allies(state, nation) & nations_in(state, area)
    powers = [n for n in each_nation(side) if leaders_in(state, n, area)]
    return len(powers) < 2 or commanding_nation(state, area, side) == nation


def flag_targets(state: State, nation: Nation) -> Mask:
    """Areas the nation may place or remove a Flag in now, as a mask. [7.41]"""
    return state.remembered(("flags", nation), lambda: _flag_targets(state, nation))


def _flag_targets(state: State, nation: Nation) -> Mask:
    near = state.present[nation]
    for area in each_area(state.present[nation]):
        near |= NEIGHBOUR_MASK[area]
    near &= ALL_AREAS & ~FORTRESSES & ~held_by(state, allies(state, nation))
    return sum(1 << area for area in each_area(near) if flag_refusal(state, nation, area) is None)


def put_flag(state: State, nation: Nation, area: Area, why: str) -> None:
    """The nation's Flag comes, or another one goes; ships leave a port that is lost. [7.4, 13.9]"""
    set_flag(state, area, new_controller(state, nation, area), why)
    port_changed(state, area)


class FlagAction(Action[Flag]):
    """`flag munich`: one CP. [7.4]"""

    word = "flag"
    takes = (Flag,)
    purses = frozenset({IN_RUSSIA})

    def options(self, state: State, nation: Nation) -> Sequence[Flag]:
        if state.purse < 2:
            return ()
        return [Flag(area) for area in each_area(flag_targets(state, nation))]

    def refuse(self, state: State, nation: Nation, act: Flag) -> Refusal | None:
        return flag_refusal(state, nation, act.area)

    def cost(self, state: State, nation: Nation, act: Flag) -> int:
        return 2

    def carry_out(self, state: State, nation: Nation, act: Flag) -> None:
        put_flag(state, nation, act.area, "flag")


@frame
class EventFlag(Procedure):
    """An event places a Flag; enemy Armies beside it may roll against it. [10.6]"""

    nation: Nation
    area: Area
    why: str

    @step
    def place(self, state: State) -> None:
        put_flag(state, self.nation, self.area, self.why)

    @step
    def defend(self, state: State) -> None:
        state.then(FlagInterception(self.nation, self.area))


register(FlagAction())
