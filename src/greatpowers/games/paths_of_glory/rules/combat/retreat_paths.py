"""Where a beaten unit may retreat to. Pure questions. [12.5.5]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .....engine.masks import mask_of
from ...printed.board import BEACHES, FORTS, each_space
from ...printed.names import CP, ENEMY, Mask, Side, Space, Unit
from ...printed.units import SIDE
from ...state.state import State, controlled
from ..movement.limits import barred_spaces
from ..movement.near_east import caucasus_refusal, crosses_caucasus
from ..movement.stacking import STACK_LIMIT
from ..supply.supply import besieged_by, closed, in_supply_at, occupied
from .targets import lines_from

Path = tuple[Space, ...]


def retreat_paths(state: State, unit: Unit, length: int, arrivals: Iterable[Space] = ()) -> list[Path]:
    """Every legal retreat of the unit over so many spaces; `arrivals` are ends others have already taken. A
    path shorter than asked for is the last way of a unit that perishes at its end. [12.5.5, 12.7.4]"""
    taken = list(arrivals)
    home = state.place[unit]
    firsts = list(_steps(state, unit, home, home))
    if length == 1:
        return [(s,) for s in _best(state, unit, [s for s in firsts if _has_room(state, s, taken)])]
    seconds = {
        first: [s for s in _steps(state, unit, first, home) if _has_room(state, s, taken)] for first in firsts
    }
    # A first space that leads nowhere is barred as long as another leads on.
    leading_on = [first for first in firsts if seconds[first]]
    if not leading_on:
        return [(first,) for first in _best(state, unit, firsts)]
    paths: list[Path] = [
        (first, second)
        for first in _best(state, unit, leading_on)
        for second in _best(state, unit, seconds[first])
    ]
    supplied = [path for path in paths if in_supply_at(state, unit, path[-1])]
    return supplied or paths


def _has_room(state: State, space: Space, taken: Sequence[Space]) -> bool:
    """[10.1.1]"""
    return len(state.at[space]) + taken.count(space) < STACK_LIMIT


def _steps(state: State, unit: Unit, start: Space, home: Space) -> Iterable[Space]:
    """Spaces the unit may step into, whatever their rank: no enemies, no enemy forts, not back home."""
    side = SIDE[unit]
    mask = lines_from(state, unit, start)
    mask &= ~closed_to_retreats(state, side) & ~barred_spaces(state, unit, "retreat") & ~(1 << home)
    for space in each_space(mask):
        if not crosses_caucasus(start, space) or caucasus_refusal(state, unit, start, space) is None:
            yield space


def closed_to_retreats(state: State, side: Side) -> Mask:
    """Spaces with enemy units, enemy forts nobody besieges, and neutral ground."""
    enemies = ~state.cp_control if side == CP else state.cp_control
    forts = FORTS & enemies & ~state.forts_destroyed & ~besieged_by(state, side)
    return occupied(state, ENEMY[side]) | forts | closed(state) & ~_beach_of_comrades(state)


def _beach_of_comrades(state: State) -> Mask:
    """The beach others of the same stack went back to, though their step took the marker. [Ruling 101]"""
    if state.combat is None:
        return 0
    return BEACHES & mask_of(space for _, path in state.combat.retreats for space in path)


def _best(state: State, unit: Unit, spaces: Sequence[Space]) -> list[Space]:
    """The spaces of the best rank among these."""
    ranks = [retreat_rank(state, unit, space) for space in spaces]
    return [space for space, rank in zip(spaces, ranks, strict=True) if rank == min(ranks)]


def retreat_rank(state: State, unit: Unit, space: Space) -> int:
    """Friendly before enemy, supplied before not. A siege of one's own counts as friendly. [12.5.5]"""
    side = SIDE[unit]
    friendly = (controlled(state, side) | besieged_by(state, side)) >> space & 1
    return (0 if friendly else 2) + (not in_supply_at(state, unit, space))


def most_survivors(state: State, units: Sequence[Unit], length: int, arrivals: Sequence[Space] = ()) -> int:
    """How many of these units can be saved at best, each going where it may at its turn. [12.5.5]"""
    if not units:
        return 0
    best = 0
    for index, unit in enumerate(units):
        rest = [*units[:index], *units[index + 1 :]]
        for end in {path[-1] for path in retreat_paths(state, unit, length, arrivals) if len(path) == length}:
            best = max(best, 1 + most_survivors(state, rest, length, (*arrivals, end)))
            if best == len(units):
                return best
    return best


def saving_paths(state: State, units: Sequence[Unit], length: int) -> dict[Unit, list[Path]]:
    """The paths of each unit that cost no other unit its life: nobody is lost who can be saved. [12.5.5]"""
    found = {unit: retreat_paths(state, unit, length) for unit in units}
    ends = {path[-1] for paths in found.values() for path in paths}
    if all(len(state.at[end]) + len(units) <= STACK_LIMIT for end in ends):
        return found
    best = most_survivors(state, units, length)
    for unit, paths in found.items():
        rest = [other for other in units if other != unit]
        found[unit] = [
            path
            for path in paths
            if len(path) < length or 1 + most_survivors(state, rest, length, (path[-1],)) == best
        ]
    return found
