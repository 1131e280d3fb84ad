"""Marks of the Impulse on pieces: how far they have marched and whether they must stop. [9.42, 9.51]

Strength points are alike: those that rested longest are the first to go on.
"""

from __future__ import annotations

from typing import Final

from ...printed.ids import Area, Nation, by_nation
from ...printed.names import NATION_COUNT
from ...state.changes.fights import free_leader, note_leader_march, note_march, stop_leader, stop_sp
from ...state.fights import Force
from ...state.state import State, sp_at

#: From this area on a march is forced. [9.42]
FORCED: Final = 5


def stopped_here(state: State, nation: Nation, area: Area) -> int:
    """Strength of the nation that may not move out of the area in this Impulse."""
    return min(state.stopped_sp.get(area * NATION_COUNT + nation, 0), sp_at(state, nation, area))


def free_part(state: State, force: Force, area: Area) -> Force:
    """Of all that stands in an area, what may move on. [9.51]"""
    if not state.stopped_sp and not state.stopped_leaders:
        return force
    sp = tuple(
        max(0, count - stopped_here(state, n, area)) if count else 0 for n, count in by_nation(force.sp)
    )
    return Force(sp, tuple(leader for leader in force.leaders if not state.stopped_leaders >> leader & 1))


def _marched(state: State, nation: Nation, area: Area) -> list[int]:
    """Areas entered by each strength point here, most first."""
    counts = list(state.marched_sp.get(area * NATION_COUNT + nation, ()))
    here = sp_at(state, nation, area)
    return (counts + [0] * here)[:here]


def march_on(state: State, force: Force, frm: Area, to: Area) -> Force:
    """Marks go along with a force about to enter an area; which of its pieces march by force. [9.42]"""
    tired = [0] * NATION_COUNT
    for nation, count in by_nation(force.sp):
        if count:
            counts = _marched(state, nation, frm)
            stay = len(counts) - count
            moved = tuple(entered + 1 for entered in counts[stay:])
            _carry(state, nation, frm, to, tuple(counts[:stay]), moved)
            tired[nation] = sum(entered >= FORCED for entered in moved)
    for leader in force.leaders:
        note_leader_march(state, leader, state.marched_leader.get(leader, 0) + 1)
    leaders = tuple(leader for leader in force.leaders if state.marched_leader[leader] >= FORCED)
    return Force(tuple(tired), leaders)


def _carry(
    state: State, nation: Nation, frm: Area, to: Area, stay: tuple[int, ...], moved: tuple[int, ...]
) -> None:
    note_march(state, nation, to, (*_marched(state, nation, to), *moved))
    note_march(state, nation, frm, stay)


def march_back(state: State, force: Force, frm: Area, to: Area) -> None:
    """Marks go with pieces that leave the area they have just come to."""
    for nation, count in by_nation(force.sp):
        if count:
            counts = _marched(state, nation, frm)
            _carry(state, nation, frm, to, tuple(counts[count:]), tuple(counts[:count]))


def halt(state: State, force: Force, area: Area) -> None:
    """These pieces may not move on in this Impulse. [9.51, 9.52]"""
    for nation, count in by_nation(force.sp):
        if count:
            here = sp_at(state, nation, area)
            stop_sp(state, nation, area, min(here, stopped_here(state, nation, area) + count))
    for leader in force.leaders:
        stop_leader(state, leader)


def release(state: State, force: Force, area: Area) -> None:
    """These pieces may move on after all. [12.2]"""
    for nation, count in by_nation(force.sp):
        if count:
            stop_sp(state, nation, area, max(0, stopped_here(state, nation, area) - count))
    for leader in force.leaders:
        free_leader(state, leader)


def fall_back(state: State, force: Force, frm: Area, to: Area) -> None:
    """Marks go with a beaten force, which may not move on. [9.51]"""
    march_back(state, force, frm, to)
    for nation, count in by_nation(force.sp):
        if count:
            stop_sp(state, nation, frm, max(0, stopped_here(state, nation, frm) - count))
            stop_sp(state, nation, to, stopped_here(state, nation, to) + count)
    for leader in force.leaders:
        stop_leader(state, leader)
