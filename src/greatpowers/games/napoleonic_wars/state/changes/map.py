"""The verbs that alter what lies on the map: strength, leaders, Squadrons, Flags. Each records what happened.

Cards, relations, the turn and fights have their own in the other modules called `…changes.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...printed.board import OWNER, PLACES
from ...printed.ids import Area, Leader, Nation, Place, Squadron, by_nation
from ...printed.names import (
    AT_SEA,
    BOXES_OF_PIECES,
    GONE,
    NATION_COUNT,
    NATIONS,
    NO_NATION,
    POOL,
    REGROUP,
)
from ...printed.pieces import LEADER_NATION, LEADERS, LEADERS_OF, SQUADRONS
from ..events.foreign_wars import StrengthCommitted
from ..events.war import (
    FlagPlaced,
    FlagRemoved,
    FleetMoved,
    ForceMoved,
    LeaderLost,
    LeaderPlaced,
    PlusKeyChanged,
    SquadronLost,
    SquadronPlaced,
    SquadronRefitted,
    StrengthLost,
    StrengthPlaced,
    StrengthRegrouped,
)
from ..fights import Force
from ..state import State


def _set_sp(state: State, nation: Nation, area: Area, count: int) -> None:
    assert count >= 0, f"{NATIONS[nation]} would have {count} strength in {PLACES[area]}"
    state.sp[area * NATION_COUNT + nation] = count
    _note_presence(state, nation, area)


def _note_presence(state: State, nation: Nation, area: Area) -> None:
    """Keep the mask of areas with Formations true."""
    stands = state.sp[area * NATION_COUNT + nation] > 0 or any(
        state.leader_at[leader] == area for leader in LEADERS_OF[nation]
    )
    bit = 1 << area
    state.present[nation] = state.present[nation] | bit if stands else state.present[nation] & ~bit
    state.board_changed()


def add_sp(state: State, nation: Nation, area: Area, count: int, why: str) -> None:
    """Strength comes onto the map."""
    if count:
        _set_sp(state, nation, area, state.sp[area * NATION_COUNT + nation] + count)
        state.record(StrengthPlaced(NATIONS[nation], PLACES[area], count, why))


def lose_sp(state: State, nation: Nation, area: Area, count: int, why: str) -> None:
    """Strength is eliminated."""
    if count:
        _set_sp(state, nation, area, state.sp[area * NATION_COUNT + nation] - count)
        state.record(StrengthLost(NATIONS[nation], PLACES[area], count, why))


def regroup_sp(state: State, nation: Nation, area: Area, count: int, why: str) -> None:
    """Strength goes from the map to Regroup. [7.7]"""
    if count:
        _set_sp(state, nation, area, state.sp[area * NATION_COUNT + nation] - count)
        state.sp_regroup[nation] += count
        state.record(StrengthRegrouped(NATIONS[nation], PLACES[area], count, why))


def return_sp(state: State, nation: Nation, area: Area, count: int, why: str) -> None:
    """Strength comes back from Regroup. [7.7]"""
    assert state.sp_regroup[nation] >= count
    state.sp_regroup[nation] -= count
    add_sp(state, nation, area, count, why)


def change_regroup(state: State, nation: Nation, by: int) -> None:
    """Strength enters Regroup from elsewhere than the map, or leaves it for elsewhere."""
    state.sp_regroup[nation] += by
    assert state.sp_regroup[nation] >= 0
    state.touch()


def commit_sp(state: State, nation: Nation, area: Area, count: int, card: str) -> None:
    """Strength leaves the map for the card of a Foreign War. [6.13]"""
    _set_sp(state, nation, area, state.sp[area * NATION_COUNT + nation] - count)
    state.record(StrengthCommitted(NATIONS[nation], PLACES[area], count, card))


def move_force(state: State, force: Force, frm: Area, to: Area, how: str) -> None:
    """Strength and leaders are now in the other area."""
    for nation, count in by_nation(force.sp):
        if count:
            _set_sp(state, nation, frm, state.sp[frm * NATION_COUNT + nation] - count)
            _set_sp(state, nation, to, state.sp[to * NATION_COUNT + nation] + count)
    for leader in force.leaders:
        _put_leader(state, leader, to)
    names = tuple(LEADERS[leader].id for leader in force.leaders)
    state.record(ForceMoved(force.sp, names, PLACES[frm], PLACES[to], how))


def embark(state: State, force: Force, port: Area) -> None:
    """Pieces leave a port on a Convoy; they stand nowhere until they land. [13.6]"""
    for nation, count in by_nation(force.sp):
        if count:
            _set_sp(state, nation, port, state.sp[port * NATION_COUNT + nation] - count)
    for leader in force.leaders:
        _put_leader(state, leader, AT_SEA)
    state.touch()


def land(state: State, force: Force, frm: Area, port: Area, how: str) -> None:
    """Pieces of a Convoy come ashore; `frm` is the port or Zone they came from. [13.6, 13.7]"""
    for nation, count in by_nation(force.sp):
        if count:
            _set_sp(state, nation, port, state.sp[port * NATION_COUNT + nation] + count)
    for leader in force.leaders:
        _put_leader(state, leader, port)
    names = tuple(LEADERS[leader].id for leader in force.leaders)
    state.record(ForceMoved(force.sp, names, PLACES[frm], PLACES[port], how))


def _put_leader(state: State, leader: Leader, place: Area) -> None:
    old, nation = state.leader_at[leader], LEADER_NATION[leader]
    state.leader_at[leader] = place
    for area in (old, place):
        if area >= 0:
            _note_presence(state, nation, area)


def place_leader(state: State, leader: Leader, area: Area, why: str) -> None:
    """A leader comes onto the map, from wherever he was."""
    _put_leader(state, leader, area)
    state.record(LeaderPlaced(LEADERS[leader].id, PLACES[area], why))


def remove_leader(state: State, leader: Leader, to: Area, why: str) -> None:
    """A leader leaves the map for POOL, REGROUP or AT_WAR; one who does not return is GONE. [7.2]"""
    old = state.leader_at[leader]
    if to == POOL and not LEADERS[leader].returns:
        to = GONE
    _put_leader(state, leader, to)
    where = PLACES[old] if old >= 0 else BOXES_OF_PIECES[old]
    state.record(LeaderLost(LEADERS[leader].id, where, BOXES_OF_PIECES[to], why))


def place_squadron(state: State, squadron: Squadron, place: Place, status: str, why: str) -> None:
    """A Squadron comes into a port or Zone: "ready", "building" or "refitting". [7.3, 7.7]"""
    state.squadron_at[squadron] = place
    _mark_squadron(state, squadron, status)
    state.record(SquadronPlaced(SQUADRONS[squadron], PLACES[place], status, why))


def _mark_squadron(state: State, squadron: Squadron, status: str) -> None:
    bit = 1 << squadron
    state.building = state.building | bit if status == "building" else state.building & ~bit
    state.refitting = state.refitting | bit if status == "refitting" else state.refitting & ~bit
    state.board_changed()


def refit_squadron(state: State, squadron: Squadron, status: str = "ready") -> None:
    """Its marker is turned to Refit or taken off. [5.6, 7.7]"""
    _mark_squadron(state, squadron, status)
    state.record(SquadronRefitted(SQUADRONS[squadron], status))


def move_fleet(state: State, squadrons: Sequence[Squadron], to: Place, how: str) -> None:
    """Squadrons that stood together are now in another port or Zone. [13.1]"""
    frm = state.squadron_at[squadrons[0]]
    for squadron in squadrons:
        state.squadron_at[squadron] = to
    state.board_changed()
    names = tuple(SQUADRONS[squadron] for squadron in squadrons)
    state.record(FleetMoved(names, PLACES[frm], PLACES[to], how))


def remove_squadron(state: State, squadron: Squadron, to: Area, why: str) -> None:
    """A Squadron leaves the map for POOL, REGROUP or AT_WAR, without any marker."""
    old = state.squadron_at[squadron]
    state.squadron_at[squadron] = to
    _mark_squadron(state, squadron, "ready")
    where = PLACES[old] if old >= 0 else BOXES_OF_PIECES[old]
    state.record(SquadronLost(SQUADRONS[squadron], where, BOXES_OF_PIECES[to], why))


def set_flag(state: State, area: Area, nation: Nation, why: str) -> None:
    """The nation controls the area: its Flag lies there, or none if it is the first owner. [7.4]"""
    old = state.flag[area]
    before = OWNER[area] if old == NO_NATION else old
    if before == nation:
        return
    state.held[before] &= ~(1 << area)
    state.held[nation] |= 1 << area
    state.flag[area] = NO_NATION if OWNER[area] == nation else nation
    state.board_changed()
    if state.flag[area] == NO_NATION:
        state.record(FlagRemoved(NATIONS[before], PLACES[area], why))
    else:
        state.record(FlagPlaced(NATIONS[nation], PLACES[area], why))


def set_plus_key(state: State, is_set: bool) -> None:
    """France's +1 Key marker comes or goes. [15.5]"""
    if state.plus_key != is_set:
        state.plus_key = is_set
        state.record(PlusKeyChanged(is_set))


def save_cp(state: State, nation: Nation, kept: bool) -> None:
    """A neutral Proxy's +1 CP marker. [7.5]"""
    bit = 1 << nation
    state.saved_cp = state.saved_cp | bit if kept else state.saved_cp & ~bit
    state.touch()


def regroup_everything(state: State, nation: Nation, areas: Iterable[Area], why: str) -> None:
    """All Formations of a nation in these areas go to Regroup. [7.7, 15.21]"""
    for area in areas:
        regroup_sp(state, nation, area, state.sp[area * NATION_COUNT + nation], why)
        for leader in LEADERS_OF[nation]:
            if state.leader_at[leader] == area:
                remove_leader(state, leader, REGROUP, why)
