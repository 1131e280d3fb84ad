"""Marks of the Impulse on pieces: how far they have marched and whether they must stop. [9.42, 9.51]

Strength points are alike: those that rested longest are the first to go on.
"""

from __future__ import annotations

from typing import Final

from ..fight_changes import free_leader, note_leader_march, note_march, stop_leader, stop_sp
from ..fights import Force
from ..names import NATION_COUNT
from ..state import State, sp_at

#: From this area on a march is forced. [9.42]
FORCED: Final = 5


def stopped_here(state: State, nation: int, area: int) -> int:
    """Strength of the nation that may not move out of the area in this Impulse."""
    return min(state.stopped_sp.get(area * NATION_COUNT + nation, 0), sp_at(state, nation, area))


def free_part(state: State, force: Force, area: int) -> Force:
    """Of all that stands in an area, what may move on. [9.51]"""
    sp = tuple(
        max(0, count - stopped_here(state, n, area)) if count else 0 for n, count in enumerate(force.sp)
    )
    return Force(sp, tuple(leader for leader in force.leaders if not state.stopped_leaders >> leader & 1))


def _marched(state: State, nation: int, area: int) -> list[int]:
    """Areas entered by each strength point here, most first."""
    counts = list(state.marched_sp.get(area * NATION_COUNT + nation, ()))
    here = sp_at(state, nation, area)
    return (counts + [0] * here)[:here]


def march_on(state: State, force: Force, frm: int, to: int) -> Force:
    """Marks go along with a force about to enter an area; which of its pieces march by force. [9.42]"""
    tired = [0] * NATION_COUNT
    for nation, count in enumerate(force.sp):
        if count:
            counts = _marched(state, nation, frm)
            moved = [entered + 1 for entered in counts[len(counts) - count :]]
            note_march(state, nation, frm, tuple(counts[: len(counts) - count]))
            note_march(state, nation, to, (*_marched(state, nation, to), *moved))
            tired[nation] = sum(entered >= FORCED for entered in moved)
    leaders = []
    for leader in force.leaders:
        entered = state.marched_leader.get(leader, 0) + 1
        note_leader_march(state, leader, entered)
        leaders += [leader] if entered >= FORCED else []
    return Force(tuple(tired), tuple(leaders))


def would_force(state: State, force: Force, frm: int) -> bool:
    """Would the next area be a forced march for any of these pieces? [9.42]"""
    for nation, count in enumerate(force.sp):
        if count and _marched(state, nation, frm)[-count] >= FORCED - 1:
            return True
    return any(state.marched_leader.get(leader, 0) >= FORCED - 1 for leader in force.leaders)


def halt(state: State, force: Force, area: int) -> None:
    """These pieces may not move on in this Impulse. [9.51, 9.52]"""
    for nation, count in enumerate(force.sp):
        if count:
            here = sp_at(state, nation, area)
            stop_sp(state, nation, area, min(here, stopped_here(state, nation, area) + count))
    for leader in force.leaders:
        stop_leader(state, leader)


def release(state: State, force: Force, area: int) -> None:
    """These pieces may move on after all. [12.2]"""
    for nation, count in enumerate(force.sp):
        if count:
            stop_sp(state, nation, area, max(0, stopped_here(state, nation, area) - count))
    for leader in force.leaders:
        free_leader(state, leader)


def carry_back(state: State, force: Force, frm: int, to: int) -> None:
    """Marks go with a beaten force, which may not move on. [9.51]"""
    for nation, count in enumerate(force.sp):
        if count:
            counts = _marched(state, nation, frm)
            note_march(state, nation, frm, tuple(counts[count:]))
            note_march(state, nation, to, (*counts[:count], *_marched(state, nation, to)))
            stop_sp(state, nation, frm, max(0, stopped_here(state, nation, frm) - count))
            stop_sp(state, nation, to, stopped_here(state, nation, to) + count)
    for leader in force.leaders:
        stop_leader(state, leader)
