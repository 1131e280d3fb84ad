"""What a neutral Proxy does with its CPs: it builds in its capital, by priorities. [7.5]"""

from __future__ import annotations

from .....engine.frames import Procedure, frame, step
from ...printed.board import CAPITALS, HOME, PORTS
from ...printed.ids import Area, Leader, Nation, each_area
from ...printed.names import NO_LEADER, NOWHERE, REGROUP
from ...printed.pieces import BATTLE, COMMAND
from ...state.changes.map import add_sp, lose_sp, place_leader, place_squadron, return_sp, save_cp
from ...state.control import areas_with, leaders_in
from ...state.relations import enemies
from ...state.state import State, sp_at
from .building import (
    REGROUP_COST,
    SP_COST,
    SQUADRON_COST,
    callable_leaders,
    regrouping_leaders,
    room_for,
    sp_left,
    unused_squadrons,
)


def seat_of_government(state: State, nation: Nation) -> Area:
    """The capital it builds in, -1 if it has none left. [7.5]"""
    for area in CAPITALS[nation]:
        if state.held[nation] >> area & 1 and not areas_with(state, enemies(state, nation)) >> area & 1:
            return area
    return NOWHERE


def next_leader(state: State, nation: Nation) -> Leader:
    """The best leader it could call, those in Regroup first; -1 for none. [7.5]"""
    found = regrouping_leaders(state, nation) or callable_leaders(state, nation)
    return max(found, key=lambda x: (BATTLE[x], COMMAND[x], -x), default=NO_LEADER)


def unled_sp(state: State, nation: Nation, capital: Area) -> int:
    """Strength in the capital that no leader there commands. [7.5]"""
    led = sum(COMMAND[leader] for leader in leaders_in(state, nation, capital))
    return max(0, sp_at(state, nation, capital) - led)


@frame
class NeutralBuild(Procedure):
    """A neutral Proxy spends CPs, with the one it has saved. [7.5]"""

    nation: Nation
    cp: int

    @step
    def spend(self, state: State) -> None:
        saved = state.saved_cp >> self.nation & 1
        save_cp(state, self.nation, False)
        state.then(NeutralSpending(self.nation, self.cp + saved))


@frame
class NeutralSpending(Procedure):
    """One piece after the other until nothing more can be paid; one CP is kept. [7.5]"""

    nation: Nation
    cp: int

    @step
    def build(self, state: State) -> None:
        left = build_next(state, self.nation, self.cp)
        if left is None:
            save_cp(state, self.nation, self.cp > 0)
        else:
            state.then(NeutralSpending(self.nation, left))


def build_next(state: State, nation: Nation, cp: int) -> int | None:
    """Build what the priorities say; what is left of the CPs, None if nothing was built. [7.5]"""
    capital = seat_of_government(state, nation)
    if capital == NOWHERE:
        return None
    leader = next_leader(state, nation)
    if leader != NO_LEADER and unled_sp(state, nation, capital) > COMMAND[leader]:
        cost = REGROUP_COST if state.leader_at[leader] == REGROUP else COMMAND[leader]
        left = _pay(state, nation, capital, cp, cost)
        if left is not None:
            place_leader(state, leader, capital, "build")
        return left
    if state.sp_regroup[nation] or sp_left(state, nation):
        return _build_sp(state, nation, capital, cp)
    return _build_squadron(state, nation, capital, cp) if leader == NO_LEADER else None


def _build_sp(state: State, nation: Nation, capital: Area, cp: int) -> int | None:
    if not room_for(state, nation, capital, 1):
        return None
    if state.sp_regroup[nation]:
        if cp < REGROUP_COST:
            return None
        return_sp(state, nation, capital, 1, "regroup")
        return cp - REGROUP_COST
    if cp < SP_COST:
        return None
    add_sp(state, nation, capital, 1, "build")
    return cp - SP_COST


def _build_squadron(state: State, nation: Nation, capital: Area, cp: int) -> int | None:
    ports = list(each_area(HOME[nation] & PORTS & state.held[nation]))
    returning = unused_squadrons(state, nation, REGROUP)
    found = returning or unused_squadrons(state, nation)
    if not ports or not found:
        return None
    left = _pay(state, nation, capital, cp, REGROUP_COST if returning else SQUADRON_COST)
    if left is not None:
        port = capital if capital in ports else ports[0]
        place_squadron(state, found[0], port, "refitting" if returning else "building", "build")
    return left


def _pay(state: State, nation: Nation, capital: Area, cp: int, cost: int) -> int | None:
    """What is left after paying; strength in the capital is cashed at two CPs each where CPs lack. [7.5]"""
    cashed = max(0, (cost - cp + SP_COST - 1) // SP_COST)
    if cashed > sp_at(state, nation, capital):
        return None
    lose_sp(state, nation, capital, cashed, "cashed")
    return cp + SP_COST * cashed - cost
