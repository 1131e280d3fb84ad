"""Moving units: who may move, where to, and why not elsewhere. [11.1]

Questions only. A group is a tuple of units standing together; a path begins where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from .....engine.errors import Refusal
from ...printed.board import BEACHES, FORT, SPACES, each_space
from ...printed.names import Mask, Side, Space, Unit
from ...printed.units import KIND_ID, MOVE, SIDE
from ...state.state import State
from ..supply.supply import closed
from .completing import (
    faults,
    is_mendable_march,
    may_be_mended_without,
    movable_in,
    weakens_siege,
)
from .limits import end_refusal as unit_end_refusal
from .limits import entry_refusal
from .marching import (
    best_paths,
    lines_of,
    no_ends,
    plain_ends,
    reach,
    shut_spaces,
    steps_of,
    too_weak_for,
)
from .near_east import caucasus_refusal, crosses_caucasus
from .occupation import standing_forts
from .stacking import STACK_LIMIT, room, too_full_for


def ends(state: State, units: Sequence[Unit]) -> Mask:
    """Spaces where a march of the group may end, by any path. [11.1]"""
    mask, doubtful = _sorted_ends(state, units)
    if doubtful:
        for goal, path in best_paths(state, units, each_space(doubtful)).items():
            if is_mendable_march(state, units, path):
                mask |= 1 << goal
    return mask


def _sorted_ends(state: State, units: Sequence[Unit]) -> tuple[Mask, Mask]:
    """Ends that are legal, and ends that are legal only if others can still put things right: overfull spaces
    some may leave, forts that more may come to besiege, any end while something is wrong. [10.1.2, 11.1.8]"""
    found = reach(state, units)
    may_end = found & ~no_ends(state, units)
    wrong = faults(state, SIDE[units[0]])
    if wrong and not wrong >> state.place[units[0]] & 1 and not may_be_mended_without(state, units):
        return 0, may_end & wrong
    if wrong or weakens_siege(state, units):
        return 0, may_end
    full = too_full_for(state, len(units)) & state.marked_move
    weak = too_weak_for(state, units, may_end) if state.marked_move else 0
    return plain_ends(state, units, found), may_end & (full | weak)


def destinations(state: State, units: Sequence[Unit]) -> dict[Space, tuple[Space, ...]]:
    """Each space where the group may end its march, with the path it would take."""
    return best_paths(state, units, each_space(ends(state, units)))


def can_move(state: State, units: Sequence[Unit]) -> bool:
    """May the group end a march anywhere? A look at the neighbours is mostly enough."""
    if not faults(state, SIDE[units[0]]) and not weakens_siege(state, units):
        near = lines_of(state, units)[state.place[units[0]]] & ~shut_spaces(state, SIDE[units[0]])
        for goal in each_space(near & ~(no_ends(state, units) | too_full_for(state, len(units)))):
            if may_end_next_door(state, units, goal):
                return True
    plain, doubtful = _sorted_ends(state, units)
    if plain or not doubtful:
        return bool(plain)
    paths = best_paths(state, units, each_space(doubtful))
    return any(is_mendable_march(state, units, path) for path in paths.values())


def may_end_next_door(state: State, units: Sequence[Unit], goal: Space) -> bool:
    """May the group stop in this neighbouring space with room, as far as limits and forts go?"""
    if any(entry_refusal(state, unit, goal) for unit in units):
        return False
    return not too_weak_for(state, units, 1 << goal)


def groups_in(state: State, space: Space) -> Iterator[tuple[Unit, ...]]:
    """Groups that may leave a space together, one for each set of counters that look alike. [11.1.1]"""
    units = movable_in(state, space)
    looks = {u: (KIND_ID[u], state.reduced >> u & 1) for u in units}
    is_mixed = len(set(looks.values())) == len(units)
    for size in range(1, len(units) + 1):
        seen = set()
        for group in combinations(units, size):
            if not is_mixed:
                look = tuple(sorted(looks[u] for u in group))
                if look in seen:
                    continue
                seen.add(look)
            yield group


def mover_refusal(state: State, units: Sequence[Unit]) -> Refusal | None:
    """Why these units may not start a march together. [9.2.8, 11.1.1, 14.1.1.1]"""
    space = state.place[units[0]]
    for unit in units:
        params: dict[str, str | int] = {"unit": KIND_ID[unit], "space": SPACES[state.place[unit]]}
        if SIDE[unit] != state.active:
            return Refusal("pog-unit-not-yours", "9.2.8", params)
        if state.place[unit] != space:
            return Refusal("pog-movers-apart", "11.1.1", params)
        if not state.marked_move >> space & 1:
            return Refusal("pog-space-not-activated-to-move", "9.2.8", params)
        if not MOVE[state.reduced >> unit & 1][unit]:
            return Refusal("pog-unit-cannot-move", "11.1.1", params)
        if not state.ready >> unit & 1:
            return Refusal("pog-mover-out-of-supply", "14.1.1.1", params)
        if state.moved >> unit & 1:
            return Refusal("pog-unit-has-moved", "11.1.1", params)
    return None


def standstill_refusal(state: State, units: Sequence[Unit]) -> Refusal:
    """Why units that might start a march can end it nowhere: a siege holds them, or there is no way. [11.1.3,
    15.2.4]"""
    if weakens_siege(state, units) and reach(state, units) & ~no_ends(state, units):
        return _siege_refusal(state, units)
    space = SPACES[state.place[units[0]]]
    return Refusal("pog-nowhere-to-go", "11.1.3", {"unit": KIND_ID[units[0]], "space": space})


def _siege_refusal(state: State, units: Sequence[Unit]) -> Refusal:
    return Refusal("pog-siege-left-too-weak", "15.2.4", {"space": SPACES[state.place[units[0]]]})


def may_enter(state: State, units: Sequence[Unit], frm: Space, to: Space) -> Refusal | None:
    """Why the group may not step from one space to the next; None if it may. [11.1.3–11.1.11]"""
    params: dict[str, str | int] = {"space": SPACES[to], "from": SPACES[frm], "unit": KIND_ID[units[0]]}
    for unit in units:
        refusal = caucasus_refusal(state, unit, frm, to) or entry_refusal(state, unit, to)
        if refusal:
            return refusal
    if crosses_caucasus(frm, to) and len(units) > 1:
        return Refusal("pog-caucasus-once", "11.3.2", params)
    if not (lines_of(state, units)[frm] >> to & 1 or crosses_caucasus(frm, to)):
        joined = any(lines_of(state, (u,))[frm] >> to & 1 for u in units)
        return Refusal(
            "pog-line-not-for-all" if joined else "pog-no-line", "11.1.4" if joined else "11.1.3", params
        )
    if shut_spaces(state, SIDE[units[0]]) >> to & 1:
        if not closed(state) >> to & 1:
            return Refusal("pog-enemy-there", "11.1.7", params)
        if BEACHES >> to & 1:
            return Refusal("pog-no-beachhead", "11.1.10", params)
        return Refusal("pog-neutral-space", "11.1.11", params)
    return None


def path_refusal(state: State, units: Sequence[Unit], path: Sequence[Space]) -> Refusal | None:
    """Why the group may not march along this path, its end left out of account."""
    if len(path) < 2:
        return Refusal("pog-path-empty", "11.1.3")
    if len(path) - 1 > steps_of(state, units):
        return Refusal("pog-too-far", "11.1.5", {"steps": len(path) - 1, "allowed": steps_of(state, units)})
    stops = standing_forts(state, SIDE[units[0]])
    crossings = 0
    for frm, to in pairwise(path):
        refusal = may_enter(state, units, frm, to)
        if refusal:
            return refusal
        crossings += crosses_caucasus(frm, to)
        if frm != path[0] and stops >> frm & 1:
            return Refusal("pog-fort-stops", "15.1.1", {"space": SPACES[frm]})
    if crossings > 1:
        return Refusal("pog-caucasus-once", "11.3.2", {"unit": KIND_ID[units[0]]})
    return None


def end_refusal(state: State, units: Sequence[Unit], path: Sequence[Space]) -> Refusal | None:
    """Why a march along a path, legal so far, may not end where it does. [10.1.2, 11.1.6–11.1.9, 15.2.4]"""
    goal, side = path[-1], SIDE[units[0]]
    params: dict[str, str | int] = {"space": SPACES[goal], "unit": KIND_ID[units[0]]}
    if state.marked_attack >> goal & 1:
        return Refusal("pog-end-in-attack-space", "11.1.6", params)
    for unit in units:
        refusal = unit_end_refusal(state, unit, goal)
        if refusal:
            return refusal
    stays = sum(u not in units for u in state.at[goal])
    needs_help = stays + len(units) > STACK_LIMIT or too_weak_for(state, units, 1 << goal)
    if not (needs_help or faults(state, side) or weakens_siege(state, units)):
        return None
    if is_mendable_march(state, units, path):
        return None
    if room(state, goal) < len(units):
        return Refusal("pog-no-room", "10.1.1", params)
    if too_weak_for(state, units, 1 << goal):
        return Refusal("pog-too-weak-to-besiege", "11.1.8", {**params, "needed": FORT[goal]})
    if weakens_siege(state, units):
        return _siege_refusal(state, units)
    return Refusal("pog-faults-remain", "10.1.2", {"space": SPACES[next(each_space(faults(state, side)))]})


def fault_refusal(state: State, side: Side) -> Refusal | None:
    """Why movement may not end yet: the first space that is not in order, and what all of them are."""
    wrong = faults(state, side)
    if not wrong:
        return None
    names = " ".join(SPACES[space] for space in each_space(wrong))
    if len(state.at[next(each_space(wrong))]) > STACK_LIMIT:
        return Refusal("pog-overstacked", "10.1.2", {"spaces": names})
    return Refusal("pog-siege-incomplete", "15.2.1", {"spaces": names})
